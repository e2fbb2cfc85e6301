//! A student who is taken out of a class while somebody schedules or moves lessons there (D3).

use futures_util::future::join_all;
use sea_orm::DbBackend;
use serde_json::{Value, json};

use crate::school::{Person, School};

/// Rounds on each database: on SQLite one transaction that writes follows the other, so that few tell as much.
fn rounds(backend: DbBackend) -> usize {
    match backend {
        DbBackend::Sqlite => 20,
        _ => 334,
    }
}

/// A lesson of next week.
fn lesson(student: &Person) -> Value {
    json!({
        "studentId": student.id, "title": "Scales", "startTime": "2026-03-09T15:00:00Z", "duration": 30,
    })
}

impl School<'_> {
    /// Scheduled lessons to come whose teacher does not teach the student.
    async fn orphans(&self) -> i64 {
        self.number(
            "SELECT COUNT(*) AS n FROM lesson WHERE status = 'SCHEDULED' AND start_at > '2026-03-02 09:00:00+00:00' \
             AND NOT EXISTS (SELECT 1 FROM enrolment WHERE enrolment.teacher_id = lesson.teacher_id \
             AND enrolment.student_id = lesson.student_id)"
                .to_owned(),
        )
        .await
    }
}

on_both! {
    // D3: three pairs at once, a thousand times on PostgreSQL.
    async fn scheduling_and_removing_at_once_leave_no_lesson_to_come(app: TestApp) {
        let school = &School::open(&app).await;
        let pairs = [(&school.tess, &school.anna), (&school.tess, &school.ben), (&school.otto, &school.omar)];
        for round in 0..rounds(app.state.db.backend()) {
            let both = pairs.iter().enumerate().map(|(pair, (teacher, student))| async move {
                let path = format!("/api/teachers/students/{}", student.id);
                let by = if (round + pair) % 2 == 0 { *teacher } else { &school.ada };
                let (scheduled, removed) = tokio::join!(
                    school.post(teacher, "/api/teachers/lessons", lesson(student)),
                    school.delete(by, &path),
                );
                assert!([200, 403].contains(&scheduled.status), "{}", scheduled.body);
                assert_eq!(removed.status, 200, "{}", removed.body);
            });
            join_all(both).await;
            assert_eq!(school.orphans().await, 0, "round {round}");
            for (teacher, student) in pairs {
                school.enrol(teacher, student).await;
            }
        }
    }
}

on_both! {
    // D3: a past lesson that is still SCHEDULED stays when the student goes, and cannot be moved into the future then.
    async fn moving_and_removing_at_once_leave_no_lesson_to_come(app: TestApp) {
        let school = &School::open(&app).await;
        for round in 0..rounds(app.state.db.backend()) / 4 {
            let mut past = lesson(&school.anna);
            past["startTime"] = json!("2026-02-23T15:00:00Z");
            let past = school.schedule(past).await;
            let path = format!("/api/lessons/{}", past.body["lessons"][0]["id"].as_str().unwrap());
            let mut moved = lesson(&school.anna);
            moved["status"] = json!("SCHEDULED");
            let by = if round % 2 == 0 { &school.tess } else { &school.ada };
            let gone = format!("/api/teachers/students/{}", school.anna.id);
            let (edited, removed) = tokio::join!(school.put(by, &path, moved), school.delete(by, &gone));
            assert!([200, 403, 409].contains(&edited.status), "{}", edited.body);
            assert_eq!(removed.status, 200, "{}", removed.body);
            assert_eq!(school.orphans().await, 0, "round {round}");
            school.enrol(&school.tess, &school.anna).await;
        }
    }
}
