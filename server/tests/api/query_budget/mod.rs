//! What reading costs: as many statements in a large school as in a small one, and none that reads all of a table.

mod counts;
mod plans;
mod references;

use chrono::{DateTime, TimeDelta, Utc};
use reedling_core::lessons::{recurrence::RecurrenceType, status::LessonStatus};
use reqwest::Method;
use sea_orm::{EntityTrait, Set, Statement};
use uuid::Uuid;

use crate::{
    authorization::table::{Operation, TABLE},
    fixture::entities::{lesson, lesson_series},
    school::{Person, School},
    support::TestApp,
};

/// Columns of the authorization table that a reading call is made as.
const READERS: [usize; 4] = [1, 2, 4, 6];

/// The calls that read with a session, each as everybody who may make it.
fn reading<'a>(school: &'a School<'_>) -> Vec<(&'static Operation, &'a Person)> {
    let people = [&school.ada, &school.tess, &school.anna, &school.pat];
    let rows = TABLE
        .iter()
        .filter(|row| row.method == "GET" && row.expected[0] == 401);
    rows.flat_map(|row| {
        let may = READERS
            .into_iter()
            .zip(people)
            .filter(|(column, _)| row.expected[*column] == 200);
        may.map(move |(_, who)| (row, who))
    })
    .collect()
}

/// The path of the call about Anna, or about that lesson of hers.
fn path_of(row: &Operation, school: &School<'_>, lesson: &str) -> String {
    let anna = school.anna.id.to_string();
    let id = if row.needs_lesson() { lesson } else { &anna };
    row.path.replace("{id}", id)
}

/// The statements of a call that must succeed, and its answer's size in bytes.
async fn statements(app: &TestApp, who: &Person, path: &str) -> (Vec<Statement>, usize) {
    app.statements.take();
    let url = format!("{}{path}", app.url);
    let request = reqwest::Client::new().request(Method::GET, url);
    let response = request.bearer_auth(who.token()).send().await.unwrap();
    assert_eq!(response.status().as_u16(), 200, "{path}");
    let size = response.bytes().await.unwrap().len();
    (app.statements.take(), size)
}

/// Lessons of the past, 40 a week: Tess and Anna, Tess and Ben, Otto and Omar in turn.
pub async fn past_lessons(app: &TestApp, school: &School<'_>, count: i64) {
    let (conn, now) = (app.state.db.write(), app.state.clock.now());
    let pairs = [
        (&school.tess, &school.anna),
        (&school.tess, &school.ben),
        (&school.otto, &school.omar),
    ];
    let series = pairs.map(|(teacher, student)| lesson_series::ActiveModel {
        id: Set(Uuid::now_v7()),
        teacher_id: Set(teacher.id),
        student_id: Set(student.id),
        recurrence_type: Set(RecurrenceType::Weekly.into()),
        time_zone: Set("Europe/Berlin".to_owned()),
        created_at: Set(now),
    });
    lesson_series::Entity::insert_many(series.clone())
        .exec(conn)
        .await
        .unwrap();
    let rows: Vec<_> = (1..=count)
        .map(|number| {
            let turn = usize::try_from(number % 3).unwrap();
            let start = now - TimeDelta::minutes(number * 252);
            past(&series[turn], start)
        })
        .collect();
    for part in rows.chunks(1_000) {
        lesson::Entity::insert_many(part.to_vec())
            .exec(conn)
            .await
            .unwrap();
    }
}

fn past(series: &lesson_series::ActiveModel, start: DateTime<Utc>) -> lesson::ActiveModel {
    lesson::ActiveModel {
        id: Set(Uuid::now_v7()),
        series_id: series.id.clone(),
        teacher_id: series.teacher_id.clone(),
        student_id: series.student_id.clone(),
        title: Set("Past".to_owned()),
        description: Set(None),
        start_at: Set(start),
        start_local: Set(None),
        end_at: Set(start + TimeDelta::minutes(30)),
        duration_minutes: Set(30),
        status: Set(LessonStatus::Scheduled.into()),
        notes: Set(None),
        teacher_notes: Set(None),
        completed_at: Set(None),
        version: Set(1),
        goals_revision: Set(1),
        goals_by: Set(None),
        week: Set(None),
        unread: Set(None),
        private_notes: Set(None),
        created_at: Set(start),
        updated_at: Set(start),
    }
}

/// Children of Pat's whom Tess teaches.
async fn more_children(school: &School<'_>, count: usize) {
    for number in 0..count {
        let minor = serde_json::json!({
            "firstName": format!("Child {number}"), "lastName": "Bell", "grade": "Grade 1", "instrument": "Piano",
            "parentIds": [school.pat.id],
        });
        let reply = school
            .post(&school.tess, "/api/students/minor", minor)
            .await;
        assert_eq!(reply.status, 200, "{}", reply.body);
    }
}
