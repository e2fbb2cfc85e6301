//! The people around a student, whom a model must not learn of.

use reedling_core::students::details::full_name;
use reedling_db::entities::{
    contact_card, enrolment, guardianship, parent, parent_request, student, user,
};
use sea_orm::{
    ColumnTrait, Condition, ConnectionTrait, DbErr, DerivePartialModel, EntityTrait, QueryFilter,
    QuerySelect, QueryTrait,
};
use uuid::Uuid;

/// Names and contact data of a student's circle. E-mail addresses are recognized by their form.
#[derive(Clone, Debug, Default)]
pub struct Circle {
    /// Every form of the student's name.
    pub student: Vec<String>,
    /// Full names of the student's parents, also of those who were only asked.
    pub parents: Vec<String>,
    /// Full names of the student's teachers.
    pub teachers: Vec<String>,
    /// Emergency contacts: names, numbers and addresses.
    pub contacts: Vec<String>,
    /// Postal addresses.
    pub addresses: Vec<String>,
    /// Phone numbers.
    pub numbers: Vec<String>,
}

#[derive(DerivePartialModel)]
#[sea_orm(entity = "student::Entity")]
struct StudentRow {
    first_name: String,
    last_name: String,
    address: Option<String>,
    emergency_contact: Option<String>,
}

/// The circle of a student whom a teacher gives a lesson. It reads names and contact data whoever asks: use it only to take them out
/// of texts.
pub async fn circle(
    conn: &impl ConnectionTrait,
    student_id: Uuid,
    teacher_id: Uuid,
) -> Result<Circle, DbErr> {
    let mut circle = Circle::default();
    let student = student::Entity::find_by_id(student_id).into_partial_model::<StudentRow>();
    if let Some(student) = student.one(conn).await? {
        circle.student.extend([
            full_name(&student.first_name, &student.last_name),
            student.first_name,
            student.last_name,
        ]);
        circle.addresses.extend(student.address);
        circle.numbers.extend(student.emergency_contact.clone());
        circle.contacts.extend(student.emergency_contact);
    }
    let parents = guardianship::Entity::find()
        .select_only()
        .column(guardianship::Column::ParentId)
        .filter(guardianship::Column::StudentId.eq(student_id));
    let parents: Vec<Uuid> = parents.into_tuple().all(conn).await?;
    let teachers = enrolment::Entity::find()
        .select_only()
        .column(enrolment::Column::TeacherId)
        .filter(enrolment::Column::StudentId.eq(student_id));
    let mut teachers: Vec<Uuid> = teachers.into_tuple().all(conn).await?;
    teachers.push(teacher_id);
    let ids = [student_id]
        .into_iter()
        .chain(teachers)
        .chain(parents.clone());
    let users: Vec<(Uuid, String, Option<String>)> = user::Entity::find()
        .select_only()
        .columns([
            user::Column::Id,
            user::Column::Name,
            user::Column::PhoneNumber,
        ])
        .filter(user::Column::Id.is_in(ids))
        .into_tuple()
        .all(conn)
        .await?;
    for (id, name, number) in users {
        circle.numbers.extend(number);
        match id {
            id if id == student_id => circle.student.push(name),
            id if parents.contains(&id) => circle.parents.push(name),
            _ => circle.teachers.push(name),
        }
    }
    let of_parents = parent::Entity::find()
        .select_only()
        .column(parent::Column::Address)
        .filter(parent::Column::UserId.is_in(parents));
    let addresses: Vec<Option<String>> = of_parents.into_tuple().all(conn).await?;
    circle.addresses.extend(addresses.into_iter().flatten());
    for (name, number, address) in entered_parents(conn, student_id).await? {
        circle.parents.push(name);
        circle.numbers.extend(number);
        circle.addresses.extend(address);
    }
    Ok(circle)
}

/// Names, numbers and addresses of the parents that teachers have entered for a student, whatever these have answered.
async fn entered_parents(
    conn: &impl ConnectionTrait,
    student_id: Uuid,
) -> Result<Vec<(String, Option<String>, Option<String>)>, DbErr> {
    let entered = parent_request::Entity::find()
        .select_only()
        .column(parent_request::Column::CardId)
        .filter(parent_request::Column::StudentId.eq(student_id))
        .into_query();
    contact_card::Entity::find()
        .select_only()
        .columns([
            contact_card::Column::Name,
            contact_card::Column::PhoneNumber,
            contact_card::Column::Address,
        ])
        .filter(Condition::all().add(contact_card::Column::Id.in_subquery(entered)))
        .into_tuple()
        .all(conn)
        .await
}
