"""Python rules to machine code: for this processor, for GPUs, from a cache."""
