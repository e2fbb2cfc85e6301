//! An instrument that is typed.

use serde_json::{Value, json};

use crate::school::{Reply, School};

fn minor(school: &School, instrument: &str) -> Value {
    json!({
        "firstName": "Mina", "lastName": "Fell", "dob": "2015-06-10", "instrument": instrument,
        "grade": "Grade 1", "parentIds": [school.pat.id],
    })
}

async fn edit(school: &School<'_>, instrument: Value) -> Reply {
    let path = format!("/api/students/{}", school.anna.id);
    let body = json!({ "grade": "Grade 3", "instrument": instrument });
    school.put(&school.tess, &path, body).await
}

on_both! {
    async fn field_14_any_instrument_is_taken_and_shown_everywhere(app: TestApp) {
        let school = School::open(&app).await;
        let reply = school.post(&school.tess, "/api/students/minor", minor(&school, " double   BASS ")).await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        let id = reply.body["student"]["id"].as_str().unwrap().to_owned();
        let profile = school.get(&school.tess, &format!("/api/students/{id}")).await.body;
        assert_eq!(profile["instrument"], "Double Bass");
        for (who, path) in [(&school.tess, "/api/teachers/students"), (&school.pat, "/api/parents/children")] {
            let list = school.get(who, path).await.body.to_string();
            assert!(list.contains(r#""instrument":"Double Bass""#), "{path}: {list}");
        }
        let adult = json!({
            "firstName": "Cleo", "email": "cleo@music.example", "instrument": "Hardanger fiddle", "grade": "Grade 1",
        });
        let reply = school.post(&school.tess, "/api/students/teacher-create", adult).await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        let list = school.get(&school.tess, "/api/teachers/students").await.body.to_string();
        assert!(list.contains(r#""instrument":"Hardanger fiddle""#), "{list}");
    }
}

on_both! {
    async fn field_14_a_bad_instrument_is_refused_at_its_field(app: TestApp) {
        let school = School::open(&app).await;
        for instrument in ["Ce\u{202E}llo", "Cello\nViola", &*"c".repeat(201)] {
            let reply = school.post(&school.tess, "/api/students/minor", minor(&school, instrument)).await;
            assert_eq!(reply.status, 422, "{}", reply.body);
            assert!(reply.body["fields"]["instrument"].is_array(), "{}", reply.body);
            let reply = edit(&school, json!(instrument)).await;
            assert_eq!(reply.status, 422, "{}", reply.body);
            assert!(reply.body["fields"]["instrument"].is_array(), "{}", reply.body);
        }
        for none in [json!(null), json!(" ")] {
            let reply = edit(&school, none).await;
            assert_eq!(reply.body["fields"]["instrument"], json!(["Please choose an instrument"]));
        }
    }
}

on_both! {
    // Anna, who has signed in, was entered with another instrument.
    async fn field_14_the_planner_gets_the_family_of_a_corrected_instrument(app: TestApp) {
        let school = School::open(&app).await;
        let bowed = |plan: &Value| plan.to_string().contains(" bow");
        let plan = async || {
            let id = school.one_lesson().await;
            let body = json!({ "completed": true, "teacherNotes": "Minuet in G, bars 9-16, even tone." });
            let path = format!("/api/lessons/{id}/complete");
            let reply = school.send(&school.tess, "PATCH", &path, Some(body), None).await;
            assert_eq!(reply.status, 200, "{}", reply.body);
            school.get(&school.tess, &format!("/api/lessons/{id}")).await.body
        };
        assert!(!bowed(&plan().await), "a pianist's plan");
        let lines = school.count("activity").await;
        let reply = edit(&school, json!("cello")).await;
        assert_eq!((reply.status, &reply.body["student"]["instrument"]), (200, &json!("Cello")), "{}", reply.body);
        assert_eq!(edit(&school, json!("Cello")).await.status, 200);
        assert_eq!(school.count("activity").await, lines + 1);
        let trail = school.get(&school.ada, "/api/admin/activities").await.body.to_string();
        assert!(trail.contains("Tess Tutor changed the instrument of Anna Bell from Piano to Cello"), "{trail}");
        let plan = plan().await;
        assert!(bowed(&plan), "{plan:#}");
    }
}
