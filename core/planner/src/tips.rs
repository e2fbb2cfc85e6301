//! Up to three tips for parents, by age and by how the last week went.

use super::{level::Level, text::lines};

/// When a tip suits.
#[derive(Clone, Copy)]
enum Suits {
    /// In any week.
    Always,
    /// In a week with scales.
    Scales,
    /// In a week whose full days have so many minutes.
    Minutes(u16),
}
use Suits::{Always, Minutes, Scales};

const TOGETHER: [(&str, Suits); 3] = [
    (
        "Sit beside your child while they practise; you need not know the notes, only listen.",
        Always,
    ),
    (
        "Two short sittings, one before and one after dinner, are better than one long one.",
        Minutes(10),
    ),
    (
        "Let your child decide whether scale or piece comes first; choosing helps.",
        Scales,
    ),
];
const NEARBY: [(&str, Suits); 3] = [
    (
        "Be there at the start and at the end; the middle belongs to your child.",
        Always,
    ),
    (
        "Keep one fixed time a day and leave the instrument ready to play.",
        Always,
    ),
    (
        "Play the examiner once: ask for a scale when it is not expected, and listen.",
        Scales,
    ),
];
const GROWN: [(&str, Suits); 3] = [
    (
        "Ask for a small concert at the end of the week; listening is help enough.",
        Always,
    ),
    (
        "Agree on a time of day together and let them do the rest.",
        Always,
    ),
    (
        "Offer to be the audience for one take, and say what you enjoyed.",
        Always,
    ),
];
const ANY: [(&str, Suits); 5] = [
    (
        "Leave the teaching to the lesson; what helps at home is your time and a kind ear.",
        Always,
    ),
    (
        "Ask “Which bar is best today?” instead of “Have you practised?”.",
        Always,
    ),
    ("Praise effort, not talent.", Always),
    ("Four 15-minute sessions beat one long hour.", Minutes(30)),
    (
        "Practice should never be the price of screen time; it is worth more than that.",
        Always,
    ),
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
    /// The tips of a table that suit the week, each once, beginning with the week's own.
    fn of(&self, tips: &'static [(&str, Suits)]) -> impl Iterator<Item = &'static str> {
        let (before, first) = tips.split_at(self.seed % tips.len());
        let suiting = first.iter().chain(before).filter(|(_, suits)| match suits {
            Always => true,
            Scales => self.scales,
            Minutes(least) => self.full >= *least,
        });
        suiting.map(|(tip, _)| *tip)
    }
}

/// The tips; none for adults.
pub fn tips(home: &Home) -> Vec<String> {
    if !home.is_minor {
        return Vec::new();
    }
    let by_age = match home.age {
        Some(0..=8) => &TOGETHER,
        Some(9..=11) => &NEARBY,
        Some(_) => &GROWN,
        None if home.level.step() <= 2 => &NEARBY,
        None => &GROWN,
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
    tips.extend(home.of(by_age).take(1));
    tips.extend(home.of(&ANY).take(2));
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
    let tables = [
        (&TOGETHER, 0..=8),
        (&NEARBY, 9..=11),
        (&GROWN, 12..=u8::MAX),
    ];
    let meant = tables
        .iter()
        .find(|(tips, _)| tips.iter().any(|(known, _)| *known == tip));
    meant.is_none_or(|(_, ages)| ages.contains(&age))
        && (age < 12 || !tip.to_lowercase().contains("sit beside"))
}
