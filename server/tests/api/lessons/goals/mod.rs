//! What lessons set, and the pieces that they name.

mod backlog;
mod body;
mod cards;
mod change;
mod complete;
mod former;
mod hidden;
mod joined;
mod kept;
mod large;
mod last_time;
mod later;
mod many;
mod merges;
mod minutes;
mod newer;
mod order;
mod pieces;
mod private;
mod races;
mod reader;
mod removed;
mod strike;
mod today;

use chrono::{DateTime, TimeDelta, Utc};
use sea_orm::{EntityTrait, Set, sea_query::OnConflict};
use serde_json::{Value, json};

use crate::{
    school::{Person, Reply, School},
    support::TestApp,
};

/// A piece of Anna's that stays.
pub const OTHER_PIECE: &str = "019560d4-0c00-7000-8000-000000000001";

/// A goal to practise a piece of that title.
pub fn practise(title: &str) -> Value {
    goal("practise", title)
}

/// A goal about a piece of that title.
pub fn goal(what: &str, title: &str) -> Value {
    json!({ "do": what, "subject": { "kind": "title", "title": title } })
}

/// Tess completes a lesson, with notes unless the body has some.
pub async fn complete(school: &School<'_>, lesson: &str, sent: Value) -> Reply {
    complete_as(school, &school.tess, lesson, sent).await
}

async fn complete_as(school: &School<'_>, who: &Person, lesson: &str, sent: Value) -> Reply {
    let mut body = json!({ "completed": true, "teacherNotes": "A good lesson." });
    for (field, value) in sent.as_object().unwrap() {
        body[field] = value.clone();
    }
    let path = format!("/api/lessons/{lesson}/complete");
    school.send(who, "PATCH", &path, Some(body), None).await
}

/// What a lesson sets, as Tess reads it.
async fn goals_of(school: &School<'_>, lesson: &str) -> Value {
    let path = format!("/api/lessons/{lesson}/goals");
    let reply = school.get(&school.tess, &path).await;
    assert_eq!(reply.status, 200, "{}", reply.body);
    reply.body
}

/// Tess changes what a lesson sets.
async fn change(school: &School<'_>, lesson: &str, body: Value) -> Reply {
    let path = format!("/api/lessons/{lesson}/goals");
    school.put(&school.tess, &path, body).await
}

/// Completes a lesson that sets a piece; the key of a line of its plan.
pub async fn a_line(school: &School<'_>, lesson: &str) -> Value {
    complete(school, lesson, json!({ "goals": [practise("Für Elise")] })).await;
    lines(&goals_of(school, lesson).await, "Für Elise")[0]
        .1
        .clone()
}

/// The lines of a title: day and key of each, in the plan's order.
fn lines(set: &Value, title: &str) -> Vec<(String, Value)> {
    let days = set["cards"].as_array().unwrap();
    let of_day = |day: &Value| {
        let date = day["date"].as_str().unwrap().to_owned();
        let cards = day["cards"].as_array().unwrap().iter();
        let own = cards.filter(|card| card["title"] == title);
        let lines: Vec<_> = own
            .map(|card| (date.clone(), card["key"].clone()))
            .collect();
        lines
    };
    days.iter().flat_map(of_day).collect()
}

/// A lesson of a teacher with Anna, so many days after the first of March.
async fn lesson_on(school: &School<'_>, teacher: &Person, day: i64) -> String {
    lesson_at(school, teacher, day, 0).await
}

/// The same, so many hours later.
async fn lesson_at(school: &School<'_>, teacher: &Person, day: i64, hours: i64) -> String {
    let start: DateTime<Utc> = "2026-03-01T15:00:00Z".parse().unwrap();
    let start = start + TimeDelta::days(day) + TimeDelta::hours(hours);
    let body = json!({
        "studentId": school.anna.id, "title": "Lesson", "startTime": start, "duration": 30,
        "endTime": start + TimeDelta::minutes(30), "recurrenceType": "single",
    });
    let reply = school.post(teacher, "/api/teachers/lessons", body).await;
    assert_eq!(reply.status, 200, "{}", reply.body);
    reply.body["lessons"][0]["id"].as_str().unwrap().to_owned()
}

fn repertoire_path(school: &School<'_>) -> String {
    format!("/api/students/{}/pieces", school.anna.id)
}

/// Anna's repertoire, as somebody reads it.
async fn repertoire(school: &School<'_>, who: &Person) -> Value {
    let reply = school.get(who, &repertoire_path(school)).await;
    assert_eq!(reply.status, 200, "{}", reply.body);
    reply.body
}

/// Tess adds a piece to Anna's repertoire; its id.
pub async fn add(school: &School<'_>, title: &str) -> String {
    let body = json!({ "title": title });
    let reply = school
        .post(&school.tess, &repertoire_path(school), body)
        .await;
    assert_eq!(reply.status, 200, "{}", reply.body);
    reply.body["id"].as_str().unwrap().to_owned()
}

/// A new piece of Anna's; [`OTHER_PIECE`] is there too.
pub async fn piece_of_anna(app: &TestApp, school: &School<'_>) -> String {
    use crate::fixture::entities::piece;
    let now = app.state.clock.now();
    let row = |id: uuid::Uuid| piece::ActiveModel {
        id: Set(id),
        student_id: Set(school.anna.id),
        title: Set("Nocturne".to_owned()),
        composer: Set(None),
        normal_title: Set(format!("nocturne {id}")),
        normal_composer: Set(String::new()),
        kind: Set(None),
        goal_tempo: Set(None),
        last_tempo: Set(None),
        clean_tempo: Set(None),
        merged_into: Set(None),
        merged_at: Set(None),
        former: Set(None),
        created_at: Set(now),
        updated_at: Set(now),
    };
    let id = uuid::Uuid::now_v7();
    let kept = OnConflict::column(piece::Column::Id)
        .do_nothing()
        .to_owned();
    piece::Entity::insert_many([row(OTHER_PIECE.parse().unwrap()), row(id)])
        .on_conflict(kept)
        .exec_without_returning(app.state.db.write())
        .await
        .unwrap();
    id.to_string()
}
