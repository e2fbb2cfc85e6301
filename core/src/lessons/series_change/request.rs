//! What a change of a series may ask for.

use chrono::{NaiveDate, NaiveDateTime};
use serde::{Deserialize, Serialize};

use crate::{
    lessons::{
        cancel_reason::CancelReason,
        fields::{
            check_date, check_start_time, check_title, check_typed_duration, typed_duration, whole,
        },
        recurrence::{End, Recurrence, RecurrenceEndType, RecurrenceType},
        recurrence_end::{RecurrenceEnd, check_end},
    },
    time::{text, wire_date},
    validation::{DESCRIPTION, Limit, Violations, rules::non_blank},
};

/// Longest note about a cancellation, in characters.
pub const NOTE_MAX: usize = 500;

const NOTE: Limit = Limit {
    most: NOTE_MAX,
    message: "The note can have at most 500 characters",
};

/// Which lessons of a series a change is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Scope {
    /// "Only this lesson".
    This,
    /// "This and all following lessons": slots from that of the lesson on.
    Following,
    /// "All upcoming lessons".
    All,
}

impl Scope {
    /// Every scope, in the order of the dialog.
    pub const ALL: [Self; 3] = [Self::This, Self::Following, Self::All];

    /// The words that people read.
    pub const fn label(self) -> &'static str {
        match self {
            Self::This => "Only this lesson",
            Self::Following => "This and all following lessons",
            Self::All => "All upcoming lessons",
        }
    }
}

/// What a change does; each reads fields of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum ChangeKind {
    /// Other texts or another length: `title`, `description`, `durationMinutes`.
    Edit,
    /// Another day and time: `date`, `startTime`.
    Move,
    /// No lessons: `reason`, `note`.
    Cancel,
    /// An earlier end: `lastDate`, `reason`.
    End,
    /// More lessons: `count` or `endDate`.
    Extend,
}

/// A change of a series. Fields that its kind does not read are ignored.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SeriesChange {
    /// What it does.
    pub kind: ChangeKind,
    /// `edit`: the new title, if it was changed.
    #[serde(default)]
    pub title: Option<String>,
    /// `edit`: the new description, if it was changed; an empty one clears it.
    #[serde(default)]
    pub description: Option<String>,
    /// `edit`: the new length in minutes, if it was changed.
    #[serde(default)]
    pub duration_minutes: Option<f64>,
    /// `move`: the day to which the lesson goes, yyyy-MM-dd; in a series at most 6 days from its slot.
    #[serde(default)]
    pub date: Option<String>,
    /// `move`: the start on the wall clock of the series, HH:mm.
    #[serde(default)]
    pub start_time: Option<String>,
    /// `cancel` and `end`: why; the teacher, or the schedule, where nothing is said.
    #[serde(default)]
    pub reason: Option<CancelReason>,
    /// `cancel`: what families are told.
    #[serde(default)]
    pub note: Option<String>,
    /// `end`: the last day that may have a lesson, yyyy-MM-dd.
    #[serde(default)]
    pub last_date: Option<String>,
    /// `extend`: number of lessons to add, 1 to 52.
    #[serde(default)]
    pub count: Option<f64>,
    /// `extend`: the last day that may have a lesson, yyyy-MM-dd, in place of a number.
    #[serde(default)]
    pub end_date: Option<String>,
}

impl SeriesChange {
    /// A change of that kind without a field.
    pub fn of(kind: ChangeKind) -> Self {
        Self {
            kind,
            title: None,
            description: None,
            duration_minutes: None,
            date: None,
            start_time: None,
            reason: None,
            note: None,
            last_date: None,
            count: None,
            end_date: None,
        }
    }
}

/// A change of a series, and how far it goes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SeriesChangeRequest {
    /// Which lessons; `end` and `extend` are always about the whole series.
    pub scope: Scope,
    /// The change.
    pub change: SeriesChange,
    /// Also move lessons that were moved on their own.
    #[serde(default)]
    pub include_detached: bool,
    /// Skip closed days; yes unless it is denied.
    #[serde(default = "yes")]
    #[cfg_attr(feature = "ts", tsify(optional))]
    pub skip_closed: bool,
    /// Make up for skipped slots at the end of a series that is extended by a number; yes unless it is denied.
    #[serde(default = "yes")]
    #[cfg_attr(feature = "ts", tsify(optional))]
    pub make_up: bool,
    /// Slots that are left out of the change, yyyy-MM-dd: their lessons stay as they are, new ones are not added.
    #[serde(default, with = "wire_date::list")]
    #[cfg_attr(feature = "ts", tsify(optional, type = "string[]"))]
    #[cfg_attr(feature = "schema", schemars(with = "Vec<String>"))]
    pub skip_slots: Vec<NaiveDate>,
    /// Tell families; yes unless it is denied. It changes no plan.
    #[serde(default = "yes")]
    #[cfg_attr(feature = "ts", tsify(optional))]
    pub tell_families: bool,
    /// Hash of the plan that was looked at, which is to be carried out; a preview needs none.
    #[serde(default)]
    pub plan_hash: Option<String>,
}

