//! Keys of a plan: those of the goals and of the ladder.

use reedling_core::case_mapping::lower;

use super::{PlanProblem, lines};
use crate::{
    goals::{Goal, Mode, Place, Subject},
    ladder,
};

use super::super::{Plan, WeekContext, subject::Subjects};

/// A key as it is written: its note, and whether it is a minor one; none where only the note is known.
type Written = (String, Option<bool>);

/// No key that neither a goal nor the grade's ladder has.
pub fn check(
    plan: &Plan,
    week: &WeekContext,
    subjects: &Subjects,
    require: &mut impl FnMut(bool, PlanProblem),
) {
    let mut known: Vec<Written> = Vec::new();
    for goal in &week.request.goals {
        known.extend(of_goal(goal, subjects));
    }
    for piece in &week.request.pieces {
        known.extend(written(&piece.title));
    }
    if let Some(rung) = ladder::rung(week.instrument, week.level().step()) {
        let names = ladder::names(rung.keys).chain(ladder::names(rung.extras));
        known.extend(names.flat_map(written));
    }
    let is_known = |(note, minor): &Written| {
        let mut known = known.iter();
        known.any(|(own, own_minor)| own == note && (own_minor.is_none() || own_minor == minor))
    };
    let days = plan.guidance.daily_plan.iter();
    let mut used = days.flat_map(lines).flat_map(written);
    require(used.all(|key| is_known(&key)), PlanProblem::Key);
}

/// The keys of a goal: its own, and those that its texts name.
fn of_goal(goal: &Goal, subjects: &Subjects) -> Vec<Written> {
    let mut keys = Vec::new();
    if let Subject::Technique(technique) = &goal.subject
        && let Some(key) = &technique.key
    {
        keys.push((note(&key.tonic), key.mode.map(is_minor)));
    }
    let words = match &goal.subject {
        Subject::Words { text } => Some(text.clone()),
        subject => subjects.title(subject),
    };
    let places = goal.places.iter().filter_map(|place| match place {
        Place::Letter { name: text } | Place::Part { name: text } | Place::Words { text } => {
            Some(text.clone())
        }
        _ => None,
    });
    let texts = words.into_iter().chain(goal.how.clone()).chain(places);
    keys.extend(texts.flat_map(|text| written(&text)));
    keys
}

fn is_minor(mode: Mode) -> bool {
    lower(mode.name()).contains("minor")
}

/// The keys that a text names with their mode: "B flat major", "F# harmonic minor".
fn written(text: &str) -> Vec<Written> {
    let mark = |letter: char| !letter.is_alphanumeric() && !"#♯♭".contains(letter);
    let words: Vec<&str> = text
        .split_whitespace()
        .map(|word| word.trim_matches(mark))
        .collect();
    let word = |at: usize| words.get(at).copied().unwrap_or_default();
    let mut keys = Vec::new();
    for at in 0..words.len() {
        let mut letters = word(at).chars();
        let is_note = letters.next().is_some_and(|it| ('A'..='G').contains(&it))
            && matches!(letters.as_str(), "" | "b" | "#" | "♭" | "♯");
        if !is_note {
            continue;
        }
        let mut next = at + 1;
        let mut name = note(word(at));
        if let Some(sign) = accidental(word(next)) {
            name.push(sign);
            next += 1;
        }
        if matches!(word(next), "harmonic" | "melodic" | "natural") {
            next += 1;
        }
        match word(next) {
            "minor" => keys.push((name, Some(true))),
            "major" => keys.push((name, Some(false))),
            _ => {}
        }
    }
    keys
}

/// A note with its sign as one letter: "Bb", "F#".
fn note(text: &str) -> String {
    text.replace('♭', "b").replace('♯', "#")
}

fn accidental(word: &str) -> Option<char> {
    match word {
        "flat" => Some('b'),
        "sharp" => Some('#'),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::written;

    #[test]
    fn keys_are_found_however_they_are_written() {
        let key = |note: &str, minor| (note.to_owned(), Some(minor));
        for (text, keys) in [
            ("Play B flat major twice.", vec![key("Bb", false)]),
            (
                "B♭ major, F# harmonic minor",
                vec![key("Bb", false), key("F#", true)],
            ),
            ("A major problem in D", vec![key("A", false)]),
            ("Clap it on G, then once more", Vec::new()),
        ] {
            assert_eq!(written(text), keys, "{text}");
        }
    }
}
