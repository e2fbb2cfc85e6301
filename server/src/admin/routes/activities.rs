//! The audit trail.

use poem::web::Data;
use poem_openapi::{OpenApi, param::Query, payload::Json};
use uuid::Uuid;

use crate::{
    accounts::routes::guard::AdminSession,
    admin::{activities, views::activities::ActivitiesBody},
    api::{error::ApiError, tag::Tag},
    state::AppState,
};

/// The audit trail.
pub(crate) struct ActivitiesApi;

#[OpenApi(prefix_path = "/api/admin", tag = "Tag::Administration")]
impl ActivitiesApi {
    /// Who did what to whom, newest first: the newest 50, or as many as `limit` says, at most 200. With `after`,
    /// the last activity of a page, the next page.
    #[oai(path = "/activities", method = "get", operation_id = "list_activities")]
    async fn list(
        &self,
        _caller: AdminSession,
        state: Data<&AppState>,
        /// How many, at most 200.
        limit: Query<Option<u32>>,
        /// The last activity of the previous page.
        after: Query<Option<Uuid>>,
    ) -> Result<Json<ActivitiesBody>, ApiError> {
        let activities = activities::newest(&state, after.0, limit.0.map(u64::from)).await?;
        Ok(Json(ActivitiesBody {
            activities: activities.rows.into_iter().map(Into::into).collect(),
            total: activities.total,
        }))
    }
}
