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
        for (field, value) in [
            ("id", school.pat.id.to_string()),
            ("name", "Pat Bell".to_owned()),
            ("email", "pat@music.example".to_owned()),
            ("phoneNumber", "0123".to_owned()),
            ("address", "Bell Lane 1".to_owned()),
        ] {
            assert_eq!(parents[0][field], value, "{field}");
        }
    }
}

on_both! {
    // API-40.
    async fn api_40_search_finds_own_parents_by_visible_fields(app: TestApp) {
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
        for search in ["dahl", "pia", "pia@music.example"] {
            assert!(found(search).await.is_empty(), "{search}: somebody else's parent");
        }
        for number in 0..25 {
            let body = json!({ "name": format!("Many {number}"), "email": format!("many{number}@music.example") });
            school
                .post(&school.tess, "/api/teachers/parents", body)
                .await;
        }
        let many = found("many").await;
        assert_eq!(many.len(), 20);
        // They are entered, but not yet the parents of a student: the address neither shows nor is searched.
        assert!(many.iter().all(|parent| parent["email"].is_null()));
        assert!(found("music.example").await.len() == 1, "only the parent of a student");
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
    async fn api_43_an_address_in_use_is_linked_asked_or_refused(app: TestApp) {
        let school = School::open(&app).await;
        let before = school.count("user").await;
        let named =
            |email: &str| json!({ "name": "Somebody Else", "email": email, "phoneNumber": "666" });
        let entered = async |email: &str| {
            let reply = school.post(&school.tess, "/api/teachers/parents", named(email)).await;
            assert_eq!(reply.status, 200, "{}", reply.body);
            let parent = reply.body["parent"].clone();
            // Nothing but what was typed.
            assert_eq!((&parent["name"], &parent["phoneNumber"]), (&json!("Somebody Else"), &json!("666")));
            assert_eq!((&parent["email"], &parent["confirmed"]), (&json!(email), &json!(false)));
            parent["id"].as_str().unwrap().to_owned()
        };
        let children = async |who| {
            let reply = school.get(who, "/api/parents/children").await;
            reply.body["children"].as_array().map(Vec::len)
        };
        // Pat has said yes to Tess; Pia has not.
        for (email, who, linked) in [
            ("pat@music.example", &school.pat, Some(2)),
            ("pia@music.example", &school.pia, Some(1)),
        ] {
            let id = entered(email).await;
            assert_ne!(id, who.id.to_string());
            let child = json!({
                "firstName": "Mia", "lastName": "New", "grade": "Grade 1", "instrument": "Violin",
                "parentIds": [id],
            });
            let reply = school.post(&school.tess, "/api/students/minor", child).await;
            assert_eq!(reply.status, 200, "{}", reply.body);
            assert_eq!(children(who).await, linked, "{email}");
        }
        assert_eq!(school.mails_to("pia@music.example").await, 1);
        assert_eq!(school.mails_to("pat@music.example").await, 1, "FIELD-11: told of a further child");
        assert_eq!(school.count("user").await, before + 2, "two children and no parent");
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
    }
}
