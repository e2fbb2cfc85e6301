//! Plans that are due when the teacher or the student has left.

use serde_json::json;

use super::{
    Asking, NOTES, complete,
    endpoint::{answering, good},
};
use crate::school::{Person, School};

async fn set_status(school: &School<'_>, who: &Person, status: &str) {
    let path = format!("/api/admin/users/{}/status", who.id);
    let reply = school
        .put(&school.ada, &path, json!({ "status": status }))
        .await;
    assert_eq!(reply.status, 200, "{}", reply.body);
}

/// What made the plan of a lesson.
async fn planner_of(school: &School<'_>, lesson: &str) -> String {
    let lessons = school.get(&school.anna, "/api/students/lessons").await.body;
    let lessons = lessons
        .as_array()
        .or(lessons["lessons"].as_array())
        .unwrap();
    let lesson = lessons.iter().find(|it| it["id"] == lesson).unwrap();
    lesson["practicePlanner"]
        .as_str()
        .unwrap_or("nothing")
        .to_owned()
}

on_both! {
    // D14: jobs check when they run.
    async fn model_gets_nothing_of_suspended_or_former_teachers(app: TestApp) {
        let server = answering(good()).await;
        let asking = Asking::beside(&app, &server.uri()).await;
        let school = School::open(&asking.app).await;
        let completed = async || {
            let id = school.one_lesson().await;
            assert_eq!(complete(&school, &id, NOTES).await.status, 200);
            id
        };
        let questions = async || server.received_requests().await.unwrap().len();

        for who in [&school.tess, &school.anna] {
            let id = completed().await;
            school.execute("CREATE TABLE IF NOT EXISTS kept AS SELECT * FROM session").await;
            set_status(&school, who, "suspended").await;
            assert!(asking.work().await);
            assert_eq!(questions().await, 0, "{}", who.id);
            set_status(&school, who, "active").await;
            school.execute("INSERT INTO session SELECT * FROM kept WHERE id NOT IN (SELECT id FROM session)").await;
            assert_eq!(planner_of(&school, &id).await, "built-in");
        }

        let id = completed().await;
        let path = format!("/api/teachers/students/{}", school.anna.id);
        assert_eq!(school.send(&school.tess, "DELETE", &path, None, None).await.status, 200);
        assert!(asking.work().await);
        assert_eq!(questions().await, 0);
        assert_eq!(planner_of(&school, &id).await, "built-in");

        school.enrol(&school.tess, &school.anna).await;
        let id = completed().await;
        assert!(asking.work().await);
        assert_eq!(questions().await, 1, "and of all others it is");
        assert_eq!(planner_of(&school, &id).await, "some-model");
    }
}
