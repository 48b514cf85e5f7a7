### What both games say in the same words, and how names and lists are put together.

# The reader, and things with their owner: $what is "P1a" or "Bongo lynx (S3)".
name-you = you
name-yours = your { $what }
# $end is the last letter of the player's name, for languages that need it.
name-theirs = { $seat }'s { $what }
name-no_seat = nobody
# A player with the tag by which the game knows the seat: "Bo (P2)".
name-full = { $name } ({ $tag })

# Lists are folded from the left: "a", "a and b", "a, b and c". $start is all of it so far.
list-comma = { $start }, { $last }
list-and = { $start } and { $last }
list-or = { $start } or { $last }
# What is needed all at once: "climb 2 + cold".
list-plus = { $start } + { $last }
# Remarks and facts one after the other, and parts of a plan.
list-facts = { $start }, { $last }
list-plan = { $start }; { $last }
# Whole sentences one after the other.
list-sentences = { $start } { $last }

# A sentence with the rule behind it.
with_rule = { $text } ({ $rule })

# A player with a number, in a list of several: "you 2 and Bo 1".
seat-count = { $seat } { $n }

# A share, such as a chance to win.
percent = { $n }%
