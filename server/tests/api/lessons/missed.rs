//! What time alone does to a lesson: nothing.

use chrono::TimeDelta;
use reedling_server::{app::worker, mail::transport::Mailer};

use crate::{fixture::cleanup, school::School};

on_both! {
    // API-83.
    async fn api_83_a_scheduled_lesson_whose_time_has_passed_stays_scheduled(app: TestApp) {
        let school = School::open(&app).await;
        let lesson = school.one_lesson().await;
        app.clock.advance(TimeDelta::days(29));
        school.lessons().await;
        app.clock.advance(TimeDelta::days(29));
        let mailer = Mailer::from_config(&app.state.config).unwrap();
        while worker::work_once(&app.state, &mailer).await.unwrap() {}
        cleanup::delete_expired(&app.state).await.unwrap();
        let lessons = school.lessons().await;
        assert_eq!((&lessons[0]["id"], &lessons[0]["status"]), (&lesson.into(), &"SCHEDULED".into()));
        // A choice in the edit form does set it.
        let edit = serde_json::json!({
            "title": "Anna", "studentId": school.anna.id, "startTime": "2026-03-09T15:00:00Z", "duration": 30,
            "status": "MISSED",
        });
        let path = format!("/api/lessons/{}", lessons[0]["id"].as_str().unwrap());
        assert_eq!(school.put(&school.tess, &path, edit).await.status, 200);
        assert_eq!(school.lessons().await[0]["status"], "MISSED");
    }
}
