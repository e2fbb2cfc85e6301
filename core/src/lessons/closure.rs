//! Closures: days on which a school or a teacher gives no lessons.
//!
//! | Rule | Where |
//! |---|---|
//! | A name of 1 to 80 characters, a kind, a first and a last day, both included, at most 120 days | [`ClosureRequest`] |
//! | Days are those of the school's clock | [`ClosedDays::covers`] |
//! | A closure that is made later changes no lesson by itself | [`super::series_change`] |

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use crate::{
    id::Id,
    time::wire_date,
    validation::{Limit, Violations},
};

/// Longest name, in characters.
pub const NAME_MAX: usize = 80;
/// Most days.
pub const DAYS_MAX: i64 = 120;

const NAME: Limit = Limit {
    most: NAME_MAX,
    message: "The name can have at most 80 characters",
};

/// What kind of closure it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum ClosureKind {
    /// A public holiday.
    Holiday,
    /// Several days without school.
    Break,
    /// A teacher who is ill or away.
    Absence,
}

impl ClosureKind {
    /// Every kind.
    pub const ALL: [Self; 3] = [Self::Holiday, Self::Break, Self::Absence];

    /// The kind as it is written on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Holiday => "holiday",
            Self::Break => "break",
            Self::Absence => "absence",
        }
    }

    /// The kind with that name on the wire.
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.as_str() == text)
    }
}

/// The days of a closure, as a plan looks at them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ClosedDays {
    /// Identifier.
    pub id: String,
    /// What it is called, as "Easter break".
    pub name: String,
    /// First day.
    #[serde(with = "wire_date")]
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub from_date: NaiveDate,
    /// Last day, included.
    #[serde(with = "wire_date")]
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub to_date: NaiveDate,
}

impl ClosedDays {
    /// Whether a day of the school's clock is closed.
    ///
    /// ```
    /// use reedling_core::lessons::closure::ClosedDays;
    /// let (id, name) = ("c1".to_owned(), "Autumn break".to_owned());
    /// let autumn = ClosedDays { id, name, from_date: "2026-10-05".parse()?, to_date: "2026-10-16".parse()? };
    /// assert!(autumn.covers("2026-10-05".parse()?) && autumn.covers("2026-10-16".parse()?));
    /// assert!(!autumn.covers("2026-10-17".parse()?));
    /// # Ok::<(), chrono::ParseError>(())
    /// ```
    pub fn covers(&self, day: NaiveDate) -> bool {
        self.from_date <= day && day <= self.to_date
    }
}

/// The first of some closures that covers a day of the school's clock.
pub fn covering(closures: &[ClosedDays], day: NaiveDate) -> Option<&ClosedDays> {
    closures.iter().find(|closure| closure.covers(day))
}

/// A closure to make or to change.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ClosureRequest {
    /// Name, 1 to 80 characters.
    #[cfg_attr(feature = "schema", schemars(length(min = 1, max = NAME_MAX)))]
    pub name: String,
    /// `holiday`, `break` or `absence`.
    #[cfg_attr(feature = "schema", schemars(extend("enum" = ClosureKind::ALL.map(ClosureKind::as_str))))]
    pub kind: String,
    /// First day, yyyy-MM-dd.
    pub from_date: String,
    /// Last day, yyyy-MM-dd, included; at most 120 days.
    pub to_date: String,
    /// The teacher whom it concerns; the whole school without one.
    #[serde(default)]
    pub teacher_id: Option<String>,
}

/// A valid closure.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlannedClosure {
    /// Name, trimmed.
    pub name: String,
    /// Kind.
    pub kind: ClosureKind,
    /// First day.
    pub from_date: NaiveDate,
    /// Last day, included.
    pub to_date: NaiveDate,
    /// The teacher whom it concerns; the whole school without one.
    pub teacher_id: Option<Id>,
}

impl ClosureRequest {
    /// Validation errors, in the order of the form.
    ///
    /// ```
    /// use reedling_core::lessons::closure::ClosureRequest;
    /// let [name, kind, from_date, to_date] = ["Easter", "break", "2026-04-10", "2026-04-01"].map(str::to_owned);
    /// let found = ClosureRequest { name, kind, from_date, to_date, teacher_id: None }.problems();
    /// assert_eq!(found.first_message(), Some("The last day cannot be before the first day"));
    /// ```
    pub fn problems(&self) -> Violations {
        self.read().err().unwrap_or_default()
    }

    /// The closure.
    ///
    /// # Errors
    /// Every violated rule, in the order of the form.
    pub fn check(self) -> Result<PlannedClosure, Violations> {
        self.read()
    }

    fn read(&self) -> Result<PlannedClosure, Violations> {
        let mut found = Violations::default();
        found.not_blank("name", &self.name, "Please enter a name");
        found.line(&NAME, "name", &self.name);
        let kind = ClosureKind::parse(&self.kind);
        let kind = found.require_some(kind, "kind", "choice", "Please choose a kind");
        let from_date =
            found.required_day("fromDate", &self.from_date, "Please choose the first day");
        let to_date = found.required_day("toDate", &self.to_date, "Please choose the last day");
        if let (Some(from), Some(to)) = (from_date, to_date) {
            let text = "The last day cannot be before the first day";
            found.require(from <= to, "toDate", "before_start", text);
            let text = "A closure can have at most 120 days";
            let is_short = (to - from).num_days() < DAYS_MAX;
            found.require(is_short, "toDate", "too_long", text);
        }
        let teacher_id = self.teacher(&mut found);
        let (Some(kind), Some(from_date), Some(to_date)) = (kind, from_date, to_date) else {
            return Err(found);
        };
        found.into_result()?;
        Ok(PlannedClosure {
            name: self.name.trim().to_owned(),
            kind,
            from_date,
            to_date,
            teacher_id,
        })
    }

    /// The teacher, if one is named.
    fn teacher(&self, found: &mut Violations) -> Option<Id> {
        let written = self.teacher_id.as_deref().filter(|id| !id.is_empty())?;
        let text = "Please choose a teacher";
        found.require_some(written.parse().ok(), "teacherId", "id", text)
    }
}
