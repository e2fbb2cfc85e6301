//! Up to three tips for parents, by age and by how the last week went.

use super::{
    level::Level,
    text::{lines, turned},
};
use reedling_core::text::contains;

const TOGETHER: &str = lines![
    "Sit beside your child while they practise; you need not know the notes, only listen.",
    "Two short sittings, one before and one after dinner, are better than one long one.",
    "Let your child decide whether scale or piece comes first; choosing helps.",
];
const NEARBY: &str = lines![
    "Be there at the start and at the end; the middle belongs to your child.",
    "Keep one fixed time a day and leave the instrument ready to play.",
    "Play the examiner once: ask for a scale when it is not expected, and listen.",
];
const GROWN: &str = lines![
    "Ask for a small concert on Day 6; listening is help enough.",
    "Agree on a time of day together and let them do the rest.",
    "Offer to be the audience for one take, and say what you enjoyed.",
];
const ANY: &str = lines![
    "Leave the teaching to the lesson; what helps at home is your time and a kind ear.",
    "Ask “Which bar is best today?” instead of “Have you practised?”.",
    "Praise effort, not talent.",
    "Four times a quarter of an hour beats one long hour.",
    "Practice should never be the price of screen time; it is worth more than that.",
];
const AFTER_A_POOR_WEEK: &str =
    "After a quiet week start again with five minutes; every little counts.";
const BODY: &str = "Stop at the first sign of pain and tell the teacher before the next lesson.";

/// For a week in which nothing is played.
const RESTING: &str = lines![
    "No playing this week, however much they want to; rest is what helps now.",
    "Listen to a piece together on the listening days; that is practice enough.",
    "Ask how it feels and tell the teacher before the next lesson.",
];

/// What the tips are chosen by.
pub struct Home {
    /// The child's age.
    pub age: Option<u8>,
    /// Whether the student is a minor.
    pub is_minor: bool,
    /// The level.
    pub level: Level,
    /// One goal a day, after a quiet week.
    pub one_goal: bool,
    /// Nothing is played.
    pub resting: bool,
    /// The body asks for care.
    pub sore: bool,
    /// Whether the week has scales.
    pub scales: bool,
    /// Minutes of a full day.
    pub full: u16,
    /// Turns the tips from week to week.
    pub seed: usize,
}

impl Home {
    /// Whether a tip speaks of what the week holds.
    fn suits(&self, tip: &str) -> bool {
        let too_long = |words: &str, least: u16| self.full < least && contains(tip, words);
        !too_long("quarter of an hour", 30)
            && !too_long("short sittings", 10)
            && (self.scales || !contains(tip, "scale"))
    }
}

/// The tips; none for adults.
pub fn tips(home: &Home) -> Vec<String> {
    if !home.is_minor {
        return Vec::new();
    }
    let by_age = match home.age {
        Some(0..=8) => TOGETHER,
        Some(9..=11) => NEARBY,
        Some(_) => GROWN,
        None if home.level.step() <= 2 => NEARBY,
        None => GROWN,
    };
    let mut tips = Vec::new();
    if home.resting {
        tips.extend(RESTING.split('\n'));
    } else if home.sore {
        tips.push(BODY);
    }
    if home.one_goal {
        tips.push(AFTER_A_POOR_WEEK);
    }
    let suits = |tip: &&str| home.suits(tip);
    tips.extend(turned(by_age, home.seed).filter(suits).take(1));
    tips.extend(turned(ANY, home.seed).filter(suits).take(2));
    let mut chosen = Vec::new();
    for tip in tips.into_iter().take(3) {
        chosen.push(tip.into());
    }
    chosen
}

/// Whether a tip fits the age: none of the built-in ones for another age, and nobody sits beside a
/// child of twelve.
pub fn fits(tip: &str, age: Option<u8>) -> bool {
    let Some(age) = age else { return true };
    let tables = [(TOGETHER, 0..=8), (NEARBY, 9..=11), (GROWN, 12..=u8::MAX)];
    let meant = tables
        .iter()
        .find(|(tips, _)| tips.split('\n').any(|known| known == tip));
    meant.is_none_or(|(_, ages)| ages.contains(&age))
        && (age < 12 || !tip.to_lowercase().contains("sit beside"))
}
