//! The teacher's ways to practise in a model's plan, which has no cards that carry them.

use reedling_core::case_mapping::lower;

use crate::{
    goals::{Goal, Place, Subject},
    guidance::{DayPlan, RepertoireItem},
};

use super::{Plan, PlanRequest, check::spans, subject::Subjects};

impl Plan {
    /// Adds each goal's way to practise, as the teacher wrote it, to the first line of the goal.
    pub fn add_hows(&mut self, request: &PlanRequest) {
        let subjects = Subjects::of(request);
        for goal in subjects.set() {
            let how = goal.how.as_deref().map_or("", str::trim);
            if !how.is_empty() {
                let days = &mut self.guidance.daily_plan;
                if let Some(line) = line_of(days, goal, &subjects).filter(|it| !it.contains(how)) {
                    let end = if how.ends_with(['.', '!', '?']) {
                        ""
                    } else {
                        "."
                    };
                    line.push_str(&[" In your teacher's words: ", how, end].concat());
                }
            }
        }
    }
}

/// The first line of a goal: of a piece at the goal's bars where there is one.
fn line_of<'a>(
    days: &'a mut [DayPlan],
    goal: &Goal,
    subjects: &Subjects,
) -> Option<&'a mut String> {
    let is_at = |item: &RepertoireItem| {
        let mut spans = spans(&item.focus);
        let is_in = |from, to| {
            let is_it = |place: &Place| matches!(place, Place::Bars { from: first, to: last } if *first <= from && to <= *last);
            goal.places.iter().any(is_it)
        };
        spans.any(|(from, to)| is_in(from, to))
    };
    let title = lower(&subjects.title(&goal.subject)?);
    let is_own = |item: &RepertoireItem| match &goal.subject {
        Subject::Words { text } => item.focus.contains(text.trim().trim_end_matches('.')),
        _ => lower(&item.title) == title,
    };
    match &goal.subject {
        Subject::Technique(_) | Subject::Skill { .. } => {
            // A day on which nothing is played tells no way to play.
            let played = days
                .iter_mut()
                .filter(|day| !(day.repertoire.is_empty() && day.technical_focus.is_empty()));
            let mut lines =
                played.flat_map(|day| [&mut day.technical_focus, &mut day.musicianship]);
            lines.find(|line| !line.is_empty())
        }
        Subject::Event { .. } => None,
        _ => {
            let mut items = days.iter().flat_map(|day| &day.repertoire);
            let has_place = items.any(|item| is_own(item) && is_at(item));
            let mut items = days.iter_mut().flat_map(|day| &mut day.repertoire);
            let item = items.find(|item| is_own(item) && (is_at(item) || !has_place));
            item.map(|item| &mut item.focus)
        }
    }
}
