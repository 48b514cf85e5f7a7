"""Words for people: event -> sentence, refusal -> reason, action -> choice, rule id -> wording.

Every sentence is data in a catalogue (``en/*.ftl``), keyed by the ids the core uses; the modules
here only choose the key and fill in the names and numbers.
"""
