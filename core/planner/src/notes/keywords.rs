//! The words of a note that call for a certain kind of work (Practice planning §6).

pub use super::stems::STEMS;
use super::{lexicon::List, lists::listed, part::Part};
pub use crate::goals::Need as Problem;
use crate::guidance::Stage;

/// Which hand the note names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    /// The left hand.
    Left,
    /// The right hand.
    Right,
}

/// The problems a part names, in its order, each once.
pub fn problems(part: &Part, used: &[bool]) -> Vec<Problem> {
    let mut found = Vec::new();
    for (at, &used) in used.iter().enumerate() {
        if !used
            && let Some(problem) = problem_at(part, at)
            && !found.contains(&problem)
        {
            found.push(problem);
        }
    }
    // An uneven rhythm is a matter of rhythm.
    if found.contains(&Problem::Rhythm) {
        found.retain(|problem| *problem != Problem::Evenness);
    }
    found
}

/// The problem that a word calls for, itself or with the one after it.
pub(crate) fn problem_at(part: &Part, at: usize) -> Option<Problem> {
    // "from memory" tells how a piece was played, not what it needs.
    // Double stops are a technique, and stop nothing.
    let word = &part.words[at];
    if !word.is(List::Problem) || at > 0 && listed(" double from ", &part.words[at - 1].lower) {
        return None;
    }
    let first = word.lower.as_bytes().first();
    let said = |stem: &str| stem.as_bytes().first() == first && says(part, at, stem);
    let called = STEMS.iter().find(|(_, stems)| stems.split(',').any(said));
    called.map(|&(problem, _)| problem)
}

fn says(part: &Part, at: usize, stem: &str) -> bool {
    let lower = &part.words[at].lower;
    match stem.split_once(' ') {
        Some((first, second)) => {
            let next = part.words.get(at + 1);
            lower == first && next.is_some_and(|next| next.lower.starts_with(second))
        }
        None if stem.len() <= 4 => lower.strip_prefix(stem).is_some_and(|rest| {
            matches!(rest, "" | "s" | "ing" | "ed" | "es" | "ly" | "ling" | "led")
        }),
        None => lower.starts_with(stem),
    }
}

/// The hand a part names.
pub fn hand(part: &Part) -> Option<Hand> {
    (0..part.words.len()).find_map(|at| {
        let lower = part.words[at].lower.as_str();
        let hand = match lower {
            "lh" => Hand::Left,
            "rh" => Hand::Right,
            "left" if part.has_at(at, "left hand") => Hand::Left,
            "right" if part.has_at(at, "right hand") => Hand::Right,
            _ => return None,
        };
        // "more weight than the left hand" is about the other one.
        let compared = part.words[..at].iter().any(|word| word.lower == "than");
        (!compared).then_some(hand)
    })
}

/// The stable reason code of a problem.
pub fn code(problem: Problem) -> &'static str {
    match problem {
        Problem::Rhythm => "note:rhythm",
        Problem::Evenness => "note:evenness",
        Problem::Fingering => "note:fingering",
        Problem::Intonation => "note:intonation",
        Problem::Hands => "note:hands",
        Problem::Dynamics => "note:dynamics",
        Problem::Articulation => "note:articulation",
        Problem::Memory => "note:memory",
        Problem::Pedal => "note:pedal",
        Problem::Tone => "note:tone",
        Problem::Chords => "note:chords",
        Problem::Fluency => "note:fluency",
        Problem::Nerves => "note:nerves",
        Problem::Posture => "note:posture",
    }
}

/// The stable reason code of a piece that the note only names.
pub fn stage_code(stage: Stage) -> &'static str {
    match stage {
        Stage::New => "stage:new",
        Stage::Build => "stage:build",
        Stage::Secure => "stage:secure",
        Stage::Polish => "stage:polish",
        Stage::Keep => "stage:keep",
    }
}

#[cfg(test)]
mod tests {
    use super::{Hand, Problem, hand, problems};
    use crate::notes::clauses::parts;

    #[test]
    fn words_call_for_work() {
        for (note, expected) in [
            ("hands together at 72", &[Problem::Hands][..]),
            ("left hand late", &[Problem::Rhythm]),
            ("G major scale uneven", &[Problem::Evenness]),
            (
                "shifts out of tune",
                &[Problem::Fingering, Problem::Intonation],
            ),
            ("chord changes and strumming", &[Problem::Chords]),
            ("pedalling blurred", &[Problem::Pedal]),
            ("latest news from elbow", &[]),
        ] {
            let part = &parts(note)[0];
            assert_eq!(
                problems(part, &vec![false; part.words.len()]),
                expected,
                "{note}"
            );
        }
    }

    #[test]
    fn hands_are_named_in_words_or_letters() {
        assert_eq!(hand(&parts("left hand late")[0]), Some(Hand::Left));
        assert_eq!(hand(&parts("RH louder")[0]), Some(Hand::Right));
        assert_eq!(hand(&parts("hands together")[0]), None);
    }
}
