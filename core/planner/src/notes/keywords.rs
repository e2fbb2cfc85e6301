//! The words of a note that call for a certain kind of work (Practice planning §6).

pub use super::stems::STEMS;
use super::{lexicon::List, lists::listed, part::Part};
pub use crate::goals::Need as Problem;

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

#[cfg(test)]
mod tests {
    use super::{Problem, problem_at};
    use crate::notes::part::Part;

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
            (
                "chord changes and strumming",
                &[Problem::Chords, Problem::Chords],
            ),
            ("pedalling blurred", &[Problem::Pedal]),
            ("latest news from elbow", &[]),
        ] {
            let part = Part::of(note);
            let words = 0..part.words.len();
            let found: Vec<Problem> = words.filter_map(|at| problem_at(&part, at)).collect();
            assert_eq!(found, expected, "{note}");
        }
    }
}
