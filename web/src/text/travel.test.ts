import { readFileSync } from "node:fs";
import { join } from "node:path";

import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

import { joining, lean, namesOf, saidIn } from "../../build/texts";

const SRC = join(import.meta.dirname, "..");

test.each(["text", "teams/text", "analysis/text"])("%s arrives in the browser as it was written", async (folder) => {
  for (const lang of ["en", "fr"]) {
    const written = readFileSync(join(SRC, folder, `${lang}.ftl`), "utf8");
    const source = lean(written);
    const code = joining(namesOf(lean(readFileSync(join(SRC, folder, "en.ftl"), "utf8"))));
    const { default: whole } = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as {
      default: (said: string) => string;
    };
    expect(saidIn(source)).not.toContain(`${namesOf(source)[0]!}=`);
    expect(whole(saidIn(source))).toBe(source);
    expect(new FluentResource(source).body).toEqual(new FluentResource(written).body);
  }
});
