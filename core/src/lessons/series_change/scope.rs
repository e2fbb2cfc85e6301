//! Which lessons of a series a change may touch.

use chrono::{DateTime, NaiveDate, NaiveDateTime, Utc};

use super::{
    Surroundings,
    request::{ChangeKind, Scope, SeriesChangeRequest},
    rows::PlanRow,
    state::{SeriesLesson, SeriesState},
};
use crate::{
    lessons::{
        closure::{ClosedDays, covering},
        list::has_begun,
        title::title_on,
    },
    time::{Zone, to_local},
};

/// A lesson as a change looks at it.
pub(crate) struct Subject<'a> {
    pub(crate) lesson: &'a SeriesLesson,
    /// It is the lesson that the change was asked for at.
    pub(crate) is_anchor: bool,
    /// Its start is now or earlier.
    pub(crate) has_begun: bool,
    /// It lies within the scope.
    in_scope: bool,
    /// It was left out by hand.
    is_left_out: bool,
}

impl Subject<'_> {
    /// Whether it is scheduled and yet to come: no change touches any other.
    pub(crate) const fn is_open(&self) -> bool {
        !self.has_begun && !self.lesson.status.is_final()
    }

    /// Whether the change is about it, left out by hand or not.
    pub(crate) const fn is_meant(&self) -> bool {
        self.is_open() && self.in_scope
    }

    /// Whether the change touches it.
    pub(crate) const fn is_touched(&self) -> bool {
        self.is_meant() && !self.is_left_out
    }

    /// Whether it was moved or made longer on its own, and is not the lesson that the change was asked for at.
    pub(crate) const fn stands_alone(&self) -> bool {
        self.lesson.detached && !self.is_anchor
    }
}

/// A series with the lessons of a scope.
pub(crate) struct Scoped<'a, Z> {
    pub(crate) state: &'a SeriesState,
    pub(crate) request: &'a SeriesChangeRequest,
    pub(crate) around: &'a Surroundings<'a, Z>,
    /// All lessons, by slot.
    pub(crate) subjects: Vec<Subject<'a>>,
}

impl<'a, Z: Zone> Scoped<'a, Z> {
    pub(crate) fn new(
        state: &'a SeriesState,
        anchor: &str,
        request: &'a SeriesChangeRequest,
        around: &'a Surroundings<'a, Z>,
    ) -> Self {
        let lessons = in_order(&state.lessons);
        let from = lessons.iter().find(|lesson| lesson.id == anchor);
        let from = from.map(|lesson| lesson.slot);
        let scope = match request.change.kind {
            ChangeKind::End | ChangeKind::Extend => Scope::All,
            ChangeKind::Edit | ChangeKind::Move | ChangeKind::Cancel => request.scope,
        };
        let subject = |lesson: &'a SeriesLesson| {
            let is_anchor = lesson.id == anchor;
            Subject {
                lesson,
                is_anchor,
                has_begun: has_begun(lesson.start_time, around.now),
                in_scope: match scope {
                    Scope::This => is_anchor,
                    Scope::Following => from.is_some_and(|slot| slot <= lesson.slot),
                    Scope::All => true,
                },
                is_left_out: request.skip_slots.contains(&lesson.slot),
            }
        };
        Self {
            state,
            request,
            around,
            subjects: lessons.into_iter().map(subject).collect(),
        }
    }

    /// The lesson that the change was asked for at, if it is one of the series.
    pub(crate) fn anchor(&self) -> Option<&Subject<'a>> {
        self.subjects.iter().find(|subject| subject.is_anchor)
    }

    /// Whether the change is about one lesson alone.
    pub(crate) fn is_single(&self) -> bool {
        self.request.scope == Scope::This
    }

    /// The rows of all lessons: what `change` gives for those that are touched; the others stay.
    pub(crate) fn rows(&self, change: impl Fn(&Subject<'a>, PlanRow) -> PlanRow) -> Vec<PlanRow> {
        let row = |subject: &Subject<'a>| {
            let kept = PlanRow::kept(subject);
            if subject.is_touched() {
                change(subject, kept)
            } else {
                kept
            }
        };
        self.subjects.iter().map(row).collect()
    }

    /// How many lessons of the scope were moved or made longer on their own.
    pub(crate) fn detached_in_scope(&self) -> usize {
        let alone = |subject: &&Subject<'_>| subject.is_meant() && subject.stands_alone();
        self.subjects.iter().filter(alone).count()
    }

    /// The zone's wall clock at an instant.
    pub(crate) fn local(&self, at: DateTime<Utc>) -> NaiveDateTime {
        to_local(self.around.zone, at)
    }

    /// The closure on whose days a lesson with that start would be.
    pub(crate) fn closure_at(&self, start: DateTime<Utc>) -> Option<&'a ClosedDays> {
        let day = to_local(self.around.school, start).date();
        covering(self.around.closures, day)
    }

    /// A title on another day: an automatic one is made anew.
    pub(crate) fn title_on(&self, title: &str, from: NaiveDate, to: NaiveDate) -> String {
        title_on(title, self.state.student_name.as_deref(), from, to)
    }
}

/// The lessons by slot, those of one slot by their start: one order, however they come.
fn in_order(lessons: &[SeriesLesson]) -> Vec<&SeriesLesson> {
    let mut lessons: Vec<_> = lessons.iter().collect();
    lessons.sort_unstable_by(|one, other| {
        let [one, other] = [one, other].map(|it| (it.slot, it.start_time, &it.id));
        one.cmp(&other)
    });
    lessons
}
