//! Four weeks side by side: the same note again and again, and a student whose weeks go well.

use chrono::Days;
use reedling_planner::{
    goals::{Goal, NoteValue, TempoMark},
    guidance::Part,
    input::PlanInput,
    plans::{Plan, PlanRequest, Tick, plan},
};

use crate::{
    fixtures::{aim, bars, practise},
    goals::{minuet, request},
};

/// Plans of the same note four weeks running: nobody ticks anything.
pub fn quiet(input: &PlanInput) -> Vec<Plan> {
    let mut plans: Vec<Plan> = Vec::new();
    for week in 0..4 {
        let mut asked = at(input, week);
        asked.goals = minuet();
        if week > 0 {
            // The note says the number that it said before: no new word.
            asked.goals[0].tempo = None;
            asked.goals[0].subject = known();
            asked.pieces = vec![repertoire(None)];
            asked.log.planned = renamed(plans.last(), &asked.goals[0]);
        }
        plans.push(plan(&asked));
    }
    plans
}

/// Plans of four lively weeks: what is set is done, and the next lesson goes on from there.
pub fn lively(input: &PlanInput) -> Vec<Plan> {
    let mut plans: Vec<Plan> = Vec::new();
    let mut clean = None;
    for week in 0..4 {
        let mut asked = at(input, week);
        asked.goals = minuet();
        if week > 0 {
            asked.goals[0].tempo = aim(72);
            asked.goals[0].subject = known();
            asked.pieces = vec![repertoire(clean)];
            asked.log.ticks = ticks(plans.last(), &asked.goals[0]);
            asked.log.planned = renamed(plans.last(), &asked.goals[0]);
        }
        match week {
            1 => asked.goals[0].places = vec![bars(9, 20)],
            2 => asked.goals.insert(1, practise("Musette in D")),
            3 => {
                asked.goals[0].places = Vec::new();
                asked.goals.insert(
                    1,
                    Goal {
                        places: vec![bars(1, 8)],
                        ..practise("Musette in D")
                    },
                );
            }
            _ => {}
        }
        let made = plan(&asked);
        let own = asked.goals[0].key();
        clean = made
            .tempi
            .iter()
            .find(|week| week.goal == own)
            .map(|week| week.last)
            .or(clean);
        plans.push(made);
    }
    plans
}

fn at(input: &PlanInput, week: u64) -> PlanRequest {
    let mut asked = request(input);
    asked.dates.lesson = asked.dates.lesson + Days::new(7 * week);
    asked.dates.next_lesson = Some(asked.dates.lesson + Days::new(7));
    asked
}

fn known() -> reedling_planner::goals::Subject {
    reedling_planner::goals::Subject::Piece {
        piece_id: "minuet".into(),
    }
}

fn repertoire(clean: Option<u16>) -> reedling_planner::goals::Piece {
    let mark = |bpm| TempoMark {
        bpm,
        unit: NoteValue::Crotchet,
    };
    reedling_planner::goals::Piece {
        id: "minuet".into(),
        title: "Minuet in G".into(),
        composer: None,
        kind: None,
        goal_tempo: Some(mark(72)),
        last_clean_tempo: clean.map(mark),
        state: reedling_planner::goals::PieceState::Active,
        resting_until: None,
        last_set: None,
    }
}

/// The tempi of the main piece, which was a new title in the first week.
fn renamed(before: Option<&Plan>, goal: &Goal) -> Vec<reedling_planner::plans::WeekTempo> {
    let tempi = before.into_iter().flat_map(|plan| &plan.tempi).take(1);
    tempi
        .map(|week| reedling_planner::plans::WeekTempo {
            goal: goal.key(),
            ..week.clone()
        })
        .collect()
}

/// Every line of the week before at the main piece was clean.
fn ticks(before: Option<&Plan>, goal: &Goal) -> Vec<Tick> {
    let days = before.into_iter().flat_map(|plan| &plan.cards);
    let own = days.flat_map(|day| day.cards.iter().map(move |card| (day.date, card)));
    own.filter(|(_, card)| card.title == "Minuet in G" && card.part == Part::Spots)
        .map(|(date, card)| Tick {
            goal: goal.key(),
            task: card.key.task.clone(),
            date,
            clean: true,
        })
        .collect()
}
