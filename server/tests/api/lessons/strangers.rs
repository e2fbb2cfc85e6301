//! Whose lesson it is not: other teachers, students, parents.

use serde_json::json;

use super::edit::edited;
use crate::school::School;

on_both! {
    // API-90.
    async fn api_90_another_teacher_s_lesson_is_unknown(app: TestApp) {
        let school = School::open(&app).await;
        let id = school.one_lesson().await;
        let nobody = "00000000-0000-7000-8000-000000000000";
        let notes = json!({ "completed": true, "teacherNotes": "x" });
        for (method, path, body) in [
            ("PUT", "/api/lessons/{id}", Some(edited(&school))),
            ("PATCH", "/api/lessons/{id}/complete", Some(notes)),
            ("DELETE", "/api/teachers/lessons/{id}", None),
        ] {
            let foreign = path.replace("{id}", &id);
            let reply = school
                .send(&school.otto, method, &foreign, body.clone(), None)
                .await;
            assert_eq!(reply.status, 404, "{method}");
            let absent = path.replace("{id}", nobody);
            assert_eq!(
                school.send(&school.otto, method, &absent, body, None).await,
                reply
            );
        }
        assert_eq!(school.lessons().await[0]["version"], 1);
    }
}

on_both! {
    // API-97, API-98.
    async fn families_change_no_lesson(app: TestApp) {
        let school = School::open(&app).await;
        let id = school.one_lesson().await;
        for who in [&school.anna, &school.pat] {
            let put = school
                .put(who, &format!("/api/lessons/{id}"), edited(&school))
                .await;
            let notes = json!({ "completed": true, "teacherNotes": "x" });
            let patch = school
                .send(
                    who,
                    "PATCH",
                    &format!("/api/lessons/{id}/complete"),
                    Some(notes),
                    None,
                )
                .await;
            let delete = school
                .delete(who, &format!("/api/teachers/lessons/{id}"))
                .await;
            let post = school.post(who, "/api/teachers/lessons", json!({})).await;
            let grade = school
                .put(
                    who,
                    &format!("/api/students/{}", school.anna.id),
                    json!({ "grade": "Grade 8" }),
                )
                .await;
            let minor = school.post(who, "/api/students/minor", json!({})).await;
            let adult = school
                .post(who, "/api/students/teacher-create", json!({}))
                .await;
            let remove = school
                .delete(who, &format!("/api/teachers/students/{}", school.anna.id))
                .await;
            for reply in [put, patch, delete, post, grade, minor, adult, remove] {
                assert_eq!(reply.status, 403);
            }
        }
        assert_eq!(school.lessons().await[0]["version"], 1);
    }
}
