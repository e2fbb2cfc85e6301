//! Whether a plan does what the goals say, and nothing that they leave out.

use reedling_core::{case_mapping::lower, text::contains};

use super::super::{
    EXAM_NEAR, Plan, WeekContext, fillers::programme, subject::Subjects, week::Day,
    wording::technique_title,
};
use super::{
    PlanProblem, often,
    pieces::{self, hands, spans, works},
};
use crate::{
    goals::{Do, Goal, PieceState, Place, Skill, Subject},
    guidance::{DayPlan, Part, PracticeGuidance, TEACHERS_WORDS},
};

/// Everything about titles, bars, hands, tempi and days.
pub fn check(
    plan: &Plan,
    week: &WeekContext,
    subjects: &Subjects,
    require: &mut impl FnMut(bool, PlanProblem),
) {
    let days = &plan.guidance.daily_plan;
    titles(days, week, subjects, require);
    for goal in &week.request.goals {
        left_out(&plan.guidance, goal, subjects, require);
        if goal.r#do == Do::Rest || goal.r#do == Do::Finish || subjects.is_out(goal) {
            continue;
        }
        hands(days, goal, week, subjects, require);
    }
    pieces::check(days, week, subjects, require);
    teachers_words(plan, week, subjects, require);
    often::check(plan, week, subjects, require);
}

/// Titles are those of goals that are played, of kept pieces, or the heading over the teacher's words.
fn titles(
    days: &[DayPlan],
    week: &WeekContext,
    subjects: &Subjects,
    require: &mut impl FnMut(bool, PlanProblem),
) {
    let played =
        |goal: &&Goal| !matches!(goal.r#do, Do::Rest | Do::Finish) && !subjects.is_out(goal);
    let mut known: Vec<String> = week
        .request
        .goals
        .iter()
        .filter(played)
        .filter_map(|goal| subjects.title(&goal.subject))
        .collect();
    let kept = week
        .request
        .pieces
        .iter()
        .filter(|piece| piece.state == PieceState::Kept && !subjects.piece_is_out(piece));
    known.extend(kept.map(|piece| piece.title.clone()));
    known.push(TEACHERS_WORDS.into());
    if week.exam_within(EXAM_NEAR) {
        known.push(programme::TITLE.into());
    }
    for item in days.iter().flat_map(|day| &day.repertoire) {
        require(
            known.iter().any(|title| lower(title) == lower(&item.title)),
            PlanProblem::Title,
        );
    }
}

/// Nothing of what a goal leaves out: its title, its scale, its bars.
fn left_out(
    guidance: &PracticeGuidance,
    goal: &Goal,
    subjects: &Subjects,
    require: &mut impl FnMut(bool, PlanProblem),
) {
    let Some(title) = subjects.title(&goal.subject) else {
        return;
    };
    let days = &guidance.daily_plan;
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
        let longer = |other: &&str| other.len() > name.len() && contains(other, &name);
        let named: Vec<String> = names(subjects);
        if named.iter().map(String::as_str).any(|other| longer(&other)) {
            return;
        }
        let of_days = days
            .iter()
            .flat_map(|day| [&day.warmup, &day.technical_focus, &day.musicianship]);
        let whole = [&guidance.week_summary].into_iter();
        let mut texts = whole.chain(&guidance.tips_for_parents).chain(of_days);
        require(
            texts.all(|text| !names_it(&lower(text), &name)),
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

/// Whether a text has a name that no word ends in: the "C scale", and no "chromatic scale".
fn names_it(text: &str, name: &str) -> bool {
    let text = text.as_bytes();
    let mut places = text.windows(name.len().max(1)).enumerate();
    places.any(|(at, place)| {
        let before = at.checked_sub(1).map(|before| text[before]);
        place == name.as_bytes() && !before.is_some_and(|letter| letter.is_ascii_alphabetic())
    })
}

/// The names of what is set or left out in part, in small letters.
fn names(subjects: &Subjects) -> Vec<String> {
    let goals = subjects
        .named()
        .filter_map(|goal| subjects.title(&goal.subject));
    goals.map(|title| lower(&title)).collect()
}

/// What is set in the teacher's words stands so on a card, and their way to practise on the first card of its goal.
fn teachers_words(
    plan: &Plan,
    week: &WeekContext,
    subjects: &Subjects,
    require: &mut impl FnMut(bool, PlanProblem),
) {
    // Half of one minute rounds down to none.
    let is_played = |day: &&Day| super::super::is_practice(day) && day.minutes > 0;
    let practice = week.days.iter().filter(is_played).count();
    if practice == 0 {
        return;
    }
    let few = subjects.set().count() <= practice;
    let keys: Vec<_> = subjects.set().map(|goal| goal.key()).collect();
    for (goal, own) in subjects.set().zip(&keys) {
        if let Subject::Words { text } = &goal.subject
            && few
            && !text.trim().is_empty()
        {
            let mut items = plan
                .guidance
                .daily_plan
                .iter()
                .flat_map(|day| &day.repertoire);
            let said = text.trim().trim_end_matches(['.', ';', ',', '!']);
            require(
                items.any(|item| item.focus.contains(said)),
                PlanProblem::Words,
            );
        }
        if plan.cards.is_empty() {
            continue;
        }
        // Cards of goals that are set twice cannot be told apart.
        if keys.iter().filter(|other| *other == own).count() > 1 {
            continue;
        }
        let mut cards = plan
            .cards
            .iter()
            .flat_map(|day| &day.cards)
            .filter(|card| {
                card.key.goal == *own
                    && (card.part != Part::Musicianship || goal.r#do == Do::Listen)
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
