//! What is left out, which hands play, the teacher's way, whose technique it is, and what was left open.

use reedling_planner::{
    goals::{Answer, Do, Goal, Hands, Piece, PieceState, Subject},
    guidance::{DayKind, Part},
    instrument::{Family, Instrument},
    plans::{Plan, PlanRequest},
};

use super::{cards_of_goal, ensure, is_apart, is_listening, set_once};
use crate::support::*;

fn family(asked: &PlanRequest) -> Family {
    Instrument::parse(&asked.student.instrument).family
}

fn piece_of<'a>(asked: &'a PlanRequest, goal: &Goal) -> Option<&'a Piece> {
    let Subject::Piece { piece_id } = &goal.subject else {
        return None;
    };
    asked.pieces.iter().find(|piece| piece.id == *piece_id)
}

fn title_of<'a>(asked: &'a PlanRequest, goal: &'a Goal) -> Option<&'a str> {
    match &goal.subject {
        Subject::Title { title, .. } => Some(title),
        _ => piece_of(asked, goal).map(|piece| piece.title.as_str()),
    }
}

pub(super) fn goal_01_what_is_left_out_is_on_no_day(
    asked: &PlanRequest,
    made: &Plan,
) -> Result<(), String> {
    for goal in &asked.goals {
        let is_out = goal.r#do == Do::Finish || goal.r#do == Do::Rest && goal.places.is_empty();
        let Some(title) = title_of(asked, goal).filter(|_| is_out) else {
            continue;
        };
        ensure!(cards_of(made, title).is_empty(), "{title} is left out");
        ensure!(!read(made).contains(title), "{title} is named");
    }
    // What rests already comes back only by a goal of this lesson.
    let resting = asked
        .pieces
        .iter()
        .filter(|piece| piece.state == PieceState::Resting);
    for piece in resting {
        let mut goals = asked.goals.iter();
        let set = goals.any(|goal| {
            goal.carried_from.is_none() && title_of(asked, goal) == Some(piece.title.as_str())
        });
        ensure!(set || cards_of(made, &piece.title).is_empty(), "{piece:?}");
    }
    Ok(())
}

/// Words of tasks that ask for both hands.
const BOTH: [&str; 5] = [
    "both hands",
    "hands together",
    "join the hands",
    "tap the other",
    "play in pairs",
];

pub(super) fn goal_07_hands_that_play_alone_stay_alone(
    asked: &PlanRequest,
    made: &Plan,
) -> Result<(), String> {
    if !family(asked).has_hands() {
        return Ok(());
    }
    let mut limits = asked.body.iter();
    let spares = limits.any(|body| body.answer == Answer::OtherHand);
    for goal in set_once(asked) {
        let wanted = asked.week.hands.or(goal.hands);
        if !is_apart(wanted) || matches!(goal.subject, Subject::Words { .. }) {
            continue;
        }
        for (_, card) in cards_of_goal(made, goal) {
            if card.part == Part::Musicianship {
                continue;
            }
            let hand = card.hands.as_deref();
            ensure!(
                matches!(hand, Some("Left hand" | "Right hand")),
                "{wanted:?}: {card:?}"
            );
            let other = match wanted {
                Some(Hands::Left) => Some("Right hand"),
                Some(Hands::Right) => Some("Left hand"),
                _ => None,
            };
            ensure!(
                spares || other.is_none() || hand != other,
                "{wanted:?}: {card:?}"
            );
            let task = card.task.to_lowercase();
            ensure!(BOTH.iter().all(|both| !task.contains(both)), "{card:?}");
        }
    }
    Ok(())
}

pub(super) fn goal_12_the_teachers_way_stands_on_the_first_card(
    asked: &PlanRequest,
    made: &Plan,
) -> Result<(), String> {
    for goal in set_once(asked).filter(|goal| goal.how.is_some()) {
        let cards = cards_of_goal(made, goal);
        let played = cards
            .iter()
            .filter(|(_, card)| goal.r#do == Do::Listen || !is_listening(card));
        for (at, (_, card)) in played.enumerate() {
            let expected = goal.how.as_ref().filter(|_| at == 0);
            ensure!(
                card.teacher.as_ref() == expected,
                "card {at} of {goal:?}: {card:?}"
            );
        }
    }
    Ok(())
}

/// Words of a technique, and the families that have it.
const WORDS: [(&[&str], &[Family]); 10] = [
    (&["pedal", "pedalling", "lid"], &[Family::Keys]),
    (&["bow", "bows", "bowing"], &[Family::Bowed]),
    (
        &["pluck", "plucking", "strum", "fret", "frets", "barre"],
        &[Family::Plucked],
    ),
    (&["string", "strings"], &[Family::Bowed, Family::Plucked]),
    (
        &["tongue", "tonguing", "tongued", "reed", "slurred"],
        &[Family::Wind],
    ),
    (&["breath", "breathe"], &[Family::Wind, Family::Voice]),
    (&["vowel", "consonants"], &[Family::Voice]),
    (
        &["drumstick", "drumsticks", "paradiddles"],
        &[Family::Drums],
    ),
    (
        &["finger", "fingers", "fingering", "fingerings"],
        &[Family::Keys, Family::Bowed, Family::Plucked, Family::Wind],
    ),
    (&["fill", "groove"], &[Family::Drums]),
];

pub(super) fn goal_22_no_task_is_of_another_family(
    asked: &PlanRequest,
    made: &Plan,
) -> Result<(), String> {
    let family = family(asked);
    for card in cards(made).filter(|card| card.key.task != "words") {
        let texts = [Some(&card.task), card.done.as_ref(), card.how.as_ref()];
        for text in texts.into_iter().flatten() {
            let text = text.to_lowercase();
            let words: Vec<&str> = text.split(|letter: char| !letter.is_alphabetic()).collect();
            let strange = WORDS.iter().find(|(own, families)| {
                !families.contains(&family) && own.iter().any(|word| words.contains(word))
            });
            // Anybody breathes out before they begin.
            let calm = card.key.task == "calm" || card.key.task.starts_with("loose");
            let calm = calm || card.key.task.starts_with("nerves") || card.key.task == "breathe";
            ensure!(strange.is_none() || calm, "{strange:?}: {card:?}");
        }
    }
    Ok(())
}

pub(super) fn what_is_carried_has_half_the_days(
    asked: &PlanRequest,
    made: &Plan,
) -> Result<(), String> {
    let is_set = |goal: &Goal| goal.carried_from.is_none() && !cards_of_goal(made, goal).is_empty();
    if !asked.goals.iter().any(is_set) {
        return Ok(());
    }
    for goal in set_once(asked).filter(|goal| goal.carried_from.is_some() && goal.days.is_none()) {
        let mut days: Vec<usize> = Vec::new();
        for (day, card) in cards_of_goal(made, goal) {
            let kind = made.basis.days[day].kind;
            let short = matches!(kind, DayKind::Lesson | DayKind::Exam | DayKind::Light);
            if !short && !is_listening(card) && !days.contains(&day) {
                days.push(day);
            }
        }
        ensure!(days.len() <= 2, "{days:?}: {goal:?}");
    }
    Ok(())
}
