//! A call that leaves everything as it is leaves no line, and no new version.

use serde_json::{Value, json};

use crate::{
    lessons::goals,
    school::{Person, School},
};

on_both! {
    // SRV-34.
    async fn srv_34_what_changes_nothing_leaves_no_line(app: TestApp) {
        let school = School::open(&app).await;
        let lesson = format!("/api/lessons/{}", school.one_lesson().await);
        let feedback = lesson.replace("lessons", "lesson-feedback");
        let student = format!("/api/students/{}", school.anna.id);
        let piece = format!("{student}/pieces/{}", goals::add(&school, "Minuet").await);
        let planned = format!("{student}/exam-planned");
        assert_eq!(leaves(&school, "DELETE", &planned, json!({})).await, 0);
        let fields = json!({ "title": "Moved", "notes": "Room 2", "duration": 40 });
        for (path, change) in [
            (&*lesson, fields),
            (&*feedback, json!({ "content": "Good work.", "piecesWorkedOn": ["Minuet"] })),
            (&*piece, json!({ "composer": "Petzold" })),
            (&*student, json!({ "grade": "Grade 7" })),
            (&*planned, json!({ "date": "2026-06-20" })),
            ("/api/users/profile", json!({ "name": "Tess Tutor", "email": "tess@music.example", "phoneNumber": "1" })),
            ("/api/users/notifications", json!({ "emailNotifications": false })),
            ("/api/users/privacy", json!({ "showEmail": true })),
            ("/api/teachers/profile", json!({ "instrument": "Cello" })),
            ("/api/teachers/preferences", json!({ "defaultDuration": 75, "lessonReminders": false })),
        ] {
            let put = async |body: Value| leaves(&school, "PUT", path, body).await;
            assert_eq!(put(change.clone()).await, 1, "{path}");
            assert_eq!(put(change).await, 0, "{path}, again");
            // A grade and a planned examination are always sent.
            if path != student && path != planned {
                assert_eq!(put(json!({})).await, 0, "{path}, nothing");
            }
        }
        assert_eq!(leaves(&school, "DELETE", &planned, json!({})).await, 1);
        assert_eq!(school.lessons().await[0]["version"], 2);
    }
}

/// How many lines a call of Tess's leaves that is answered with 200.
async fn leaves(school: &School<'_>, method: &str, path: &str, body: Value) -> i64 {
    let before = school.count("activity").await;
    let tess: &Person = &school.tess;
    let reply = school.send(tess, method, path, Some(body), None).await;
    assert_eq!(reply.status, 200, "{method} {path}: {}", reply.body);
    school.count("activity").await - before
}
