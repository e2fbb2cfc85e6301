//! The wall time that is kept of a lesson, and `reedling check-zones`, which compares it.
//!
//! The rules in use are one set for a process: other rules of before are what was kept by them.

use reedling_server::error::AppError;
use sea_orm::{EntityTrait, QueryOrder};
use serde_json::{Value, json};

use super::{edit::edited, schedule::weekly};
use crate::{
    fixture::{
        check_zones::{Counts, Differing, Then, check_zones},
        entities::lesson,
    },
    school::School,
};

async fn rows(school: &School<'_>) -> Vec<lesson::Model> {
    let query = lesson::Entity::find().order_by_asc(lesson::Column::StartAt);
    query.all(school.app().state.db.write()).await.unwrap()
}

/// What is kept of each lesson, earliest first.
async fn kept(school: &School<'_>) -> Vec<Option<String>> {
    rows(school)
        .await
        .into_iter()
        .map(|row| row.start_local)
        .collect()
}

async fn checked(school: &School<'_>, then: Then) -> (Counts, Vec<Differing>) {
    let mut found = Vec::new();
    let counts = check_zones(&school.app().state, then, |differing| {
        found.push(differing);
        Ok::<_, AppError>(())
    });
    (counts.await.unwrap(), found)
}

/// As if the lessons that start so had been scheduled when Berlin was one hour further ahead.
async fn by_other_rules(school: &School<'_>, kept: &str, meant: &str) {
    let change = format!("UPDATE lesson SET start_local = '{meant}' WHERE start_local = '{kept}'");
    school.execute(&change).await;
}

async fn newest_notice(school: &School<'_>, who: &crate::school::Person) -> Value {
    let reply = school.get(who, "/api/notices").await;
    reply.body["notices"][0]["text"].clone()
}

on_both! {
    // FIELD-02.
    async fn field_02_the_wall_time_of_a_start_is_kept_wherever_starts_are_written(app: TestApp) {
        let school = School::open(&app).await;
        assert_eq!(school.schedule(weekly(&school, 4)).await.status, 200);
        let series = [
            "2026-03-09T16:00:00+01:00",
            "2026-03-16T16:00:00+01:00",
            "2026-03-23T16:00:00+01:00",
            "2026-03-30T16:00:00+02:00",
        ];
        let [first, ..] = &series.map(|local| Some(local.to_owned()));
        assert_eq!(kept(&school).await, series.map(|local| Some(local.to_owned())));

        let id = rows(&school).await[0].id;
        let path = format!("/api/lessons/{id}");
        let mut body = edited(&school);
        (body["startTime"], body["endTime"]) = (json!("2026-03-09T15:00:00Z"), json!("2026-03-09T15:45:00Z"));
        assert_eq!(school.put(&school.tess, &path, body.clone()).await.status, 200);
        assert_eq!(&kept(&school).await[0], first, "the same start");
        school.execute("UPDATE lesson SET start_local = NULL").await;
        (body["version"], body["title"]) = (json!(2), json!("Renamed"));
        assert_eq!(school.put(&school.tess, &path, body.clone()).await.status, 200);
        assert_eq!(kept(&school).await[0], None, "a title tells nothing of the time that was meant");
        (body["version"], body["startTime"]) = (json!(3), json!("2026-03-09T16:15:00Z"));
        assert_eq!(school.put(&school.tess, &path, body).await.status, 200);
        assert_eq!(kept(&school).await[0].as_deref(), Some("2026-03-09T17:15:00+01:00"));
    }
}

