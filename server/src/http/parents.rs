//! What a parent reads (Spec §7, D3): linked children and their lessons.

use chrono::{DateTime, Utc};
use poem::web::Data;
use poem_openapi::{
    Object, OpenApi,
    param::{Path, Query},
    payload::Json,
};
use reedling_core::family::AnswerParentRequest;
use uuid::Uuid;

use crate::{
    api::{error::ApiError, json_body::JsonBody},
    http::{
        Tag,
        bodies::{MessageBody, NamedUserBody},
        guard::{FamilySession, ParentSession},
        instant::Instant,
        lesson_list::{LessonsBody, list_query},
        written::Written,
    },
    model::{contact::RequestRecord, family::StudentRecord},
    services::{
        lessons::{self, LessonQuery},
        parents::{self, requests},
    },
    state::AppState,
};

/// The caller and the linked children.
#[derive(Debug, Object)]
pub struct ChildrenBody {
    /// The caller.
    pub parent: ParentOfChildrenBody,
    /// By name.
    pub children: Vec<ChildBody>,
    /// How many there are; more than the list holds when it is cut.
    pub total: u64,
}

/// The caller's name, nested as the screens read it.
#[derive(Debug, Object)]
pub struct ParentOfChildrenBody {
    /// Full name.
    pub user: NamedUserBody,
}

/// A child, as a parent sees it (Spec §3).
#[derive(Debug, Object)]
#[oai(rename_all = "camelCase")]
pub struct ChildBody {
    /// The student.
    pub id: Uuid,
    /// Given name.
    pub first_name: String,
    /// Family name.
    pub last_name: String,
    /// Name and address, nested.
    pub user: NamedUserBody,
    /// Grade.
    pub grade: String,
    /// Instrument.
    pub instrument: String,
    /// Section.
    pub section: Option<String>,
    /// Number on the school's roll.
    pub roll_number: Option<String>,
}

impl From<StudentRecord> for ChildBody {
    fn from(student: StudentRecord) -> Self {
        Self {
            id: student.id,
            first_name: student.first_name,
            last_name: student.last_name,
            user: NamedUserBody {
                name: student.name,
                email: student.email,
            },
            grade: student.grade,
            instrument: student.instrument,
            section: student.section,
            roll_number: student.roll_number,
        }
    }
}

/// The requests that wait for the caller's answer.
#[derive(Debug, Object)]
#[oai(rename_all = "camelCase")]
pub struct ParentRequestsBody {
    /// Oldest first, at most 50.
    pub requests: Vec<ParentRequestBody>,
    /// How many there are; more than the list holds when it is cut.
    pub total: u64,
    /// Whether the caller has shown that the address is theirs. Until then neither requests nor children are told.
    pub address_proved: bool,
}

/// A teacher says that the caller is a student's parent. It says nothing of what the teacher typed about the caller.
#[derive(Debug, Object)]
#[oai(rename_all = "camelCase")]
pub struct ParentRequestBody {
    /// The request.
    pub id: Uuid,
    /// The teacher's full name.
    pub teacher_name: String,
    /// The student's given name.
    pub child_first_name: String,
    /// When the teacher added the student.
    pub created_at: Instant,
    /// Until when it can be answered.
    pub expires_at: Instant,
}

impl From<RequestRecord> for ParentRequestBody {
    fn from(request: RequestRecord) -> Self {
        Self {
            id: request.id,
            teacher_name: request.teacher_name,
            child_first_name: request.child_first_name,
            created_at: request.created_at.into(),
            expires_at: request.expires_at.into(),
        }
    }
}

/// What a parent reads and answers.
pub struct ParentsApi;

#[expect(
    clippy::too_many_arguments,
    reason = "a query has an argument for each of its parameters"
)]
#[OpenApi(prefix_path = "/api/parents", tag = "Tag::Families")]
impl ParentsApi {
    /// The linked children; for an administrator, all.
    ///
    /// By name, at most 500.
    #[oai(path = "/children", method = "get", operation_id = "list_children")]
    async fn children(
        &self,
        caller: FamilySession,
        state: Data<&AppState>,
    ) -> Result<Json<ChildrenBody>, ApiError> {
        let children = parents::children(&state, &caller.0).await?;
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

    /// The lessons of the linked children, earliest first.
    ///
    /// Of more than 5,000, or of more than 10,000 without plans, the latest: `total` tells how many there are.
    #[oai(
        path = "/lessons",
        method = "get",
        operation_id = "list_family_lessons"
    )]
    async fn lessons(
        &self,
        caller: FamilySession,
        state: Data<&AppState>,
        /// Earliest start, inclusive.
        #[oai(name = "startDate")]
        start_date: Query<Option<DateTime<Utc>>>,
        /// Latest start, inclusive.
        #[oai(name = "endDate")]
        end_date: Query<Option<DateTime<Utc>>>,
        /// false leaves the practice plans out; then a list holds up to 10,000 lessons.
        plans: Query<Option<bool>>,
        /// Only lessons with this in the title or the student's name, in capitals or not.
        q: Query<Option<String>>,
        /// Only this status: SCHEDULED, COMPLETED, CANCELLED or MISSED.
        status: Query<Option<String>>,
        /// How many: the latest ones.
        limit: Query<Option<u32>>,
        /// The earliest lesson of the page before; the page that is asked for ends before it.
        after: Query<Option<Uuid>>,
    ) -> Result<Written<LessonsBody>, ApiError> {
        let query = LessonQuery {
            from: start_date.0,
            to: end_date.0,
            ..list_query(plans.0, q.0, status.0, limit.0, after.0)
        };
        Written::new(&lessons::page(&state, &caller.0, query).await?.into())
    }

    /// The requests of teachers that wait for the caller's answer.
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
        Ok(Json(ParentRequestsBody {
            requests: waiting.requests.rows.into_iter().map(Into::into).collect(),
            total: waiting.requests.total,
            address_proved: waiting.address_proved,
        }))
    }

    /// Answer a teacher's request, once.
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
        let message = requests::answer(&state, &caller.0, id.0, body.0.accept).await?;
        Ok(Json(MessageBody { message }))
    }
}
