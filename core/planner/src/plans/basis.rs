//! What a plan rests on.

use crate::guidance::{DayBasis, PieceBasis, PlanBasis, Stage};

use super::{
    Frame,
    allocate::DaySlots,
    items::{Item, Sort},
    tasks::Purpose,
};

/// What the plan rests on, with a reason for each line.
pub fn basis(
    frame: &Frame,
    items: &[Item],
    slots: &[DaySlots; 7],
    days: Vec<DayBasis>,
) -> PlanBasis {
    let mut reasons: Vec<String> = Vec::new();
    let mut add = |wanted: bool, code: &str| {
        if wanted {
            reasons.push(code.into());
        }
    };
    add(frame.is_halved(), "body:half");
    add(frame.hand().is_some(), "body:one-hand");
    add(frame.is_quiet(), "body:listening");
    add(
        frame.asked.signal.reason.is_some(),
        frame.asked.signal.reason.unwrap_or_default(),
    );
    add(
        items
            .iter()
            .any(|item| item.purposes.first() == Some(&Purpose::Stuck)),
        "piece:stuck",
    );
    add(
        frame.asked.most.is_some() || frame.asked.days.is_some() || frame.asked.off.contains(&true),
        "week:limits",
    );
    add(frame.asked.days_to_exam.is_some(), "exam:ahead");
    add(slots.iter().any(|day| day.few), "few-goals");
    PlanBasis {
        seed: u32::try_from(frame.seed).unwrap_or_default(),
        reasons,
        pieces: items
            .iter()
            .filter(|item| matches!(item.sort, Sort::Practise | Sort::Keep))
            .map(piece)
            .collect(),
        days,
    }
}

fn piece(item: &Item) -> PieceBasis {
    let start = item.ramp.as_ref().map(|ramp| ramp.start());
    let goal = item.ramp.as_ref().and_then(|ramp| ramp.goal);
    let share = start
        .zip(goal)
        .map(|(start, goal)| start * 100 / goal.max(1));
    PieceBasis {
        title: item.title.clone(),
        stage: match (item.sort, share) {
            (Sort::Keep, _) => Stage::Keep,
            _ if item.purposes.first() == Some(&Purpose::New) => Stage::New,
            (_, Some(90..)) => Stage::Polish,
            (_, Some(75..)) => Stage::Secure,
            _ => Stage::Build,
        },
        active: item.sort == Sort::Practise,
        start_bpm: start,
        goal_bpm: goal,
    }
}
