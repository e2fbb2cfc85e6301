//! The words of scales and exercises.

use crate::{instrument::Family, text::lines};

// How a scale is played, and when it is right.

const KEYS: &str = lines![
    "slowly and joined, one hand at a time|every note is as long as its neighbour",
    "detached, from the wrist|no note is louder than the next",
    "growing on the way up, fading on the way down|the top is the loudest note",
    "with closed eyes|no finger has to search",
    "in long–short and then short–long pairs|both rhythms keep time",
    "in fours, with a light accent on each first note|the accents come in time",
];
const BOWED: &str = lines![
    "with slow whole bows, one to a note|every note rings from start to end",
    "with two notes to a bow|the second note is as clear as the first",
    "growing on the way up, fading on the way down|the bow, not the hand, makes the change",
    "in a long–short rhythm near the middle of the bow|both notes speak at once",
    "with four notes to a bow|the bow reaches the tip just in time",
    "over its sounding keynote, sung or played first|the third and the top note need no correction",
];
const PLUCKED: &str = lines![
    "slowly, two fingers or strokes in turn|no finger plays twice running",
    "naming each note|voice and note come together",
    "short, each note stopped at once|every stop is silent",
    "growing on the way up, fading on the way down|the top is the loudest note",
    "in long–short and then short–long pairs|both rhythms keep time",
    "as smoothly as you can|each finger waits until the next has landed",
];
const WIND: &str = lines![
    "slurred and slow, in one breath each way|no note is louder than its neighbour",
    "tongued lightly|the air never stops",
    "two slurred, two tongued|fingers and tongue move together",
    "growing on the way up, fading on the way down|the pitch stays level",
    "in long–short and then short–long pairs|both rhythms keep time",
    "from the top down first|the first note speaks at once",
];
/// For an instrument that nobody has named: nothing of hands, bows or breath.
const UNNAMED: &str = lines![
    "slowly and joined|no note is louder than its neighbour",
    "short and light|every note starts as clearly as the first",
    "two joined, two short|the difference can be heard across the room",
    "growing on the way up, fading on the way down|the top is the loudest note",
    "in long–short and then short–long pairs|both rhythms keep time",
    "from the top down first|the first note speaks at once",
];
const VOICE: &str = lines![
    "Sing five notes up and down on “ah”, six starts a step apart; done when the vowel never changes",
    "Sing a long note on “oo” for eight counts, four times; done when it neither sinks nor shakes",
    "Sing an octave leap and glide back down, six times; done when the top is reached without a push",
    "Sing five short notes on “ha”, six starts; done when the belly, not the throat, makes them",
    "Sing a slow scale on note names, four times; done when the last note matches the instrument",
    "Sing five notes down on “noo”, six starts; done when the lowest is as warm as the highest",
    "Swell one comfortable note from soft to full and back, five times; done when the pitch stays put",
    "Speak a line of text in rhythm twice, sing it on one note twice; done when every consonant is on time",
    "Sing broken chords up and down on “ee-ah”, five starts; done when the vowels are equally open",
    "Sing the widest leap of your song six times, hearing it first; done when you never slide into it",
];
const DRUMS: &str = lines![
    "Play the single paradiddle, eight bars with each hand leading; done when accents and taps have two clear heights",
    "Play single-stroke fours and sevens, eight times each; done when the last stroke lands on the beat",
    "Play eight bars of your basic groove with the metronome; done when bar eight is where bar one was",
    "Play the groove once on the pad, once with feet only, once whole, four bars each; done when the tempo never moves",
    "Play a one-bar fill after three bars of groove, six times; done when the next bar starts on time",
    "Play flams, right and left in turn, thirty-two; done when the grace note never turns into two",
    "Play five-stroke rolls, sixteen from each hand; done when the accent is the last stroke",
    "Play the hi-hat foot on two and four while the hands play single strokes, sixteen bars; done when the foot never stops",
    "Play your groove with four different accents, four bars each; done when bass and snare stay where they were",
    "Play triplets round the drums, one beat each, eight rounds; done when the moves take no time",
];
const OTHER: &str = lines![
    "Play the scale or exercise from your lesson slowly, four times; done when all notes are equally long",
    "Play the exercise from your lesson in long–short pairs, then short–long, twice each; done when both keep time",
    "Play your exercise softly twice and loudly twice; done when both are equally sure",
    "Play the exercise with the metronome four times, a mark faster each time; done when the last is as clean as the first",
    "Play the exercise once from memory and twice from the page; done when all three agree",
    "Play the hardest four notes of your exercise six times, then all of it twice; done when they no longer stand out",
    "Play the exercise from the end backwards in groups of four, twice; done when each group is clean",
    "Play the exercise as quietly as possible, three times; done when every note still starts clearly",
    "Say the notes or strokes of the exercise while playing, three times; done when the voice leads",
    "Play the exercise with a pause before each hard change, twice, then without, twice; done when the pauses are not missed",
];

/// In place of a shape for one hand after the other, where one of them rests.
pub const ONE_HANDED: &str = "slowly and joined|every note is as long as its neighbour";

/// The ways to play an arpeggio or another pattern.
pub const HOW: &str = lines![
    "slowly, four times|every note is where you expect it",
    "softly, four times|the highest note is as easy as the lowest",
    "three times with a rest on the top note|the way down starts as calmly as the way up",
    "in one long line, four times|no note sticks out",
    "twice slowly and twice a little faster|the faster ones are as clean",
];

/// In place of exercises that the notes leave out.
pub const PLAIN: &str = lines![
    "Hold five notes of your choice for four counts each, twice; done when all are equally long",
    "Choose three notes and move between them slowly, eight rounds; done when none is louder than the others",
    "Begin one comfortable note ten times; done when each start is as clear as the last",
    "Repeat your favourite four notes six times, softer each time; done when the softest still sounds",
    "Tap the rhythm of one line twice, then give it to a single note twice; done when both agree",
];

/// The six shapes of scales on a family's instruments: how one is played, and when it is right.
pub fn shapes(family: Family) -> &'static str {
    match family {
        Family::Keys => KEYS,
        Family::Bowed => BOWED,
        Family::Plucked => PLUCKED,
        Family::Wind => WIND,
        _ => UNNAMED,
    }
}

/// Exercises without a key.
pub fn exercises(family: Family) -> &'static str {
    match family {
        Family::Voice => VOICE,
        Family::Drums => DRUMS,
        _ => OTHER,
    }
}
