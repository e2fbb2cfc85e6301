//! Four weeks side by side: the same note again and again, and a student whose weeks go well.

use chrono::Days;
use reedling_planner::{
    goals::{Do, Goal, NoteValue, Piece, PieceState, Subject, TempoMark},
    guidance::Part,
    input::PlanInput,
    plans::{Plan, PlanRequest, Tick, WeekTempo, plan},
};

use crate::{
    fixtures::{aim, bars, begun, practise},
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
    let (mut clean, mut ticked) = (None, Vec::new());
    for week in 0..4 {
        let mut asked = at(input, week);
        asked.goals = minuet();
        if week > 0 {
            asked.goals[0].tempo = aim(72);
            asked.goals[0].subject = known();
            asked.pieces = vec![repertoire(clean)];
            ticked.extend(ticks(plans.last(), &asked.goals[0]));
            asked.log.ticks = ticked.clone();
            asked.log.planned = renamed(plans.last(), &asked.goals[0]);
        }
        match week {
            1 => asked.goals[0].places = vec![bars(9, 20)],
            2 => {
                asked.goals[0].places = vec![bars(9, 24)];
                asked.goals.insert(1, begun(practise("Musette in D")));
            }
            3 => {
                asked.goals[0].places = Vec::new();
                asked.pieces.push(Piece {
                    id: "musette".into(),
                    title: "Musette in D".into(),
                    goal_tempo: None,
                    last_clean_tempo: None,
                    last_set: asked.dates.lesson.checked_sub_days(Days::new(7)),
                    ..repertoire(None)
                });
                let subject = Subject::Piece {
                    piece_id: "musette".into(),
                };
                asked.goals.insert(
                    1,
                    Goal {
                        places: vec![bars(1, 8)],
                        ..Goal::new(Do::Practise, subject)
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
            .and_then(|week| week.last)
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

fn known() -> Subject {
    Subject::Piece {
        piece_id: "minuet".into(),
    }
}

fn repertoire(clean: Option<u16>) -> Piece {
    let mark = |bpm| TempoMark {
        bpm,
        unit: NoteValue::Crotchet,
    };
    Piece {
        id: "minuet".into(),
        title: "Minuet in G".into(),
        composer: None,
        kind: None,
        goal_tempo: Some(mark(72)),
        last_clean_tempo: clean.map(mark),
        state: PieceState::Active,
        resting_until: None,
        last_set: None,
    }
}

/// What the week before asked for; the main piece was a new title in the first one.
fn renamed(before: Option<&Plan>, goal: &Goal) -> Vec<WeekTempo> {
    let tempi = before.into_iter().flat_map(|plan| &plan.tempi);
    let named = |week: &WeekTempo| {
        let places = week.goal.split_once('|').map_or("", |(_, places)| places);
        let goal = if week.goal.starts_with("title:minuet in g") {
            [&goal.subject.key(), "|", places].concat()
        } else {
            week.goal.clone()
        };
        WeekTempo {
            goal,
            ..week.clone()
        }
    };
    tempi.map(named).collect()
}

/// Every line of the week before at the main piece was clean; the ticks of all weeks are kept.
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
