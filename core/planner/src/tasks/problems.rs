//! What to do about each problem (Practice planning §6): a verb, a place, a count, a success test.
//!
//! Slots: `{p}` the place, `{s}` each of its halves, `{j}` the place with the bars before it,
//! `{w}` the hand to begin with, `{r}` the rhythm to tap, `{n}` clean repeats; `{+}` in front: only
//! for places of more than three bars; `{/}`: only where halves are known; `{~}`: not with a mouthpiece
//! at the lips, nor while singing.

use crate::{instrument::Family, notes::keywords::Problem, text::lines};

/// Five tasks for a problem, one per kind of practice day: capture, build A, build B, join, perform.
pub fn for_problem(problem: Problem, family: Family) -> &'static str {
    match problem {
        Problem::Rhythm => RHYTHM,
        Problem::Evenness => EVENNESS,
        Problem::Fingering => FINGERING,
        Problem::Intonation => INTONATION,
        Problem::Hands if matches!(family, Family::Bowed | Family::Plucked) => HANDS_ON_STRINGS,
        Problem::Hands => HANDS,
        Problem::Dynamics => DYNAMICS,
        Problem::Articulation => ARTICULATION,
        Problem::Memory => MEMORY,
        Problem::Pedal => PEDAL,
        Problem::Tone => TONE,
        Problem::Chords => CHORDS,
        Problem::Fluency => FLUENCY,
        Problem::Nerves => NERVES,
        Problem::Posture => POSTURE,
    }
}

const RHYTHM: &str = lines![
    "Count aloud and tap the {r} of {p} twice, then play twice; done when tapping and playing match",
    "Play the {r} of {p} on one note four times over a steady count; done when no note comes early or late",
    "Clap {s} once, then play {n} times; done when the first beat of every bar meets your count",
    "Play {j} with the metronome {n} times; done when you are with the click from first note to last",
    "{~}Speak the beats while you play {p} {n} times; done when voice and notes stay together",
];

const HANDS: &str = lines![
    "Play {p} hands apart, the {w} first, twice each; done when neither hand has to stop",
    "Play the {w} alone in {p} four times, eyes on the score; done when the last two are clean",
    "Put the hands together beat by beat in {s}, {n} times; done when both land at once on every beat",
    "Join the hands over {j} {n} times; done when you come into {p} without a gap",
    "Play one hand of {p} and tap the other on your knee, twice each way; done when the tapping never stops",
];

/// On strings the left hand stops what the right one sounds.
const HANDS_ON_STRINGS: &str = lines![
    "Set the left-hand fingers of {p} without a sound twice, then play twice; done when no finger comes late",
    "Play the right hand of {p} on open strings four times; done when every string change is in time",
    "Play {s} at half speed {n} times and listen to the start of each note; done when both hands meet on it",
    "Play {j} {n} times in pairs of notes with a stop after each; done when the left hand is there first",
    "Play {p} on one note in its rhythm once, then as written {n} times; done when the second has no more noise than the first",
];

const EVENNESS: &str = lines![
    "Play {p} slowly {n} times and listen for the longest note; done when none sticks out",
    "Play {p} in long–short pairs twice, then short–long twice; done when both patterns keep time",
    "Play {s} in groups of four notes with a rest after each, {n} times; done when each group is one gesture",
    "Play {j} very softly {n} times; done when every note still speaks",
    "Play {p} with an accent on each beat {n} times, then once plain; done when the plain one is as steady",
];

const FINGERING: &str = lines![
    "Write the missing finger numbers into {p}, then play slowly five times; done when the fingers never changed",
    "Name the notes of {p}, then play them silently and aloud in turn, five times; done when each finger is early",
    "Play only the hardest move in {p}, five times each way; done when you land without looking",
    "{~}Play {j} {n} times and say “move” before each shift; done when the hand is there before the note",
    "Play {p} {n} times with your eyes on the score only; done when no note is wrong",
];

