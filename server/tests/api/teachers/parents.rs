//! GET and POST /api/teachers/parents.

use serde_json::{Value, json};

use crate::school::School;

on_both! {
    // API-39.
    async fn api_39_a_teacher_lists_the_parents_of_his_students(app: TestApp) {
        let school = School::open(&app).await;
        let reply = school.get(&school.tess, "/api/teachers/parents").await;
        let parents = reply.body["parents"].as_array().unwrap();
        assert_eq!(parents.len(), 1);
        for field in ["id", "name", "email", "phoneNumber", "address"] {
            assert!(parents[0][field].is_string(), "{field}");
        }
    }
}

on_both! {
    // API-40.
    async fn api_40_a_search_finds_one_s_own_and_others_by_exact_address_only(app: TestApp) {
        let school = School::open(&app).await;
        let found = async |search: &str| -> Vec<Value> {
            let reply = school
                .get(
                    &school.tess,
                    &format!("/api/teachers/parents?search={search}"),
                )
                .await;
            reply.body["parents"].as_array().unwrap().clone()
        };
        assert_eq!(found("BELL").await[0]["name"], "Pat Bell");
        assert_eq!(found("pat@").await.len(), 1);
        assert!(found("p").await.is_empty(), "one character does not search");
        // Pia Dahl is the parent of another teacher's student.
        for search in ["Pia", "Dahl", "pia@music", "%25%25", "__", "%25a"] {
            assert!(found(search).await.is_empty(), "{search}");
        }
        let exact = found("PIA@music.example").await;
        assert_eq!(exact[0]["name"], "Pia Dahl");
        assert!(exact[0]["phoneNumber"].is_null() && exact[0]["address"].is_null());
        for number in 0..25 {
            let body = json!({ "name": format!("Many {number}"), "email": format!("many{number}@music.example") });
            school
                .post(&school.tess, "/api/teachers/parents", body)
                .await;
        }
        let many = found("many").await;
        assert_eq!(many.len(), 20);
        // They are his own finds, but not yet the parents of a student of his.
        assert!(many.iter().all(|parent| parent["phoneNumber"].is_null()));
    }
}

on_both! {
    // API-41.
    async fn api_41_a_new_parent_gets_an_account_and_a_mail(app: TestApp) {
        let school = School::open(&app).await;
        let body = json!({
            "name": "Nora Fell", "email": " Nora@Music.example ", "phoneNumber": "0123", "address": "Lane 1",
        });
        let reply = school
            .post(&school.tess, "/api/teachers/parents", body)
            .await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        let parent = &reply.body["parent"];
        assert!(parent["id"].is_string());
        assert_eq!(parent["email"], "nora@music.example");
        assert_eq!(school.mails_to("nora@music.example").await, 1);
        assert!(!reply.body.to_string().contains("assword"));
    }
}

on_both! {
    // API-42.
    async fn api_42_name_and_address_are_required(app: TestApp) {
        let school = School::open(&app).await;
        let text = "Please provide parent name and email when creating a new parent.";
        for (body, field) in [
            (json!({ "email": "nora@music.example" }), "name"),
            (json!({ "name": "Nora Fell" }), "email"),
        ] {
            let reply = school
                .post(&school.tess, "/api/teachers/parents", body)
                .await;
            assert_eq!(reply.status, 422);
            assert_eq!(
                (&reply.body["error"], &reply.body["fields"][field][0]),
                (&json!(text), &json!(text))
            );
        }
    }
}

on_both! {
    // API-43.
    async fn api_43_an_address_in_use_is_linked_or_refused(app: TestApp) {
        let school = School::open(&app).await;
        let before = school.count("user").await;
        let named =
            |email: &str| json!({ "name": "Somebody Else", "email": email, "phoneNumber": "666" });
        let reply = school
            .post(
                &school.tess,
                "/api/teachers/parents",
                named("pia@music.example"),
            )
            .await;
        assert_eq!(reply.status, 200);
        assert_eq!(reply.body["parent"]["id"], school.pia.id.to_string());
        assert_eq!(reply.body["parent"]["name"], "Pia Dahl");
        assert!(reply.body["parent"]["phoneNumber"].is_null());
        for email in [
            "otto@music.example",
            "ada@music.example",
            "omar@music.example",
        ] {
            let reply = school
                .post(&school.tess, "/api/teachers/parents", named(email))
                .await;
            assert_eq!(reply.status, 409);
            let text = reply.body.to_string().to_lowercase();
            for word in [
                "teacher", "admin", "student", "otto", "ada@", "omar", "exists",
            ] {
                assert!(!text.contains(word), "{text}");
            }
        }
        assert_eq!(school.count("user").await, before);
        assert_eq!(school.mails_to("pia@music.example").await, 0);
    }
}
