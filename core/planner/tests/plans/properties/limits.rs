//! How many cards, how many minutes, how many words.

use reedling_planner::{
    goals::Subject,
    guidance::Part,
    plans::{DayCards, Plan, PlanRequest, PracticeCard},
};

use super::ensure;
use crate::support::*;

/// 0 for Initial Grade to 8; who grades for nothing is planned like Grade 1.
pub(super) fn step(asked: &PlanRequest) -> usize {
    let grade = GRADES
        .iter()
        .position(|grade| *grade == asked.student.grade);
    grade.filter(|step| *step <= 8).unwrap_or(1)
}

/// The longest that one thing lasts.
pub(super) fn longest(asked: &PlanRequest) -> u16 {
    if step(asked) <= 2 { 6 } else { 12 }
}

/// The cards that count: neither warm-up nor free play nor the question before a lesson.
pub(super) fn counted(day: &DayCards) -> Vec<&PracticeCard> {
    let cards = day.cards.iter();
    let counts = |card: &&PracticeCard| {
        !matches!(card.part, Part::WarmUp | Part::FreePlay) && card.key.goal != "question"
    };
    cards.filter(counts).collect()
}

/// The most minutes of a day, by grade, age and what the week says.
fn most_minutes(asked: &PlanRequest) -> u16 {
    let by_grade = match asked.student.grade.as_str() {
        "Not Grading" => 30,
        _ => [20, 30, 35, 45, 50, 60, 75, 90, 120][step(asked)],
    };
    let by_age = match asked.student.age {
        Some(0..=6) => 10,
        Some(7..=8) => 15,
        Some(9..=10) => 30,
        _ => u16::MAX,
    };
    let by_week = asked.week.minutes_per_day.unwrap_or(u16::MAX);
    by_grade.min(by_age).min(by_week)
}

pub(super) fn goal_31_cards_items_and_days_keep_their_limits(
    asked: &PlanRequest,
    made: &Plan,
) -> Result<(), String> {
    let small = asked.student.age.is_some_and(|age| age <= 10);
    let most_cards = match step(asked) {
        _ if small => 3,
        0..=2 => 3,
        3..=7 => 5,
        _ => 6,
    };
    ensure!(made.cards.len() == 7, "{} days", made.cards.len());
    for (day, told) in made.cards.iter().zip(&made.guidance.daily_plan) {
        let sum: u16 = day.cards.iter().map(|card| card.minutes).sum();
        let minutes = (day.minutes, told.duration_minutes);
        ensure!(minutes == (sum, sum), "{minutes:?} for {sum}");
        ensure!(sum <= most_minutes(asked), "{sum} minutes");
        let counted = counted(day);
        ensure!(counted.len() <= most_cards, "{} cards", counted.len());
        for card in &counted {
            let listening = day.cards.len() == 1 && card.minutes <= 10;
            let fits = (1..=longest(asked)).contains(&card.minutes);
            ensure!(fits || listening, "{card:?}");
            ensure!(card.times.is_none_or(|times| times <= 10), "{card:?}");
        }
    }
    Ok(())
}

pub(super) fn goal_09_texts_are_short_and_complete(
    asked: &PlanRequest,
    made: &Plan,
) -> Result<(), String> {
    let words = |text: &str| text.split_whitespace().count();
    let of = |text: &Option<String>| text.as_deref().map_or(0, words);
    let most = match asked.student.age {
        Some(0..=10) => 90,
        _ => 150,
    };
    for day in &made.cards {
        let own = day.cards.iter().filter(|card| card.key.task != "words");
        let own: Vec<&PracticeCard> = own.collect();
        let texts = own
            .iter()
            .map(|card| words(&card.task) + of(&card.place) + of(&card.hands) + of(&card.done));
        let count: usize = texts.sum();
        ensure!(count <= most, "{count} words");
        for card in own {
            ensure!(card.task.starts_with(char::is_uppercase), "{card:?}");
            ensure!(card.minutes > 0, "{card:?}");
            let line = words(&card.task) + of(&card.done);
            ensure!(
                line <= if card.done.is_some() { 12 } else { 18 },
                "{card:?}"
            );
            let practised = matches!(card.part, Part::Spots | Part::Run | Part::Technique);
            let complete = card.times.is_some() && card.done.is_some() && card.how.is_some();
            ensure!(!practised || complete, "{card:?}");
        }
    }
    teachers_words_are_kept(asked, made)
}

/// What is set in the teacher's words stands so, letter for letter.
fn teachers_words_are_kept(asked: &PlanRequest, made: &Plan) -> Result<(), String> {
    for card in cards(made).filter(|card| card.key.task == "words") {
        let mut goals = asked.goals.iter();
        let said = goals.any(|goal| match &goal.subject {
            Subject::Words { text } => card.task == text.trim(),
            _ => false,
        });
        ensure!(said, "{card:?}");
    }
    Ok(())
}
