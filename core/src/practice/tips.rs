//! Up to three tips for parents, by age and by how the last week went.

use super::{level::Level, log::LogSignal};

const TOGETHER: [&str; 3] = [
    "Sit beside your child while they practise; you need not know the notes, only listen.",
    "Two short sittings, one before and one after supper, are better than one long one.",
    "Let your child draw the scale of the day from a few cards; choosing helps.",
];
const NEARBY: [&str; 3] = [
    "Be there at the start and at the end; the middle belongs to your child.",
    "Keep one fixed time a day and leave the instrument ready to play.",
    "Play the examiner once: draw one scale from a pile of cards and listen.",
];
const GROWN: [&str; 3] = [
    "Ask for a small concert on Day 6; listening is help enough.",
    "Agree on a time of day together and leave the rest to them.",
    "Offer to be the audience for one take, and say what you enjoyed.",
];
const ANY: [&str; 5] = [
    "Leave the teaching to the lesson and the guilt outside; your part is time and a kind ear.",
    "Ask “Which bar is best today?” instead of “Have you practised?”.",
    "Praise the care taken, not the talent.",
    "Four times a quarter of an hour beats one long hour.",
    "Practice should never be the price of screen time; it is worth more than that.",
];
const AFTER_A_POOR_WEEK: &str =
    "After a thin week start again with five minutes; a small yes counts.";
const MOOD: &str = "If practising makes your child unhappy, tell the teacher; it is worth knowing.";
const BODY: &str = "Stop at the first sign of pain and tell the teacher before the next lesson.";

/// The tips; none for adults.
pub fn tips(
    age: Option<u8>,
    is_minor: bool,
    level: Level,
    signal: &LogSignal,
    pain: bool,
    seed: usize,
) -> Vec<String> {
    if !is_minor {
        return Vec::new();
    }
    let by_age = match age {
        Some(0..=8) => &TOGETHER,
        Some(9..=11) => &NEARBY,
        Some(_) => &GROWN,
        None if level.step() <= 2 => &NEARBY,
        None => &GROWN,
    };
    let mut tips = Vec::new();
    if pain {
        tips.push(BODY);
    }
    if signal.mood_low {
        tips.push(MOOD);
    } else if signal.minutes_percent < 90 {
        tips.push(AFTER_A_POOR_WEEK);
    }
    tips.push(by_age[seed % by_age.len()]);
    tips.push(ANY[seed % ANY.len()]);
    tips.push(ANY[(seed + 1) % ANY.len()]);
    tips.into_iter().take(3).map(String::from).collect()
}

/// Whether a tip fits the age: none of the built-in ones for another age, and nobody sits beside a
/// child of twelve.
pub fn fits(tip: &str, age: Option<u8>) -> bool {
    let Some(age) = age else { return true };
    let tables = [(TOGETHER, 0..=8), (NEARBY, 9..=11), (GROWN, 12..=u8::MAX)];
    let meant = tables.iter().find(|(tips, _)| tips.contains(&tip));
    meant.is_none_or(|(_, ages)| ages.contains(&age))
        && (age < 12 || !tip.to_lowercase().contains("sit beside"))
}
