//! How a teacher likes to teach.

use poem::web::Data;
use poem_openapi::OpenApi;
use reedling_core::settings::teacher_request::EditTeacherPreferencesRequest;

use crate::{
    accounts::routes::guard::TeachingSessionEvenWaiting,
    api::{error::ApiError, json::Json, json_body::JsonBody, tag::Tag},
    state::AppState,
    teachers::{preferences, views::preferences::TeacherPreferencesBody},
};

/// A teacher's own preferences.
pub(crate) struct TeacherPreferencesApi;

#[OpenApi(prefix_path = "/api/teachers", tag = "Tag::Teachers")]
impl TeacherPreferencesApi {
    /// Get the caller's lesson preferences; administrators have them, too.
    #[oai(
        path = "/preferences",
        method = "get",
        operation_id = "get_teacher_preferences"
    )]
    async fn preferences(
        &self,
        caller: TeachingSessionEvenWaiting,
        state: Data<&AppState>,
    ) -> Result<Json<TeacherPreferencesBody>, ApiError> {
        Ok(Json(preferences::own(&state, &caller.0).await?.into()))
    }

    /// Change the caller's lesson preferences.
    #[oai(
        path = "/preferences",
        method = "put",
        operation_id = "edit_teacher_preferences"
    )]
    async fn edit(
        &self,
        caller: TeachingSessionEvenWaiting,
        state: Data<&AppState>,
        body: JsonBody<EditTeacherPreferencesRequest>,
    ) -> Result<Json<TeacherPreferencesBody>, ApiError> {
        let changed = preferences::change(&state, &caller.0, &body.0).await?;
        Ok(Json(changed.into()))
    }
}
