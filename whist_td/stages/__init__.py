"""The frames of the five stages of an event, which every format fills."""
