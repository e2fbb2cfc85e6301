//! The audit trail.

use poem::web::Data;
use poem_openapi::OpenApi;

use crate::{
    accounts::routes::guard::AdminSession,
    admin::{
        activities::{self, ActivityQuery},
        views::activities::ActivitiesBody,
    },
    api::{error::ApiError, json::Json, json_body::QueryParams, tag::Tag},
    state::AppState,
};

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
