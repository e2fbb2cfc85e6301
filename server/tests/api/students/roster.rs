//! GET and DELETE /api/teachers/students.

use serde_json::json;

use crate::{
    lessons::schedule::weekly,
    school::{School, instant},
};

on_both! {
    // API-52.
    async fn api_52_the_roster_holds_the_teacher_s_students(app: TestApp) {
        let school = School::open(&app).await;
        let names = async |who| {
            let reply = school.get(who, "/api/teachers/students").await;
            assert_eq!(reply.status, 200);
            let students = reply.body["students"].as_array().unwrap().clone();
            students
                .iter()
                .map(|it| it["name"].as_str().unwrap().to_owned())
                .collect::<Vec<_>>()
        };
        assert_eq!(names(&school.tess).await, ["Anna Bell", "Ben Carr"]);
        assert_eq!(names(&school.otto).await, ["Omar Dahl"]);
        assert_eq!(
            names(&school.ada).await,
            ["Anna Bell", "Ben Carr", "Omar Dahl"]
        );
    }
}

on_both! {
    // API-53.
    async fn api_53_every_teacher_of_a_student_lists_him(app: TestApp) {
        let school = School::open(&app).await;
        school.enrol(&school.otto, &school.anna).await;
        for who in [&school.tess, &school.otto] {
            let roster = school
                .get(who, "/api/teachers/students")
                .await
                .body
                .to_string();
            assert!(roster.contains("Anna Bell"));
        }
    }
}

on_both! {
    // API-54, API-55, API-56.
    async fn what_a_listed_student_holds(app: TestApp) {
        let school = School::open(&app).await;
        school.schedule(weekly(&school, 3)).await;
        school.record_exam(&school.anna, 80).await;
        school.record_exam(&school.anna, 91).await;
        let roster = school.get(&school.tess, "/api/teachers/students").await;
        let anna = &roster.body["students"][0];
        assert_eq!(anna["id"], school.anna.id.to_string());
        assert_eq!(anna["name"], "Anna Bell");
        assert_eq!(anna["instrument"], "Piano");
        assert_eq!(
            (&anna["level"], &anna["grade"]),
            (&json!("Grade 3"), &json!("Grade 3"))
        );
        assert_eq!(anna["isMinor"], true);
        for field in ["email", "address", "phoneNumber", "emergencyContact"] {
            assert!(anna[field].is_string(), "{field}");
        }
        assert_eq!(
            anna["academicSummary"],
            json!({ "totalExamsCompleted": 2, "overallAveragePercentage": 85.5 })
        );
        assert_eq!(anna["upcomingLessonsCount"], 3);
        assert_eq!(instant(&anna["nextLessonDate"]), "2026-03-09T15:00:00Z");
        let parent = &anna["parents"][0];
        assert_eq!(parent["name"], "Pat Bell");
        assert_eq!(
            (&parent["relationship"], &parent["isPrimary"]),
            (&json!("Parent"), &json!(true))
        );
        for field in ["id", "email", "phoneNumber", "address"] {
            assert!(parent[field].is_string(), "{field}");
        }
        assert_eq!(
            roster.body["students"][1]["academicSummary"],
            json!({ "totalExamsCompleted": 0, "overallAveragePercentage": null })
        );
    }
}

on_both! {
    // API-62, API-63.
    async fn removing_unlinks_and_cancels_what_is_to_come(app: TestApp) {
        let school = School::open(&app).await;
        school.schedule(weekly(&school, 3)).await;
        let reply = school
            .delete(
                &school.tess,
                &format!("/api/teachers/students/{}", school.anna.id),
            )
            .await;
        assert_eq!(reply.status, 200);
        assert_eq!(
            reply.body["message"],
            "The student has been removed from your class successfully. 3 upcoming lessons were cancelled."
        );
        let roster = school
            .get(&school.tess, "/api/teachers/students")
            .await
            .body
            .to_string();
        assert!(!roster.contains("Anna Bell"));
        assert!(
            school
                .lessons()
                .await
                .iter()
                .all(|lesson| lesson["status"] == "CANCELLED")
        );
        let again = school
            .delete(
                &school.tess,
                &format!("/api/teachers/students/{}", school.anna.id),
            )
            .await;
        assert_eq!(again.status, 403);
        assert!(again.body["error"].is_string());
    }
}

on_both! {
    // API-64.
    async fn api_64_removing_leaves_the_past_and_other_teachers(app: TestApp) {
        let school = School::open(&app).await;
        school.enrol(&school.otto, &school.anna).await;
        school
            .post(&school.otto, "/api/teachers/lessons", weekly(&school, 2))
            .await;
        let mut past = weekly(&school, 1);
        past["startTime"] = json!("2026-02-20T15:00:00Z");
        school.schedule(past).await;
        school.schedule(weekly(&school, 2)).await;
        school
            .delete(
                &school.tess,
                &format!("/api/teachers/students/{}", school.anna.id),
            )
            .await;
        let statuses: Vec<_> = school
            .lessons()
            .await
            .iter()
            .map(|it| it["status"].clone())
            .collect();
        assert_eq!(statuses, ["SCHEDULED", "CANCELLED", "CANCELLED"]);
        let theirs = school.get(&school.otto, "/api/teachers/lessons").await;
        let theirs = theirs.body["lessons"].as_array().unwrap().clone();
        assert!(theirs.len() == 2 && theirs.iter().all(|lesson| lesson["status"] == "SCHEDULED"));
        let roster = school
            .get(&school.otto, "/api/teachers/students")
            .await
            .body
            .to_string();
        assert!(roster.contains("Anna Bell"));
    }
}

on_both! {
    async fn removing_another_teacher_s_student_is_refused(app: TestApp) {
        let school = School::open(&app).await;
        let reply = school
            .delete(
                &school.tess,
                &format!("/api/teachers/students/{}", school.omar.id),
            )
            .await;
        assert_eq!(reply.status, 404);
        let roster = school
            .get(&school.otto, "/api/teachers/students")
            .await
            .body
            .to_string();
        assert!(roster.contains("Omar Dahl"));
    }
}

on_both! {
    async fn an_administrator_removes_from_every_class(app: TestApp) {
        let school = School::open(&app).await;
        school.enrol(&school.otto, &school.anna).await;
        school
            .delete(
                &school.ada,
                &format!("/api/teachers/students/{}", school.anna.id),
            )
            .await;
        for who in [&school.tess, &school.otto] {
            let roster = school
                .get(who, "/api/teachers/students")
                .await
                .body
                .to_string();
            assert!(!roster.contains("Anna Bell"));
        }
    }
}

on_both! {
    // API-37.
    async fn api_37_families_make_no_teacher_call(app: TestApp) {
        let school = School::open(&app).await;
        for who in [&school.anna, &school.pat] {
            for path in ["students", "lessons", "parents"] {
                assert_eq!(
                    school
                        .get(who, &format!("/api/teachers/{path}"))
                        .await
                        .status,
                    403,
                    "{path}"
                );
            }
            let own = school
                .get(who, &format!("/api/students/{}", school.anna.id))
                .await;
            assert_eq!(own.status, 200);
            assert_eq!(
                school
                    .post(who, "/api/teachers/parents", json!({}))
                    .await
                    .status,
                403
            );
        }
    }
}
