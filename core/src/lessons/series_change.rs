//! Changes of a weekly series: one pure function gives the plan that is shown, and the same plan is carried out.
//!
//! | Rule | Where |
//! |---|---|
//! | A series is its lessons. Each has a *slot*, the day that the rule gave it; one that was moved or made longer on its own is *detached* | [`state`] |
//! | "Only this lesson", "This and all following lessons", "All upcoming lessons"; a lesson that has begun or is final is never touched | [`scope`] |
//! | What may be asked for, and its texts | [`request`], [`refusal`] |
//! | `edit`: a field goes only to lessons that still have the series' value | [`edit`] |
//! | `move`: the same number of days for each slot, then the new time on the wall clock; detached lessons stay unless they are asked for | [`shift`] |
//! | `cancel`, and `end`, which cancels every slot after a day | [`cancel`] |
//! | `extend`: closed days are skipped, and made up for at the end | [`extend`] |
//! | The following lessons become a series of their own, which continues the first | [`split`] |
//! | Overlaps are shown and never block; a past start blocks | [`overlaps`], [`SeriesPlan::refusal`] |
//! | The plan's summary, its button, its hash | [`summary`], [`hash`] |
//! | Which series end within four weeks | [`ending`] |

pub mod cancel;
pub mod edit;
pub mod ending;
pub mod extend;
pub mod hash;
pub mod overlaps;
pub mod question;
pub mod refusal;
pub mod request;
pub mod rows;
pub mod scope;
pub mod shift;
pub mod split;
pub mod state;
pub mod summary;

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use self::{
    overlaps::Busy,
    refusal::SeriesRefusal,
    request::{Change, SeriesChangeRequest},
    rows::{Act, PlanRow, RowCounts, RowFlag},
    scope::Scoped,
    state::{PlannedSkip, SeriesRule, SeriesState},
};
use super::closure::ClosedDays;
use crate::time::Zone;

/// What a plan depends on beside the series itself.
pub struct Surroundings<'a, Z> {
    /// The closures that concern the teacher of the series.
    pub closures: &'a [ClosedDays],
    /// The teacher's own lessons, those of the series included.
    pub busy: Busy<'a>,
    /// The present instant.
    pub now: DateTime<Utc>,
    /// The zone whose wall clock the series keeps.
    pub zone: &'a Z,
    /// The school's zone, whose days closures name.
    pub school: &'a Z,
}

/// All that a change of a series would do.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct SeriesPlan {
    /// Every lesson of the series and every slot that is added or skipped, by slot.
    pub rows: Vec<PlanRow>,
    /// How many of them there are of each kind.
    pub counts: RowCounts,
    /// The plan in words.
    pub summary: String,
    /// The words on the button that carries it out.
    pub button: String,
    /// Why it cannot be carried out as it is; null where it can.
    pub blocked: Option<String>,
    /// The rule of the series afterwards.
    pub rule: SeriesRule,
    /// The rule of the new series that the rows with `continues` become; null where the series stays one.
    pub new_rule: Option<SeriesRule>,
    /// Slots without a lesson that are to be remembered or go to another day.
    pub skips: Vec<PlannedSkip>,
    /// What families are told about lessons that are cancelled, if anything.
    pub note: Option<String>,
    /// Hash of the whole plan: two plans with the same hash do the same.
    pub plan_hash: String,
}

impl SeriesPlan {
    /// Why the plan cannot be carried out although it can be shown: a lesson would be moved or added in the past.
    pub fn refusal(&self) -> Option<SeriesRefusal> {
        refusal_of(&self.rows)
    }
}

fn refusal_of(rows: &[PlanRow]) -> Option<SeriesRefusal> {
    rows.iter()
        .filter(|row| row.has(RowFlag::Past))
        .find_map(|row| match row.act {
            Act::Move => Some(SeriesRefusal::IntoPast),
            Act::Add => Some(SeriesRefusal::AddedInPast),
            _ => None,
        })
}

