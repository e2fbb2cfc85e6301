//! The lists of words that a note is searched for.

use super::{bars, body_words, keywords, kinds, limit, pieces_words, topic, weak};

/// A list of words, of beginnings of words, or of the words that phrases begin with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum List {
    /// [`body_words::PAIN`].
    Pain,
    /// A beginning in [`body_words::PAIN_STEMS`].
    PainStem,
    /// A beginning in [`body_words::STOP_STEMS`].
    StopStem,
    /// [`body_words::BODY`].
    Body,
    /// [`body_words::HARM`].
    Harm,
    /// [`body_words::BREAKS`].
    Breaks,
    /// [`body_words::DENIES`].
    Denies,
    /// [`body_words::PLAY`].
    Play,
    /// [`body_words::FORBIDDEN`].
    Forbidden,
    /// Begins one of [`body_words::RESTS`].
    Rests,
    /// [`body_words::TENSION`].
    Tension,
    /// [`body_words::VOICE`].
    Voice,
    /// [`body_words::PAST`].
    Past,
    /// [`weak::WEAK`].
    Weak,
    /// [`weak::GOOD`].
    Good,
    /// [`weak::NO`].
    No,
    /// [`weak::ASKS`].
    Asks,
    /// Begins one of [`weak::PRAISE`].
    Praise,
    /// [`pieces_words::FORMS`].
    Form,
    /// [`pieces_words::FORMS_IF_CAPITAL`].
    FormIfCapital,
    /// [`pieces_words::COMPOSERS`].
    Composer,
    /// [`pieces_words::JOINING`].
    Joining,
    /// [`pieces_words::FOREIGN`].
    Foreign,
    /// [`pieces_words::STOP`].
    Stop,
    /// [`bars::BAR_WORDS`].
    Bar,
    /// Begins one of [`bars::NAMED`].
    Place,
    /// Begins a word of [`kinds::KINDS`].
    Kind,
    /// Begins a word that calls for work.
    Problem,
    /// [`topic::WORDS`].
    Subject,
    /// A beginning in [`topic::TECHNIQUE`].
    Technique,
    /// [`limit::MINUTES`].
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
pub const WORDS: [(List, &str); 23] = [
    (List::Pain, body_words::PAIN),
    (List::Body, body_words::BODY),
    (List::Harm, body_words::HARM),
    (List::Breaks, body_words::BREAKS),
    (List::Denies, body_words::DENIES),
    (List::Play, body_words::PLAY),
    (List::Forbidden, body_words::FORBIDDEN),
    (List::Tension, body_words::TENSION),
    (List::Voice, body_words::VOICE),
    (List::Past, body_words::PAST),
    (List::Weak, weak::WEAK),
    (List::Good, weak::GOOD),
    (List::No, weak::NO),
    (List::Asks, weak::ASKS),
    (List::Form, pieces_words::FORMS),
    (List::FormIfCapital, pieces_words::FORMS_IF_CAPITAL),
    (List::Composer, pieces_words::COMPOSERS),
    (List::Joining, pieces_words::JOINING),
    (List::Foreign, pieces_words::FOREIGN),
    (List::Stop, pieces_words::STOP),
    (List::Bar, bars::BAR_WORDS),
    (List::Subject, topic::WORDS),
    (List::Minutes, limit::MINUTES),
];

/// Beginnings between commas.
const STEMS: [(List, &str); 4] = [
    (List::PainStem, body_words::PAIN_STEMS),
    (List::StopStem, body_words::STOP_STEMS),
    (List::Technique, topic::TECHNIQUE),
    (List::Kind, kinds::KINDS),
];

/// Phrases between commas, found by their first words.
pub const PHRASES: [(List, &str); 3] = [
    (List::Rests, body_words::RESTS),
    (List::Praise, weak::PRAISE),
    (List::Place, bars::NAMED),
];

/// All lists of beginnings between commas; of two words the first counts.
pub fn stems() -> impl Iterator<Item = (List, &'static str)> {
    let problems = keywords::STEMS.into_iter();
    STEMS
        .into_iter()
        .chain(problems.map(|(_, stems)| (List::Problem, stems)))
}
