//! The bell: notices of what happened to users or theirs since they last looked.

use chrono::{DateTime, Utc};
use reedling_core::notices::ReadNoticesRequest;
use schemars::JsonSchema;
use serde::Deserialize;
use uuid::Uuid;

use super::{
    queries::{
        self, NoticeViewer,
        record::{NoticeKind, NoticeRecord},
    },
    wording,
};
use crate::{
    accounts::caller::CurrentUser, error::AppError, lessons::queries::list, state::AppState,
    time::zone::IanaZone,
};

/// Notices of a list by default, and at most.
const SHOWN: u64 = 10;
const LIST_MAX: u64 = 50;
/// Unread notices are counted up to this.
const COUNTED: u64 = 100;

/// Which notices to list.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct NoticeQuery {
    /// Maximum number of notices, at most 50.
    pub limit: Option<u32>,
    /// IANA time zone for the times in the texts. Without a valid zone, each lesson's own zone is used.
    pub time_zone: Option<String>,
}

/// A notice as its reader sees it.
#[derive(Debug)]
pub(crate) struct Notice {
    /// The notice.
    pub id: Uuid,
    /// What happened.
    pub kind: NoticeKind,
    /// The same in a sentence.
    pub text: String,
    /// Path of the screen that tells more.
    pub link: String,
    /// When it happened.
    pub created_at: DateTime<Utc>,
    /// Whether the reader has marked it as read.
    pub read: bool,
}

/// What the bell shows.
#[derive(Debug, Default)]
pub(crate) struct Bell {
    /// Newest first.
    pub notices: Vec<Notice>,
    /// How many are unread, counted to 100.
    pub unread: u64,
}

/// The caller's newest notices that they may still see, ten by default, and how many are unread. Times are in the named
/// zone, else in that of the lesson's place.
pub(crate) async fn bell(
    state: &AppState,
    caller: &CurrentUser,
    query: NoticeQuery,
) -> Result<Bell, AppError> {
    if caller.waits_for_approval {
        return Ok(Bell::default());
    }
    let (conn, now) = (state.db.read(), state.clock.now());
    let most = query.limit.map_or(SHOWN, u64::from).min(LIST_MAX);
    let viewer = NoticeViewer {
        id: caller.id,
        role: caller.role,
        scope: list::scope(caller),
    };
    let read_until = queries::read_until(conn, caller.id).await?;
    let is_read = |at: DateTime<Utc>| read_until.is_some_and(|until| at <= until);
    let records = queries::newest(conn, viewer, now, most).await?;
    let goes_on = records.len() as u64 == most;
    let unread = match records.last() {
        Some(oldest) if goes_on && !is_read(oldest.created_at) => {
            queries::count_after(conn, viewer, now, read_until, COUNTED).await?
        }
        None if most == 0 => queries::count_after(conn, viewer, now, read_until, COUNTED).await?,
        _ => {
            let unread = records.iter().filter(|told| !is_read(told.created_at));
            unread.count() as u64
        }
    };
    let own = query.time_zone.as_deref().and_then(IanaZone::named);
    let school = state.school_zone();
    let zone_of = |record: &NoticeRecord| {
        let place = record.lesson.as_ref();
        let place = place.and_then(|lesson| IanaZone::named(&lesson.time_zone));
        own.or(place).unwrap_or(school)
    };
    let shown = |record: NoticeRecord| Notice {
        id: record.id,
        kind: record.kind,
        text: wording::text(caller.role, &record, zone_of(&record), now),
        link: wording::link(caller.role, &record),
        created_at: record.created_at,
        read: is_read(record.created_at),
    };
    Ok(Bell {
        notices: records.into_iter().map(shown).collect(),
        unread,
    })
}

/// Marks the caller's notices up to an instant as read; one that comes later stays unread.
///
/// # Errors
/// 422 without an instant.
pub(crate) async fn mark_read(
    state: &AppState,
    caller: &CurrentUser,
    request: &ReadNoticesRequest,
) -> Result<(), AppError> {
    let until = request
        .check()?
        .clamp(DateTime::UNIX_EPOCH, state.clock.now());
    let marked = async |tx| Ok(queries::mark_read(&tx, caller.id, until).await?);
    state.write_as(caller, marked).await
}
