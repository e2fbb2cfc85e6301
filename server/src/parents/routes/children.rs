//! What a parent reads: linked children and their lessons.

use poem::web::Data;
use poem_openapi::{OpenApi, param::Path};
use reedling_core::parents::AnswerParentRequest;
use uuid::Uuid;

use crate::{
    accounts::{
        routes::guard::{FamilySession, ParentSession},
        views::NamedUserBody,
    },
    api::{
        error::ApiError,
        json::Json,
        json_body::{JsonBody, QueryParams},
        message::MessageBody,
        tag::Tag,
    },
    lessons::{
        list::{self, LessonQuery, Period},
        views::LessonsBody,
    },
    parents::{
        children, requests,
        views::{ChildrenBody, ParentOfChildrenBody, ParentRequestsBody},
    },
    state::AppState,
};

/// What a parent reads and answers.
pub(crate) struct ParentsApi;

#[OpenApi(prefix_path = "/api/parents", tag = "Tag::Parents")]
impl ParentsApi {
    /// List the caller's linked children; for an administrator, all students with a parent.
    ///
    /// By name, at most 500.
    #[oai(path = "/children", method = "get", operation_id = "list_children")]
    async fn children(
        &self,
        caller: FamilySession,
        state: Data<&AppState>,
    ) -> Result<Json<ChildrenBody>, ApiError> {
        let children = children::children(&state, &caller.0).await?;
        Ok(Json(ChildrenBody {
            parent: ParentOfChildrenBody {
                user: NamedUserBody {
                    name: caller.0.name,
                    email: None,
                },
            },
            children: children.rows.into_iter().map(Into::into).collect(),
            total: children.total,
        }))
    }

    /// List the lessons of the caller's linked children, earliest first.
    ///
    /// At most 5,000 lessons (10,000 without plans) are returned, the latest ones; `total` is the number of all.
    #[oai(
        path = "/lessons",
        method = "get",
        operation_id = "list_family_lessons"
    )]
    async fn lessons(
        &self,
        caller: FamilySession,
        state: Data<&AppState>,
        period: QueryParams<Period>,
        query: QueryParams<LessonQuery>,
    ) -> Result<Json<LessonsBody>, ApiError> {
        let page = list::page(&state, &caller.0, period.0, query.0).await?;
        Ok(Json(page.into()))
    }

    /// List the teachers' requests that wait for the caller's response.
    #[oai(
        path = "/requests",
        method = "get",
        operation_id = "list_parent_requests"
    )]
    async fn requests(
        &self,
        caller: ParentSession,
        state: Data<&AppState>,
    ) -> Result<Json<ParentRequestsBody>, ApiError> {
        let waiting = requests::waiting(&state, &caller.0).await?;
        Ok(Json(waiting.into()))
    }

    /// Accept or decline a teacher's request, once.
    #[oai(
        path = "/requests/:id",
        method = "post",
        operation_id = "answer_parent_request"
    )]
    async fn answer(
        &self,
        caller: ParentSession,
        state: Data<&AppState>,
        id: Path<Uuid>,
        body: JsonBody<AnswerParentRequest>,
    ) -> Result<Json<MessageBody>, ApiError> {
        let message = requests::answer(&state, &caller.0, id.0, body.0).await?;
        Ok(Json(MessageBody { message }))
    }
}
