//! POST /api/students/minor.

use serde_json::{Value, json};

use crate::school::School;

fn minor(school: &School) -> Value {
    json!({
        "firstName": "Mina", "lastName": "Fell", "dob": "2015-06-10", "instrument": "Violin",
        "grade": "Grade 1", "parentIds": [school.pat.id], "address": "Lane 1",
        "phoneNumber": "0123", "emergencyContact": "Aunt 0456",
    })
}

fn with(school: &School, field: &str, value: Value) -> Value {
    let mut body = minor(school);
    body[field] = value;
    body
}

on_both! {
    // API-44.
    async fn api_44_a_minor_is_linked_to_parents_and_teacher(app: TestApp) {
        let school = School::open(&app).await;
        let reply = school
            .post(&school.tess, "/api/students/minor", minor(&school))
            .await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        let id = reply.body["student"]["id"].as_str().unwrap();
        let profile = school
            .get(&school.tess, &format!("/api/students/{id}"))
            .await
            .body;
        assert_eq!(
            (&profile["firstName"], &profile["lastName"]),
            (&json!("Mina"), &json!("Fell"))
        );
        assert_eq!(
            (&profile["isMinor"], &profile["grade"]),
            (&json!(true), &json!("Grade 1"))
        );
        assert_eq!(profile["parents"][0]["id"], school.pat.id.to_string());
        assert_eq!(profile["address"], "Lane 1");
        assert_eq!(profile["emergencyContact"], "Aunt 0456");
        let children = school
            .get(&school.pat, "/api/parents/children")
            .await
            .body
            .to_string();
        assert!(children.contains("Mina"));
    }
}

on_both! {
    // API-45.
    async fn api_45_a_minor_without_a_parent_is_refused(app: TestApp) {
        let school = School::open(&app).await;
        let reply = school
            .post(
                &school.tess,
                "/api/students/minor",
                with(&school, "parentIds", json!([])),
            )
            .await;
        assert_eq!(reply.status, 422);
        assert_eq!(
            reply.body["error"],
            "Please select an existing parent or create a new one."
        );
        let many: Vec<_> = (0..11).map(|_| uuid::Uuid::now_v7()).collect();
        let many = with(&school, "parentIds", json!(many));
        let reply = school.post(&school.tess, "/api/students/minor", many).await;
        assert_eq!(
            reply.body["fields"]["parentIds"],
            json!(["A student can have at most 10 parents."])
        );
        let adult = with(&school, "dob", json!("2000-01-01"));
        let reply = school.post(&school.tess, "/api/students/minor", adult).await;
        assert_eq!(reply.status, 422);
        assert!(reply.body["fields"]["dob"].is_array(), "{}", reply.body);
        let mut nameless = with(&school, "firstName", json!(""));
        nameless["lastName"] = json!(" ");
        let reply = school
            .post(&school.tess, "/api/students/minor", nameless)
            .await;
        assert_eq!(
            reply.body["error"],
            "Please fill in all required fields (First Name, Last Name, Grade, and Instrument)."
        );
    }
}

on_both! {
    // API-46.
    async fn api_46_only_an_address_gives_a_minor_a_sign_in(app: TestApp) {
        let school = School::open(&app).await;
        let without = school
            .post(&school.tess, "/api/students/minor", minor(&school))
            .await;
        assert!(without.body["student"]["user"]["email"].is_null());
        // The parent is told of a further child.
        assert_eq!(school.count("job").await, 1);
        let mut body = with(&school, "email", json!("Mina@Music.example"));
        body["addAnyway"] = json!(true);
        body["notes"] = json!("Left-handed");
        let reply = school.post(&school.tess, "/api/students/minor", body).await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        assert_eq!(reply.body["student"]["user"]["email"], "mina@music.example");
        assert!(reply.body["student"]["tempPassword"].is_null());
        assert_eq!(school.mails_to("mina@music.example").await, 1);
    }
}

on_both! {
    async fn shared_address_stays_the_parents_sign_in(app: TestApp) {
        let school = School::open(&app).await;
        let reply = school
            .post(
                &school.tess,
                "/api/students/minor",
                with(&school, "email", json!("Pat@music.example")),
            )
            .await;
        assert_eq!(reply.status, 200);
        assert!(reply.body["student"]["user"]["email"].is_null());
        assert_eq!(school.count("job").await, 1);
        let taken = with(&school, "email", json!("otto@music.example"));
        assert_eq!(
            school
                .post(&school.tess, "/api/students/minor", taken)
                .await
                .status,
            409
        );
    }
}

on_both! {
    async fn parent_must_be_in_the_callers_list(app: TestApp) {
        let school = School::open(&app).await;
        let pia = with(&school, "parentIds", json!([school.pia.id]));
        let refused = school
            .post(&school.tess, "/api/students/minor", pia.clone())
            .await;
        assert_eq!(refused.status, 404);
        let nobody = with(
            &school,
            "parentIds",
            json!(["00000000-0000-7000-8000-000000000000"]),
        );
        assert_eq!(
            school
                .post(&school.tess, "/api/students/minor", nobody)
                .await,
            refused
        );
        let teacher = with(&school, "parentIds", json!([school.otto.id]));
        assert_eq!(
            school
                .post(&school.tess, "/api/students/minor", teacher)
                .await,
            refused
        );
        let mixed = with(&school, "parentIds", json!([school.pat.id, school.pia.id]));
        assert_eq!(
            school
                .post(&school.tess, "/api/students/minor", mixed)
                .await,
            refused
        );
        // The card of another teacher is none of one's own.
        let body = json!({ "name": "Pia", "email": "pia@music.example" });
        let typed = school.post(&school.otto, "/api/teachers/parents", body).await;
        let foreign = with(&school, "parentIds", json!([typed.body["parent"]["id"]]));
        assert_eq!(
            school
                .post(&school.tess, "/api/students/minor", foreign)
                .await,
            refused
        );
        let twice = with(&school, "parentIds", json!([school.pat.id, school.pat.id]));
        assert_eq!(
            school
                .post(&school.tess, "/api/students/minor", twice)
                .await
                .status,
            200
        );
    }
}

on_both! {
    async fn a_failure_leaves_no_student(app: TestApp) {
        let school = School::open(&app).await;
        let before = (school.count("user").await, school.count("student").await);
        school.refuse_inserts_into("guardianship").await;
        let reply = school
            .post(
                &school.tess,
                "/api/students/minor",
                with(&school, "email", json!("mina@music.example")),
            )
            .await;
        assert_eq!(reply.status, 500);
        assert_eq!(
            (school.count("user").await, school.count("student").await),
            before
        );
        assert_eq!(school.count("job").await, 0);
    }
}
