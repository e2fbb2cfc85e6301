//! GET /api/notices and POST /api/notices/read.

use chrono::TimeDelta;
use serde_json::{Value, json};

use crate::{
    lessons::edit::edited,
    lessons::schedule::weekly,
    parents::{add_child, answer, enter_parent},
    school::{Person, School, waiting_teacher},
};

const PATH: &str = "/api/notices";

/// The sentences that somebody is told, newest first, and how many are unread.
async fn told(school: &School<'_>, who: &Person) -> (Vec<String>, u64) {
    let reply = school.get(who, PATH).await;
    assert_eq!(reply.status, 200, "{}", reply.body);
    let text = |notice: &Value| notice["text"].as_str().unwrap().to_owned();
    let notices = reply.body["notices"].as_array().unwrap();
    (
        notices.iter().map(text).collect(),
        reply.body["unread"].as_u64().unwrap(),
    )
}

async fn newest(school: &School<'_>, who: &Person) -> Option<String> {
    told(school, who).await.0.into_iter().next()
}

on_both! {
    // BELL-01, SET-16.
    async fn event_notifies_everybody_concerned_but_its_author(app: TestApp) {
        let school = School::open(&app).await;
        let minute = || app.clock.advance(TimeDelta::minutes(1));
        let id = school.one_lesson().await;
        assert_eq!(newest(&school, &school.anna).await.unwrap(), "New lesson with Tess Tutor on Mon 9 Mar, 16:00");
        assert_eq!(newest(&school, &school.pat).await.unwrap(), "Anna: new lesson with Tess Tutor on Mon 9 Mar, 16:00");
        assert_eq!(newest(&school, &school.tess).await, None);
        for (zone, clock) in [("America/New_York", "11:00"), ("Europe/Berlin", "16:00"), ("Mars/Olympus", "16:00")] {
            let away = school.get(&school.anna, &format!("{PATH}?timeZone={zone}")).await;
            let text = away.body["notices"][0]["text"].as_str().unwrap();
            assert!(text.ends_with(clock), "{zone}: {text}");
        }
        minute();
        let lesson = format!("/api/lessons/{id}");
        assert_eq!(school.put(&school.ada, &lesson, edited(&school)).await.status, 200);
        assert_eq!(
            newest(&school, &school.tess).await.unwrap(),
            "Anna Bell: lesson moved from Mon 9 Mar, 16:00 to Tue 10 Mar, 17:00"
        );
        assert_eq!(
            newest(&school, &school.anna).await.unwrap(),
            "Lesson moved from Mon 9 Mar, 16:00 to Tue 10 Mar, 17:00"
        );
        // Moved again before anybody has looked: they read where it was when they last knew.
        minute();
        let mut again = edited(&school);
        (again["version"], again["startTime"], again["endTime"]) = (json!(2), json!("2026-03-10T17:00:00Z"), json!("2026-03-10T17:45:00Z"));
        assert_eq!(school.put(&school.ada, &lesson, again.clone()).await.status, 200);
        for (who, whose) in [(&school.tess, "Anna Bell: l"), (&school.anna, "L")] {
            let text = newest(&school, who).await.unwrap();
            assert_eq!(text, format!("{whose}esson moved from Mon 9 Mar, 16:00 to Tue 10 Mar, 18:00"));
        }
        school.post(&school.anna, "/api/notices/read", json!({ "until": app.state.clock.now() })).await;
        minute();
        (again["version"], again["startTime"], again["endTime"]) = (json!(3), json!("2026-03-10T16:00:00Z"), json!("2026-03-10T16:45:00Z"));
        assert_eq!(school.put(&school.ada, &lesson, again).await.status, 200);
        assert_eq!(newest(&school, &school.anna).await.unwrap(), "Lesson moved from Tue 10 Mar, 18:00 to Tue 10 Mar, 17:00");
        assert_eq!(newest(&school, &school.pat).await.unwrap(), "Anna: lesson moved from Mon 9 Mar, 16:00 to Tue 10 Mar, 17:00");
        minute();
        let mut renamed = edited(&school);
        (renamed["version"], renamed["title"]) = (json!(4), json!("Renamed"));
        assert_eq!(school.put(&school.tess, &lesson, renamed).await.status, 200);
        assert_eq!(told(&school, &school.anna).await.0.len(), 2, "a title is no news");
        let notes = json!({ "completed": true, "teacherNotes": "Minuet in G: hands together, slowly" });
        let complete = format!("{lesson}/complete");
        assert_eq!(school.send(&school.tess, "PATCH", &complete, Some(notes), None).await.status, 200);
        assert_eq!(
            newest(&school, &school.anna).await.unwrap(),
            "New practice plan from the lesson on Tue 10 Mar, 17:00"
        );
        for content in ["A fine week", "A very fine week"] {
            minute();
            let feedback = format!("/api/lesson-feedback/{id}");
            assert_eq!(school.put(&school.tess, &feedback, json!({ "content": content })).await.status, 200);
        }
        let (texts, unread) = told(&school, &school.pat).await;
        assert_eq!(texts[0], "Anna: feedback on Renamed, Tue 10 Mar, 17:00");
        assert_eq!((texts.len(), unread), (4, 4), "feedback that is written twice is told once");
        assert_eq!(told(&school, &school.ben).await, (Vec::new(), 0));

        // The automatic title tells no more than student and day.
        minute();
        let plain = school.one_lesson().await;
        let feedback = format!("/api/lesson-feedback/{plain}");
        assert_eq!(school.put(&school.tess, &feedback, json!({ "content": "Fine" })).await.status, 200);
        assert_eq!(newest(&school, &school.anna).await.unwrap(), "Feedback on the lesson on Mon 9 Mar, 16:00");
    }
}

