//! The words that the data may use, each with its rule in `check`.

/// What a task may serve, in the order of the file.
pub(super) const PURPOSES: [&str; 38] = [
    "rhythm",
    "evenness",
    "fingering",
    "intonation",
    "hands",
    "dynamics",
    "articulation",
    "memory",
    "pedal",
    "tone",
    "chords",
    "fluency",
    "nerves",
    "posture",
    "stuck",
    "new",
    "general",
    "join",
    "run",
    "whole",
    "first",
    "take",
    "programme",
    "keep",
    "look",
    "scale",
    "pattern",
    "draw",
    "exercise",
    "sight",
    "aural",
    "theory",
    "improvise",
    "listen",
    "warmup",
    "loosen",
    "free",
    "easy",
];

/// Purposes that any instrument has a task for: all but the needs, which not every instrument has.
pub(super) const FOR_ANYBODY: [&str; 17] = [
    "general",
    "join",
    "new",
    "stuck",
    "run",
    "first",
    "take",
    "programme",
    "keep",
    "look",
    "warmup",
    "loosen",
    "free",
    "easy",
    "sight",
    "aural",
    "theory",
];

/// Purposes whose lines have neither a count nor a test.
pub(super) const UNCOUNTED: [&str; 4] = ["warmup", "loosen", "free", "easy"];

pub(super) const FAMILIES: [&str; 7] = [
    "keys", "bowed", "plucked", "wind", "voice", "drums", "other",
];

/// Where a task fits and where not; each is a bit of a task's `flags`, and a constant of its name in the tables.
pub(super) const FLAGS: [&str; 16] = [
    "together",
    "force",
    "long",
    "metronome",
    "alone",
    "slow",
    "again",
    "piece",
    "early",
    "late",
    "clap",
    "silent",
    "before",
    "read",
    "main",
    "note",
];

/// Words of a test that compares rounds, which needs the flag `again`.
pub(super) const ROUNDS: [&str; 6] = [
    "last",
    "second",
    "rounds",
    "worked twice",
    "looser",
    "calmer",
];

pub(super) const SLOTS: [&str; 7] = ["play", "Play", "played", "note", "n", "p", "k"];

/// The verbs with which a line begins.
pub(super) const VERBS: [&str; 42] = [
    "Begin",
    "Bow",
    "Bring",
    "Change",
    "Clap",
    "Compare",
    "Count",
    "Explain",
    "Exaggerate",
    "Find",
    "Finger",
    "Glide",
    "Hear",
    "Hold",
    "Hum",
    "Improvise",
    "Invent",
    "Join",
    "Listen",
    "Look",
    "Make",
    "Name",
    "Place",
    "Put",
    "Read",
    "Record",
    "Reset",
    "Say",
    "Set",
    "Sing",
    "Sit",
    "Speak",
    "Start",
    "Step",
    "Stop",
    "Study",
    "Tap",
    "Tell",
    "Tongue",
    "Try",
    "Work",
    "{Play}",
];

/// The most words of a line with its count and test, and of a line that has none.
pub(super) const CARD_WORDS: usize = 12;
pub(super) const LINE_WORDS: usize = 14;
