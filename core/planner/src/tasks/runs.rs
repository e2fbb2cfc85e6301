//! Runs, kept pieces, full takes and the lesson day's last look.
//!
//! Slots: `{b}` "at 58" or "slowly", `{n}` clean repeats, `{p}` the place.

use crate::text::lines;

/// Runs of a piece whose bars have all been met, one per kind of day.
pub const RUNS: &str = lines![
    "Play from the start until you first stop, twice; done when that place is marked in the score",
    "Play the first and the last line once each; done when both have the same tempo",
    "Play the whole piece once, slowly; done when you reach the end with three stops at most",
    "Play the whole piece once and go on over every slip; done when you never went back",
    "Play the second half once, then the first; done when you begin both equally surely",
    "Play the line you like best once and the one you like least twice; done when it goes as well as the other",
    "Play the odd lines, hear the even ones in your head, once through; done when you come back in on time",
    "Play the whole piece once very softly; done when the beat never sagged",
    "Start at three places a listener chooses, once each; done when each start is in tempo",
    "Play the whole piece once for somebody who does not know it; done when they can hum a bit of it",
];

/// The same for a piece that is still new; `{p}` is as far as it goes.
pub const FIRST_READS: &str = lines![
    "Clap {p} once and play the same once, slowly; done when you can hum how it goes",
    "Play the newest bars of {p} slowly, in parts first, twice; done when you can name their notes",
    "Play all of {p} that you know once, slowly; done when each line is begun without searching",
    "Play {p} backwards bar by bar, the last bar first, once; done when none is a surprise",
    "Play the newest bars of {p} twice and what comes before them once; done when they join",
    "Listen to {p} once with a finger on the score, played or sung by somebody else or recorded; done when you know which bars return",
    "Play the rhythm of {p} once on one note and once as written; done when both keep the same beat",
];

/// Kept pieces; the day's tempo is the goal.
pub const KEEPS: &str = lines![
    "Play the piece once {b} and once in tempo; done when nothing needs repair",
    "Start the piece from three different places, once each; done when every start works",
    "Play the piece once for pleasure, to somebody if you can; done with two slips at most",
    "Play the hardest line twice {b}, then the piece once in tempo; done when the line is no longer the hardest",
    "Play the ending twice, then the whole piece once in tempo; done when the last bars are the surest",
    "Play the piece once as if for a recording; done when you would keep the take",
    "Hear the first line in your head, then play the piece once in that tempo; done when the tempo holds to the end",
];

/// The full take of Day 6, for a piece, a new piece, and in the weeks before an exam.
pub const TAKES: &str = lines![
    "Record one full take without stopping, then play the two worst bars slowly {n} times; done when all are clean",
    "Record all you know of it in one go, then play its two worst bars slowly {n} times; done when all are clean",
    "Announce it, record one full take as in the exam, then repair its two worst bars {n} times; done when all are clean",
];

/// The other active pieces on an exam candidate's Day 6.
pub const PLAY_THROUGHS: &str = lines![
    "Play it next, once through, as in the exam; done when you went on over every slip",
    "Play it last, once through, for somebody who listens; done when the ending was calm",
];

/// The lesson day.
pub const LAST_LOOK_IN_TEMPO: &str = "Play {p} twice, once slowly and once in this week's tempo; done when the second is as clean as the first";

/// The same where no tempo is known.
pub const LAST_LOOKS: &str = lines![
    "Play {p} twice with a rest in between; done when you know what to ask about it",
    "Play the opening twice as you will begin it at the lesson; done when the first note is sure",
    "Play the ending twice, as you will show it; done when the last note is held to its end",
    "Hum {p} once and play the same once; done when both have one tempo",
    "Play {p} once in your head and once aloud; done when the two agree",
];