on_both! {
    // BELL-01.
    async fn bell_01_series_and_ended_class_are_one_notice_each(app: TestApp) {
        let school = School::open(&app).await;
        assert_eq!(school.schedule(weekly(&school, 3)).await.status, 200);
        let text = newest(&school, &school.anna).await.unwrap();
        assert!(text.starts_with("3 new lessons with Tess Tutor, the first on "), "{text}");
        app.clock.advance(TimeDelta::minutes(1));
        let lessons = school.lessons().await;
        school.cancel(&lessons[0]["id"]).await;
        assert!(newest(&school, &school.pat).await.unwrap().ends_with(" was cancelled"));
        app.clock.advance(TimeDelta::minutes(1));
        let roster = format!("/api/teachers/students/{}", school.anna.id);
        assert_eq!(school.delete(&school.tess, &roster).await.status, 200);
        let ended = "essons with Tess Tutor have ended, 2 upcoming lessons were cancelled";
        assert_eq!(newest(&school, &school.anna).await.unwrap(), format!("L{ended}"));
        assert_eq!(newest(&school, &school.pat).await.unwrap(), format!("Anna: l{ended}"));
    }
}

on_both! {
    // BELL-01.
    async fn bell_01_request_approval_and_link_notices_last_while_valid(app: TestApp) {
        let school = School::open(&app).await;
        let card = enter_parent(&school, &school.tess, "pia@music.example").await;
        add_child(&school, &school.tess, &card, "Kim").await;
        let asked = "Tess Tutor asks whether you are a parent of Kim";
        assert_eq!(newest(&school, &school.pia).await.unwrap(), asked);
        assert_eq!(answer(&school, &school.pia, true).await.status, 200);
        assert_eq!(newest(&school, &school.pia).await, None, "the request is answered");

        let further = format!("/api/admin/students/{}/teachers", school.omar.id);
        assert_eq!(school.post(&school.ada, &further, json!({ "teacherId": school.tess.id })).await.status, 200);
        assert!(newest(&school, &school.tess).await.unwrap().starts_with("Omar "));
        let end = format!("{further}/{}", school.tess.id);
        assert_eq!(school.delete(&school.ada, &end).await.status, 200);
        assert_eq!(newest(&school, &school.tess).await, None, "they teach the student no more");

        let nora = waiting_teacher(&app, "Nora New").await;
        assert_eq!(told(&school, &nora).await, (Vec::new(), 0));
        let approval = format!("/api/admin/users/{}/approval", nora.id);
        assert_eq!(school.put(&school.ada, &approval, json!({})).await.status, 200);
        assert_eq!(newest(&school, &nora).await.unwrap(), "Your account has been approved");
    }
}

