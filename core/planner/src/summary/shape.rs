//! How the week is laid out, and why it differs from an ordinary one.

use super::Week;
use crate::{
    guidance::DayKind,
    text::{fill, list},
    week::practises,
};

/// The days: how many, how long, which are off.
pub fn days(week: &Week) -> String {
    let which = |wanted: fn(DayKind) -> bool| {
        let mut chosen = Vec::new();
        for (day, kind) in DAYS.iter().zip(week.kinds) {
            if wanted(*kind) {
                chosen.push(*day);
            }
        }
        chosen
    };
    const DAYS: [&str; 7] = [
        "Day 1", "Day 2", "Day 3", "Day 4", "Day 5", "Day 6", "Day 7",
    ];
    const NUMBERS: [&str; 8] = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven"];
    let practice = NUMBERS[which(practises).len().min(7)];
    let rest = which(|kind| kind == DayKind::Rest);
    let light = which(|kind| kind == DayKind::Light);
    let mut text = fill(
        "{n} practice days of up to {m} minutes",
        &[('n', practice), ('m', &week.full.to_string())],
    );
    for (list_of_days, what) in [(rest, ", rest on "), (light, ", only listening on ")] {
        if !list_of_days.is_empty() {
            text.push_str(what);
            text.push_str(&list(&list_of_days));
        }
    }
    let exam = which(|kind| kind == DayKind::Exam);
    if !exam.is_empty() {
        text.push_str(", the exam on ");
        text.push_str(&list(&exam));
    }
    if !week.kinds.contains(&DayKind::Lesson) {
        text.push('.');
        return text;
    }
    text.push_str(if week.next_lesson {
        ", and a quick run-through before the lesson on "
    } else {
        ", and a short review on "
    });
    text.push_str(&list(&which(|kind| kind == DayKind::Lesson)));
    text.push('.');
    text
}

/// How long days are split.
pub fn sittings(week: &Week) -> Option<&'static str> {
    match (week.age, week.full) {
        (Some(0..=10), 10..) => Some("Split each day into two short sittings."),
        (_, 46..) => Some("Split each long day into two sittings."),
        (_, 31..) => Some("Take a break of four minutes halfway through each long day."),
        _ => None,
    }
}

/// What the weeks to the exam ask for.
pub fn exam(days: Option<i64>) -> Option<&'static str> {
    Some(match days? {
        0..=3 => {
            "The exam is days away: shorter days and no new tempi, only what you can already do."
        }
        4..=21 => {
            "The exam is near: play to people two or three times this week; sight-reading and aural work come daily."
        }
        22..=42 => "The exam is weeks away: whole pieces in exam order, and scales drawn by lot.",
        43..=84 => "Until the exam there is time to make every bar secure.",
        _ => return None,
    })
}

/// What body and log change, each in a sentence.
pub fn changes(week: &Week, lines: &mut Vec<&'static str>) {
    let piece = &week.pieces.active[0];
    let body = if week.reading.pain {
        Some(
            "The notes mention pain or illness: the days are shorter, the first is without the instrument, no tempo rises; tell your teacher how it feels.",
        )
    } else if week.reading.tension {
        Some(
            "The notes mention tension: no tempo rises until it lets go; tell your teacher how it feels.",
        )
    } else {
        None
    };
    let said = [
        (
            piece.stuck,
            "The main piece has waited at the same point for two weeks: the tempo stays where it is, and this week looks for the cause.",
        ),
        (
            week.one_goal,
            "Last week was thin, so this one is smaller: one goal a day is enough.",
        ),
    ];
    lines.extend(body);
    for (wanted, line) in said {
        if wanted {
            lines.push(line);
        }
    }
}
