"""The rules in action: one file a decision, its choices and its consequence side by side."""