on_both! {
    // FIELD-02.
    async fn field_02_lessons_at_another_time_than_was_meant_are_put_back_after_a_preview(app: TestApp) {
        let school = School::open(&app).await;
        assert_eq!(school.schedule(weekly(&school, 3)).await.status, 200);
        let (counts, found) = checked(&school, Then::PutBack).await;
        assert_eq!((counts.coming, found), (3, vec![]), "as they were scheduled");
        by_other_rules(&school, "2026-03-16T16:00:00+01:00", "2026-03-16T17:00:00+02:00").await;
        by_other_rules(&school, "2026-03-23T16:00:00+01:00", "2026-03-23T17:00:00+02:00").await;

        let before = school.contents().await;
        let (counts, found) = checked(&school, Then::Show).await;
        assert_eq!(counts, Counts { coming: 3, differing: 2, unknown: 0 });
        let times = |found: &Differing| (found.meant.to_string(), found.shown.to_string());
        assert_eq!(times(&found[0]), ("2026-03-16 17:00:00".to_owned(), "2026-03-16 16:00:00".to_owned()));
        assert_eq!((&*found[0].teacher_name, found[0].zone.name()), ("Tess Tutor", "Europe/Berlin"));
        assert_eq!(school.contents().await, before, "a preview changes nothing");

        app.clock.advance(chrono::TimeDelta::minutes(1));
        let (counts, put_back) = checked(&school, Then::PutBack).await;
        assert_eq!((counts.differing, put_back), (2, found));
        let lessons = rows(&school).await;
        let starts: Vec<_> = lessons.iter().map(|row| row.start_at.to_rfc3339()).collect();
        assert_eq!(starts, ["2026-03-09T15:00:00+00:00", "2026-03-16T16:00:00+00:00", "2026-03-23T16:00:00+00:00"]);
        let (moved, stayed) = (&lessons[1], &lessons[0]);
        assert_eq!((moved.end_at - moved.start_at).num_minutes(), 30);
        assert_eq!((stayed.version, moved.version), (1, 2), "what was opened before is told of the change");
        assert_eq!(moved.start_local.as_deref(), Some("2026-03-16T17:00:00+01:00"));
        let news = "2 lessons moved, the first from Mon 16 Mar, 16:00 to Mon 16 Mar, 17:00";
        assert_eq!(newest_notice(&school, &school.pat).await, format!("Anna: {news}"));
        assert_eq!(newest_notice(&school, &school.tess).await, format!("Anna Bell: {news}"));
        let trail = school.get(&school.ada, "/api/admin/activities").await.body["activities"][0].clone();
        assert_eq!(trail["description"], "The operator put 2 lessons of Anna Bell back after a change of clock rules");

        let before = school.contents().await;
        let (counts, found) = checked(&school, Then::PutBack).await;
        assert_eq!((counts, found), (Counts { coming: 3, differing: 0, unknown: 0 }, vec![]));
        assert_eq!(school.contents().await, before, "a second time changes nothing");

        let mut body = edited(&school);
        (body["version"], body["startTime"], body["endTime"]) =
            (json!(2), json!("2026-03-16T17:00:00Z"), json!("2026-03-16T17:45:00Z"));
        let path = format!("/api/lessons/{}", moved.id);
        assert_eq!(school.put(&school.tess, &path, body).await.status, 200);
        let notices = school.get(&school.pat, "/api/notices").await.body["notices"].clone();
        let news = "Anna: 2 lessons moved, the first from Mon 16 Mar, 16:00 to Mon 16 Mar, 18:00";
        let is_told = notices.as_array().unwrap().iter().any(|notice| notice["text"] == news);
        assert!(is_told, "the move of one takes nothing from the others: {notices}");
    }
}

on_both! {
    // FIELD-02.
    async fn field_02_what_has_begun_ended_or_nobody_knows_stays_as_it_is(app: TestApp) {
        let school = School::open(&app).await;
        assert_eq!(school.schedule(weekly(&school, 4)).await.status, 200);
        for (day, ahead) in [("09", 1), ("16", 1), ("23", 1)] {
            let (kept, meant) = (format!("2026-03-{day}T16:00:00+0{ahead}:00"), format!("2026-03-{day}T17:00:00+02:00"));
            by_other_rules(&school, &kept, &meant).await;
        }
        // Begun by both clocks; cancelled; moved by a release that keeps nothing; scheduled by one.
        let ids: Vec<_> = rows(&school).await.into_iter().map(|row| row.id).collect();
        app.clock.advance(chrono::TimeDelta::days(8));
        school.cancel(&json!(ids[1])).await;
        school.execute("UPDATE lesson SET start_at = end_at WHERE start_local = '2026-03-23T17:00:00+02:00'").await;
        school.execute("UPDATE lesson SET start_local = NULL WHERE start_local = '2026-03-30T16:00:00+02:00'").await;

        let before = rows(&school).await;
        let (counts, found) = checked(&school, Then::Show).await;
        assert_eq!((counts, found), (Counts { coming: 2, differing: 0, unknown: 2 }, vec![]));
        assert_eq!(rows(&school).await, before);
        let (counts, found) = checked(&school, Then::PutBack).await;
        assert_eq!((counts, found), (Counts { coming: 2, differing: 0, unknown: 2 }, vec![]));
        let after = rows(&school).await;
        for (before, after) in before.iter().zip(&after) {
            assert_eq!((before.start_at, before.version), (after.start_at, after.version));
        }
        let kept: Vec<_> = after[2..].iter().map(|row| row.start_local.as_deref().unwrap()).collect();
        assert_eq!(kept, ["2026-03-23T16:30:00+01:00", "2026-03-30T16:00:00+02:00"], "known from now on");
        let (counts, _) = checked(&school, Then::PutBack).await;
        assert_eq!(counts, Counts { coming: 2, differing: 0, unknown: 0 });
    }
}
