//! The school's accounts.

use chrono::{DateTime, Utc};
use poem::web::Data;
use poem_openapi::OpenApi;
use reedling_core::{access::Role, admin::CreateUserRequest};
use schemars::JsonSchema;
use serde::Serialize;
use uuid::Uuid;

use crate::{
    accounts::{
        queries::{
            account::{AccountStatus, WaitsFor},
            users::UserRecord,
        },
        routes::guard::AdminSession,
    },
    admin::users::{self, UserQuery},
    api::{
        choice::Choice,
        error::ApiError,
        json::Json,
        json_body::{JsonBody, QueryParams},
        tag::Tag,
    },
    state::AppState,
};

/// An account in the administrator's list.
#[derive(Debug, JsonSchema, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ListedUserBody {
    /// The account.
    pub id: Uuid,
    /// Full name.
    pub name: String,
    /// Sign-in e-mail address; a minor may have none.
    pub email: Option<String>,
    /// Role of the account.
    pub role: Choice<Role>,
    /// Status of the account.
    pub status: Choice<AccountStatus>,
    /// What a pending account is waiting for: activation or approval.
    pub waits_for: Option<Choice<WaitsFor>>,
    /// Whether signing in requires a code of an authenticator app.
    pub second_factor: bool,
    /// Creation time.
    pub created_at: DateTime<Utc>,
}

impl ListedUserBody {
    pub(in crate::admin) fn of(user: UserRecord, second_factor: bool) -> Self {
        Self {
            id: user.id,
            name: user.name,
            email: user.email,
            role: user.role.into(),
            status: user.standing.status().into(),
            waits_for: user.standing.waits_for().map(Into::into),
            second_factor,
            created_at: user.created_at,
        }
    }
}

/// A page of accounts.
#[derive(Debug, JsonSchema, Serialize)]
pub(crate) struct UsersBody {
    /// Newest first.
    pub users: Vec<ListedUserBody>,
    /// Value of `after` for the next page; null on the last page.
    pub next: Option<Uuid>,
    /// Total number on all pages.
    pub total: u64,
}

/// The new account.
#[derive(Debug, JsonSchema, Serialize)]
pub(crate) struct CreatedUserBody {
    /// Message for the user.
    pub message: String,
    /// The account.
    pub id: Uuid,
}

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
