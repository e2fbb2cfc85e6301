//! Whether a plan does what the goals say, and nothing that they leave out.

use reedling_core::search::{holds, lower};

use super::PlanProblem;
use crate::{
    goals::{Do, Goal, Hands, Piece, PieceState, Place, Skill, Subject},
    guidance::{DayPlan, Part, RepertoireItem},
};

use super::super::{
    Frame, Plan, goal_items,
    items::{Item, Sort},
    subject::Subjects,
    tempo::WEEKLY,
    wording::technique_title,
};

/// The heading over the teacher's own words.
pub const WORDS: &str = "From your lesson";

/// Everything about titles, bars, hands, tempi and days.
pub fn check(plan: &Plan, frame: &Frame, require: &mut impl FnMut(bool, PlanProblem)) {
    let subjects = Subjects::of(frame.request);
    let days = &plan.guidance.daily_plan;
    titles(days, frame, &subjects, require);
    for goal in &frame.request.goals {
        left_out(days, goal, &subjects, require);
        if goal.r#do == Do::Rest || goal.r#do == Do::Finish || subjects.is_out(goal) {
            continue;
        }
        hands(days, goal, frame, &subjects, require);
    }
    for piece in pieces(frame, &subjects) {
        bars(days, &piece, require);
        tempi(days, &piece, require);
    }
    teachers_words(plan, frame, require);
    often_enough(plan, frame, require);
}

/// Each piece once, with the goals that are about it.
struct PieceGoals<'a> {
    title: String,
    piece: Option<&'a Piece>,
    goals: Vec<&'a Goal>,
}

fn pieces<'a>(frame: &Frame<'a>, subjects: &Subjects<'a>) -> Vec<PieceGoals<'a>> {
    let mut pieces: Vec<PieceGoals> = Vec::new();
    for goal in &frame.request.goals {
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

fn works<'a>(
    days: &'a [DayPlan],
    title: &'a str,
) -> impl Iterator<Item = (usize, &'a RepertoireItem)> {
    let all = days
        .iter()
        .enumerate()
        .flat_map(|(at, day)| day.repertoire.iter().map(move |item| (at, item)));
    all.filter(move |(_, item)| lower(&item.title) == lower(title))
}

/// Titles are those of goals that are played, of kept pieces, or the heading over the teacher's words.
fn titles(
    days: &[DayPlan],
    frame: &Frame,
    subjects: &Subjects,
    require: &mut impl FnMut(bool, PlanProblem),
) {
    let played =
        |goal: &&Goal| !matches!(goal.r#do, Do::Rest | Do::Finish) && !subjects.is_out(goal);
    let mut known: Vec<String> = frame
        .request
        .goals
        .iter()
        .filter(played)
        .filter_map(|goal| subjects.title(&goal.subject))
        .collect();
    let kept = frame
        .request
        .pieces
        .iter()
        .filter(|piece| piece.state == PieceState::Kept && !subjects.piece_is_out(piece));
    known.extend(kept.map(|piece| piece.title.clone()));
    known.push(WORDS.into());
    for item in days.iter().flat_map(|day| &day.repertoire) {
        require(
            known.iter().any(|title| lower(title) == lower(&item.title)),
            PlanProblem::Title,
        );
    }
}

/// Nothing of what a goal leaves out: its title, its scale, its bars.
fn left_out(
    days: &[DayPlan],
    goal: &Goal,
    subjects: &Subjects,
    require: &mut impl FnMut(bool, PlanProblem),
) {
    let Some(title) = subjects.title(&goal.subject) else {
        return;
    };
    if goal.rests_subject() || goal.r#do == Do::Finish {
        let is_piece = matches!(goal.subject, Subject::Piece { .. } | Subject::Title { .. });
        require(
            !is_piece || works(days, &title).next().is_none(),
            PlanProblem::LeftOut,
        );
        let name = match &goal.subject {
            Subject::Technique(technique) => lower(&technique_title(technique)),
            // "Breath" may be done while a scale is still played in one.
            Subject::Skill {
                skill: Skill::SightReading | Skill::Aural | Skill::Theory | Skill::Improvising,
            } => lower(&title),
            _ => return,
        };
        // "Chords" may rest while "broken chords" are set.
        let longer = |other: &&str| other.len() > name.len() && holds(other, &name);
        let set: Vec<String> = days_titles(subjects);
        if set.iter().map(String::as_str).any(|other| longer(&other)) {
            return;
        }
        let mut texts = days
            .iter()
            .flat_map(|day| [&day.technical_focus, &day.musicianship]);
        require(
            texts.all(|text| !holds(&lower(text), &name)),
            PlanProblem::LeftOut,
        );
    } else if goal.r#do == Do::Rest {
        for (_, item) in works(days, &title) {
            for place in &goal.places {
                let Place::Bars { from, to } = place else {
                    continue;
                };
                let meets = spans(&item.focus).any(|(start, end)| start <= *to && end >= *from);
                require(!meets, PlanProblem::LeftOut);
            }
        }
    }
}

