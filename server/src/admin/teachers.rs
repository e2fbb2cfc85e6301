//! The teachers that an administrator may choose, and linking a student to another one.

use reedling_core::{
    admin::{new_user::TEACHER_UNLISTED, request::LinkTeacherRequest},
    validation::non_blank,
};
use schemars::JsonSchema;
use sea_orm::ConnectionTrait;
use serde::Deserialize;
use uuid::Uuid;

use crate::{
    accounts::{
        caller::{Audit, CurrentUser},
        queries::users,
    },
    api::rows::Rows,
    audit::StudentEvent,
    error::{AppError, code::Code},
    notices::{
        self,
        queries::record::{NewNotice, NoticeKind},
    },
    state::AppState,
    students::{
        access,
        queries::enrolments::{self, LinkedBy},
    },
    teachers::{self, queries::TeacherRecord},
};

/// Most teachers of a list.
const LIST_MAX: u64 = 100;

/// Which teachers to list.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
pub(crate) struct TeacherQuery {
    /// Maximum number, 100 at most and by default.
    pub limit: Option<u32>,
    /// Part of a name or e-mail address, case-insensitive.
    pub search: Option<String>,
}

/// The teachers with an active account, by name, at most 100.
pub(crate) async fn list(
    state: &AppState,
    query: TeacherQuery,
) -> Result<Rows<TeacherRecord>, AppError> {
    let search = query.search.as_deref().and_then(non_blank);
    let most = query.limit.map_or(LIST_MAX, u64::from).clamp(1, LIST_MAX);
    let (conn, search) = (state.db.read(), search.as_deref());
    let rows = teachers::queries::list(conn, search, most).await?;
    Ok(Rows::counted(rows, most, teachers::queries::count(conn, search)).await?)
}

/// Links a student to another teacher; answers the sentence that says so.
///
/// # Errors
/// 404 for an unknown student, 422 for an unknown teacher, 409 when they are linked already.
pub(crate) async fn link(
    state: &AppState,
    caller: &CurrentUser,
    student_id: Uuid,
    request: &LinkTeacherRequest,
) -> Result<String, AppError> {
    let teacher_id = Uuid::from_u128(request.check()?.0);
    state
        .write_as(caller, async |tx| {
            // Of calls at once the first one links; the others are told so.
            users::lock(&tx, student_id).await?;
            let student = access::one(&tx, caller, student_id, tx.now).await?;
            let teacher = known_teacher(&tx, teacher_id).await?;
            if enrolments::exists(&tx, teacher.id, student_id).await? {
                let text = format!("{} teaches {} already.", teacher.name, student.name);
                return Err(AppError::conflict(Code::AlreadyLinked, text));
            }
            let by = LinkedBy::Administrator;
            enrolments::insert(&tx, tx.now, teacher.id, student_id, by).await?;
            let event = StudentEvent::TeacherLinked((&student).into(), &teacher.name);
            tx.audit(event).await?;
            if teacher.id != caller.id {
                let linked = NewNotice {
                    student_id: Some(student_id),
                    ..NewNotice::of(NoticeKind::StudentLinked)
                };
                notices::queries::insert(&tx, tx.now, &[teacher.id], linked).await?;
            }
            Ok(format!("{} now teaches {}.", teacher.name, student.name))
        })
        .await
}

/// The teacher with that id; an administrator may teach as well.
///
/// # Errors
/// 422 when there is none.
pub(super) async fn known_teacher(
    conn: &impl ConnectionTrait,
    id: Uuid,
) -> Result<TeacherRecord, AppError> {
    let teacher = teachers::queries::active_by_id(conn, id).await?;
    teacher.ok_or_else(|| AppError::invalid("teacherId", "unknown", TEACHER_UNLISTED))
}
