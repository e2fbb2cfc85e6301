//! The school's accounts.

use poem::web::Data;
use poem_openapi::OpenApi;
use reedling_core::admin::CreateUserRequest;

use crate::{
    accounts::routes::guard::AdminSession,
    admin::{
        users::{self, UserQuery},
        views::users::{CreatedUserBody, ListedUserBody, UsersBody},
    },
    api::{
        error::ApiError,
        json::Json,
        json_body::{JsonBody, QueryParams},
        tag::Tag,
    },
    state::AppState,
};

/// The school's accounts.
pub(crate) struct AccountsApi;

#[OpenApi(prefix_path = "/api/admin", tag = "Tag::Administration")]
impl AccountsApi {
    /// List accounts, newest first: `limit` of them, at most 1,000. Send `next` as `after` for the next page. `search`,
    /// `role`, `status` and `waitsFor` can be combined.
    #[oai(path = "/users", method = "get", operation_id = "list_users")]
    async fn list(
        &self,
        _caller: AdminSession,
        state: Data<&AppState>,
        query: QueryParams<UserQuery>,
    ) -> Result<Json<UsersBody>, ApiError> {
        let page = users::page(&state, query.0).await?;
        let with_code = page.with_code;
        let listed = page.users.rows.into_iter().map(|user| {
            let second_factor = with_code.contains(&user.id);
            ListedUserBody::of(user, second_factor)
        });
        Ok(Json(UsersBody {
            users: listed.collect(),
            next: page.next,
            total: page.users.total,
        }))
    }

    /// Create an account of any role. A temporary password is mailed to its owner; a student is linked to the teacher.
    #[oai(path = "/users", method = "post", operation_id = "create_user")]
    async fn create(
        &self,
        caller: AdminSession,
        state: Data<&AppState>,
        body: JsonBody<CreateUserRequest>,
    ) -> Result<Json<CreatedUserBody>, ApiError> {
        let (id, message) = users::create(&state, &caller.0, body.0).await?;
        Ok(Json(CreatedUserBody { message, id }))
    }
}
