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
    /// List the audit trail, newest first: `limit` activities, 50 by default, at most 200. Send the id of a page's last
    /// activity as `after` for the next page.
    #[oai(path = "/activities", method = "get", operation_id = "list_activities")]
    async fn list(
        &self,
        _caller: AdminSession,
        state: Data<&AppState>,
        /// Maximum number, 200 at most, 50 by default.
        limit: Query<Option<u32>>,
        /// Id of the last activity of the previous page.
        after: Query<Option<Uuid>>,
    ) -> Result<Json<ActivitiesBody>, ApiError> {
        let activities = activities::newest(&state, after.0, limit.0.map(u64::from)).await?;
        Ok(Json(ActivitiesBody {
            activities: activities.rows.into_iter().map(Into::into).collect(),
            total: activities.total,
        }))
    }
}
