//! GET /api/students/{id}/teachers.

use serde_json::{Value, json};

use crate::school::{Person, School};

async fn tess_for(school: &School<'_>, who: &Person) -> Value {
    let path = format!("/api/students/{}/teachers", school.anna.id);
    let reply = school.get(who, &path).await;
    assert_eq!(reply.status, 200, "{}", reply.body);
    let teachers = reply.body["teachers"].as_array().unwrap();
    assert_eq!(teachers.len(), 1);
    assert_eq!(teachers[0]["user"]["name"], "Tess Tutor");
    teachers[0].clone()
}

on_both! {
    async fn students_and_parents_see_what_a_teacher_shows(app: TestApp) {
        let school = School::open(&app).await;
        for (email, phone) in [(false, false), (true, false), (false, true), (true, true)] {
            let privacy = json!({
                "profileVisibility": "friends", "showEmail": email, "showPhone": phone, "allowMessages": true,
            });
            school.put(&school.tess, "/api/users/privacy", privacy).await;
            for who in [&school.anna, &school.pat] {
                let tess = tess_for(&school, who).await;
                assert_eq!(!tess["user"]["email"].is_null(), email);
                assert_eq!(!tess["phoneNumber"].is_null(), phone);
            }
            for who in [&school.tess, &school.ada] {
                let tess = tess_for(&school, who).await;
                assert_eq!((&tess["user"]["email"], &tess["phoneNumber"]), (&json!("tess@music.example"), &json!("0123")));
            }
        }
    }
}
