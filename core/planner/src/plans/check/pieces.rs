//! Whether each piece is worked at where, with which hands and as fast as its goals say.

use reedling_core::{case_mapping::lower, text::contains};

use super::{
    super::{WeekContext, subject::Subjects, tempo::WEEKLY},
    PlanProblem,
};
use crate::{
    goals::{Do, Goal, Hands, Piece, Place, Subject},
    guidance::{DayPlan, RepertoireItem},
};

/// Bars and tempi of every piece.
pub fn check(
    days: &[DayPlan],
    week: &WeekContext,
    subjects: &Subjects,
    require: &mut impl FnMut(bool, PlanProblem),
) {
    for piece in pieces(week, subjects) {
        bars(days, &piece, require);
        tempi(days, &piece, week, require);
    }
}

/// Each piece once, with the goals that are about it.
struct PieceGoals<'a> {
    title: String,
    piece: Option<&'a Piece>,
    goals: Vec<&'a Goal>,
}

fn pieces<'a>(week: &WeekContext<'a>, subjects: &Subjects<'a>) -> Vec<PieceGoals<'a>> {
    let mut pieces: Vec<PieceGoals> = Vec::new();
    for goal in &week.request.goals {
        let is_piece = matches!(goal.subject, Subject::Piece { .. } | Subject::Title { .. });
        let Some(title) = subjects.title(&goal.subject).filter(|_| is_piece) else {
            continue;
        };
        match pieces.iter_mut().find(|piece| piece.title == title) {
            Some(piece) => piece.goals.push(goal),
            None => pieces.push(PieceGoals {
                piece: subjects.piece(&goal.subject),
                goals: vec![goal],
                title,
            }),
        }
    }
    pieces
}

/// The lines of a title, each with its day.
pub(super) fn works<'a>(
    days: &'a [DayPlan],
    title: &'a str,
) -> impl Iterator<Item = (usize, &'a RepertoireItem)> {
    let all = days
        .iter()
        .enumerate()
        .flat_map(|(at, day)| day.repertoire.iter().map(move |item| (at, item)));
    all.filter(move |(_, item)| lower(&item.title) == lower(title))
}

/// The bars that a line names.
pub fn spans(line: &str) -> impl Iterator<Item = (u16, u16)> {
    let line = lower(line);
    let found: Vec<(u16, u16)> = line
        .match_indices("bar")
        .filter_map(|(at, _)| {
            let rest = line[at..]
                .trim_start_matches("bars ")
                .trim_start_matches("bar ");
            let number = |text: &str| -> Option<u16> {
                let digits: String = text.chars().take_while(char::is_ascii_digit).collect();
                digits.parse().ok()
            };
            let from = number(rest)?;
            let after = rest.trim_start_matches(|letter: char| letter.is_ascii_digit());
            let to = after.strip_prefix(['–', '-']).and_then(number);
            Some((from, to.unwrap_or(from)))
        })
        .collect();
    found.into_iter()
}

