//! POST /api/students/teacher-create.

use serde_json::{Value, json};

use crate::school::School;

const PATH: &str = "/api/students/teacher-create";

/// What the screen sends for a student under 18.
fn screen() -> Value {
    json!({
        "name": "Mina Rose Fell", "email": "mina@music.example", "dateOfBirth": "2015-06-10",
        "grade": "Grade 2", "section": "B", "address": "Lane 1", "phoneNumber": "0123",
        "emergencyContact": "Aunt", "parentName": "Nora Fell", "parentEmail": "nora@music.example",
        "parentPhone": "0456",
    })
}

fn with(field: &str, value: Value) -> Value {
    let mut body = screen();
    body[field] = value;
    body
}

on_both! {
    // API-47, API-49.
    async fn the_screen_makes_student_and_parent(app: TestApp) {
        let school = School::open(&app).await;
        let reply = school.post(&school.tess, PATH, screen()).await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        for (who, email) in [
            ("student", "mina@music.example"),
            ("parent", "nora@music.example"),
        ] {
            assert_eq!(reply.body[who]["user"]["email"], email);
            assert!(
                reply.body[who]["tempPassword"]
                    .as_str()
                    .is_some_and(|it| it.len() > 20)
            );
            assert_eq!(school.mails_to(email).await, 1);
        }
        let id = reply.body["student"]["id"].as_str().unwrap();
        let profile = school
            .get(&school.tess, &format!("/api/students/{id}"))
            .await
            .body;
        assert_eq!(
            (&profile["firstName"], &profile["lastName"]),
            (&json!("Mina"), &json!("Rose Fell"))
        );
        assert_eq!(profile["isMinor"], true);
        assert_eq!(profile["parents"][0]["name"], "Nora Fell");
        assert_eq!(profile["parents"][0]["phoneNumber"], "0456");
        for (field, sent) in [
            ("grade", "Grade 2"),
            ("address", "Lane 1"),
            ("emergencyContact", "Aunt"),
            ("phoneNumber", "0123"),
        ] {
            assert_eq!(profile[field], sent, "{field}: {profile}");
        }
    }
}

on_both! {
    // API-48.
    async fn api_48_the_dialog_makes_an_adult(app: TestApp) {
        let school = School::open(&app).await;
        let adult = json!({
            "firstName": "Greg", "lastName": "Hall", "email": "greg@music.example", "grade": "Grade 5",
            "instrument": "Guitar", "notes": "Left-handed",
        });
        let reply = school.post(&school.tess, PATH, adult).await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        assert!(reply.body["student"]["tempPassword"].is_string());
        assert!(reply.body["parent"].is_null());
        let id = reply.body["student"]["id"].as_str().unwrap();
        let profile = school
            .get(&school.tess, &format!("/api/students/{id}"))
            .await
            .body;
        assert_eq!(
            (&profile["user"]["name"], &profile["instrument"]),
            (&json!("Greg Hall"), &json!("Guitar"))
        );
        assert_eq!(profile["isMinor"], false);
    }
}

on_both! {
    // API-50.
    async fn api_50_under_18_needs_a_parent(app: TestApp) {
        let school = School::open(&app).await;
        let mut body = screen();
        body["parentName"] = json!("");
        body["parentEmail"] = json!("");
        let reply = school.post(&school.tess, PATH, body).await;
        assert_eq!(reply.status, 422);
        assert_eq!(
            reply.body["error"],
            "Please enter the parent's or guardian's name"
        );
        assert!(reply.body["fields"]["parentEmail"].is_array());
        // On the eighteenth birthday it is an adult. The clock of the tests stands at 2 March 2026.
        for (born, status) in [("2008-03-03", 422), ("2008-03-02", 200)] {
            let mut body = with("dateOfBirth", json!(born));
            body["parentEmail"] = json!("");
            assert_eq!(
                school.post(&school.tess, PATH, body).await.status,
                status,
                "{born}"
            );
        }
    }
}

