//! Sight-reading, aural work, theory and free play: half, a third and the rest of the week's slots.

use crate::{
    instrument::Family,
    notes::{
        kinds::Kinds,
        read::{Reading, Standing},
    },
    tasks::said,
    text::{fill, line, lines, turned},
};
use reedling_core::text::contains;

/// What a day's slot is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slot {
    /// Reading new music.
    Sight,
    /// Listening and singing.
    Aural,
    /// Theory and improvising.
    Theory,
}

const SIGHT: &str = lines![
    "Choose {b} new bars, easier than your pieces, look for 30 seconds and play them once without stopping; done when the beat never broke",
    "Clap {b} new bars once, name their first and highest note, play them twice; done when the second time needs no clapping",
    "Read two new lines once at half speed with a steady foot; done when you reached the end with the foot",
    "Look at a new page for 30 seconds, say its key and its trickiest bar, play {b} bars twice; done when that bar holds up",
    "Cover each bar as soon as you have begun it, for {b} new bars, twice; done when your eyes stay ahead",
    "Play only the first beat of each bar of a new line once, then all of it once; done when no first beat was late",
    "Set a slow beat, count one bar aloud and read {b} new bars, twice; done when you begin and end with the beat",
    "Find the rhythm that returns most in a new line, clap it twice, play the line once; done when it is right each time",
    "Read {b} new bars once for the rhythm on one note, then once as written; done when no rhythm had to be read again",
];
const AURAL: &str = lines![
    "Play two notes, sing them back and check, six times; done when four of six are right",
    "Clap the rhythm of a line somebody plays or hums, three lines; done when each is right at the second try",
    "Sing the first phrase of a piece you know, then find its first note, three pieces; done when two are found at once",
    "Listen to one recording twice and tap where it grows and fades; done when both times agree",
    "Play three chords or broken chords and call each major or minor, six rounds; done when five are right",
    "Play a short tune you know from three different first notes; done when two of them come out at once",
    "Have somebody play a line twice with one change and say where it was, four lines; done when three are found",
    "Hum the last note of a phrase before you play it, six phrases; done when five are right",
];
/// For slots of two minutes at most.
const SIGHT_SHORT: &str = lines![
    "Find the highest note of a new line, say where it comes, play its bar twice; done when the beat before it is steady",
    "Clap two new bars once, then play them once; done when the beat never broke",
    "Name the first three notes of a new line, then play that line's first bar twice; done when no name was wrong",
    "Look at two new bars for ten seconds, then play them once, slowly; done when you did not stop",
    "Point along a new line once while counting, then play its first two bars; done when finger and count agree",
];
const AURAL_SHORT: &str = lines![
    "Sing the first note of a piece you know, then check it, three pieces; done when one was right at once",
    "Tap the beat of a song in your head for two lines; done when you can say whether it goes in three or four",
    "Play two notes, sing them back, three times; done when two of three are right",
    "Clap back a bar somebody taps, three bars; done when each is right at the second try",
    "Close your eyes while somebody plays two notes and say which is higher, four times; done when three are right",
];
const THEORY_SHORT: &str = lines![
    "Make up one bar on three notes and play it twice; done when both are the same",
    "Find two signs in your piece and say what they mean; done when both are known",
    "Answer one bar of your own with another, three times; done when the last answer sounds finished",
];
/// Aural work without a pitched instrument.
const AURAL_RHYTHM: &str = lines![
    "Clap back a bar somebody taps, six bars; done when five are right at once",
    "Listen to one song twice and tap only beats two and four; done when you never turn the beat round",
    "Sing the bass line of a song you know while tapping the beat, two verses; done when neither stops the other",
    "Write down one bar you hear, in rhythm only, three bars; done when two are right",
    "Count the bars of three phrases in a recording; done when you can say which one is odd",
    "Tap the beat of a recording with the foot and its rhythm with the hands, two verses; done when both hold",
    "Clap a bar, leave the next one silent, four rounds; done when you come back in on time",
    "Say of five recordings whether they count in two, three or four; done when four are right",
];
macro_rules! theory {
    ($($line:literal,)*) => {
        lines![
            "Count the beats of every bar on one page aloud, once; done when each bar adds up",
            "Find every sign and word on one page and say what each means, once; done when none is unknown",
            "Improvise a question and an answer on {k}, four of each; done when every answer comes home",
            "Write four bars that use only {k} and play them twice; done when they sound as you meant",
            $($line,)*
        ]
    };
}
/// Theory without a pitched instrument.
const THEORY_RHYTHM: &str = theory![];
const THEORY: &str = theory![
    "Play a phrase of your own on {k} in three moods; done when a listener can name two of them",
    "Write the notes of {k} from memory once, upwards and downwards; done when the page agrees",
    "Name the interval between eight pairs of neighbouring notes in your piece; done when seven are right",
];
/// When all others of a week have been used: each page is another task.
const PAGE: &str = "Count the beats of every bar on page {p} of any music book aloud, once; done when each bar adds up";
const FREE: &str = lines![
    "A) a tune by ear or B) the piece you like best; write down today's best bar",
    "A) invent an ending for your piece or B) play an old favourite; write down one thing that got easier",
    "A) play something very slow and beautiful or B) something very funny; write down which you chose and why",
    "A) improvise over a steady beat or B) teach somebody one bar; write down one question that came up",
    "A) play with a recording or B) play with closed eyes; write down what you heard",
    "A) a favourite as loud and soft as you like or B) a tune from a film; write down tomorrow's first bar",
    "A) play for a toy, a pet or a person or B) record ten seconds; write down what you would keep",
];

