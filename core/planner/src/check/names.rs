//! Titles and keys: only what the notes or the ladder hold.

use super::PlanProblem;
use crate::{
    guidance::DayPlan,
    input::PlanInput,
    instrument::Instrument,
    ladder,
    level::Level,
    notes::{clauses::parts, keys},
    pieces::UNNAMED,
};

/// Every title and every key of the week.
pub fn check(
    days: &[DayPlan],
    input: &PlanInput,
    level: Level,
    require: &mut impl FnMut(bool, PlanProblem),
) {
    require(titles_known(days, input), PlanProblem::Title);
    let mut known: Vec<(String, String)> =
        notes(input).flat_map(|note| named(note, true)).collect();
    let rung = ladder::rung(Instrument::parse(&input.instrument), level.step());
    if let Some(rung) = rung {
        let names = ladder::names(rung.keys).chain(ladder::names(rung.extras));
        known.extend(names.flat_map(|name| named(name, false)));
    }
    let has = |(tonic, mode): &(String, String)| {
        let kind = |mode: &str| mode.contains("minor");
        let mut known = known.iter();
        known.any(|(known, like)| known == tonic && (like.is_empty() || kind(like) == kind(mode)))
    };
    let texts = days
        .iter()
        .flat_map(|day| [&day.technical_focus, &day.musicianship]);
    let mut used = texts.flat_map(|text| named(text, false));
    require(used.all(|key| has(&key)), PlanProblem::Key);
}

/// Whether a day works on a piece; a model may write a longer or shorter title.
pub fn has(day: &DayPlan, title: &str) -> bool {
    let title = title.to_lowercase();
    day.repertoire.iter().any(|item| {
        let named = item.title.to_lowercase();
        !named.is_empty() && (title.contains(&named) || named.contains(&title))
    })
}

fn notes(input: &PlanInput) -> impl Iterator<Item = &str> {
    [&input.notes]
        .into_iter()
        .chain(&input.recent_notes)
        .map(String::as_str)
}

/// The keys in a text: tonic and mode.
fn named(text: &str, bare: bool) -> Vec<(String, String)> {
    let found = parts(text).into_iter().flat_map(|part| {
        let mut used = vec![false; part.words.len()];
        keys::keys(&part, &mut used, bare)
    });
    found.map(|(_, key)| key.id).collect()
}

/// Every title's words stand in the lesson's notes or in earlier ones, or the title is general.
fn titles_known(days: &[DayPlan], input: &PlanInput) -> bool {
    let words: Vec<String> = notes(input)
        .flat_map(parts)
        .flat_map(|part| part.words)
        .map(|word| word.lower)
        .collect();
    let known = |word: &str| {
        let word = word.trim_matches(|c: char| !c.is_alphanumeric());
        let word = word.to_lowercase();
        words.iter().any(|known| known.contains(&word))
    };
    days.iter().flat_map(|day| &day.repertoire).all(|item| {
        let title = item.title.strip_prefix("Piece by ").unwrap_or(&item.title);
        item.title == UNNAMED || !title.trim().is_empty() && title.split(' ').all(known)
    })
}
