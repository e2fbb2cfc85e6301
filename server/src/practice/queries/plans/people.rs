//! What the planner has to know about a student, and which names to hide from a model.

use chrono::NaiveDate;
use reedling_core::students::details::full_name;
use reedling_db::entities::{
    contact_card, exam_result, guardianship, parent, parent_request, student, user,
};
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, DerivePartialModel, EntityTrait, PaginatorTrait,
    QueryFilter, QueryOrder, QuerySelect, QueryTrait,
};
use uuid::Uuid;

use crate::{
    accounts::queries::{account::AccountStatus, standing},
    students::queries::enrolments,
};

/// What the planner knows about a student: nothing that names them.
#[derive(Clone, Debug, PartialEq, Eq, DerivePartialModel)]
#[sea_orm(entity = "student::Entity")]
pub struct StudentFacts {
    /// Instrument.
    pub instrument: String,
    /// Grade.
    pub grade: String,
    /// Day of birth, if it is known.
    pub date_of_birth: Option<NaiveDate>,
    /// Fixed at creation (D12).
    pub is_minor: bool,
}

/// A student as the planner sees them.
///
/// # Errors
/// When the database fails, or there is no such student.
pub async fn facts(conn: &impl ConnectionTrait, student_id: Uuid) -> Result<StudentFacts, DbErr> {
    let student = student::Entity::find_by_id(student_id)
        .into_partial_model()
        .one(conn)
        .await?;
    student.ok_or_else(|| DbErr::RecordNotFound(format!("student {student_id}")))
}

/// Board and day of the last recorded examination.
pub async fn last_exam(
    conn: &impl ConnectionTrait,
    student_id: Uuid,
) -> Result<Option<(String, NaiveDate)>, DbErr> {
    exam_result::Entity::find()
        .select_only()
        .columns([exam_result::Column::Board, exam_result::Column::TakenOn])
        .filter(exam_result::Column::StudentId.eq(student_id))
        .order_by_desc(exam_result::Column::TakenOn)
        .into_tuple()
        .one(conn)
        .await
}

/// Whether a teacher still teaches a student, and neither of the two is suspended.
pub async fn is_taught(
    conn: &impl ConnectionTrait,
    student_id: Uuid,
    teacher_id: Uuid,
) -> Result<bool, DbErr> {
    if !enrolments::exists(conn, teacher_id, student_id).await? {
        return Ok(false);
    }
    let suspended = user::Entity::find()
        .filter(user::Column::Id.is_in([student_id, teacher_id]))
        .filter(standing::is(AccountStatus::Suspended))
        .count(conn)
        .await?;
    Ok(suspended == 0)
}

/// The names around a lesson, which a model must not learn.
#[derive(Clone, Debug, Default)]
pub struct People {
    /// Every form of the student's name.
    pub student_names: Vec<String>,
    /// Full names of the student's parents, also of those who were only asked.
    pub parent_names: Vec<String>,
    /// The teacher's full name.
    pub teacher_names: Vec<String>,
    /// Postal addresses and emergency contacts. E-mail addresses and phone numbers are recognized by their form.
    pub contacts: Vec<String>,
}

#[derive(DerivePartialModel)]
#[sea_orm(entity = "student::Entity")]
struct StudentRow {
    first_name: String,
    last_name: String,
    address: Option<String>,
    emergency_contact: Option<String>,
}

/// The people around a student's lessons with a teacher. It reads names and contact data whoever asks: use it only to redact
/// texts.
pub async fn people(
    conn: &impl ConnectionTrait,
    student_id: Uuid,
    teacher_id: Uuid,
) -> Result<People, DbErr> {
    let mut people = People::default();
    let student = student::Entity::find_by_id(student_id).into_partial_model::<StudentRow>();
    if let Some(student) = student.one(conn).await? {
        people.student_names.extend([
            full_name(&student.first_name, &student.last_name),
            student.first_name,
            student.last_name,
        ]);
        let contacts = [student.address, student.emergency_contact];
        people.contacts.extend(contacts.into_iter().flatten());
    }
    let parents: Vec<(Uuid, Option<String>)> = parent::Entity::find()
        .select_only()
        .columns([parent::Column::UserId, parent::Column::Address])
        .filter(
            parent::Column::UserId.in_subquery(
                guardianship::Entity::find()
                    .select_only()
                    .column(guardianship::Column::ParentId)
                    .filter(guardianship::Column::StudentId.eq(student_id))
                    .into_query(),
            ),
        )
        .into_tuple()
        .all(conn)
        .await?;
    let ids = parents.iter().map(|(id, _)| *id);
    let names: Vec<(Uuid, String)> = user::Entity::find()
        .select_only()
        .columns([user::Column::Id, user::Column::Name])
        .filter(user::Column::Id.is_in(ids.chain([student_id, teacher_id])))
        .into_tuple()
        .all(conn)
        .await?;
    for (id, name) in names {
        match id {
            id if id == student_id => people.student_names.push(name),
            id if id == teacher_id => people.teacher_names.push(name),
            _ => people.parent_names.push(name),
        }
    }
    let addresses = parents.into_iter().filter_map(|(_, address)| address);
    people.contacts.extend(addresses);
    for (name, address) in asked_parents(conn, student_id).await? {
        people.parent_names.push(name);
        people.contacts.extend(address);
    }
    Ok(people)
}

/// Names and addresses of the parents that teachers have entered for a student, whatever these have answered.
async fn asked_parents(
    conn: &impl ConnectionTrait,
    student_id: Uuid,
) -> Result<Vec<(String, Option<String>)>, DbErr> {
    let asked = parent_request::Entity::find()
        .select_only()
        .column(parent_request::Column::CardId)
        .filter(parent_request::Column::StudentId.eq(student_id))
        .into_query();
    contact_card::Entity::find()
        .select_only()
        .columns([contact_card::Column::Name, contact_card::Column::Address])
        .filter(contact_card::Column::Id.in_subquery(asked))
        .into_tuple()
        .all(conn)
        .await
}
