//! Four weeks side by side: the same note again and again, and a student whose weeks go well.

use chrono::Days;
use reedling_planner::{
    goals::{Do, Goal, NoteValue, Piece, PieceState, Subject, TempoMark},
    plans::{Plan, PlanRequest, Tick, plan},
};

use crate::{
    fixtures::{aim, bars, begun, practise},
    goals::{minuet, request},
    lessons::Lesson,
};

/// Plans of the same note four weeks running: nobody ticks anything.
pub fn quiet(lesson: &Lesson) -> Vec<Plan> {
    let mut plans: Vec<Plan> = Vec::new();
    for week in 0..4 {
        let asked = at(lesson, week, None, plans.last());
        plans.push(plan(&asked));
    }
    plans
}

/// Plans of four lively weeks: what is set is done, and the next lesson goes on from there.
pub fn lively(lesson: &Lesson) -> Vec<Plan> {
    let mut plans: Vec<Plan> = Vec::new();
    let (mut clean, mut ticked) = (None, Vec::new());
    for week in 0..4 {
        let mut asked = at(lesson, week, clean, plans.last());
        ticked.extend(plans.last().into_iter().flat_map(ticks));
        asked.log.ticks = ticked.clone();
        match week {
            1 => asked.goals[0].places = vec![bars(9, 20)],
            2 => {
                asked.goals[0].places = vec![bars(9, 24)];
                asked.goals.insert(1, begun(practise("Musette in D")));
            }
            3 => {
                asked.goals[0].places = Vec::new();
                asked.goals[0].tempo = aim(80);
                let id = "musette";
                asked.goals.insert(
                    1,
                    Goal {
                        places: vec![bars(1, 8)],
                        ..Goal::new(Do::Practise, piece(id))
                    },
                );
                asked.pieces.push(Piece {
                    last_set: asked.dates.lesson.checked_sub_days(Days::new(7)),
                    ..repertoire(id, "Musette in D", None)
                });
            }
            _ => {}
        }
        let made = plan(&asked);
        let own = asked.goals[0].key();
        let mut tempi = made.tempi.iter();
        let last = tempi.find(|week| week.goal == own);
        clean = last.and_then(|week| week.last).or(clean);
        plans.push(made);
    }
    plans
}

/// The first lesson's goals so many weeks later, after the plan of the week before.
fn at(lesson: &Lesson, week: u64, clean: Option<u16>, before: Option<&Plan>) -> PlanRequest {
    let mut asked = request(lesson);
    asked.dates.lesson = asked.dates.lesson + Days::new(7 * week);
    asked.dates.next_lesson = Some(asked.dates.lesson + Days::new(7));
    asked.goals = minuet();
    asked.goals[0].subject = piece("minuet");
    asked.pieces = vec![repertoire("minuet", "Minuet in G", clean)];
    asked.log.planned = before.map_or_else(Vec::new, |plan| plan.tempi.clone());
    asked
}

fn piece(id: &str) -> Subject {
    Subject::Piece {
        piece_id: id.into(),
    }
}

fn repertoire(id: &str, title: &str, clean: Option<u16>) -> Piece {
    let mark = |bpm| TempoMark {
        bpm,
        unit: NoteValue::Crotchet,
    };
    Piece {
        id: id.into(),
        title: title.into(),
        composer: None,
        kind: None,
        goal_tempo: None,
        last_clean_tempo: clean.map(mark),
        state: PieceState::Active,
        resting_until: None,
        last_set: None,
    }
}

/// Every line of a week was clean.
fn ticks(plan: &Plan) -> Vec<Tick> {
    let days = plan.cards.iter();
    let own = days.flat_map(|day| day.cards.iter().map(move |card| (day.date, card)));
    own.map(|(date, card)| Tick {
        goal: card.key.goal.clone(),
        task: card.key.task.clone(),
        date,
        clean: true,
    })
    .collect()
}
