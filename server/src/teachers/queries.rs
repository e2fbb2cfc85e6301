//! Teachers and their profiles.

use reedling_core::access::Role;
use reedling_db::{
    entities::{enrolment, teacher, user},
    search::matches,
};
use sea_orm::{
    ConnectionTrait, DbErr, EntityTrait, FromQueryResult, JsonValue, Order, Set,
    sea_query::{Expr, ExprTrait, OnConflict, Query, SelectStatement},
};
use uuid::Uuid;

use crate::{
    accounts::queries::{account::AccountStatus, standing},
    audit::Person,
};

/// Writes the profile of a new teacher.
pub async fn insert(
    conn: &impl ConnectionTrait,
    user_id: Uuid,
    instrument: Option<String>,
) -> Result<(), DbErr> {
    write(conn, user_id, instrument, None).await
}

/// Writes an empty profile, unless there is one.
pub async fn ensure(conn: &impl ConnectionTrait, user_id: Uuid) -> Result<(), DbErr> {
    teacher::Entity::insert(teacher::ActiveModel {
        user_id: Set(user_id),
        instrument: Set(None),
        department: Set(None),
        default_duration_minutes: Set(None),
    })
    .on_conflict(
        OnConflict::column(teacher::Column::UserId)
            .do_nothing()
            .to_owned(),
    )
    .try_insert()
    .exec_without_returning(conn)
    .await?;
    Ok(())
}

/// Replaces a profile; an administrator's is created by the first change.
pub async fn write(
    conn: &impl ConnectionTrait,
    user_id: Uuid,
    instrument: Option<String>,
    department: Option<String>,
) -> Result<(), DbErr> {
    use teacher::Column;
    teacher::Entity::insert(teacher::ActiveModel {
        user_id: Set(user_id),
        instrument: Set(instrument),
        department: Set(department),
        default_duration_minutes: Set(None),
    })
    .on_conflict(
        OnConflict::column(Column::UserId)
            .update_columns([Column::Instrument, Column::Department])
            .to_owned(),
    )
    .exec_without_returning(conn)
    .await?;
    Ok(())
}

/// A teacher's default lesson length, if they have chosen one.
pub async fn default_duration(
    conn: &impl ConnectionTrait,
    user_id: Uuid,
) -> Result<Option<i32>, DbErr> {
    let row = teacher::Entity::find_by_id(user_id).one(conn).await?;
    Ok(row.and_then(|row| row.default_duration_minutes))
}

/// Stores it; creates an administrator's profile if need be.
pub async fn set_default_duration(
    conn: &impl ConnectionTrait,
    user_id: Uuid,
    minutes: i32,
) -> Result<(), DbErr> {
    use teacher::Column;
    teacher::Entity::insert(teacher::ActiveModel {
        user_id: Set(user_id),
        instrument: Set(None),
        department: Set(None),
        default_duration_minutes: Set(Some(minutes)),
    })
    .on_conflict(
        OnConflict::column(Column::UserId)
            .update_column(Column::DefaultDurationMinutes)
            .to_owned(),
    )
    .exec_without_returning(conn)
    .await?;
    Ok(())
}

/// A teacher or administrator with their profile, empty if they have written none.
pub async fn by_id(conn: &impl ConnectionTrait, id: Uuid) -> Result<Option<TeacherRecord>, DbErr> {
    record(conn, &one(id)).await
}

fn one(id: Uuid) -> SelectStatement {
    let mut query = teachers();
    query
        .and_where(Expr::col((user::Entity, user::Column::Id)).eq(id))
        .and_where(
            Expr::col((user::Entity, user::Column::Role))
                .is_in([Role::Teacher, Role::Administrator].map(Role::as_str)),
        );
    query
}

async fn record(
    conn: &impl ConnectionTrait,
    query: &SelectStatement,
) -> Result<Option<TeacherRecord>, DbErr> {
    let row = rows(conn, query).await?.pop();
    Ok(row.map(|row| row.record(true, true)))
}

/// An active teacher or administrator, who may be given students.
pub async fn active_by_id(
    conn: &impl ConnectionTrait,
    id: Uuid,
) -> Result<Option<TeacherRecord>, DbErr> {
    let mut query = one(id);
    query.cond_where(standing::is(AccountStatus::Active));
    record(conn, &query).await
}

