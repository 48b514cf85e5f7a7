### Lessons in the browser. A step has a title, what is asked (numbered), and what it has shown (done).
### Animals go by their tags (P1a), species by their cards. Tone: a calm naturalist at the table.

lesson = Lesson
lesson-resume = Continue with step { $n } of { $of }.
lesson-step = Step { $n } of { $of }:
lesson-why = Why?
lesson-skip = Skip
lesson-next = Next
lesson-back = Back
lesson-leave = Leave the lesson
lesson-play = Start a real game
lesson-go-on = Done. Press Next.
lesson-over = The lesson is over.
# The learner did something legal; the task follows in the next sentence.
lesson-watch = Watch what happens.
lesson-strayed = That is legal too, but this step asks for something else:
lesson-all = All lessons
lesson-following = Next lesson
lesson-show = Show me
lesson-puzzle = Puzzle: { $title }
lesson-about = Lesson: { $title }
lesson-done-of = { $done } of { $of } steps done
lessons-short = Short lessons
