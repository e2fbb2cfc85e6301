//! The words of a note that call for a certain kind of work (Practice planning §6).

use crate::{
    goals::Need,
    vocabulary::{lexicon::List, lists::listed, part::Part, stems::STEMS},
};

/// What each of [`STEMS`] calls for.
const NEEDS: [Need; STEMS.len()] = [
    Need::Posture,
    Need::Hands,
    Need::Rhythm,
    Need::Evenness,
    Need::Fingering,
    Need::Tone,
    Need::Fingering,
    Need::Intonation,
    Need::Dynamics,
    Need::Articulation,
    Need::Memory,
    Need::Pedal,
    Need::Tone,
    Need::Chords,
    Need::Fluency,
    Need::Nerves,
];

/// The need that a word calls for, itself or with the one after it, and how many words these are.
pub fn need_at(part: &Part, at: usize) -> Option<(usize, Need)> {
    // "from memory" tells how a piece was played, not what it needs.
    // Double stops are a technique, and stop nothing.
    let word = &part.words[at];
    if !word.is(List::Problem) || at > 0 && listed(" double from ", &part.words[at - 1].lower) {
        return None;
    }
    let first = word.lower.as_bytes().first();
    let said = |stem: &str| stem.as_bytes().first() == first && says(part, at, stem);
    STEMS.iter().zip(NEEDS).find_map(|(stems, need)| {
        let stem = stems.split(',').find(|stem| said(stem))?;
        Some((1 + usize::from(stem.contains(' ')), need))
    })
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
    use super::need_at;
    use crate::{goals::Need, vocabulary::part::Part};

    #[test]
    fn words_call_for_work() {
        for (note, expected) in [
            ("hands together at 72", &[Need::Hands][..]),
            ("left hand late", &[Need::Rhythm]),
            ("G major scale uneven", &[Need::Evenness]),
            ("shifts out of tune", &[Need::Fingering, Need::Intonation]),
            ("chord changes and strumming", &[Need::Chords, Need::Chords]),
            ("pedalling blurred", &[Need::Pedal]),
            ("latest news from elbow", &[]),
        ] {
            let part = Part::of(note);
            let words = 0..part.words.len();
            let found: Vec<Need> = words
                .filter_map(|at| need_at(&part, at))
                .map(|found| found.1)
                .collect();
            assert_eq!(found, expected, "{note}");
        }
    }
}
