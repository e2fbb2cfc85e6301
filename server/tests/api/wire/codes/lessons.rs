//! Refusals about lessons.

use std::time::Duration;

use sea_orm::{ConnectionTrait, DbBackend};
use serde_json::{Value, json};

use super::{LESSONS, Sent, refusal};
use crate::{lessons::schedule::weekly, school::School, support::TestApp};

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
    goals(app, school, sent, &id).await;
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

/// Goals and pieces that cannot be changed.
async fn goals(app: &TestApp, school: &School<'_>, sent: &mut Sent, scheduled: &str) {
    let tess = &school.tess;
    let none = json!({ "goals": [], "revision": 1 });
    let early = refusal(
        "PUT",
        "/api/lessons/{id}/goals",
        scheduled,
        none,
        "goals_closed",
    );
    sent.ask(app, tess, early).await;
    let pieces = "/api/students/{id}/pieces";
    let anna = school.anna.id.to_string();
    let set = school.one_lesson().await;
    let goals = json!([crate::lessons::goals::practise("Für Elise")]);
    crate::lessons::goals::complete(school, &set, json!({ "goals": goals })).await;
    let again = json!({ "title": "fur elise" });
    let twice = refusal("POST", pieces, &anna, again, "piece_exists");
    sent.ask(app, tess, twice).await;
    let list = school.get(tess, &pieces.replace("{id}", &anna)).await;
    let id = list.body["pieces"][0]["id"].as_str().unwrap();
    let path = format!("/api/students/{anna}/pieces/{id}");
    let used = school.delete(tess, &path).await;
    let template = "/api/students/{id}/pieces/{piece_id}";
    sent.refused("DELETE", template, "piece_in_use", used.status, &used.body);
    let other = crate::lessons::goals::add(school, "Elise").await;
    let same_as = format!("/api/students/{anna}/pieces/{other}/same-as");
    school.post(tess, &same_as, json!({ "pieceId": id })).await;
    school
        .execute("UPDATE piece SET merged_at = '2026-03-01T09:00:00+00:00' WHERE merged_into IS NOT NULL")
        .await;
    let late = school
        .post(tess, &same_as, json!({ "pieceId": null }))
        .await;
    let template = "/api/students/{id}/pieces/{piece_id}/same-as";
    sent.refused(
        "POST",
        template,
        "too_late_to_undo",
        late.status,
        &late.body,
    );
}
