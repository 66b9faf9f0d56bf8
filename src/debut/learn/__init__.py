"""Judgements that learn from matches against themselves (extra ``debut[learn]``)."""
