//! Complaints of somebody else: "Grandpa has broken his hip and is in hospital".

use super::{
    super::{
        lexicon::List,
        lists::{listed, value},
        part::Part,
        sets,
    },
    lower,
    over::is_care,
};

/// Whose the complaints of a part are, as far as it has been read.
pub(super) struct Others {
    has: bool,
    told: bool,
}

impl Others {
    /// Nothing is read yet; `told` is whether the part stands in somebody's speech.
    pub fn of(told: bool) -> Self {
        Self { has: false, told }
    }

    /// Whether the complaint at a word is somebody else's. Hospital and plaster behind such a complaint are theirs too.
    pub fn has(&mut self, part: &Part, at: usize) -> bool {
        let word = lower(part, at);
        let treated = is_care(word) || listed(sets::BODY_DRESSING, word);
        let has = self.has && treated || is_anothers(part, at, self.told);
        self.has |= has;
        has
    }
}

/// "The little brother has chickenpox", but not "Mum has flu and so has she", "Dad hurt her finger".
fn is_anothers(part: &Part, at: usize, told: bool) -> bool {
    let word = |at: usize| lower(part, at);
    let small = |at: usize| {
        listed(sets::OTHERS_SMALL, word(at))
            || part.is_at(at, List::Body)
            || part.is_at(at, List::Harm)
    };
    // "Dad hurt his finger in the door" may be the student's, "Mum hurt her back" is not, nor is "I hurt my thumb".
    let breaks = part.is_at(at, List::Breaks) || part.words[at].has(List::StopStem);
    let own = |at: usize, whose: &str| {
        let of_body = |near| breaks && part.is_at(near, List::Body);
        let of_own = |near| of_body(near) || listed(sets::OTHERS_OWN, word(near));
        whose == word(at) && (whose == "my" || (at + 1..at + 3).any(of_own))
    };
    let Some(who) = (0..at).rev().find(|near| {
        let pronoun = matches!(word(*near), "her" | "his" | "its");
        !small(*near) && !pronoun
    }) else {
        return false;
    };
    // "Mum's in bed with flu", "his sister's broken arm"
    let name = word(who).strip_suffix("'s");
    let Some(whose) = value(sets::BODY_FAMILY, name.unwrap_or(word(who))) else {
        return false;
    };
    let ends = |near: &usize| matches!(word(*near), "that" | "because");
    let end = (at..part.words.len())
        .find(ends)
        .unwrap_or(part.words.len());
    // "She told me I hurt my wrist": the teacher does not speak of their own.
    if told && whose == "my" {
        return false;
    }
    // "I have a doctor's note" is of the student.
    let treats = |at| is_care(word(at).trim_end_matches("'s"));
    !(whose == "my" && treats(at))
        // "Gran in hospital", "Mum ill all week"
        && (name.is_some()
            || listed(sets::OTHERS_IN, word(who + 1))
            || (who..=at).any(|near| listed(sets::OTHERS_HAS, word(near))))
        && !(who + 1..end).any(|near| listed(sets::OTHERS_SHARED, word(near)) && !own(near, whose))
}
