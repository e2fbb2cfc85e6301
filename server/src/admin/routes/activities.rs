//! The audit trail.

use chrono::{DateTime, Utc};
use poem::web::Data;
use poem_openapi::OpenApi;
use schemars::JsonSchema;
use serde::Serialize;
use uuid::Uuid;

use crate::{
    accounts::routes::guard::AdminSession,
    admin::activities::{self, ActivityQuery},
    api::{choice::Choice, error::ApiError, json::Json, json_body::QueryParams, tag::Tag},
    audit::activity::{ActivityKind, ActivityRecord, ActivityStatus, NamedUser},
    state::AppState,
};

/// Who did what to whom, when.
#[derive(Debug, JsonSchema, Serialize)]
pub(crate) struct ActivityBody {
    /// The activity, a UUID v7.
    pub id: Uuid,
    /// Kind of activity.
    #[serde(rename = "type")]
    pub kind: Choice<ActivityKind>,
    /// One sentence describing the activity.
    pub description: String,
    /// Time of the activity.
    pub timestamp: DateTime<Utc>,
    /// Resulting status.
    pub status: Choice<ActivityStatus>,
    /// Who did it; absent when the system did.
    pub actor: Option<PersonBody>,
    /// The person affected, if any, while their account exists.
    pub subject: Option<PersonBody>,
}

/// A person, by name.
#[derive(Debug, JsonSchema, Serialize)]
pub(crate) struct PersonBody {
    /// The account.
    pub id: Uuid,
    /// Full name.
    pub name: String,
}

/// A page of the audit trail.
#[derive(Debug, JsonSchema, Serialize)]
pub(crate) struct ActivitiesBody {
    /// Newest first.
    pub activities: Vec<ActivityBody>,
    /// Total number on all pages.
    pub total: u64,
}

impl From<NamedUser> for PersonBody {
    fn from(named: NamedUser) -> Self {
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
            timestamp: activity.created_at,
            status: Choice::named(activity.status),
            actor: activity.actor.map(Into::into),
            subject: activity.subject.map(Into::into),
        }
    }
}

/// The audit trail.
pub(crate) struct ActivitiesApi;

#[OpenApi(prefix_path = "/api/admin", tag = "Tag::Administration")]
impl ActivitiesApi {
    /// List the audit trail, newest first: `limit` activities, 50 by default, at most 200. Send the id of a page's last
    /// activity as `after` for the next page.
    #[oai(path = "/activities", method = "get", operation_id = "list_activities")]
    async fn list(
        &self,
        _caller: AdminSession,
        state: Data<&AppState>,
        query: QueryParams<ActivityQuery>,
    ) -> Result<Json<ActivitiesBody>, ApiError> {
        let activities = activities::newest(&state, query.0).await?;
        Ok(Json(ActivitiesBody {
            activities: activities.rows.into_iter().map(Into::into).collect(),
            total: activities.total,
        }))
    }
}