/// Active teachers whose name or address contains the text, by name, up to a limit.
pub async fn list(
    conn: &impl ConnectionTrait,
    search: Option<&str>,
    most: u64,
) -> Result<Vec<TeacherRecord>, DbErr> {
    let mut query = teachers();
    query
        .and_where(Expr::col((user::Entity, user::Column::Role)).eq(Role::Teacher.as_str()))
        .cond_where(standing::is(AccountStatus::Active))
        .limit(most);
    if let Some(text) = search {
        query.cond_where(matches(text));
    }
    let rows = rows(conn, &query).await?.into_iter();
    Ok(rows.map(|row| row.record(true, true)).collect())
}

/// How many of them there are.
pub async fn count(conn: &impl ConnectionTrait, search: Option<&str>) -> Result<u64, DbErr> {
    let mut query = Query::select()
        .expr_as(Expr::cust("COUNT(*)"), "number")
        .from(user::Entity)
        .and_where(Expr::col((user::Entity, user::Column::Role)).eq(Role::Teacher.as_str()))
        .cond_where(standing::is(AccountStatus::Active))
        .take();
    if let Some(text) = search {
        query.cond_where(matches(text));
    }
    let row = conn.query_one(&query).await?;
    let number = row
        .map(|row| row.try_get::<i64>("", "number"))
        .transpose()?;
    Ok(number.unwrap_or_default().unsigned_abs())
}

/// The teachers of a student, by name. Address and number only of those who show them, or of all (D12).
pub async fn of_student(
    conn: &impl ConnectionTrait,
    student_id: Uuid,
    shows_all: bool,
) -> Result<Vec<TeacherRecord>, DbErr> {
    let teaching = Query::select()
        .column(enrolment::Column::TeacherId)
        .from(enrolment::Entity)
        .and_where(Expr::col(enrolment::Column::StudentId).eq(student_id))
        .take();
    let mut query = teachers();
    query.and_where(Expr::col((user::Entity, user::Column::Id)).in_subquery(teaching));
    let rows = rows(conn, &query).await?.into_iter();
    Ok(rows
        .map(|row| {
            let shows = |setting| shows_all || row.privacy_settings[setting] == true;
            let (email, phone) = (shows("showEmail"), shows("showPhone"));
            row.record(email, phone)
        })
        .collect())
}

fn teachers() -> SelectStatement {
    use user::Column as U;
    Query::select()
        .columns(
            [U::Id, U::Name, U::Email, U::PhoneNumber, U::PrivacySettings]
                .map(|column| (user::Entity, column)),
        )
        .columns(
            [teacher::Column::Instrument, teacher::Column::Department]
                .map(|column| (teacher::Entity, column)),
        )
        .from(user::Entity)
        .left_join(
            teacher::Entity,
            Expr::col((teacher::Entity, teacher::Column::UserId)).equals((user::Entity, U::Id)),
        )
        .order_by((user::Entity, U::Name), Order::Asc)
        .order_by((user::Entity, U::Id), Order::Asc)
        .take()
}

async fn rows(conn: &impl ConnectionTrait, query: &SelectStatement) -> Result<Vec<Row>, DbErr> {
    let rows = conn.query_all(query).await?;
    rows.iter()
        .map(|row| Row::from_query_result(row, ""))
        .collect()
}

#[derive(FromQueryResult)]
struct Row {
    id: Uuid,
    name: String,
    email: Option<String>,
    phone_number: Option<String>,
    privacy_settings: JsonValue,
    instrument: Option<String>,
    department: Option<String>,
}

impl Row {
    fn record(self, shows_email: bool, shows_phone: bool) -> TeacherRecord {
        TeacherRecord {
            id: self.id,
            name: self.name,
            email: self.email.filter(|_| shows_email),
            phone_number: self.phone_number.filter(|_| shows_phone),
            instrument: self.instrument,
            department: self.department,
        }
    }
}

/// A teacher's profile; administrators have one too (D12).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeacherRecord {
    /// The account.
    pub id: Uuid,
    /// Full name.
    pub name: String,
    /// Sign-in address; absent where the caller may not see it (D12).
    pub email: Option<String>,
    /// As typed; absent where the caller may not see it (D12).
    pub phone_number: Option<String>,
    /// Instrument.
    pub instrument: Option<String>,
    /// Department.
    pub department: Option<String>,
}

impl<'a> From<&'a TeacherRecord> for Person<'a> {
    fn from(teacher: &'a TeacherRecord) -> Self {
        Self {
            id: teacher.id,
            name: &teacher.name,
        }
    }
}
