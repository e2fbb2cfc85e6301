//! GET and PUT /api/students/{id}.

use serde_json::json;

use crate::school::School;

on_both! {
    // API-57, API-58.
    async fn what_a_profile_holds(app: TestApp) {
        let school = School::open(&app).await;
        for _ in 0..7 {
            school.one_lesson().await;
        }
        let profile = school
            .get(&school.tess, &format!("/api/students/{}", school.anna.id))
            .await
            .body;
        assert_eq!(
            (&profile["firstName"], &profile["lastName"]),
            (&json!("Anna"), &json!("Bell"))
        );
        assert_eq!(profile["user"]["email"], "anna@music.example");
        assert_eq!(
            (&profile["grade"], &profile["isMinor"]),
            (&json!("Grade 3"), &json!(true))
        );
        for field in [
            "phoneNumber",
            "emergencyContact",
            "address",
            "createdAt",
            "updatedAt",
        ] {
            assert!(profile[field].is_string(), "{field}");
        }
        assert_eq!(profile["parents"][0]["name"], "Pat Bell");
        let lessons = profile["lessons"].as_array().unwrap();
        assert_eq!(lessons.len(), 5);
        for field in ["id", "title", "startTime", "status"] {
            assert!(lessons[0][field].is_string(), "{field}");
        }
    }
}

on_both! {
    // API-59.
    async fn api_59_a_student_of_somebody_else_is_unknown(app: TestApp) {
        let school = School::open(&app).await;
        let omar = format!("/api/students/{}", school.omar.id);
        let absent = school
            .get(
                &school.tess,
                "/api/students/00000000-0000-7000-8000-000000000000",
            )
            .await;
        for who in [&school.tess, &school.anna, &school.pat] {
            let reply = school.get(who, &omar).await;
            assert_eq!(reply.status, 404);
            assert_eq!(reply, absent);
        }
        for who in [&school.otto, &school.omar, &school.pia, &school.ada] {
            assert_eq!(school.get(who, &omar).await.status, 200);
        }
        for of_nobody in ["", "/pieces", "/teachers"] {
            let nobody = format!("/api/students/00000000-0000-7000-8000-000000000000{of_nobody}");
            let reply = school.get(&school.ada, &nobody).await;
            assert_eq!((reply.status, &reply.body), (404, &absent.body), "{nobody}");
        }
        assert_eq!(
            school
                .put(&school.tess, &omar, json!({ "grade": "Grade 8" }))
                .await
                .status,
            404
        );
    }
}

on_both! {
    // API-60.
    async fn api_60_only_the_grade_changes(app: TestApp) {
        let school = School::open(&app).await;
        let path = format!("/api/students/{}", school.anna.id);
        let reply = school
            .put(&school.tess, &path, json!({ "grade": "Grade 4" }))
            .await;
        assert_eq!(reply.status, 200);
        assert_eq!(reply.body["student"]["grade"], "Grade 4");
        let more = json!({ "grade": "Grade 5", "isMinor": false, "email": "x@music.example" });
        let reply = school.put(&school.tess, &path, more).await;
        assert_eq!(reply.status, 400);
        assert!(reply.body["message"].is_string());
        let profile = school.get(&school.tess, &path).await.body;
        assert_eq!(
            (&profile["grade"], &profile["isMinor"]),
            (&json!("Grade 4"), &json!(true))
        );
        assert_eq!(profile["user"]["email"], "anna@music.example");
        assert_eq!(school.activities("grade_update").await, 1);
    }
}

on_both! {
    // API-61.
    async fn api_61_a_grade_outside_the_list_is_refused(app: TestApp) {
        let school = School::open(&app).await;
        let path = format!("/api/students/{}", school.anna.id);
        for grade in ["", "Grade 9", "Adult", "grade 4"] {
            let reply = school
                .put(&school.tess, &path, json!({ "grade": grade }))
                .await;
            assert_eq!(reply.status, 422, "{grade}");
            assert!(reply.body["fields"]["grade"].is_array());
        }
        assert_eq!(school.put(&school.tess, &path, json!({})).await.status, 422);
    }
}
