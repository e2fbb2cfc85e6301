//! GET /api/parents/children and /api/parents/lessons.

use crate::{lessons::schedule::weekly, school::School};

on_both! {
    // API-93, API-94.
    async fn the_linked_children(app: TestApp) {
        let school = School::open(&app).await;
        let reply = school.get(&school.pat, "/api/parents/children").await;
        assert_eq!(reply.status, 200);
        assert_eq!(reply.body["parent"]["user"]["name"], "Pat Bell");
        let children = reply.body["children"].as_array().unwrap();
        assert_eq!(children.len(), 1);
        let anna = &children[0];
        assert_eq!(anna["id"], school.anna.id.to_string());
        assert_eq!(anna["firstName"], "Anna");
        assert_eq!(anna["lastName"], "Bell");
        assert_eq!(anna["user"]["name"], "Anna Bell");
        assert_eq!(anna["user"]["email"], "anna@music.example");
        assert_eq!(anna["grade"], "Grade 3");
        assert_eq!(anna["section"], "A");
    }
}

on_both! {
    // API-95, API-96.
    async fn only_parents_read_here(app: TestApp) {
        let school = School::open(&app).await;
        school.schedule(weekly(&school, 2)).await;
        for path in ["/api/parents/children", "/api/parents/lessons"] {
            for who in [&school.tess, &school.anna] {
                assert_eq!(school.get(who, path).await.status, 403, "{path}");
            }
        }
        let seen = async |who| {
            let reply = school.get(who, "/api/parents/lessons").await;
            reply.body["lessons"].as_array().map(Vec::len)
        };
        assert_eq!(seen(&school.pat).await, Some(2));
        assert_eq!(seen(&school.pia).await, Some(0));
        let children = school.get(&school.ada, "/api/parents/children").await;
        assert_eq!(children.body["children"].as_array().map(Vec::len), Some(3));
    }
}

on_both! {
    async fn the_lessons_of_a_time_are_counted_whole(app: TestApp) {
        let school = School::open(&app).await;
        school.schedule(weekly(&school, 4)).await;
        let all = school.get(&school.pat, "/api/parents/lessons").await;
        let mut starts: Vec<_> = all.body["lessons"]
            .as_array()
            .unwrap()
            .iter()
            .map(|lesson| lesson["startTime"].as_str().unwrap().to_owned())
            .collect();
        starts.sort();
        for (query, total) in [
            (format!("startDate={}", starts[1]), 3),
            (format!("endDate={}", starts[1]), 2),
            (format!("startDate={}&endDate={}&status=SCHEDULED&limit=1", starts[1], starts[2]), 2),
            (format!("startDate={}&status=COMPLETED", starts[0]), 0),
        ] {
            let reply = school.get(&school.pat, &format!("/api/parents/lessons?plans=false&{query}")).await;
            assert_eq!((reply.status, &reply.body["total"]), (200, &serde_json::json!(total)), "{query}");
        }
    }
}
