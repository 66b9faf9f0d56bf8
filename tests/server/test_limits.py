"""What the server bears: its settings, and what those meet who go beyond them."""

from __future__ import annotations

import pytest

from debut.lab.page_blocks import with_block
from debut.table.limits import BadSetting, Limits, read_limits
from tests.helpers import reads_well
from tools.settings_page import PAGE, settings_table

# The settings


def test_the_page_shows_the_settings_as_they_are() -> None:
    assert with_block(PAGE, "settings", settings_table()) == PAGE.read_text("utf-8"), (
        "run `make golden`"
    )


def test_the_environment_changes_a_setting() -> None:
    told = read_limits({"DEBUT_SOCKETS_AN_ADDRESS": "7", "DEBUT_BODY_SECONDS": "0.5"})
    assert (told.sockets_an_address, told.body_seconds) == (7, 0.5)
    assert told.message_bytes == Limits().message_bytes
    assert read_limits({"DEBUT_PROXIES": "0"}) == Limits()


def test_what_messages_are_is_the_same_everywhere() -> None:
    assert read_limits({"DEBUT_NAME_CHARACTERS": "5"}) == Limits()


@pytest.mark.parametrize("value", ["", "many", "0", "-1", "1e3", "9" * 30])
def test_a_wrong_setting_is_one_line(value: str) -> None:
    with pytest.raises(BadSetting) as caught:
        read_limits({"DEBUT_MESSAGE_BYTES": value})
    reads_well(caught.value)
    assert "DEBUT_MESSAGE_BYTES" in str(caught.value)
