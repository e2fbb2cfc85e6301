//! Schools made by chance: no contact data, in any answer, for a teacher without a present right.
//!
//! Every datum is a text of its own, so that a whole answer can be searched for it. Who may see which is worked out
//! anew here. SQLite is asked about 500 schools and PostgreSQL, where the same statements take longer, about the first
//! hundred of them; `REEDLING_TEST_SCHOOLS` asks both for another number.

mod relations;
mod small;

use futures_util::future::join_all;
use sea_orm::DbBackend;
use serde_json::json;

use self::small::{Small, make};
use super::everything;
use crate::{
    school::{Person, School},
    support::TestApp,
};

/// Every answer that a teacher gets, to calls that read and to calls that write.
async fn answers(school: &School<'_>, small: &Small, teacher: &Person, writes: bool) -> String {
    let students: Vec<_> = small
        .students
        .iter()
        .map(|student| student.id.to_string())
        .collect();
    let mut text = String::new();
    for path in [
        "/api/teachers/students",
        "/api/teachers/parents",
        "/api/teachers/lessons",
        "/api/lesson-feedback",
    ] {
        text.push_str(&school.get(teacher, path).await.body.to_string());
    }
    for id in &students {
        let path = format!("/api/students/{id}");
        text.push_str(&school.get(teacher, &path).await.body.to_string());
    }
    text.push_str(
        &school
            .get(teacher, "/api/teachers/parents?search=canary")
            .await
            .body
            .to_string(),
    );
    if !writes {
        return text;
    }
    let lessons = school.get(teacher, "/api/teachers/lessons").await.body;
    for lesson in lessons["lessons"].as_array().into_iter().flatten() {
        let (id, student) = (lesson["id"].as_str().unwrap(), &lesson["student"]["id"]);
        let edit = json!({
            "title": "T", "studentId": student, "startTime": "2026-03-09T15:00:00Z", "duration": 30, "status": "SCHEDULED",
        });
        let words = json!({ "content": "Good." });
        let notes = json!({ "completed": true, "teacherNotes": "Scales." });
        let plan = json!({
            "title": "T", "studentId": student, "startTime": "2026-03-10T15:00:00Z", "duration": 30,
        });
        for (method, path, body) in [
            ("PUT", format!("/api/lessons/{id}"), edit),
            ("PUT", format!("/api/lesson-feedback/{id}"), words),
            ("PATCH", format!("/api/lessons/{id}/complete"), notes),
            ("POST", "/api/teachers/lessons".to_owned(), plan),
        ] {
            let reply = school.send(teacher, method, &path, Some(body), None).await;
            assert!(
                [200, 403].contains(&reply.status),
                "{method} {path} {}",
                reply.body
            );
            text.push_str(&reply.body.to_string());
        }
    }
    for id in &students {
        let exam =
            json!({ "board": "ABRSM", "grade": "Grade 3", "date": "2026-02-01", "percentage": 88 });
        let grade = json!({ "grade": "Grade 4" });
        text.push_str(
            &school
                .put(teacher, &format!("/api/students/{id}"), grade)
                .await
                .body
                .to_string(),
        );
        text.push_str(
            &school
                .post(teacher, &format!("/api/students/{id}/exams"), exam)
                .await
                .body
                .to_string(),
        );
    }
    text.push_str(&everything(school, teacher, &students).await);
    text
}

/// Looks at every answer to every teacher of one school; how many data were seen, and how many were not.
async fn look(app: &TestApp, school: &School<'_>, number: u64) -> (u64, u64) {
    let (mut seen, mut hidden) = (0, 0);
    let small = make(app, school, number).await;
    let suspended = number.is_multiple_of(7).then_some(2);
    if suspended.is_some() {
        let name = &small.teachers[2].name;
        let sql = format!("UPDATE \"user\" SET suspended_at = created_at WHERE name = '{name}'");
        school.execute(&sql).await;
    }
    for (place, teacher) in small.teachers.iter().enumerate() {
        let text = answers(school, &small, teacher, number.is_multiple_of(25)).await;
        for (datum, whose) in &small.data {
            let is_open = small.open.contains(&(place, datum.clone())) && suspended != Some(place);
            let shows = text.contains(datum.as_str());
            assert!(
                is_open || !shows,
                "school {number}, teacher {place} sees a datum of a {whose}: {text}"
            );
            // What is open does show, so that no empty answer passes; one's own words give way to the parent's.
            assert!(
                shows || !is_open || whose == "typed",
                "school {number}, teacher {place} does not see a datum of a {whose}"
            );
            if shows { seen += 1 } else { hidden += 1 }
        }
    }
    (seen, hidden)
}

/// How many schools are looked at side by side.
const SIDE_BY_SIDE: u64 = 4;

on_both! {
    // JOIN-07.
    async fn join_07_no_contact_data_without_a_present_right(app: TestApp) {
        let school = School::open(&app).await;
        let usual = if app.state.db.write().get_database_backend() == DbBackend::Sqlite { 500 } else { 100 };
        let schools = std::env::var("REEDLING_TEST_SCHOOLS").map_or(usual, |count| count.parse().unwrap());
        let (mut seen, mut hidden) = (0, 0);
        for first in (0..schools).step_by(SIDE_BY_SIDE as usize) {
            let numbers = first..schools.min(first + SIDE_BY_SIDE);
            for counts in join_all(numbers.map(|number| look(&app, &school, number))).await {
                seen += counts.0;
                hidden += counts.1;
            }
        }
        assert!(seen > schools && hidden > schools, "{seen} {hidden}");
    }
}