/// The rows of a kind of change, with the rules that follow from it.
pub(crate) struct Draft {
    pub(crate) rows: Vec<PlanRow>,
    pub(crate) rule: SeriesRule,
    pub(crate) new_rule: Option<SeriesRule>,
    pub(crate) skips: Vec<PlannedSkip>,
    pub(crate) note: Option<String>,
}

impl Draft {
    /// Rows that leave rule and skips as they are.
    pub(crate) fn of(rows: Vec<PlanRow>, rule: &SeriesRule) -> Self {
        Self {
            rows,
            rule: rule.clone(),
            new_rule: None,
            skips: Vec::new(),
            note: None,
        }
    }
}

/// What a change of a series, asked for at one of its lessons, would do.
///
/// ```
/// use reedling_core::{
///     lessons::series_change::{
///         Surroundings, overlaps::Busy, plan, request::SeriesChangeRequest, state::{SeriesRule, SeriesState},
///     },
///     time::Zone,
/// };
/// struct Tokyo;
/// impl Zone for Tokyo {
///     fn offset_seconds(&self, _: i64) -> i32 { 9 * 3600 }
/// }
/// let rule = SeriesRule {
///     title: "Scales".into(), description: None, duration_minutes: 30, local_time: "16:00:00".parse()?,
///     first_date: "2026-03-03".parse()?, last_date: "2026-03-31".parse()?, interval_weeks: 1,
/// };
/// let state = SeriesState { rule, student_name: None, lessons: Vec::new(), skips: Vec::new() };
/// let two_more: SeriesChangeRequest = serde_json::from_str(r#"{"scope":"all","change":{"kind":"extend","count":2}}"#)?;
/// let around = Surroundings {
///     closures: &[], busy: Busy::NONE, now: "2026-03-20T12:00:00Z".parse()?, zone: &Tokyo, school: &Tokyo,
/// };
/// let plan = plan(&state, "", &two_more, &around).map_err(|refusal| refusal.to_string())?;
/// assert_eq!((&*plan.summary, &*plan.button), ("2 lessons are added.", "Add 2 Lessons"));
/// assert_eq!(plan.rule.last_date.to_string(), "2026-04-14");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// Fields that break a rule, a series that would be too long, or a change that changes nothing.
pub fn plan<Z: Zone>(
    state: &SeriesState,
    anchor: &str,
    request: &SeriesChangeRequest,
    around: &Surroundings<'_, Z>,
) -> Result<SeriesPlan, SeriesRefusal> {
    let change = request.check()?;
    let series = Scoped::new(state, anchor, request, around);
    let mut draft = match &change {
        Change::Edit(values) => edit::edit(&series, values),
        Change::Move(to) => shift::shift(&series, *to)?,
        Change::Cancel { reason, note } => cancel::cancel(&series, *reason, note.clone()),
        Change::End { last, reason } => cancel::end(&series, *last, *reason),
        Change::Extend(end) => extend::extend(&series, *end)?,
    };
    if !draft.rows.iter().any(|row| row.act.is_change())
        && draft.rule.last_date >= state.rule.last_date
    {
        return Err(SeriesRefusal::NothingChanges);
    }
    overlaps::mark(&mut draft.rows, around.busy);
    let counts = RowCounts::of(&draft.rows, &series);
    let summary = summary::summary(&draft, counts, &change, request.include_detached);
    Ok(finished(draft, counts, summary, &change))
}

fn finished(draft: Draft, counts: RowCounts, summary: String, change: &Change) -> SeriesPlan {
    let mut plan = SeriesPlan {
        summary,
        button: summary::button(counts, change),
        blocked: refusal_of(&draft.rows).map(|refusal| refusal.text().into_owned()),
        counts,
        rows: draft.rows,
        rule: draft.rule,
        new_rule: draft.new_rule,
        skips: draft.skips,
        note: draft.note,
        plan_hash: String::new(),
    };
    plan.plan_hash = hash::of(&plan);
    plan
}
