//! Administrators make and end links between people of the school.

use crate::school::School;

on_both! {
    // joining.md section 6: who was named wrongly, has refused or was unlinked by mistake is linked again.
    async fn a_parent_is_linked_to_a_child_who_is_there(app: TestApp) {
        let school = School::open(&app).await;
        let link = async |who, parent: uuid::Uuid, child: uuid::Uuid| {
            let path = format!("/api/admin/parents/{parent}/children/{child}");
            let reply = school.send(who, "PUT", &path, None, None).await;
            (reply.status, reply.body["message"].clone())
        };
        let (pat, ben) = (school.pat.id, school.ben.id);
        for _ in 0..2 {
            let linked = (200, serde_json::json!("Pat Bell is linked to Ben Carr now."));
            assert_eq!(link(&school.ada, pat, ben).await, linked);
        }
        let children = school.get(&school.pat, "/api/parents/children").await.body["children"].to_string();
        assert!(children.contains("Anna Bell") && children.contains("Ben Carr"), "{children}");
        let trail = school.get(&school.ada, "/api/admin/activities").await.body.to_string();
        assert_eq!(trail.matches("Ada Min linked Pat Bell to Ben Carr").count(), 1, "{trail}");
        // Pia has said yes to no teacher of Ben's: the link tells them nothing of how to reach her.
        assert_eq!(link(&school.ada, school.pia.id, ben).await.0, 200);
        let roster = school.get(&school.tess, "/api/teachers/students").await.body.to_string();
        assert!(!roster.contains("pia@music.example"), "{roster}");
        for (parent, child) in [(school.tess.id, ben), (uuid::Uuid::now_v7(), ben), (pat, school.pat.id)] {
            assert_eq!(link(&school.ada, parent, child).await.0, 404);
        }
        for who in [&school.tess, &school.pat, &school.anna] {
            assert_eq!(link(who, pat, ben).await.0, 403);
        }
        let suspended = serde_json::json!({ "status": "suspended" });
        school.put(&school.ada, &format!("/api/admin/users/{pat}/status"), suspended).await;
        assert_eq!(link(&school.ada, pat, school.omar.id).await.0, 404);
    }
}

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
