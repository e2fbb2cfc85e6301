//! The words of a note that call for a certain kind of work (planning facts §6).

use super::clauses::Part;
use crate::practice::guidance::Stage;

/// What a passage needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Problem {
    /// Time, counting, pulse.
    Rhythm,
    /// Even fingers.
    Evenness,
    /// Fingering, shifts, wrong notes.
    Fingering,
    /// Playing in tune.
    Intonation,
    /// Both hands at once.
    Hands,
    /// Dynamics and phrasing.
    Dynamics,
    /// Articulation, tongue, bow.
    Articulation,
    /// Playing by heart.
    Memory,
    /// The pedal.
    Pedal,
    /// Tone and breath.
    Tone,
    /// Chords and barre.
    Chords,
    /// Going on without stopping.
    Fluency,
    /// Playing to people.
    Nerves,
    /// How body and hands are held.
    Posture,
}

/// Which hand the note names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    /// The left hand.
    Left,
    /// The right hand.
    Right,
}

/// Beginnings of words, two words joined by a space, and what they call for.
const STEMS: [(&str, Problem); 96] = [
    ("bow hold", Problem::Posture),
    ("bow grip", Problem::Posture),
    ("bow hand", Problem::Posture),
    ("hand shape", Problem::Posture),
    ("hand position", Problem::Posture),
    ("posture", Problem::Posture),
    ("wrist", Problem::Posture),
    ("elbow", Problem::Posture),
    ("shoulder", Problem::Posture),
    ("hands together", Problem::Hands),
    ("both hands", Problem::Hands),
    ("hands separate", Problem::Hands),
    ("ht", Problem::Hands),
    ("coordinat", Problem::Hands),
    ("co-ordinat", Problem::Hands),
    ("rhythm", Problem::Rhythm),
    ("timing", Problem::Rhythm),
    ("late", Problem::Rhythm),
    ("early", Problem::Rhythm),
    ("rush", Problem::Rhythm),
    ("drag", Problem::Rhythm),
    ("counting", Problem::Rhythm),
    ("count", Problem::Rhythm),
    ("dotted", Problem::Rhythm),
    ("syncop", Problem::Rhythm),
    ("triplet", Problem::Rhythm),
    ("pulse", Problem::Rhythm),
    ("beat", Problem::Rhythm),
    ("unsteady", Problem::Rhythm),
    ("steady", Problem::Rhythm),
    ("behind", Problem::Rhythm),
    ("uneven", Problem::Evenness),
    ("evenness", Problem::Evenness),
    ("jerky", Problem::Evenness),
    ("fingering", Problem::Fingering),
    ("shift", Problem::Fingering),
    ("position", Problem::Fingering),
    ("thumb", Problem::Fingering),
    ("wrong note", Problem::Fingering),
    ("note mistake", Problem::Fingering),
    ("accidental", Problem::Fingering),
    ("accura", Problem::Fingering),
    ("inaccura", Problem::Fingering),
    ("slips", Problem::Fingering),
    ("leap", Problem::Fingering),
    ("jumps", Problem::Fingering),
    ("intonation", Problem::Intonation),
    ("in tune", Problem::Intonation),
    ("of tune", Problem::Intonation),
    ("tuning", Problem::Intonation),
    ("pitch", Problem::Intonation),
    ("dynamic", Problem::Dynamics),
    ("phras", Problem::Dynamics),
    ("expressi", Problem::Dynamics),
    ("crescendo", Problem::Dynamics),
    ("diminuendo", Problem::Dynamics),
    ("balance", Problem::Dynamics),
    ("shaping", Problem::Dynamics),
    ("musical", Problem::Dynamics),
    ("voicing", Problem::Dynamics),
    ("articulat", Problem::Articulation),
    ("tongu", Problem::Articulation),
    ("staccato", Problem::Articulation),
    ("legato", Problem::Articulation),
    ("slur", Problem::Articulation),
    ("bow", Problem::Articulation),
    ("string crossing", Problem::Articulation),
    ("spiccato", Problem::Articulation),
    ("memor", Problem::Memory),
    ("by heart", Problem::Memory),
    ("pedal", Problem::Pedal),
    ("tone", Problem::Tone),
    ("sound", Problem::Tone),
    ("breath", Problem::Tone),
    ("airflow", Problem::Tone),
    ("embouchure", Problem::Tone),
    ("squeak", Problem::Tone),
    ("scratchy", Problem::Tone),
    ("harsh", Problem::Tone),
    ("vibrato", Problem::Tone),
    ("buzz", Problem::Tone),
    ("chord", Problem::Chords),
    ("barre", Problem::Chords),
    ("strum", Problem::Chords),
    ("fluen", Problem::Fluency),
    ("hesita", Problem::Fluency),
    ("stopping", Problem::Fluency),
    ("stumbl", Problem::Fluency),
    ("stops", Problem::Fluency),
    ("joins", Problem::Fluency),
    ("nerves", Problem::Nerves),
    ("nervous", Problem::Nerves),
    ("confidence", Problem::Nerves),
    ("performing", Problem::Nerves),
    ("concert", Problem::Nerves),
    ("recital", Problem::Nerves),
];

/// The problems a part names, in its order, each once.
pub fn problems(part: &Part, used: &[bool]) -> Vec<Problem> {
    let mut found = Vec::new();
    for (at, &used) in used.iter().enumerate() {
        // "from memory" tells how a piece was played, not what it needs.
        if used || at > 0 && part.words[at - 1].lower == "from" {
            continue;
        }
        let called = STEMS.iter().find(|(stem, _)| says(part, at, stem));
        if let Some(&(_, problem)) = called
            && !found.contains(&problem)
        {
            found.push(problem);
        }
    }
    found
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
        if lower == "lh" || part.has_at(at, &["left", "hand"]) {
            Some(Hand::Left)
        } else if lower == "rh" || part.has_at(at, &["right", "hand"]) {
            Some(Hand::Right)
        } else {
            None
        }
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
    use crate::practice::notes::clauses::parts;

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
