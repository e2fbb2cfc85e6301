//! A teacher's own profile and preferences.

use poem::web::Data;
use poem_openapi::OpenApi;
use reedling_core::settings::teacher_request::{
    EditTeacherPreferencesRequest, EditTeacherProfileRequest,
};
use schemars::JsonSchema;
use serde::Serialize;
use uuid::Uuid;

use crate::{
    accounts::{routes::guard::TeachingSessionEvenWaiting, views::NamedUserBody},
    api::{error::ApiError, json::Json, json_body::JsonBody, tag::Tag},
    state::AppState,
    teachers::{
        preferences::{self, Preferences},
        profile,
        queries::TeacherRecord,
    },
};

/// A teacher with the details of their profile.
#[derive(Debug, JsonSchema, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct TeacherDetailsBody {
    /// The teacher.
    pub id: Uuid,
    /// Instrument.
    pub instrument: Option<String>,
    /// Department.
    pub department: Option<String>,
    /// Phone number, free text, not normalised.
    pub phone_number: Option<String>,
    /// Name and e-mail address.
    pub user: NamedUserBody,
}

impl From<TeacherRecord> for TeacherDetailsBody {
    fn from(teacher: TeacherRecord) -> Self {
        Self {
            id: teacher.id,
            instrument: teacher.instrument,
            department: teacher.department,
            phone_number: teacher.phone_number,
            user: NamedUserBody {
                name: teacher.name,
                email: teacher.email,
            },
        }
    }
}

/// A teacher's own profile.
#[derive(Debug, JsonSchema, Serialize)]
pub(crate) struct TeacherProfileBody {
    /// The teacher.
    pub teacher: TeacherDetailsBody,
}

/// A teacher's preferences.
#[derive(Debug, JsonSchema, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct TeacherPreferencesBody {
    /// Default duration of a lesson in minutes; 30 initially.
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

/// A teacher's own profile.
pub(crate) struct TeacherProfileApi;

#[OpenApi(prefix_path = "/api/teachers", tag = "Tag::Teachers")]
impl TeacherProfileApi {
    /// Get the caller's teacher profile; administrators have one, too.
    #[oai(
        path = "/profile",
        method = "get",
        operation_id = "get_teacher_profile"
    )]
    async fn profile(
        &self,
        caller: TeachingSessionEvenWaiting,
        state: Data<&AppState>,
    ) -> Result<Json<TeacherProfileBody>, ApiError> {
        let teacher = profile::profile(&state, &caller.0).await?.into();
        Ok(Json(TeacherProfileBody { teacher }))
    }

    /// Change the caller's teacher profile.
    #[oai(
        path = "/profile",
        method = "put",
        operation_id = "edit_teacher_profile"
    )]
    async fn edit(
        &self,
        caller: TeachingSessionEvenWaiting,
        state: Data<&AppState>,
        body: JsonBody<EditTeacherProfileRequest>,
    ) -> Result<Json<TeacherProfileBody>, ApiError> {
        let teacher = profile::change_profile(&state, &caller.0, body.0).await?;
        Ok(Json(TeacherProfileBody {
            teacher: teacher.into(),
        }))
    }
}

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