on_both! {
    // API-51.
    async fn api_51_a_failure_leaves_none_of_it(app: TestApp) {
        let school = School::open(&app).await;
        let counts = async || {
            let mut counts = Vec::new();
            for table in [
                "user",
                "student",
                "parent",
                "guardianship",
                "enrolment",
                "job",
                "activity",
            ] {
                counts.push(school.count(table).await);
            }
            counts
        };
        let before = counts().await;
        // The parent is new and fine; the student's address is another account's.
        let taken = school
            .post(
                &school.tess,
                PATH,
                with("email", json!("otto@music.example")),
            )
            .await;
        assert_eq!(taken.status, 409);
        assert_eq!(counts().await, before);
        school.refuse_inserts_into("parent_request").await;
        assert_eq!(school.post(&school.tess, PATH, screen()).await.status, 500);
        assert_eq!(counts().await, before);
    }
}

on_both! {
    async fn confirmed_parent_is_linked_and_unchanged(app: TestApp) {
        let school = School::open(&app).await;
        let reply = school
            .post(
                &school.tess,
                PATH,
                with("parentEmail", json!("Pat@music.example")),
            )
            .await;
        assert_eq!(reply.status, 200);
        assert_ne!(reply.body["parent"]["id"], school.pat.id.to_string());
        let children = school.get(&school.pat, "/api/parents/children").await;
        assert_eq!(children.body["children"].as_array().map(Vec::len), Some(2));
        assert_eq!(children.body["parent"]["user"]["name"], "Pat Bell");
        assert!(reply.body["parent"]["tempPassword"].is_null());
        assert_eq!(school.mails_to("pat@music.example").await, 0);
        let refused = with("parentEmail", json!("ada@music.example"));
        let mut refused = refused;
        refused["email"] = json!("other@music.example");
        assert_eq!(school.post(&school.tess, PATH, refused).await.status, 409);
    }
}

on_both! {
    async fn one_address_for_both_is_the_parent_s_sign_in(app: TestApp) {
        let school = School::open(&app).await;
        let reply = school
            .post(
                &school.tess,
                PATH,
                with("parentEmail", json!("MINA@music.example")),
            )
            .await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        assert!(reply.body["student"]["user"]["email"].is_null());
        assert!(reply.body["student"]["tempPassword"].is_null());
        assert!(reply.body["parent"]["tempPassword"].is_string());
        assert_eq!(school.mails_to("mina@music.example").await, 1);
    }
}

on_both! {
    async fn used_address_is_refused_without_revealing_anything(app: TestApp) {
        let school = School::open(&app).await;
        for email in [
            "otto@music.example",
            "pia@music.example",
            "anna@music.example",
        ] {
            let reply = school
                .post(&school.tess, PATH, with("email", json!(email)))
                .await;
            assert_eq!(reply.status, 409);
            assert_eq!(
                reply.body["error"],
                "This email address cannot be used here. One address is for one account and one role: a child needs no address of their own, and a second role needs another one."
            );
        }
    }
}

on_both! {
    // How to reach somebody is one line without hidden characters; what is dialled for a student has no limit (Spec §5).
    async fn contact_that_is_no_single_line_is_refused_by_field(app: TestApp) {
        let school = School::open(&app).await;
        let long = "x".repeat(50_000);
        for (field, value) in [
            ("address", "Lane\r\n1"), ("phoneNumber", "01\n23"), ("emergencyContact", "Aunt\r\nMay"),
            ("parentPhone", "04\n56"), ("address", &long), ("parentPhone", &long),
        ] {
            let reply = school.post(&school.tess, PATH, with(field, json!(value))).await;
            assert_eq!(reply.status, 422, "{field}: {}", reply.body);
            assert!(reply.body["fields"][field].is_array(), "{}", reply.body);
        }
        for (field, value) in [("address", "Lane\r\n1"), ("phoneNumber", "01\n23"), ("address", &long), ("phoneNumber", &long)] {
            let mut parent = json!({ "name": "Nora Fell", "email": "nora@music.example" });
            parent[field] = json!(value);
            let reply = school.post(&school.tess, "/api/teachers/parents", parent).await;
            assert_eq!(reply.status, 422, "{field}: {}", reply.body);
            assert!(reply.body["fields"][field].is_array(), "{}", reply.body);
        }
    }
}
