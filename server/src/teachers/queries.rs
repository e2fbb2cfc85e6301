//! Teachers and their profiles.

use reedling_core::access::Role;
use reedling_db::{
    entities::{
        enrolment,
        teacher::{self, ActiveModel, Column, Entity},
        user,
    },
    search::matches,
    value_types::Stored,
};
use sea_orm::{
    ColumnTrait, Condition, ConnectionTrait, DbErr, DerivePartialModel, EntityTrait, JoinType,
    JsonValue, PaginatorTrait, QueryFilter, QueryOrder, QuerySelect, RelationTrait, Select, Set,
    sea_query::{Expr, ExprTrait, OnConflict, Query},
};
use uuid::Uuid;

use crate::{
    accounts::queries::{account::AccountStatus, standing},
    audit::Person,
};

/// Writes the profile of a new teacher.
pub(crate) async fn insert(
    conn: &impl ConnectionTrait,
    user_id: Uuid,
    instrument: Option<String>,
) -> Result<(), DbErr> {
    write(conn, user_id, instrument, None).await
}

/// Writes an empty profile, unless there is one.
pub(crate) async fn ensure(conn: &impl ConnectionTrait, user_id: Uuid) -> Result<(), DbErr> {
    Entity::insert(profile(user_id))
        .on_conflict_do_nothing()
        .exec_without_returning(conn)
        .await?;
    Ok(())
}

/// Replaces a profile; an administrator's is created by the first change.
pub(crate) async fn write(
    conn: &impl ConnectionTrait,
    user_id: Uuid,
    instrument: Option<String>,
    department: Option<String>,
) -> Result<(), DbErr> {
    let row = ActiveModel {
        instrument: Set(instrument),
        department: Set(department),
        ..profile(user_id)
    };
    replace(conn, row, &[Column::Instrument, Column::Department]).await
}

/// A profile in which nothing is written.
fn profile(user_id: Uuid) -> ActiveModel {
    ActiveModel {
        user_id: Set(user_id),
        instrument: Set(None),
        department: Set(None),
        default_duration_minutes: Set(None),
    }
}

/// Writes a profile, or those columns of the one that is there.
async fn replace(
    conn: &impl ConnectionTrait,
    row: ActiveModel,
    columns: &[Column],
) -> Result<(), DbErr> {
    let mut present = OnConflict::column(Column::UserId);
    present.update_columns(columns.iter().copied());
    Entity::insert(row)
        .on_conflict(present)
        .exec_without_returning(conn)
        .await?;
    Ok(())
}

/// A teacher's default lesson length, if they have chosen one.
pub(crate) async fn default_duration(
    conn: &impl ConnectionTrait,
    user_id: Uuid,
) -> Result<Option<i32>, DbErr> {
    let row = Entity::find_by_id(user_id).one(conn).await?;
    Ok(row.and_then(|row| row.default_duration_minutes))
}

/// Stores it; creates an administrator's profile if need be.
pub(crate) async fn set_default_duration(
    conn: &impl ConnectionTrait,
    user_id: Uuid,
    minutes: i32,
) -> Result<(), DbErr> {
    let row = ActiveModel {
        default_duration_minutes: Set(Some(minutes)),
        ..profile(user_id)
    };
    replace(conn, row, &[Column::DefaultDurationMinutes]).await
}

/// A teacher or administrator with their profile, empty if they have written none.
pub(crate) async fn by_id(
    conn: &impl ConnectionTrait,
    id: Uuid,
) -> Result<Option<TeacherRecord>, DbErr> {
    Ok(records(conn, one(id)).await?.pop())
}

fn one(id: Uuid) -> Select<user::Entity> {
    let teaching = [Role::Teacher, Role::Administrator].map(Stored);
    user::Entity::find_by_id(id).filter(user::Column::Role.is_in(teaching))
}

/// An active teacher or administrator, who may be given students.
pub(crate) async fn active_by_id(
    conn: &impl ConnectionTrait,
    id: Uuid,
) -> Result<Option<TeacherRecord>, DbErr> {
    let query = one(id).filter(standing::is(AccountStatus::Active));
    Ok(records(conn, query).await?.pop())
}

/// Active teachers whose name or address contains the text, by name, up to a limit.
pub(crate) async fn list(
    conn: &impl ConnectionTrait,
    search: Option<&str>,
    most: u64,
) -> Result<Vec<TeacherRecord>, DbErr> {
    records(conn, found(search).limit(most)).await
}

/// How many of them there are.
pub(crate) async fn count(conn: &impl ConnectionTrait, search: Option<&str>) -> Result<u64, DbErr> {
    let ids = found(search).select_only().column(user::Column::Id);
    ids.count(conn).await
}

fn found(search: Option<&str>) -> Select<user::Entity> {
    user::Entity::find()
        .filter(user::Column::Role.eq(Stored(Role::Teacher)))
        .filter(standing::is(AccountStatus::Active))
        .filter(Condition::all().add_option(search.map(matches)))
}

/// The teachers of a student, by name. Address and number only of those who show them, or of all (D12).
pub(crate) async fn of_student(
    conn: &impl ConnectionTrait,
    student_id: Uuid,
    shows_all: bool,
) -> Result<Vec<TeacherRecord>, DbErr> {
    let teaching = Query::select()
        .column(enrolment::Column::TeacherId)
        .from(enrolment::Entity)
        .and_where(Expr::col(enrolment::Column::StudentId).eq(student_id))
        .take();
    let query = user::Entity::find().filter(user::Column::Id.in_subquery(teaching));
    let shown = rows(conn, query).await?.into_iter().map(|row| {
        let shows = |setting| shows_all || row.privacy_settings[setting] == true;
        let (email, phone) = (shows("showEmail"), shows("showPhone"));
        row.record(email, phone)
    });
    Ok(shown.collect())
}

/// Those teachers with everything, by name.
async fn records(
    conn: &impl ConnectionTrait,
    query: Select<user::Entity>,
) -> Result<Vec<TeacherRecord>, DbErr> {
    let rows = rows(conn, query).await?.into_iter();
    Ok(rows.map(|row| row.record(true, true)).collect())
}

async fn rows(conn: &impl ConnectionTrait, query: Select<user::Entity>) -> Result<Vec<Row>, DbErr> {
    query
        .join_rev(JoinType::LeftJoin, teacher::Relation::User.def())
        .order_by_asc(user::Column::NameSorted)
        .order_by_asc(user::Column::Id)
        .into_partial_model()
        .all(conn)
        .await
}

#[derive(DerivePartialModel)]
#[sea_orm(entity = "user::Entity")]
struct Row {
    id: Uuid,
    name: String,
    email: Option<String>,
    phone_number: Option<String>,
    privacy_settings: JsonValue,
    #[sea_orm(from_expr = "Column::Instrument")]
    instrument: Option<String>,
    #[sea_orm(from_expr = "Column::Department")]
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