const INTONATION: &str = lines![
    "Hum the first four notes of {p}, then hold each for four counts against a drone; done when none needs correcting",
    "Play {p} slowly {n} times and stop on the longest note to check it; done when two stops in a row are in tune",
    "Sing {s} once, then play {n} times; done when the playing sounds like the singing",
    "Play {j} {n} times and circle the one note that drifts; done when it stays put every time",
    "Record {p} twice and listen with the score; done when you can say which note to lift or lower",
];

const DYNAMICS: &str = lines![
    "Sing {p} twice with all louds and softs, then play twice; done when a listener hears each change",
    "Play {p} {n} times with every dynamic exaggerated; done when the softest note still sounds",
    "Mark the top of each phrase in {p} and play towards it {n} times; done when the phrase leans there by itself",
    "Play {j} {n} times and lift at each phrase end; done when the phrases can be told apart",
    "Record {p} twice, once plain and once shaped; done when you can tell them apart with closed eyes",
];

const ARTICULATION: &str = lines![
    "Play the articulation of {p} on one note four times, then as written twice; done when short and long differ",
    "Play a scale with the articulation of {p} twice, then the passage {n} times; done when both sound alike",
    "Play {s} all joined once, all detached once, then as written {n} times; done when you switch without thinking",
    "Play {j} with the marks exaggerated {n} times; done when every slur and dot can be heard",
    "Say “long” and “short” through {p} once, then play {n} times; done when the notes match the words",
];

const MEMORY: &str = lines![
    "Look at {p} for one minute, then play without the book, four rounds; done when two rounds need no look",
    "{+}Start {p} from three marked points without the book, twice each; done when every start works",
    "{+}Learn the end of {p} first and begin one step earlier each time, four starts; done when each runs to the end",
    "Play {j} from memory {n} times; done when you never look up",
    "{~}Play {p} from memory twice and say what comes next at each bar line; done when you never have to guess",
];

const PEDAL: &str = lines![
    "Play {p} without pedal {n} times, then with pedal once; done when it hides no gap",
    "Press the pedal just after each new harmony in {p}, {n} slow rounds; done when no old sound hangs over",
    "Play the bass of {s} alone with pedal four times; done when each bass note is caught",
    "Play {j} with pedal {n} times and listen at the bar lines; done when every change is clear",
    "Record {p} with and without pedal, once each; done when you can name the one change to clean",
];

const TONE: &str = lines![
    "Hold the longest note of {p} for eight seconds, four times, growing and fading; done when nothing wobbles",
    "Play {p} as slow long notes {n} times; done when each keeps its sound to the end",
    "Play {s} to the far wall of the room {n} times; done when the tone is full, not hard",
    "Play {j} softly {n} times; done when no note disappears",
    "Record the first two notes of {p} four times and compare; done when the last take is the roundest",
];

const CHORDS: &str = lines![
    "Place, lift and place the first chord of {p} eight times in time; done when all fingers land together",
    "Change between the two hardest chords of {p} eight times to a slow count; done when four in a row are clean",
    "Play {s} with one touch per chord {n} times; done when no note is missing",
    "Play {j} {n} times without waiting at a change; done when the rhythm goes on even if a note fails",
    "Finger the chords of {p} silently once, then play {n} times; done when each one rings fully",
];

const FLUENCY: &str = lines![
    "Play {p} {n} times, slowly enough never to stop; done when you did not go back once",
    "Play one note across each stop in {p}, then two, then four, twice each; done when the gap is gone",
    "Play {s} {n} times with your eyes a bar ahead; done when they leave each bar before it ends",
    "Play {j} {n} times without correcting anything; done when the count never waits",
    "Play {p} twice while somebody counts aloud; done when they never have to wait",
];

