//! One's own account.

use poem::web::Data;
use poem_openapi::OpenApi;
use reedling_core::settings::request::{
    EditNotificationsRequest, EditPrivacyRequest, EditProfileRequest,
};

use super::{current_user, profile, switches, views::MeBody};
use crate::{
    accounts::routes::guard::{AnySessionEvenWaiting, AnySessionSettingUp},
    api::{error::ApiError, json::Json, json_body::JsonBody, tag::Tag},
    state::AppState,
};

/// The caller's own account.
pub(crate) struct UsersApi;

#[OpenApi(prefix_path = "/api/users", tag = "Tag::Settings")]
impl UsersApi {
    /// Get the current user.
    #[oai(path = "/me", method = "get", operation_id = "get_current_user")]
    async fn me(
        &self,
        caller: AnySessionSettingUp,
        state: Data<&AppState>,
    ) -> Result<Json<MeBody>, ApiError> {
        let me = current_user::current_user(&state, &caller.0).await?;
        Ok(Json(MeBody::of(me, &state.config)))
    }

    /// Change the caller's name and phone number. A new e-mail address is kept as `pendingEmail` until the link mailed
    /// to it is opened.
    #[oai(path = "/profile", method = "put", operation_id = "edit_profile")]
    async fn edit_profile(
        &self,
        caller: AnySessionEvenWaiting,
        state: Data<&AppState>,
        body: JsonBody<EditProfileRequest>,
    ) -> Result<Json<MeBody>, ApiError> {
        let me = profile::change_profile(&state, &caller.0, body.0).await?;
        Ok(Json(MeBody::of(me, &state.config)))
    }

    /// Change the caller's notification settings.
    #[oai(
        path = "/notifications",
        method = "put",
        operation_id = "edit_notification_settings"
    )]
    async fn edit_notifications(
        &self,
        caller: AnySessionEvenWaiting,
        state: Data<&AppState>,
        body: JsonBody<EditNotificationsRequest>,
    ) -> Result<Json<MeBody>, ApiError> {
        let me = switches::change_notifications(&state, &caller.0, &body.0).await?;
        Ok(Json(MeBody::of(me, &state.config)))
    }

    /// Change the caller's privacy settings.
    #[oai(
        path = "/privacy",
        method = "put",
        operation_id = "edit_privacy_settings"
    )]
    async fn edit_privacy(
        &self,
        caller: AnySessionEvenWaiting,
        state: Data<&AppState>,
        body: JsonBody<EditPrivacyRequest>,
    ) -> Result<Json<MeBody>, ApiError> {
        let me = switches::change_privacy(&state, &caller.0, &body.0).await?;
        Ok(Json(MeBody::of(me, &state.config)))
    }
}
