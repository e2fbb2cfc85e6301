//! What a plan rests on.

use crate::{
    guidance::{DayBasis, PieceBasis, PlanBasis, Stage},
    reason::Reason,
};

use super::{
    WeekContext,
    allocate::DaySlots,
    is_practice,
    items::{Item, Sort},
    tasks::Purpose,
};

/// What the plan rests on, with a reason for each line.
pub fn basis(
    week: &WeekContext,
    items: &[Item],
    slots: &[DaySlots; 7],
    days: Vec<DayBasis>,
) -> PlanBasis {
    let mut reasons: Vec<String> = Vec::new();
    let mut add = |wanted: bool, reason: Reason| {
        if wanted {
            reasons.push(reason.as_str().into());
        }
    };
    add(week.is_halved(), Reason::BodyHalf);
    add(week.hand().is_some(), Reason::BodyOneHand);
    add(week.is_quiet(), Reason::BodyListening);
    if let Some(reason) = week.asked.signal.reason {
        add(true, reason);
    }
    add(
        items
            .iter()
            .any(|item| item.purposes.first() == Some(&Purpose::Stuck)),
        Reason::PieceStuck,
    );
    add(
        week.asked.is_limited() || week.asked.days.is_some() || week.asked.off.contains(&true),
        Reason::WeekLimits,
    );
    add(week.asked.days_to_exam.is_some(), Reason::ExamAhead);
    let mut planned = week.days.iter().zip(slots);
    let is_few = planned.any(|(day, slots)| is_practice(day) && slots.minutes() < day.minutes);
    add(is_few, Reason::FewGoals);
    PlanBasis {
        seed: u32::try_from(week.seed).unwrap_or_default(),
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
