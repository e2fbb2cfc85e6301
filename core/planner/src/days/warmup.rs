//! Warm-ups by family, another one every day.

use crate::{
    instrument::Family,
    notes::kinds::Kinds,
    text::{self, lines},
};

const KEYS: &str = lines![
    "Let both arms fall from the shoulders three times, then play five notes up and down, hands apart, twice each; done when the wrists stay level.",
    "Place one finger after the other on five keys and hold each for two counts, both hands twice; done when no other finger lifts.",
    "Play five notes very softly and then very loudly, two rounds in each hand; done when the softest note still sounds.",
    "Swing the arm to the lowest, the middle and the highest C, four times per hand; done when you land without looking.",
    "Tap fingers 1 to 5 on the lid in three orders, both hands; done when each tap is as loud as the next.",
    "Play five notes together in contrary motion, four times; done when both hands sound as one.",
];
const BOWED: &str = lines![
    "Draw four slow bows on each open string, eight counts long; done when the sound is the same at tip and heel.",
    "Reset your bow hold five times without looking, then play one open string each time; done when the thumb stays bent.",
    "Tap the left-hand fingers on one string, 1 to 4, four rounds; done when each tap can be heard.",
    "Cross between two neighbouring open strings sixteen times with a still wrist; done when no third string sounds.",
    "Play one open string in the upper, middle and lower half of the bow, four bows each; done when all three sound alike.",
    "Hum one open string's note, then play and hold it for four long bows; done when hum and string agree.",
];
const PLUCKED: &str = lines![
    "Pluck each open string eight times, two fingers in turn; done when both fingers sound alike.",
    "Play frets 1-2-3-4 with fingers 1-2-3-4 on every string, twice; done when no note buzzes.",
    "Press and release one note eight times just behind the fret; done when you use only as much force as it needs.",
    "Rest the thumb on a bass string and pluck three treble strings in turn, eight rounds; done when the hand keeps still.",
    "Lift and set fingers 1 and 3 on two neighbouring strings, eight times; done when they land together.",
    "Play one string softly near the neck and clearly near the bridge, eight notes each; done when you hear two colours.",
];
const WIND: &str = lines![
    "Play four long notes of eight seconds, growing and fading; done when the pitch never sags.",
    "Breathe in for two counts and out on a hiss for eight, four times, then hold one middle note; done when it starts without a cough of air.",
    "Tongue one comfortable note in fours, four rounds; done when air keeps flowing between the tongues.",
    "Slur slowly between two neighbouring low notes eight times; done when nothing bumps at the change.",
    "Hold one middle note for eight counts, very soft, middle and loud, twice each; done when all three have the same pitch.",
    "Play the mouthpiece or a single note five times with relaxed shoulders; done when each start is as clean as the last.",
];
const VOICE: &str = lines![
    "Stand tall, roll the shoulders and let the breath out on a hiss for ten counts, four times; done when the hiss is even.",
    "Hum down from a comfortable note in five steps, five starts, each a little higher; done when the lips tingle.",
    "Glide on “oo” from low to high and back, four times; done when no note jumps.",
    "Sing five notes up and down on “mah-meh-mee”, five starts; done when the jaw stays loose.",
    "Speak one line of your song in a high, calm voice twice, then sing it; done when every word can be understood.",
    "Trill the lips over five notes, six times; done when the trill never stops.",
];
const DRUMS: &str = lines![
    "Play single strokes on the pad, thirty-two per tempo, slow and middle; done when both hands rise to the same height.",
    "Play double strokes, eight bars slowly; done when the second stroke is as clear as the first.",
    "Play eight taps and one accent in each hand, four rounds; done when the taps stay low.",
    "Count quavers aloud and play only the off-beats, eight bars; done when the count never bends.",
    "Play right foot and left hand in turn, sixteen times; done when no two sounds smear.",
    "Play one bar loud and one bar soft, eight rounds; done when the tempo is the same in both.",
];
const OTHER: &str = lines![
    "Stand or sit tall, drop the shoulders three times and play four slow notes; done when each begins without effort.",
    "Play one comfortable note eight times, soft to loud; done when the sound stays yours throughout.",
    "Play five neighbouring notes up and down slowly, four times; done when all are equally long.",
    "Tap a steady beat with the foot and play one note to each beat, sixteen beats; done when foot and sound agree.",
    "Play the easiest line you know twice, as beautifully as you can; done when you would play it to a guest.",
    "Play one note short and long in turn, eight times; done when both start alike.",
];

/// The warm-up of the `turn`th practice day.
pub fn line(family: Family, turn: usize, left_out: Kinds) -> &'static str {
    let lines = match family {
        Family::Keys => KEYS,
        Family::Bowed => BOWED,
        Family::Plucked => PLUCKED,
        Family::Wind => WIND,
        Family::Voice => VOICE,
        Family::Drums => DRUMS,
        Family::Other => OTHER,
    };
    let chosen = text::line(lines, turn);
    if left_out.forbid(chosen) {
        return text::line(OTHER, turn);
    }
    chosen
}
