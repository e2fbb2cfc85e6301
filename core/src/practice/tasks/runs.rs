//! Runs, kept pieces, full takes and the lesson day's last look.
//!
//! Slots: `{b}` "at 58" or "slowly", `{n}` clean repeats, `{p}` the place.

/// Runs of a piece whose bars have all been met, one per kind of day.
pub const RUNS: [&str; 5] = [
    "Play from the beginning to the first stop, twice; done when that place is marked in the score",
    "Play the first and the last line once each; done when both have the same tempo",
    "Play the whole piece once, slowly; done when you reach the end with three stops at most",
    "Play the whole piece once and go on over every slip; done when you never went back",
    "Play the second half once, then the first; done when both have the same tempo",
];

/// The same for a piece that is still new.
pub const FIRST_READS: [&str; 5] = [
    "Clap the first two lines once and play them slowly once; done when you can hum how they go",
    "Play the next new line slowly, in parts first, twice; done when you can name its notes",
    "Play everything you know so far once, slowly; done when each line is begun without searching",
    "Play from the newest line back to the beginning, line by line, once; done when none is a surprise",
    "Play the newest line twice and what comes before it once; done when they join",
];

/// Kept pieces; the day's tempo is the goal.
pub const KEEPS: [&str; 5] = [
    "Play the piece once {b} and once in tempo; done when nothing needs repair",
    "Start the piece from three different places, once each; done when every start works",
    "Play the piece once for pleasure, to somebody if you can; done with two slips at most",
    "Play the hardest line twice {b}, then the piece once in tempo; done when the line is no longer the hardest",
    "Play the ending twice, then the whole piece once in tempo; done when the last bars are the surest",
];

/// The full take of Day 6, for a piece, a new piece, and in the weeks before an exam.
pub const TAKES: [&str; 3] = [
    "Record one full take without stopping, then play the two worst bars slowly {n} times; done when all are clean",
    "Record all you know of it in one go, then play its two worst bars slowly {n} times; done when all are clean",
    "Announce it, record one full take as in the exam, then repair its two worst bars {n} times; done when all are clean",
];

/// The other active pieces on an exam candidate's Day 6.
pub const PLAY_THROUGHS: [&str; 2] = [
    "Play it next, once through, as in the exam; done when you went on over every slip",
    "Play it last, once through, for somebody who listens; done when the ending was calm",
];

/// The lesson day.
pub const LAST_LOOKS: [&str; 2] = [
    "Play {p} twice, once slowly and once in this week's tempo; done when the second is as clean as the first",
    "Play {p} twice with a rest in between; done when you know what to ask about it",
];
