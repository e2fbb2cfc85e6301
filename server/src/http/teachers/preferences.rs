//! How a teacher likes to teach (D15).

use poem::web::Data;
use poem_openapi::{Object, OpenApi, payload::Json};
use reedling_core::settings::request::EditTeacherPreferencesRequest;

use crate::{
    api::{error::ApiError, json_body::JsonBody},
    http::{Tag, guard::TeachingSessionEvenWaiting},
    services::preferences::{self, Preferences},
    state::AppState,
};

/// A teacher's preferences.
#[derive(Debug, Object)]
#[oai(rename_all = "camelCase")]
pub struct TeacherPreferencesBody {
    /// Minutes of a lesson unless another length is chosen; 30 at first.
    pub default_duration: u32,
    /// Whether reminders come before lessons; the same switch as in the notification settings.
    pub lesson_reminders: bool,
}

impl From<Preferences> for TeacherPreferencesBody {
    fn from(preferences: Preferences) -> Self {
        Self {
            default_duration: preferences.default_duration,
            lesson_reminders: preferences.lesson_reminders,
        }
    }
}

/// A teacher's own preferences.
pub struct TeacherPreferencesApi;

#[OpenApi(prefix_path = "/api/teachers", tag = "Tag::Teachers")]
impl TeacherPreferencesApi {
    /// One's own lesson preferences; administrators have some too.
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

    /// Change one's own lesson preferences.
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