/// The slots of a week's practice days; what the notes call weak gets one more.
fn slots(reading: &Reading, days: usize) -> &'static [Slot] {
    use Slot::{Aural, Sight, Theory};
    let weak = |standing| standing == Standing::Weak;
    match (
        weak(reading.sight_reading),
        weak(reading.aural),
        weak(reading.theory),
        days,
    ) {
        (true, _, _, 0..=4) => &[Sight, Aural, Sight, Sight],
        (true, ..) => &[Sight, Aural, Sight, Sight, Theory],
        (_, true, _, 0..=4) => &[Aural, Sight, Aural, Theory],
        (_, true, ..) => &[Aural, Sight, Aural, Sight, Aural],
        (.., true, 0..=4) => &[Theory, Sight, Aural, Theory],
        (.., true, _) => &[Theory, Aural, Theory, Sight, Sight],
        (.., 0..=4) => &[Sight, Aural, Sight, Theory],
        _ => &[Sight, Aural, Theory, Sight, Aural],
    }
}

/// The tasks of a slot: those for three minutes and more, and short ones.
type Tables = (&'static str, &'static str);

/// A task for a slot that fits its minutes and is not among the `used` ones; `seed` turns the tables
/// from week to week.
pub fn task(
    slot: Slot,
    family: Family,
    key: Option<&str>,
    minutes: u16,
    seed: usize,
    used: &mut Vec<&'static str>,
    left_out: Kinds,
) -> String {
    let unpitched = matches!(family, Family::Drums | Family::Other);
    let (long, short): Tables = match slot {
        Slot::Sight => (SIGHT, SIGHT_SHORT),
        Slot::Aural if unpitched => (AURAL_RHYTHM, AURAL_RHYTHM),
        Slot::Aural => (AURAL, AURAL_SHORT),
        Slot::Theory if unpitched => (THEORY_RHYTHM, THEORY_SHORT),
        Slot::Theory => (THEORY, THEORY_SHORT),
    };
    let tables = if minutes <= 2 {
        [short, long]
    } else {
        [long, short]
    };
    let mut lines = tables.into_iter().flat_map(|lines| turned(lines, seed));
    // What nobody can name or find without pitches.
    let pitched = ["highest note", "its key", "first three notes"];
    let unfit = |line: &str| unpitched && pitched.iter().any(|words| contains(line, words));
    let fresh = lines.find(|line| !used.contains(line) && !left_out.forbid(line) && !unfit(line));
    // When all have been used each page is another task.
    let line = fresh.unwrap_or(PAGE);
    used.push(line);
    let mut text = fill(
        line,
        &[
            ('k', key.unwrap_or("three sounds you choose")),
            (
                'b',
                match minutes {
                    ..5 => "four",
                    5..7 => "eight",
                    _ => "sixteen",
                },
            ),
            ('p', &used.len().to_string()),
        ],
    );
    text.push('.');
    // Ears are tested by what is played, all else by the student's own voice.
    match (slot, family) {
        (Slot::Sight | Slot::Theory, Family::Voice) => said(text, family),
        _ => text,
    }
}

/// Free play with a choice, and the line of the day.
pub fn free_play(turn: usize) -> &'static str {
    line(FREE, turn)
}

/// The slots of a day: one for each five or six minutes. In the last three weeks before an exam
/// both reading and aural work come daily.
pub fn of_day(reading: &Reading, days: usize, turn: usize, minutes: u16, daily: bool) -> Vec<Slot> {
    let allowed = |slot: &Slot| {
        !reading.released.kinds.forbid(match slot {
            Slot::Sight => "sight-reading",
            Slot::Aural => "aural work",
            Slot::Theory => "theory",
        })
    };
    let week = slots(reading, days).iter().copied();
    let mut slots: Vec<Slot> = week.filter(allowed).collect();
    if slots.is_empty() {
        slots.extend([Slot::Theory, Slot::Aural].into_iter().find(allowed));
    }
    if slots.is_empty() {
        slots.push(Slot::Aural);
    }
    let count = usize::from(minutes.div_ceil(6));
    let mut chosen = Vec::new();
    if daily && minutes >= 2 {
        chosen.extend([Slot::Sight, Slot::Aural].into_iter().filter(allowed));
        if chosen.len() == 2 {
            return chosen;
        }
    }
    // Where only one of the two is allowed, it leaves minutes for others.
    for item in chosen.len()..count {
        chosen.push(slots[(turn + item) % slots.len()]);
    }
    chosen
}

/// The reason code of a slot.
pub fn reason(slot: Slot, reading: &Reading) -> &'static str {
    let (standing, weak, plain) = match slot {
        Slot::Sight => (
            reading.sight_reading,
            "note:sight-reading",
            "slot:sight-reading",
        ),
        Slot::Aural => (reading.aural, "note:aural", "slot:aural"),
        Slot::Theory => (reading.theory, "note:theory", "slot:theory"),
    };
    if standing == Standing::Weak {
        weak
    } else {
        plain
    }
}