on_both! {
    // BELL-02.
    async fn bell_02_notice_disappears_with_the_right_to_see_its_lesson(app: TestApp) {
        let school = School::open(&app).await;
        let id = school.one_lesson().await;
        assert_eq!(told(&school, &school.pat).await.1, 1);
        for who in [&school.otto, &school.ben, &school.omar, &school.pia, &school.ada] {
            assert_eq!(told(&school, who).await, (Vec::new(), 0), "{}", who.name);
        }
        let unlink = format!("/api/admin/parents/{}/children/{}", school.pat.id, school.anna.id);
        assert_eq!(school.delete(&school.ada, &unlink).await.status, 200);
        assert_eq!(told(&school, &school.pat).await, (Vec::new(), 0));
        assert_eq!(told(&school, &school.anna).await.1, 1);
        // The lesson becomes another student's: the first one learns that it is gone, and nothing of the other.
        let mut other = edited(&school);
        other["studentId"] = json!(school.ben.id);
        assert_eq!(school.put(&school.tess, &format!("/api/lessons/{id}"), other).await.status, 200);
        let gone = "Lesson on Mon 9 Mar, 16:00 is no longer planned";
        assert_eq!(told(&school, &school.anna).await, (vec![gone.to_owned()], 1));
        let new = "New lesson with Tess Tutor on Tue 10 Mar, 17:00";
        assert_eq!(told(&school, &school.ben).await, (vec![new.to_owned()], 1));
    }
}

on_both! {
    // BELL-03.
    async fn bell_03_marking_read_spares_later_notices(app: TestApp) {
        let school = School::open(&app).await;
        for _ in 0..12 {
            school.one_lesson().await;
            app.clock.advance(TimeDelta::minutes(1));
        }
        let shown = school.get(&school.anna, PATH).await;
        assert_eq!(shown.body["notices"].as_array().unwrap().len(), 10);
        assert_eq!(shown.body["unread"], 12, "also those beyond the list");
        let none = school.get(&school.anna, "/api/notices?limit=0").await;
        assert_eq!(none.body, json!({ "notices": [], "unread": 12 }));
        let until = shown.body["notices"][0]["createdAt"].clone();
        school.one_lesson().await;
        let read = |until: Value| school.post(&school.anna, "/api/notices/read", json!({ "until": until }));
        assert_eq!(read(until).await.status, 200);
        let after = school.get(&school.anna, "/api/notices?limit=50").await;
        assert_eq!(after.body["unread"], 1);
        let is_read = |notice: &Value| notice["read"].as_bool().unwrap();
        let notices = after.body["notices"].as_array().unwrap();
        assert_eq!(notices.iter().filter(|notice| !is_read(notice)).count(), 1);
        // An earlier mark takes nothing back, one of the future covers nothing that is still to come.
        for until in ["0001-01-01T00:00:00Z", "9999-01-01T00:00:00Z"] {
            assert_eq!(read(json!(until)).await.status, 200);
        }
        assert_eq!(told(&school, &school.anna).await.1, 0);
        app.clock.advance(TimeDelta::minutes(1));
        school.one_lesson().await;
        assert_eq!(told(&school, &school.anna).await.1, 1);
        assert_eq!(told(&school, &school.pat).await.1, 14, "everybody has a mark of their own");
        for wrong in [json!({}), json!({ "until": null })] {
            let reply = school.post(&school.anna, "/api/notices/read", wrong).await;
            assert_eq!((reply.status, reply.body["fields"]["until"].is_array()), (422, true), "{}", reply.body);
        }
        // Three months later they are swept away.
        app.clock.advance(TimeDelta::days(91));
        crate::fixture::cleanup::delete_expired(&app.state).await.unwrap();
        assert_eq!(school.count("notice").await, 0);
    }
}
