//! What a teacher's week of lessons costs on the same parts with nothing around it: poem's own server, one handler,
//! one query, no rules, no document, no limits, no log. `just bench` compares the product with it.
//!
//! `bare_handler EMAIL` takes Reedling's settings from the environment. `/open` answers the lessons that the teacher
//! with that address gives between `startDate` and `endDate`; `/token` looks the bearer token up first, and answers
//! the lessons of whom it belongs to; `/password` checks one password and nothing else. SQLite only.

use std::{env, io::Write};

use anyhow::{Context, Result};
use chrono::{DateTime, Utc};
use poem::{
    EndpointExt, IntoResponse, Request, Response, Server, get, handler,
    http::{StatusCode, header},
    listener::{Acceptor, Listener, TcpListener},
    web::{Data, Json, Query},
};
use reedling_db::Db;
use reedling_server::{
    config::{Config, flags::SettingFlags},
    security::{password::PasswordHasher, token},
};
use sea_orm::{ConnectionTrait, DbBackend, DbErr, FromQueryResult, Statement};
use secrecy::ExposeSecret;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

/// The statement that the product's list runs, written by hand.
const LESSONS: &str = r#"
SELECT lesson.id, lesson.teacher_id, lesson.student_id, lesson.title, lesson.description, lesson.start_at,
       lesson.end_at, lesson.duration_minutes, lesson.status, lesson.notes, lesson.teacher_notes,
       lesson.completed_at, lesson.version, teacher_user.name AS teacher_name, student_user.name AS student_name,
       student_user.email AS student_email,
       EXISTS(SELECT 1 FROM enrolment
              WHERE enrolment.teacher_id = lesson.teacher_id AND enrolment.student_id = lesson.student_id) AS is_present,
       student.first_name, practice_plan.planner, CAST(practice_plan.guidance AS text) AS guidance
FROM lesson
INNER JOIN "user" AS teacher_user ON teacher_user.id = lesson.teacher_id
INNER JOIN "user" AS student_user ON student_user.id = lesson.student_id
INNER JOIN student ON student.user_id = lesson.student_id
LEFT JOIN practice_plan ON practice_plan.lesson_id = lesson.id AND practice_plan.revision = lesson.goals_revision
WHERE lesson.teacher_id = ? AND lesson.start_at >= ? AND lesson.start_at <= ?
ORDER BY lesson.start_at DESC, lesson.id DESC
LIMIT 5000"#;

/// The look-up of a token that the product makes, written by hand.
const CALLER: &str = r#"
SELECT session.id, session.user_id, session.last_used_at, "user".role, "user".name, "user".address_proved_at,
       "user".approved_at
FROM session
INNER JOIN "user" ON "user".id = session.user_id
WHERE session.token_hash = ? AND session.expires_at > ? AND "user".suspended_at IS NULL
LIMIT 1"#;

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Period {
    start_date: DateTime<Utc>,
    end_date: DateTime<Utc>,
}

#[derive(FromQueryResult, Serialize)]
#[serde(rename_all = "camelCase")]
struct Lesson {
    id: Uuid,
    teacher_id: Uuid,
    student_id: Uuid,
    title: String,
    description: Option<String>,
    start_at: DateTime<Utc>,
    end_at: DateTime<Utc>,
    duration_minutes: i32,
    status: String,
    notes: Option<String>,
    teacher_notes: Option<String>,
    completed_at: Option<DateTime<Utc>>,
    version: i32,
    teacher_name: String,
    student_name: String,
    student_email: Option<String>,
    is_present: bool,
    first_name: String,
    planner: Option<String>,
    guidance: Option<String>,
}

#[derive(Serialize)]
struct Lessons {
    lessons: Vec<Lesson>,
}

#[handler]
async fn open(
    Query(period): Query<Period>,
    db: Data<&Db>,
    teacher: Data<&Uuid>,
) -> impl IntoResponse + use<> {
    answer(lessons(&db, **teacher, &period).await)
}

#[handler]
async fn signed_in(
    request: &Request,
    Query(period): Query<Period>,
    db: Data<&Db>,
) -> impl IntoResponse + use<> {
    let authorization = request.header(header::AUTHORIZATION).unwrap_or_default();
    let token = authorization.strip_prefix("Bearer ").unwrap_or_default();
    match caller(&db, token).await {
        Ok(Some(teacher)) => answer(lessons(&db, teacher, &period).await),
        Ok(None) => StatusCode::UNAUTHORIZED.into_response(),
        Err(error) => answer(Err(error)),
    }
}

fn answer(lessons: Result<Vec<Lesson>, DbErr>) -> Response {
    match lessons {
        Ok(lessons) => Json(Lessons { lessons }).into_response(),
        Err(error) => (StatusCode::INTERNAL_SERVER_ERROR, error.to_string()).into_response(),
    }
}

async fn caller(db: &Db, secret: &str) -> Result<Option<Uuid>, DbErr> {
    let values = [token::hash(secret).into(), Utc::now().into()];
    let statement = Statement::from_sql_and_values(DbBackend::Sqlite, CALLER, values);
    let row = db.read().query_one_raw(statement).await?;
    row.map(|row| row.try_get("", "user_id")).transpose()
}

#[handler]
async fn password(hasher: Data<&PasswordHasher>, hash: Data<&String>) -> impl IntoResponse + use<> {
    let Ok(permit) = hasher.acquire().await else {
        return StatusCode::SERVICE_UNAVAILABLE;
    };
    match permit
        .verify("a password".to_owned(), Some(hash.0.clone()))
        .await
    {
        Ok(true) => StatusCode::OK,
        _ => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

async fn lessons(db: &Db, teacher: Uuid, period: &Period) -> Result<Vec<Lesson>, DbErr> {
    let values = [
        teacher.into(),
        period.start_date.into(),
        period.end_date.into(),
    ];
    let statement = Statement::from_sql_and_values(DbBackend::Sqlite, LESSONS, values);
    let rows = db.read().query_all_raw(statement).await?;
    rows.iter()
        .rev()
        .map(|row| Lesson::from_query_result(row, ""))
        .collect()
}

async fn id_of(db: &Db, email: &str) -> Result<Uuid> {
    let query = r#"SELECT id FROM "user" WHERE email = ?"#;
    let statement = Statement::from_sql_and_values(DbBackend::Sqlite, query, [email.into()]);
    let row = db.read().query_one_raw(statement).await?;
    let row = row.with_context(|| format!("nobody has the address {email}"))?;
    Ok(row.try_get("", "id")?)
}

#[tokio::main]
async fn main() -> Result<()> {
    let email = env::args().nth(1).context("usage: bare_handler EMAIL")?;
    let config = Config::load(&SettingFlags::default())?;
    let db = Db::connect(config.database_url.expose_secret()).await?;
    let teacher = id_of(&db, &email).await?;

    let hasher = PasswordHasher::new(2);
    let hash = hasher.hash("a password".to_owned()).await?;

    let acceptor = TcpListener::bind(config.bind).into_acceptor().await?;
    let addresses = acceptor.local_addr();
    let address = addresses
        .iter()
        .find_map(|address| address.as_socket_addr());
    let address = address.context("no address to listen on")?;
    writeln!(std::io::stdout(), "listening on http://{address}")?;
    let app = poem::Route::new()
        .at("/open", get(open))
        .at("/token", get(signed_in))
        .at("/password", get(password))
        .data(db)
        .data(teacher)
        .data(hasher)
        .data(hash);
    Server::new_with_acceptor(acceptor).run(app).await?;
    Ok(())
}
