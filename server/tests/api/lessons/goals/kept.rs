//! Pieces that another teacher keeps.

use serde_json::json;

use super::{add, merges::same_as, repertoire, repertoire_path};
use crate::school::School;

on_both! {
    // GOAL-28: what another teacher keeps is deleted by them or an administrator; what a former teacher kept, by anybody.
    async fn goal_28_no_teacher_deletes_a_piece_of_another_s(app: TestApp) {
        let school = School::open(&app).await;
        school.enrol(&school.otto, &school.anna).await;
        let list = repertoire_path(&school);
        let path = |id: &str| format!("{list}/{id}");
        let kept = add(&school, "Nocturne").await;
        let reply = school.delete(&school.otto, &path(&kept)).await;
        assert_eq!((reply.status, &reply.body["code"]), (403, &json!("forbidden")), "{}", reply.body);
        assert!(reply.body["error"].as_str().unwrap().starts_with("Another teacher has this piece"), "{}", reply.body);
        assert_eq!(repertoire(&school, &school.otto).await["pieces"][0]["withAnotherTeacher"], true);
        assert_eq!(school.delete(&school.tess, &path(&kept)).await.status, 200);
        let other = add(&school, "Ballade").await;
        assert_eq!(school.delete(&school.ada, &path(&other)).await.status, 200);
        let former = add(&school, "Elegy").await;
        let enrolment = format!("/api/teachers/students/{}", school.anna.id);
        assert_eq!(school.delete(&school.tess, &enrolment).await.status, 200);
        assert_eq!(school.delete(&school.otto, &path(&former)).await.status, 200);
    }
}

on_both! {
    // GOAL-28: a piece is taken away by merging as little as by deleting.
    async fn goal_28_no_teacher_merges_a_piece_of_another_away(app: TestApp) {
        let school = School::open(&app).await;
        school.enrol(&school.otto, &school.anna).await;
        let list = repertoire_path(&school);
        let kept = add(&school, "Nocturne").await;
        let new = school.post(&school.otto, &list, json!({ "title": "Notturno" })).await;
        let own = new.body["id"].as_str().unwrap().to_owned();
        let path = |id: &str| format!("{list}/{id}/same-as");
        let before = repertoire(&school, &school.tess).await;
        let reply = school.post(&school.otto, &path(&kept), json!({ "pieceId": own })).await;
        assert_eq!((reply.status, &reply.body["code"]), (403, &json!("forbidden")), "{}", reply.body);
        assert!(reply.body["error"].as_str().unwrap().ends_with("can make it part of another."), "{}", reply.body);
        assert_eq!(repertoire(&school, &school.tess).await, before);
        assert_eq!(school.post(&school.otto, &path(&own), json!({ "pieceId": kept })).await.status, 200);
        assert_eq!(school.post(&school.otto, &path(&own), json!({ "pieceId": null })).await.status, 200);
        assert_eq!(school.post(&school.ada, &path(&kept), json!({ "pieceId": own })).await.status, 200);
        assert_eq!(same_as(&school, &kept, None).await.status, 200);
    }
}

on_both! {
    // GOAL-28: another teacher reads title and composer only, and changes no more than their own state of the piece.
    async fn goal_28_no_teacher_changes_what_a_piece_of_another_is(app: TestApp) {
        let school = School::open(&app).await;
        school.enrol(&school.otto, &school.anna).await;
        let kept = add(&school, "Nocturne").await;
        let path = format!("{}/{kept}", repertoire_path(&school));
        let before = repertoire(&school, &school.tess).await;
        for change in [json!({ "goalTempo": { "bpm": 208 } }), json!({ "title": "Notturno" })] {
            let reply = school.put(&school.otto, &path, change).await;
            assert_eq!((reply.status, &reply.body["code"]), (403, &json!("forbidden")), "{}", reply.body);
            assert!(reply.body["error"].as_str().unwrap().ends_with("can change it."), "{}", reply.body);
        }
        assert_eq!(repertoire(&school, &school.tess).await, before);
        assert_eq!(school.put(&school.otto, &path, json!({ "state": "kept" })).await.status, 200);
        let change = json!({ "goalTempo": { "bpm": 96 } });
        assert_eq!(school.put(&school.otto, &path, change).await.status, 200);
    }
}
