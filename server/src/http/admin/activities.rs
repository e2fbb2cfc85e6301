//! The audit trail.

use poem::web::Data;
use poem_openapi::{Object, OpenApi, param::Query, payload::Json};
use uuid::Uuid;

use crate::{
    api::{choice::Choice, error::ApiError},
    http::{Tag, guard::AdminSession, instant::Instant},
    model::activity::{ActivityKind, ActivityRecord, ActivityStatus, Named},
    services::admin::activities,
    state::AppState,
};

/// Who did what to whom, when (Spec §3, D8).
#[derive(Debug, Object)]
pub struct ActivityBody {
    /// The activity, a UUID v7.
    pub id: Uuid,
    /// What kind of thing.
    #[oai(rename = "type")]
    pub kind: Choice<ActivityKind>,
    /// A sentence for an administrator.
    pub description: String,
    /// When it was done.
    pub timestamp: Instant,
    /// How it stood after it.
    pub status: Choice<ActivityStatus>,
    /// Who did it; absent for the system.
    pub actor: Option<PersonBody>,
    /// Whom it was done to, if it was a person who still has an account.
    pub subject: Option<PersonBody>,
}

/// A person by name.
#[derive(Debug, Object)]
pub struct PersonBody {
    /// The account.
    pub id: Uuid,
    /// Full name.
    pub name: String,
}

/// A page of the audit trail.
#[derive(Debug, Object)]
pub struct ActivitiesBody {
    /// Newest first.
    pub activities: Vec<ActivityBody>,
    /// How many there are on all pages.
    pub total: u64,
}

impl From<Named> for PersonBody {
    fn from(named: Named) -> Self {
        Self {
            id: named.id,
            name: named.name,
        }
    }
}

impl From<ActivityRecord> for ActivityBody {
    fn from(activity: ActivityRecord) -> Self {
        Self {
            id: activity.id,
            kind: Choice::named(activity.kind),
            description: activity.description,
            timestamp: activity.created_at.into(),
            status: Choice::named(activity.status),
            actor: activity.actor.map(Into::into),
            subject: activity.subject.map(Into::into),
        }
    }
}

/// The audit trail.
pub struct ActivitiesApi;

#[OpenApi(prefix_path = "/api/admin", tag = "Tag::Administration")]
impl ActivitiesApi {
    /// Who did what to whom, newest first: the newest 50, or as many as `limit` says, at most 200. With `after`,
    /// the last activity of a page, the next page.
    #[oai(path = "/activities", method = "get", operation_id = "list_activities")]
    async fn list(
        &self,
        _caller: AdminSession,
        state: Data<&AppState>,
        /// How many; more than 200 are cut to 200.
        limit: Query<Option<u32>>,
        /// The last activity of the page before.
        after: Query<Option<Uuid>>,
    ) -> Result<Json<ActivitiesBody>, ApiError> {
        let activities = activities::newest(&state, after.0, limit.0.map(u64::from)).await?;
        Ok(Json(ActivitiesBody {
            activities: activities.rows.into_iter().map(Into::into).collect(),
            total: activities.total,
        }))
    }
}
