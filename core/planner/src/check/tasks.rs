//! What a line must say, and that none comes twice.

use super::{PlanProblem, lines};
use crate::{
    guidance::DayPlan,
    input::PlanInput,
    notes::{lists::listed, read::read},
};

/// Words that count, beside digits.
const COUNTS: &str = " all both each eight every five four half once one seven six sixteen ten thirty thirty-two three twelve twice two ";

/// Words with which a success test begins.
const TESTS: [&str; 6] = [
    "done ",
    "until ",
    "when ",
    "without ",
    "so that ",
    "write down",
];

/// Tasks of the practice days, repeated sentences and the end of each day.
pub fn check(days: &[DayPlan], input: &PlanInput, require: &mut impl FnMut(bool, PlanProblem)) {
    let reading = read(&input.notes);
    let new: Vec<String> = reading
        .pieces
        .iter()
        .filter(|piece| piece.said.new)
        .map(|piece| piece.title.to_lowercase())
        .collect();
    for day in days.iter().filter(|day| day.duration_minutes > 0) {
        let tasks = lines(day).count();
        require(tasks > 0 && lines(day).all(is_task), PlanProblem::Task);
        let is_new = |title: &String| new.contains(&title.to_lowercase());
        let alike = match &day.repertoire[..] {
            [.., before, last] => {
                is_new(&before.title) && is_new(&last.title) && before.title != last.title
            }
            _ => false,
        };
        require(!alike || !day.musicianship.is_empty(), PlanProblem::Ending);
    }
    require(!repeats(days), PlanProblem::Repeated);
}

/// Whether a line has a verb to begin with, a count and a success test. Its place is the piece it
/// stands at, or the instrument. Free play is a choice, which nobody counts.
fn is_task(line: &str) -> bool {
    let task = line.split_once(" min: ").map_or(line, |(_, task)| task);
    let counted = task
        .split(|c: char| !c.is_alphanumeric() && c != '-')
        .any(|word| {
            word.starts_with(|c: char| c.is_ascii_digit()) || listed(COUNTS, &word.to_lowercase())
        });
    task.starts_with(char::is_alphabetic)
        && (counted || task.contains("choice"))
        && task.split_whitespace().count() >= 5
        && TESTS.iter().any(|test| task.to_lowercase().contains(test))
}

/// Whether a sentence of the week's lines comes twice, its minutes aside.
fn repeats(days: &[DayPlan]) -> bool {
    let mut seen: Vec<(&str, &str)> = Vec::new();
    for day in days {
        let whole =
            [&day.warmup, &day.technical_focus, &day.musicianship].map(|text| ("", text.as_str()));
        let foci = day.repertoire.iter();
        let foci = foci.map(|item| (item.title.as_str(), item.focus.as_str()));
        for (title, text) in whole.into_iter().chain(foci) {
            for sentence in text.split(". ") {
                let task = sentence.split_once(" min: ");
                let sentence = task.map_or(sentence, |(_, task)| task);
                let sentence = (title, sentence.trim_end_matches('.'));
                if sentence.1.len() > 20 && seen.contains(&sentence) {
                    return true;
                }
                seen.push(sentence);
            }
        }
    }
    false
}
