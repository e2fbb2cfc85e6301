//! GET /api/admin/users.

use serde_json::{Value, json};

use crate::school::{Reply, School, instant};

/// Names of the listed accounts.
fn names(reply: &Reply) -> Vec<String> {
    let users = reply.body["users"].as_array().unwrap();
    users
        .iter()
        .map(|user| user["name"].as_str().unwrap().to_owned())
        .collect()
}

on_both! {
    // API-27.
    async fn api_27_the_list_has_every_account_newest_first(app: TestApp) {
        let school = School::open(&app).await;
        app.clock.advance(chrono::TimeDelta::minutes(1));
        let body = json!({ "name": "Nora New", "email": "nora@music.example", "password": "quill-ink" });
        school.post(&school.ada, "/api/auth/register", body).await;
        let reply = school.get(&school.ada, "/api/admin/users").await;
        assert_eq!(reply.status, 200);
        let users = reply.body["users"].as_array().unwrap();
        assert_eq!((users.len(), &reply.body["total"]), (9, &json!(9)));
        assert!(reply.body["next"].is_null());
        assert_eq!(
            (&users[0]["name"], &users[0]["email"], &users[0]["role"], &users[0]["status"]),
            (&json!("Nora New"), &json!("nora@music.example"), &json!("TEACHER"), &json!("pending"))
        );
        assert_eq!(instant(&users[0]["createdAt"]), "2026-03-02T09:01:00Z");
        assert!(users[1..].iter().all(|user| user["status"] == "active"));
        let roles: std::collections::BTreeSet<_> = users.iter().map(|user| user["role"].as_str()).collect();
        assert_eq!(roles.len(), 4);
    }
}

on_both! {
    async fn pages_follow_one_another_without_a_gap_or_a_double(app: TestApp) {
        let school = School::open(&app).await;
        let all = names(&school.get(&school.ada, "/api/admin/users").await);
        let mut collected = Vec::new();
        let mut path = "/api/admin/users?limit=3".to_owned();
        let mut pages = 0;
        loop {
            let reply = school.get(&school.ada, &path).await;
            collected.extend(names(&reply));
            pages += 1;
            assert_eq!(reply.body["total"], 8, "on every page");
            match reply.body["next"].as_str() {
                Some(next) => path = format!("/api/admin/users?limit=3&after={next}"),
                None => break,
            }
        }
        assert_eq!(pages, 3);
        // All were made at the same instant, so their ids decide.
        assert_eq!(collected, all);
        let unknown = format!("/api/admin/users?after={}", uuid::Uuid::now_v7());
        let reply = school.get(&school.ada, &unknown).await;
        assert_eq!(reply.status, 422);
        assert!(reply.body["fields"]["after"].is_array());
    }
}

on_both! {
    async fn search_role_and_status_combine(app: TestApp) {
        let school = School::open(&app).await;
        let body = json!({ "name": "Bella Bell", "email": "bella@music.example", "password": "quill-ink" });
        school.post(&school.ada, "/api/auth/register", body).await;
        let found = async |query: &str| -> Vec<String> {
            let mut found = names(&school.get(&school.ada, &format!("/api/admin/users?{query}")).await);
            found.sort();
            found
        };
        assert_eq!(found("search=BELL").await, ["Anna Bell", "Bella Bell", "Pat Bell"]);
        assert_eq!(found("search=bell&role=TEACHER").await, ["Bella Bell"]);
        let cut = school.get(&school.ada, "/api/admin/users?search=bell&limit=2").await.body;
        assert_eq!((cut["users"].as_array().map(Vec::len), &cut["total"]), (Some(2), &json!(3)), "WIRE-04: a cut list tells all there are");
        assert_eq!(found("search=bell&status=active").await, ["Anna Bell", "Pat Bell"]);
        assert_eq!(found("role=PARENT&status=active&search=pia@").await, ["Pia Dahl"]);
        assert_eq!(found("status=pending&role=STUDENT").await, Vec::<String>::new());
        for nothing in ["search=%25", "search=_", "search=%00", "search=bell%00", "search=%01", "search=%E2%80%AE"] {
            assert_eq!(found(nothing).await, Vec::<String>::new(), "{nothing}");
        }
    }
}

on_both! {
    async fn unreadable_query_is_refused_in_a_sentence(app: TestApp) {
        let school = School::open(&app).await;
        for query in ["role=KING", "status=gone"] {
            let reply = school
                .get(&school.ada, &format!("/api/admin/users?{query}"))
                .await;
            assert_eq!(reply.status, 422, "{query}");
            let (field, _) = query.split_once('=').unwrap();
            assert!(reply.body["fields"][field].is_array(), "{query}");
        }
        for query in ["limit=many", "limit=-1", "after=yesterday"] {
            let reply = school.get(&school.ada, &format!("/api/admin/users?{query}")).await;
            assert_eq!(reply.status, 400, "{query}");
            assert!(reply.body["error"].is_string(), "{query}");
        }
        let reply = school.get(&school.ada, "/api/admin/users?limit=0").await;
        assert_eq!((reply.status, names(&reply).len()), (200, 1));
    }
}

on_both! {
    async fn a_school_of_many_is_answered_in_bounded_pages(app: TestApp) {
        let school = School::open(&app).await;
        school.copy_account("Anna Bell", 1500).await;
        let first = school.get(&school.ada, "/api/admin/users?limit=5000").await;
        assert_eq!(names(&first).len(), 1000);
        let next = first.body["next"].as_str().unwrap();
        let second = school.get(&school.ada, &format!("/api/admin/users?after={next}")).await;
        assert_eq!(names(&second).len(), 508);
        assert_eq!(second.body["next"], Value::Null);
    }
}
