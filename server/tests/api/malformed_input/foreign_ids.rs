//! Ids and addresses of strangers in a body, and what a search tells.

use reedling_core::time::text;
use serde_json::{Value, json};

use super::complaint;
use crate::{lessons::schedule::changed, school::School};

fn minor(parents: &Value) -> Value {
    json!({
        "firstName": "Mia", "lastName": "Bell", "grade": "Grade 1", "instrument": "Violin", "parentIds": parents,
    })
}

on_both! {
    async fn ids_of_strangers_in_a_body_are_unknown(app: TestApp) {
        let school = School::open(&app).await;
        let lesson = school.one_lesson().await;
        let before = school.contents().await;
        let (omar, pia, nobody) = (school.omar.id, school.pia.id, uuid::Uuid::now_v7());
        for student in [omar, pia, school.otto.id, school.tess.id, nobody] {
            let reply = school.schedule(changed(&school, &json!({ "studentId": student }))).await;
            assert_eq!(complaint(&reply, &[404], None), None);
            let edit = json!({
                "title": "T", "studentId": student, "startTime": "2026-03-09T15:00:00Z", "duration": 30,
                "status": "SCHEDULED",
            });
            let reply = school.put(&school.tess, &format!("/api/lessons/{lesson}"), edit).await;
            assert_eq!(complaint(&reply, &[404, 422], None), None, "{}", reply.body);
        }
        for teacher in [school.otto.id, school.ada.id, nobody] {
            let reply = school.schedule(changed(&school, &json!({ "teacherId": teacher }))).await;
            assert_eq!(complaint(&reply, &[422], Some("teacherId")), None);
        }
        for parents in [
            json!([pia]), json!([nobody]), json!([school.pat.id, pia]), json!([school.ben.id]), json!([school.otto.id]),
        ] {
            let reply = school.post(&school.tess, "/api/students/minor", minor(&parents)).await;
            assert_eq!(complaint(&reply, &[404], None), None, "{parents}");
        }
        let none = school.post(&school.tess, "/api/students/minor", minor(&json!([]))).await;
        assert_eq!(complaint(&none, &[422], Some("parentIds")), None);
        assert_eq!(before, school.contents().await);
    }
}

on_both! {
    async fn a_parent_who_is_named_twice_is_linked_once(app: TestApp) {
        let school = School::open(&app).await;
        let links = school.count("guardianship").await;
        let twice = json!([school.pat.id, school.pat.id]);
        let reply = school.post(&school.tess, "/api/students/minor", minor(&twice)).await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        assert_eq!(school.count("guardianship").await, links + 1);
    }
}

on_both! {
    async fn used_address_in_any_case_changes_and_reveals_nothing(app: TestApp) {
        let school = School::open(&app).await;
        for address in ["ada@music.example", "ADA@Music.Example", " Otto@music.example ", "ANNA@MUSIC.EXAMPLE"] {
            let before = school.contents().await;
            let adult = json!({
                "firstName": "Max", "lastName": "Carr", "email": address, "grade": "Grade 1", "instrument": "Violin",
            });
            let mut child = minor(&json!([school.pat.id]));
            child["email"] = json!(address);
            let parent = json!({ "name": "Max Carr", "email": address });
            for (path, body) in [
                ("/api/students/teacher-create", adult), ("/api/students/minor", child), ("/api/teachers/parents", parent),
            ] {
                let reply = school.post(&school.tess, path, body).await;
                assert_eq!(complaint(&reply, &[409], None), None, "{path} {address}");
                let told = reply.body.to_string().to_lowercase();
                for secret in ["ada", "otto", "anna", "administrator", "teacher", "temppassword"] {
                    assert!(!told.contains(secret), "{path}: {told}");
                }
            }
            assert_eq!(before, school.contents().await, "{address}");
        }
        let joins = json!({ "name": "Mallory", "email": "ADA@music.example", "password": "quill-ink" });
        let reply = school.post(&school.tess, "/api/auth/register", joins).await;
        assert_eq!(reply.status, 200);
        assert_eq!(school.users_like("ada@music.example").await, 1);
    }
}

on_both! {
    async fn a_search_finds_no_strangers_and_signs_stand_for_themselves(app: TestApp) {
        let school = School::open(&app).await;
        let found = async |text: &str| {
            let path = format!("/api/teachers/parents?search={text}");
            let reply = school.get(&school.tess, &path).await;
            let parents = reply.body["parents"].as_array().unwrap().clone();
            parents.iter().map(|it| it["name"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
        };
        for text in ["Pia", "pia", "pia%40", "pia%40music", "Dahl", "%25%25", "__", "P_a", "p%25a", "music.example"] {
            assert!(!found(text).await.contains(&"Pia Dahl".to_owned()), "{text}");
        }
        assert_eq!(found("pat").await, ["Pat Bell"]);
        assert!(found("p_t").await.is_empty() && found("p%25t").await.is_empty());
        assert!(found("PIA%40Music.Example").await.is_empty());
    }
}

on_both! {
    async fn of_edits_at_once_with_one_version_one_wins(app: TestApp) {
        let school = School::open(&app).await;
        let lesson = school.one_lesson().await;
        let start = text::instant(app.state.clock.now());
        let edits = (0..10).map(|number| {
            let edit = json!({
                "title": format!("Edit {number}"), "studentId": school.anna.id, "startTime": start, "duration": 30,
                "status": "SCHEDULED", "version": 1,
            });
            let path = format!("/api/lessons/{lesson}");
            let school = &school;
            async move { school.put(&school.tess, &path, edit).await }
        });
        let replies = futures_util::future::join_all(edits).await;
        let won = replies.iter().filter(|reply| reply.status == 200).count();
        assert_eq!(won, 1);
        for reply in replies.iter().filter(|reply| reply.status != 200) {
            assert_eq!(complaint(reply, &[409], None), None);
        }
    }
}