/// The names of what is set, in small letters.
fn days_titles(subjects: &Subjects) -> Vec<String> {
    let goals = subjects
        .set()
        .filter_map(|goal| subjects.title(&goal.subject));
    goals.map(|title| lower(&title)).collect()
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

/// One hand where one plays; nothing with both.
fn hands(
    days: &[DayPlan],
    goal: &Goal,
    frame: &Frame,
    subjects: &Subjects,
    require: &mut impl FnMut(bool, PlanProblem),
) {
    let sides = goal_items::sides(frame, goal.hands, Sort::Practise);
    let Some(title) = subjects
        .title(&goal.subject)
        .filter(|_| sides != [super::super::items::Side::Both])
    else {
        return;
    };
    let own =
        |other: &&Goal| subjects.same(&other.subject, &goal.subject) && other.r#do != Do::Rest;
    let all = frame.request.goals.iter().filter(own);
    let alone = all
        .clone()
        .all(|other| !matches!(other.hands, None | Some(Hands::Together)))
        || frame.hand().is_some();
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
        .any(|words| holds(&line, words));
        require(!both, PlanProblem::Hands);
        let names = |hand: &str| holds(&line, hand);
        require(
            names("left") || names("right") || names("hands apart") || names("one hand"),
            PlanProblem::Hands,
        );
    }
}

/// With bars named, four fifths of the lines are at these bars; from day 6 run-throughs stand apart.
fn bars(days: &[DayPlan], piece: &PieceGoals, require: &mut impl FnMut(bool, PlanProblem)) {
    let mut named: Vec<(u16, u16)> = Vec::new();
    let practised = piece
        .goals
        .iter()
        .filter(|goal| matches!(goal.r#do, Do::Practise | Do::Perform));
    for goal in practised {
        for place in &goal.places {
            match place {
                Place::Bars { from, to } => named.push((*from, *to)),
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
    let inside = |(from, to): (u16, u16)| {
        named
            .iter()
            .any(|(start, end)| *start <= from && to <= *end)
    };
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

/// Tempi only where goal or repertoire has a number, none above it, and growing at most by what the week allows.
fn tempi(days: &[DayPlan], piece: &PieceGoals, require: &mut impl FnMut(bool, PlanProblem)) {
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
    let top = said.chain(marks).max();
    require(top.is_none_or(|top| highest <= top), PlanProblem::Tempo);
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

/// What is set in the teacher's words stands so on a card, and their way to practise on the first card of its goal.
fn teachers_words(plan: &Plan, frame: &Frame, require: &mut impl FnMut(bool, PlanProblem)) {
    if frame.days.iter().all(|day| !super::super::is_practice(day)) {
        return;
    }
    let subjects = Subjects::of(frame.request);
    let practice = frame
        .days
        .iter()
        .filter(|day| super::super::is_practice(day))
        .count();
    let few = subjects.set().count() <= practice;
    for goal in subjects.set() {
        if let Subject::Words { text } = &goal.subject
            && few
            && !text.trim().is_empty()
        {
            let mut items = plan
                .guidance
                .daily_plan
                .iter()
                .flat_map(|day| &day.repertoire);
            require(
                items.any(|item| item.focus.contains(text.trim())),
                PlanProblem::Words,
            );
        }
        if plan.cards.is_empty() {
            continue;
        }
        let own = goal.key();
        // Cards of goals that are set twice cannot be told apart.
        if subjects.set().filter(|other| other.key() == own).count() > 1 {
            continue;
        }
        let mut cards = plan
            .cards
            .iter()
            .flat_map(|day| &day.cards)
            .filter(|card| {
                card.key.goal == own && (card.part != Part::Musicianship || goal.r#do == Do::Listen)
            })
            .peekable();
        if let Some(how) = goal.how.as_ref().filter(|how| !how.trim().is_empty())
            && cards.peek().is_some()
        {
            require(
                cards.any(|card| card.teacher.as_ref() == Some(how)),
                PlanProblem::How,
            );
        }
    }
}

/// Practised goals on three days, carried ones on two, as far as the days have room; each at least once.
fn often_enough(plan: &Plan, frame: &Frame, require: &mut impl FnMut(bool, PlanProblem)) {
    let items = goal_items::items(frame);
    let practice = frame
        .days
        .iter()
        .filter(|day| super::super::is_practice(day))
        .count();
    let on_practice = frame
        .days
        .iter()
        .zip(&plan.guidance.daily_plan)
        .filter(|(day, _)| super::super::is_practice(day));
    let room: usize = on_practice.map(|(_, day)| day.repertoire.len()).sum();
    let pieces: Vec<&Item> = items
        .iter()
        .filter(|item| item.sort == Sort::Practise)
        .collect();
    for piece in &pieces {
        let wanted = piece.wanted.min(3).min(practice);
        let on = plan
            .guidance
            .daily_plan
            .iter()
            .filter(|day| {
                day.repertoire
                    .iter()
                    .any(|item| lower(&item.title) == lower(&piece.title))
            })
            .count();
        // Small days and weeks hold what they can, the main goal first.
        let small = frame.asked.signal.one_goal
            || frame.asked.most.is_some()
            || frame.asked.days.is_some()
            || frame.asked.care.iter().any(|care| care.half);
        let fits = items.len() * 3 <= room && !small;
        require(
            on >= wanted || small || !fits && on >= 1 || practice == 0 || items.len() > room,
            PlanProblem::TooSeldom,
        );
    }
}
