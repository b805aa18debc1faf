"""One stranger against everybody: crowds of bots, huge uploads, half-sent requests."""