/// With bars named, four fifths of the lines are at these bars; from day 6 run-throughs stand apart.
fn bars(days: &[DayPlan], piece: &PieceGoals, require: &mut impl FnMut(bool, PlanProblem)) {
    let mut named: Vec<(u16, u16)> = Vec::new();
    let practised = piece
        .goals
        .iter()
        .filter(|goal| matches!(goal.r#do, Do::Practise | Do::Perform));
    for goal in practised {
        for (at, place) in goal.places.iter().enumerate() {
            match place {
                Place::Bars { from, to } => named.push((*from, *to)),
                _ if tells_where(&goal.places, at) => {}
                _ => return,
            }
        }
        if goal.places.is_empty() {
            return;
        }
    }
    // What is kept alive or run through to somebody is played as a whole beside that.
    let kept = piece
        .goals
        .iter()
        .any(|goal| matches!(goal.r#do, Do::Keep | Do::Listen));
    if named.is_empty() || kept {
        return;
    }
    let is_named = |bar: u16| named.iter().any(|(from, to)| (*from..=*to).contains(&bar));
    let inside = |(from, to): (u16, u16)| (from..=to).all(is_named);
    let (mut all, mut at) = (0, 0);
    for (day, item) in works(days, &piece.title) {
        let mut spans = spans(&item.focus).peekable();
        let through = spans.peek().is_none();
        if through && day >= 5 {
            continue;
        }
        all += 1;
        at += usize::from(!through && spans.all(inside));
    }
    require(at * 5 >= all * 4, PlanProblem::Bars);
}

/// Whether a place is a movement that only tells where the finer places after it are, or all of them if it is the only one.
fn tells_where(places: &[Place], at: usize) -> bool {
    let is_fine = |place: &Place| !place.is_movement() && *place != Place::Whole;
    let movements = places.iter().filter(|place| place.is_movement()).count();
    let is_next = places.get(at + 1).is_some_and(is_fine);
    places[at].is_movement() && (is_next || movements == 1 && places.iter().any(is_fine))
}

/// Tempi only where goal, repertoire or the week before has a number, none above it, and growing at most by what the week
/// allows.
fn tempi(
    days: &[DayPlan],
    piece: &PieceGoals,
    week: &WeekContext,
    require: &mut impl FnMut(bool, PlanProblem),
) {
    let tempi: Vec<u16> = works(days, &piece.title)
        .filter_map(|(_, item)| item.target_tempo_bpm)
        .collect();
    let (Some(&first), Some(&highest)) = (tempi.first(), tempi.iter().max()) else {
        return;
    };
    let tempo = |goal: &&Goal| goal.tempo;
    let said = piece
        .goals
        .iter()
        .filter_map(tempo)
        .flat_map(|tempo| tempo.numbers().collect::<Vec<_>>());
    let marks = piece
        .piece
        .into_iter()
        .flat_map(|piece| [piece.goal_tempo, piece.last_clean_tempo])
        .flatten()
        .map(|mark| mark.bpm);
    // What nobody says of a goal, or of its piece, goes on from the week before.
    let is_told = |goal: &Goal| goal.tempo.is_some_and(|tempo| !tempo.is_empty());
    let has_goal = piece.piece.is_some_and(|piece| piece.goal_tempo.is_some());
    let mut untold = piece.goals.clone();
    untold.retain(|goal| !is_told(goal) && !has_goal);
    let log = &week.request.log;
    let planned = untold.iter().filter_map(|goal| log.planned_of(&goal.key()));
    let top = said.chain(marks).chain(planned.map(|(_, last)| last)).max();
    require(top.is_some_and(|top| highest <= top), PlanProblem::Tempo);
    if piece.goals.len() == 1 {
        let cap = u32::from(first) * u32::from(100 + WEEKLY) / 100;
        require(
            u32::from(highest) <= cap.max(u32::from(first)),
            PlanProblem::Tempo,
        );
        let ceiling = piece.goals[0].tempo.and_then(|tempo| tempo.ceiling);
        require(
            ceiling.is_none_or(|ceiling| highest <= ceiling),
            PlanProblem::Tempo,
        );
    }
}

/// One hand where one plays; nothing with both.
pub(super) fn hands(
    days: &[DayPlan],
    goal: &Goal,
    week: &WeekContext,
    subjects: &Subjects,
    require: &mut impl FnMut(bool, PlanProblem),
) {
    // The body, the week or the goal says so.
    let apart = |hands: Option<Hands>| !matches!(hands, None | Some(Hands::Together));
    let said = apart(week.request.week.hands) || apart(goal.hands);
    let alone = week.family().has_hands() && (week.hand().is_some() || said);
    let Some(title) = subjects.title(&goal.subject).filter(|_| alone) else {
        return;
    };
    let own =
        |other: &&Goal| subjects.same(&other.subject, &goal.subject) && other.r#do != Do::Rest;
    let all = week.request.goals.iter().filter(own);
    let alone = all.clone().all(|other| apart(other.hands)) || week.hand().is_some();
    for (_, item) in
        works(days, &title).filter(|_| alone && !matches!(goal.subject, Subject::Words { .. }))
    {
        let line = lower(&item.focus);
        let both = [
            "hands together",
            "both hands",
            "join the hands",
            "hands slowly",
        ]
        .iter()
        .any(|words| contains(&line, words));
        require(!both, PlanProblem::Hands);
        let names = |hand: &str| contains(&line, hand);
        require(
            names("left") || names("right") || names("hands apart") || names("one hand"),
            PlanProblem::Hands,
        );
    }
}
