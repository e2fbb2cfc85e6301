//! Administrators end links between people of the school.

use crate::school::School;

on_both! {
    // JOIN-16.
    async fn join_16_after_unlinking_the_next_request_does_not_show_the_student(app: TestApp) {
        let school = School::open(&app).await;
        let lesson = school.one_lesson().await;
        let sees = async |who, path: &str| school.get(who, path).await.body.to_string().contains("Anna Bell");
        for path in ["/api/parents/children", "/api/parents/lessons"] {
            assert!(sees(&school.pat, path).await, "{path}");
        }
        let path = format!("/api/admin/parents/{}/children/{}", school.pat.id, school.anna.id);
        let reply = school.send(&school.ada, "DELETE", &path, None, None).await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        assert!(reply.body["message"].as_str().unwrap().contains("has no parent here now"), "a minor's last one");
        for path in ["/api/parents/children", "/api/parents/lessons", "/api/students/lessons", "/api/lesson-feedback"] {
            assert!(!sees(&school.pat, path).await, "{path}");
        }
        let profile = format!("/api/students/{}", school.anna.id);
        assert_eq!(school.get(&school.pat, &profile).await.status, 404);
        assert_eq!(school.send(&school.ada, "DELETE", &path, None, None).await.status, 404);

        assert!(sees(&school.tess, "/api/teachers/students").await);
        let path = format!("/api/admin/students/{}/teachers/{}", school.anna.id, school.tess.id);
        let reply = school.send(&school.ada, "DELETE", &path, None, None).await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        assert!(reply.body["message"].as_str().unwrap().contains("1 upcoming lesson was cancelled"), "{}", reply.body);
        assert!(!sees(&school.tess, "/api/teachers/students").await);
        assert_eq!(school.get(&school.tess, &profile).await.status, 404);
        assert_eq!(school.send(&school.ada, "DELETE", &path, None, None).await.status, 404);
        let lessons = school.get(&school.ada, "/api/teachers/lessons").await;
        let all = lessons.body["lessons"].as_array().unwrap();
        let ended = all.iter().find(|one| one["id"] == lesson.as_str()).unwrap();
        assert_eq!(ended["status"], "CANCELLED");
        let roster = school.get(&school.tess, "/api/teachers/students").await.body.to_string();
        assert!(roster.contains("Ben Carr"), "the others stay");
    }
}