const NERVES: &str = lines![
    "Play {p} twice for one person with a bow in between; done when the second take is calmer",
    "Breathe out slowly, imagine the room and start {p}, three times; done when the first note is sure",
    "Play {s} cold twice, leaving the room in between; done when the start works both times",
    "Play {j} twice while somebody walks about; done when you did not look up",
    "Record {p} as if on stage, two takes; done when you would keep one of them",
];

const POSTURE: &str = lines![
    "Reset your posture and hands before {p} five times, then play twice; done when no corrections were needed",
    "Play {p} slowly {n} times in front of a mirror; done when shoulders and hands look as in the lesson",
    "Play {s} twice and let go of all tension at each end; done when the second start is looser than the first",
    "Play {j} {n} times and think of your hands only; done when they keep their shape to the last note",
    "Film {p} twice and watch without sound; done when the hands look the same at the end as at the start",
];

/// Tasks that look for what stops a piece: hands are for keyboards, fingerings not for singers and
/// drummers.
pub fn stuck(family: Family) -> &'static str {
    match family {
        Family::Keys => STUCK_ON_KEYS,
        Family::Voice | Family::Drums => STUCK,
        _ => STUCK_IN_FINGERS,
    }
}

macro_rules! stuck {
    ($($line:literal,)*) => {
        lines![
            $($line,)*
            "Play {p} in groups of three notes, then of four, twice each; done when you know which group breaks",
            "Tap the rhythm of {p} twice, then play the notes without rhythm twice; done when you know which of the two is hard",
            "Play {s} in long–short–short, then short–short–long, twice each; done when no join between two groups catches",
        ]
    };
}

const STUCK: &str = stuck![];
const STUCK_IN_FINGERS: &str = stuck![
    "Try one other fingering at the hardest move of {p}, three times with each; done when the better one is written in",
];
const STUCK_ON_KEYS: &str = stuck![
    "Play {p} with each hand alone, three times each; done when you know which hand is less sure",
    "Try one other fingering at the hardest move of {p}, three times with each; done when the better one is written in",
];

/// Places of a new piece.
pub const NEW: &str = lines![
    "Clap {p} twice, then play slowly twice; done when the second time needs no stop",
    "Play {p} two bars at a time, {n} times each; done when every pair is clean on its own",
    "Play {p} {n} times so slowly that nothing can go wrong; done when nothing did",
];

/// Tasks for a place of which the note says nothing more.
pub const GENERIC: &str = lines![
    "Mark the two trickiest places in {p}, then play slowly twice; done when you pass both without stopping",
    "{+}Play {p} one bar at a time, {n} times each; done when every bar is clean on its own",
    "{/}Play {s} {n} times, then all of it twice; done when the first try of the whole is clean",
    "Link {j} {n} times; done when there is no seam",
    "Hear {p} in your head once, then play {n} times; done when the sound is what you heard",
    "{~}Play {p} slowly {n} times, counting aloud; done when all are clean in a row",
    "{+}Work backwards through {p}: the last bar, then one bar more each time, twice each; done when every start is clean",
    "Play {p} {n} times, each with another dynamic; done when the notes stay right in all of them",
    "Play {j} {n} times, looking one bar ahead; done when you never have to look back",
    "Play {p} {n} times and name one thing to better after each; done when the last take has it",
    "Tap the beat with your foot and play {p} {n} times; done when the foot never stops",
    "{/}Play {s} twice slowly and once in tempo; done when the seam between them is gone",
    "Play {p} twice softly, twice firmly and twice as you like best; done when the notes are safe in all six",
    "Say what is hard about {p}, play only that {n} times, then all of the passage twice; done when it feels ordinary",
    "Play {p} {n} times and stop before the first mistake, not after; done when nothing had to be stopped",
    "Play {j} {n} times at one even loudness; done when you could not say where it begins",
    "Play {p} once as slowly as you can bear, then {n} times a little faster; done when both are equally calm",
    "Close the music, hum {p} once, open it and play {n} times; done when you hummed what stands there",
];
