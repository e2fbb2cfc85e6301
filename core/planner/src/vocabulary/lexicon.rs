//! The lists of words that a note is searched for.

use super::{sets, stems::STEMS as PROBLEM_STEMS};

/// A list of words, of beginnings of words, or of the words that phrases begin with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum List {
    /// `body.pain`.
    Pain,
    /// A beginning in `body.pain-stems`.
    PainStem,
    /// A beginning in `body.stop-stems`.
    StopStem,
    /// `body.part`.
    Body,
    /// `body.harm`.
    Harm,
    /// `body.breaks`.
    Breaks,
    /// `body.denies`.
    Denies,
    /// `body.play`.
    Play,
    /// `body.forbidden`.
    Forbidden,
    /// Begins one of `body.rests`.
    Rests,
    /// `body.tension`.
    Tension,
    /// `body.voice`.
    Voice,
    /// `body.past`.
    Past,
    /// `weak.weak`.
    Weak,
    /// `weak.good`.
    Good,
    /// `weak.no`.
    No,
    /// `weak.asks`.
    Asks,
    /// Begins one of `weak.praise`.
    Praise,
    /// `title.forms`.
    Form,
    /// `title.forms-if-capital`.
    FormIfCapital,
    /// `title.composers`.
    Composer,
    /// `title.joining`.
    Joining,
    /// `title.foreign`.
    Foreign,
    /// `title.stop`.
    Stop,
    /// `bars.bar`.
    Bar,
    /// Begins a word that calls for work.
    Problem,
    /// `limit.minutes`.
    Minutes,
    /// Whoever wrote a book of studies, which are told by their numbers; only the vocabulary has such words.
    Method,
}

/// The lists in which a word stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lists(pub(super) u64);

impl Lists {
    /// Whether the word stands in a list.
    pub fn has(self, list: List) -> bool {
        self.0 & bit(list) != 0
    }

    /// The lists but one.
    pub fn without(self, list: List) -> Lists {
        Lists(self.0 & !bit(list))
    }

    /// The lists of either of two words.
    pub fn and(self, other: Lists) -> Lists {
        Lists(self.0 | other.0)
    }
}

/// The bit of a list.
pub fn bit(list: List) -> u64 {
    1 << list as u64
}

/// Lists of words set between spaces.
pub const WORDS: [(List, &str); 22] = [
    (List::Pain, sets::BODY_PAIN),
    (List::Body, sets::BODY_PART),
    (List::Harm, sets::BODY_HARM),
    (List::Breaks, sets::BODY_BREAKS),
    (List::Denies, sets::BODY_DENIES),
    (List::Play, sets::BODY_PLAY),
    (List::Forbidden, sets::BODY_FORBIDDEN),
    (List::Tension, sets::BODY_TENSION),
    (List::Voice, sets::BODY_VOICE),
    (List::Past, sets::BODY_PAST),
    (List::Weak, sets::WEAK_WEAK),
    (List::Good, sets::WEAK_GOOD),
    (List::No, sets::WEAK_NO),
    (List::Asks, sets::WEAK_ASKS),
    (List::Form, sets::TITLE_FORMS),
    (List::FormIfCapital, sets::TITLE_FORMS_IF_CAPITAL),
    (List::Composer, sets::TITLE_COMPOSERS),
    (List::Joining, sets::TITLE_JOINING),
    (List::Foreign, sets::TITLE_FOREIGN),
    (List::Stop, sets::TITLE_STOP),
    (List::Bar, sets::BARS_BAR),
    (List::Minutes, sets::LIMIT_MINUTES),
];

/// Beginnings between commas.
const STEMS: [(List, &str); 2] = [
    (List::PainStem, sets::BODY_PAIN_STEMS),
    (List::StopStem, sets::BODY_STOP_STEMS),
];

/// Phrases between commas, found by their first words.
pub const PHRASES: [(List, &str); 2] = [
    (List::Rests, sets::BODY_RESTS),
    (List::Praise, sets::WEAK_PRAISE),
];

/// All lists of beginnings between commas; of two words the first counts.
pub fn stems() -> impl Iterator<Item = (List, &'static str)> {
    let problems = PROBLEM_STEMS.into_iter();
    STEMS
        .into_iter()
        .chain(problems.map(|stems| (List::Problem, stems)))
}