impl SeriesChangeRequest {
    /// The change as its dialog opens: closed days are skipped and made up for, and families are told.
    pub const fn of(scope: Scope, change: SeriesChange) -> Self {
        Self {
            scope,
            change,
            include_detached: false,
            skip_closed: true,
            make_up: true,
            skip_slots: Vec::new(),
            tell_families: true,
            plan_hash: None,
        }
    }
}

const fn yes() -> bool {
    true
}

/// A change whose fields are valid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Change {
    /// New values.
    Edit(Values),
    /// The lesson's new day and time.
    Move(NaiveDateTime),
    /// No lessons.
    Cancel {
        /// Why.
        reason: CancelReason,
        /// What families are told.
        note: Option<String>,
    },
    /// No slots after a day.
    End {
        /// The last day that may have a lesson.
        last: NaiveDate,
        /// Why.
        reason: CancelReason,
    },
    /// More slots.
    Extend(End),
}

/// The fields that an edit changes; one that is `None` stays.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Values {
    /// The title.
    pub title: Option<String>,
    /// The description; `Some(None)` clears it.
    pub description: Option<Option<String>>,
    /// The length in minutes.
    pub minutes: Option<i32>,
}

impl SeriesChangeRequest {
    /// The change, by the rules of the dialogs.
    ///
    /// ```
    /// use reedling_core::lessons::series_change::request::{ChangeKind, Scope, SeriesChange, SeriesChangeRequest};
    /// let change = SeriesChange { count: Some(53.0), ..SeriesChange::of(ChangeKind::Extend) };
    /// let request = SeriesChangeRequest::of(Scope::All, change);
    /// let text = "Number of lessons must be between 1 and 52";
    /// assert_eq!(request.check().map_err(|found| found.to_string()), Err(text.to_owned()));
    /// ```
    ///
    /// # Errors
    /// Every violated rule, in the order of the form.
    pub fn check(&self) -> Result<Change, Violations> {
        let mut found = Violations::default();
        let change = match self.change.kind {
            ChangeKind::Edit => self.change.edit(&mut found),
            ChangeKind::Move => self.change.new_start(&mut found),
            ChangeKind::Cancel => self.change.cancel(&mut found),
            ChangeKind::End => self.change.end(&mut found),
            ChangeKind::Extend => self.change.extend(&mut found),
        };
        found.clone().into_result()?;
        change.ok_or(found)
    }
}

impl SeriesChange {
    fn edit(&self, found: &mut Violations) -> Option<Change> {
        if let Some(title) = &self.title {
            check_title(found, title);
        }
        let description = self.description.as_deref();
        found.max_length(&DESCRIPTION, "description", description.unwrap_or_default());
        if self.duration_minutes.is_some() {
            check_typed_duration(found, self.duration_minutes);
        }
        let minutes = self.duration_minutes.and_then(typed_duration);
        Some(Change::Edit(Values {
            title: self.title.as_deref().and_then(non_blank),
            description: description.map(non_blank),
            minutes: minutes.and_then(|length| i32::try_from(length.num_minutes()).ok()),
        }))
    }

    fn new_start(&self, found: &mut Violations) -> Option<Change> {
        let time = self.start_time.as_deref().unwrap_or_default();
        let date = check_date(found, self.date.as_deref().unwrap_or_default());
        check_start_time(found, time);
        Some(Change::Move(date?.and_time(text::parse_time(time)?)))
    }

    fn cancel(&self, found: &mut Violations) -> Option<Change> {
        let reason = self.reason.unwrap_or_default();
        let text = "A closure cancels lessons by itself. Please choose another reason";
        let is_free = reason != CancelReason::Closure;
        found.require(is_free, "reason", "choice", text);
        let note = self.note.as_deref().unwrap_or_default();
        found.max_length(&NOTE, "note", note);
        let note = non_blank(note);
        Some(Change::Cancel { reason, note })
    }

    fn end(&self, found: &mut Violations) -> Option<Change> {
        let text = "Please choose the last day";
        let last = found.required_day(
            "lastDate",
            self.last_date.as_deref().unwrap_or_default(),
            text,
        )?;
        let reason = self.reason.unwrap_or(CancelReason::Schedule);
        Some(Change::End { last, reason })
    }

    fn extend(&self, found: &mut Violations) -> Option<Change> {
        let last = self.end_date.as_deref().filter(|_| self.count.is_none());
        let kind = last.map_or(RecurrenceEndType::Count, |_| RecurrenceEndType::Date);
        let last = last.and_then(text::parse_date);
        let end = RecurrenceEnd::new(RecurrenceType::Weekly, kind, last, whole(self.count));
        let mut of_end = Violations::default();
        let recurrence = check_end(&mut of_end, &end, None);
        let of_end = of_end.renamed("recurrenceCount", "count");
        found.append(of_end.renamed("recurrenceEndDate", "endDate"));
        match recurrence? {
            Recurrence::Weekly(end) => Some(Change::Extend(end)),
            Recurrence::Single => None,
        }
    }
}
