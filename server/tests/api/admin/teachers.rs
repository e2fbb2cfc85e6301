//! GET /api/teachers and POST /api/admin/students/{id}/teachers.

use serde_json::{Value, json};

use crate::{lessons::schedule::weekly, school::School};

on_both! {
    // API-36.
    async fn api_36_active_teachers_are_listed_by_name_at_most_a_hundred(app: TestApp) {
        let school = School::open(&app).await;
        let pending = json!({ "name": "Anton Pending", "email": "anton@music.example", "password": "quill-ink" });
        school.post(&school.ada, "/api/auth/register", pending).await;
        let reply = school.get(&school.ada, "/api/teachers?limit=100").await;
        let teachers = reply.body["teachers"].as_array().unwrap();
        let names: Vec<_> = teachers.iter().map(|teacher| teacher["user"]["name"].as_str().unwrap()).collect();
        assert_eq!(names, ["Otto Tutor", "Tess Tutor"]);
        assert_eq!(teachers[1]["id"], json!(school.tess.id));
        let profile = json!({ "instrument": "Violin", "department": "", "phoneNumber": "" });
        school.put(&school.tess, "/api/teachers/profile", profile).await;
        let reply = school.get(&school.ada, "/api/teachers?limit=1&search=TESS").await;
        assert_eq!(reply.body["teachers"][0]["instrument"], "Violin");
        for nothing in ["search=%00", "search=tess%00", "search=%1B"] {
            let reply = school.get(&school.ada, &format!("/api/teachers?{nothing}")).await;
            assert_eq!((&reply.body["teachers"], &reply.body["total"]), (&json!([]), &json!(0)), "{nothing}");
        }

        school.copy_account("Otto Tutor", 101).await;
        for query in ["limit=100", "limit=5000", "limit=101"] {
            let reply = school.get(&school.ada, &format!("/api/teachers?{query}")).await;
            assert_eq!(reply.body["teachers"].as_array().unwrap().len(), 100, "{query}");
        }
        let reply = school.get(&school.ada, "/api/teachers").await;
        assert_eq!(reply.body["teachers"].as_array().unwrap().len(), 100);
        for other in [&school.tess, &school.anna, &school.pat] {
            assert_eq!(school.get(other, "/api/teachers?limit=100").await.status, 403);
        }
    }
}

on_both! {
    async fn a_linked_student_stands_in_the_roster_of_both_teachers(app: TestApp) {
        let school = School::open(&app).await;
        let path = format!("/api/admin/students/{}/teachers", school.anna.id);
        let otto = json!({ "teacherId": school.otto.id });
        let reply = school.post(&school.ada, &path, otto.clone()).await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        assert_eq!(reply.body["message"], "Otto Tutor now teaches Anna Bell.");
        for teacher in [&school.tess, &school.otto] {
            let roster = school.get(teacher, "/api/teachers/students").await.body.to_string();
            assert!(roster.contains("Anna Bell"));
        }
        let again = school.post(&school.ada, &path, otto.clone()).await;
        assert_eq!((again.status, &again.body["code"]), (409, &json!("already_linked")));
        let nobody = format!("/api/admin/students/{}/teachers", uuid::Uuid::now_v7());
        assert_eq!(school.post(&school.ada, &nobody, otto).await.status, 404);
        for (teacher, status) in [
            (json!({}), 422),
            (json!({ "teacherId": "x" }), 400),
            (json!({ "teacherId": school.pat.id }), 422),
        ] {
            let reply = school.post(&school.ada, &path, teacher).await;
            assert_eq!(reply.status, status);
            assert_ne!(reply.body["fields"]["teacherId"], Value::Null);
        }
    }
}

on_both! {
    async fn of_four_links_at_once_one_links_and_the_others_are_told_so(app: TestApp) {
        let school = School::open(&app).await;
        let path = format!("/api/admin/students/{}/teachers", school.anna.id);
        for _ in 0..10 {
            let link = || school.post(&school.ada, &path, json!({ "teacherId": school.otto.id }));
            let (one, two, three, four) = tokio::join!(link(), link(), link(), link());
            let mut told: Vec<_> = [one, two, three, four].map(|reply| reply.body["code"].clone()).into();
            told.sort_by_key(Value::to_string);
            let linked = json!("already_linked");
            assert_eq!(told, [linked.clone(), linked.clone(), linked, Value::Null]);
            school.execute("DELETE FROM enrolment WHERE linked_by_administrator").await;
        }
    }
}

on_both! {
    // ADMIN-24, joining.md section 6: what the dialog tells before a suspension.
    async fn teaching_counts_students_and_coming_lessons_of_one_teacher(app: TestApp) {
        let school = School::open(&app).await;
        school.schedule(weekly(&school, 3)).await;
        let lessons = school.lessons().await;
        school.cancel(&lessons[0]["id"]).await;
        let of = async |id: uuid::Uuid| {
            let reply = school.get(&school.ada, &format!("/api/admin/users/{id}/teaching")).await;
            (reply.status, reply.body["students"].clone(), reply.body["upcomingLessons"].clone())
        };
        assert_eq!(of(school.tess.id).await, (200, json!(2), json!(2)));
        assert_eq!(of(school.otto.id).await, (200, json!(1), json!(0)));
        assert_eq!(of(school.pat.id).await, (200, json!(0), json!(0)), "who does not teach");
        assert_eq!(of(uuid::Uuid::now_v7()).await.0, 404);
    }
}
