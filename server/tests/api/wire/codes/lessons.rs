//! Refusals about lessons.

use std::time::Duration;

use sea_orm::{ConnectionTrait, DbBackend};
use serde_json::{Value, json};

use super::{LESSONS, Sent, refusal};
use crate::{school::School, support::TestApp, teachers::schedule::weekly};

/// Lessons that cannot be written.
pub async fn lessons(app: &TestApp, school: &School<'_>, sent: &mut Sent) {
    let tess = &school.tess;
    let id = school.one_lesson().await;
    let late = json!({ "title": "Late", "version": 99 });
    sent.ask(
        app,
        tess,
        refusal("PUT", "/api/lessons/{id}", &id, late, "version_conflict"),
    )
    .await;
    school.cancel(&json!(id)).await;
    let again = refusal(
        "DELETE",
        "/api/teachers/lessons/{id}",
        &id,
        Value::Null,
        "lesson_not_scheduled",
    );
    sent.ask(app, tess, again).await;
    school.schedule_with_key("a key", weekly(school, 1)).await;
    let other = school.schedule_with_key("a key", weekly(school, 2)).await;
    sent.refused(
        "POST",
        LESSONS,
        "idempotency_mismatch",
        other.status,
        &other.body,
    );
    if app.state.db.backend() == DbBackend::Postgres {
        let blocker = app.state.db.begin_write().await.unwrap();
        blocker
            .execute_unprepared("LOCK TABLE activity IN EXCLUSIVE MODE")
            .await
            .unwrap();
        let second = async {
            tokio::time::sleep(Duration::from_secs(1)).await;
            let second = school.schedule_with_key("at work", weekly(school, 1)).await;
            blocker.rollback().await.unwrap();
            second
        };
        let (_, second) = tokio::join!(
            school.schedule_with_key("at work", weekly(school, 1)),
            second
        );
        sent.refused(
            "POST",
            LESSONS,
            "idempotency_in_progress",
            second.status,
            &second.body,
        );
    }
    school
        .execute("CREATE UNIQUE INDEX one_of_a_kind ON lesson (title) WHERE title = 'Twice'")
        .await;
    let mut twice = weekly(school, 1);
    twice["title"] = json!("Twice");
    assert_eq!(school.schedule(twice.clone()).await.status, 200);
    sent.ask(
        app,
        tess,
        refusal("POST", LESSONS, "", twice, "already_exists"),
    )
    .await;
    let gone = format!("/api/teachers/students/{}", school.ben.id);
    school.delete(tess, &gone).await;
    let mut former = weekly(school, 1);
    former["studentId"] = json!(school.ben.id);
    sent.ask(
        app,
        tess,
        refusal("POST", LESSONS, "", former, "not_your_student"),
    )
    .await;
}
