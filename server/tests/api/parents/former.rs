//! Former teachers read what they wrote, and write nothing about the student any more.

use std::time::Duration;

use serde_json::{Value, json};

use super::{NUMBER, STREET, add_child, enter_contact_data, enter_parent, everything, waiting};
use crate::{fixture::enrolments, lessons::schedule::weekly, school::School};

fn edit(school: &School<'_>) -> Value {
    json!({
        "title": "Another title", "studentId": school.anna.id, "startTime": "2026-03-09T15:00:00Z",
        "duration": 30, "status": "SCHEDULED",
    })
}

on_both! {
    // JOIN-15.
    async fn join_15_a_former_teacher_reads_their_own_words_and_writes_none(app: TestApp) {
        let school = School::open(&app).await;
        enter_contact_data(&school, &school.pat).await;
        let anna = school.anna.id.to_string();
        let mut past = weekly(&school, 2);
        past["startTime"] = json!("2026-02-09T15:00:00Z");
        past["title"] = json!("Minuet in G");
        let past = school.schedule(past).await.body;
        let (taught, open) = (&past["lessons"][0]["id"], &past["lessons"][1]["id"]);
        let (taught, open) = (taught.as_str().unwrap(), open.as_str().unwrap());
        let complete = format!("/api/lessons/{taught}/complete");
        let notes = || json!({ "completed": true, "teacherNotes": "Bars 9 to 16 slow down." });
        let done = school.send(&school.tess, "PATCH", &complete, Some(notes()), None).await;
        assert_eq!(done.status, 200, "{}", done.body);
        let feedback = format!("/api/lesson-feedback/{taught}");
        let words = || json!({ "content": "A good lesson.", "teacherRating": 4 });
        assert_eq!(school.put(&school.tess, &feedback, words()).await.status, 200);
        let before = everything(&school, &school.tess, std::slice::from_ref(&anna)).await;
        for shown in ["anna@music.example", NUMBER, STREET, "pat@music.example"] {
            assert!(before.contains(shown), "{shown} not in {before}");
        }
        let roster = school.get(&school.tess, "/api/teachers/students").await.body;
        let overdue: Vec<_> = roster["students"].as_array().unwrap().iter().map(|it| &it["overdueLessonsCount"]).collect();
        assert_eq!(overdue, [1, 0]);

        let student = format!("/api/teachers/students/{anna}");
        let removed = school.delete(&school.tess, &student).await;
        assert_eq!(removed.status, 200);
        let told = removed.body["message"].as_str().unwrap();
        assert!(told.contains("1 past lesson is still scheduled"), "{told}");

        let after = everything(&school, &school.tess, std::slice::from_ref(&anna)).await;
        for own in ["Minuet in G", "Bars 9 to 16 slow down.", "A good lesson.", "Anna Bell", "2026-02-09T15:00:00Z"] {
            assert!(after.contains(own), "{own} not in {after}");
        }
        for secret in ["anna@music.example", NUMBER, STREET, "pat@music.example", "Bell Lane 1", "Aunt"] {
            let line = after.lines().find(|line| line.contains(secret) && !line.contains("Ben Carr"));
            assert_eq!(line, None, "{secret}");
        }
        let again = edit(&school);
        let exam = json!({ "board": "ABRSM", "grade": "Grade 3", "date": "2026-02-01", "percentage": 88 });
        let lesson = weekly(&school, 1);
        for (method, path, body) in [
            ("PUT", format!("/api/lessons/{open}"), again),
            ("PATCH", format!("/api/lessons/{open}/complete"), notes()),
            ("DELETE", format!("/api/teachers/lessons/{open}"), json!({})),
            ("PUT", feedback.clone(), words()),
            ("PUT", format!("/api/students/{anna}"), json!({ "grade": "Grade 4" })),
            ("POST", format!("/api/students/{anna}/exams"), exam),
            ("POST", "/api/teachers/lessons".to_owned(), lesson),
            ("DELETE", student.clone(), json!({})),
        ] {
            let reply = school.send(&school.tess, method, &path, Some(body.clone()), None).await;
            assert_eq!((reply.status, &reply.body["code"]), (403, &json!("not_your_student")), "{method} {path}");
            // To whoever never taught the student there is none.
            let reply = school.send(&school.otto, method, &path, Some(body), None).await;
            assert_eq!(reply.status, 404, "{method} {path}");
        }
        assert_eq!(everything(&school, &school.tess, std::slice::from_ref(&anna)).await, after);
    }
}

on_both! {
    async fn write_during_removal_waits_and_is_refused(app: TestApp) {
        let school = School::open(&app).await;
        let anna = school.anna.id;
        let exam = json!({ "board": "ABRSM", "grade": "Grade 3", "date": "2026-02-01", "percentage": 88 });
        let planned = json!({ "board": "ABRSM", "grade": "Grade 4", "date": "2026-06-01" });
        for (method, path, body) in [
            ("PUT", format!("/api/students/{anna}"), json!({ "grade": "Grade 4" })),
            ("POST", format!("/api/students/{anna}/exams"), exam),
            ("PUT", format!("/api/students/{anna}/exam-planned"), planned),
            ("DELETE", format!("/api/students/{anna}/exam-planned"), json!({})),
        ] {
            // She was taught, so that she is known as a former student.
            school.one_lesson().await;
            let txn = app.state.db.begin_write().await.unwrap();
            enrolments::delete(&txn, Some(school.tess.id), anna).await.unwrap();
            let leaves = async {
                tokio::time::sleep(Duration::from_millis(300)).await;
                txn.commit().await.unwrap();
            };
            let (reply, ()) = tokio::join!(school.send(&school.tess, method, &path, Some(body), None), leaves);
            assert_eq!((reply.status, &reply.body["code"]), (403, &json!("not_your_student")), "{method} {path}");
            school.enrol(&school.tess, &school.anna).await;
        }
    }
}

on_both! {
    async fn former_teacher_gets_no_replayed_answer(app: TestApp) {
        let school = School::open(&app).await;
        let key = "0199d3a1-7c1e-7b52-9d5c-3f6a2b8e4c1f";
        let first = school.schedule_with_key(key, weekly(&school, 1)).await;
        assert!(first.body.to_string().contains("anna@music.example"));
        assert_eq!(school.schedule_with_key(key, weekly(&school, 1)).await.status, 200);
        school.delete(&school.tess, &format!("/api/teachers/students/{}", school.anna.id)).await;
        let again = school.schedule_with_key(key, weekly(&school, 1)).await;
        assert_eq!((again.status, &again.body["code"]), (403, &json!("not_your_student")));
        assert!(!again.body.to_string().contains("anna@music.example"));
    }
}

on_both! {
    async fn confirmation_ends_with_the_last_taught_child(app: TestApp) {
        let school = School::open(&app).await;
        enter_contact_data(&school, &school.pat).await;
        let anna = school.anna.id.to_string();
        school.delete(&school.tess, &format!("/api/teachers/students/{anna}")).await;
        let child = enter_parent(&school, &school.tess, "pat@music.example").await;
        let child = add_child(&school, &school.tess, &child, "Kim").await;
        let seen = everything(&school, &school.tess, &[child]).await;
        assert!(!seen.contains(NUMBER) && !seen.contains(STREET), "{seen}");
        assert_eq!(waiting(&school, &school.pat).await.len(), 1);
    }
}
