//! A stranger who teaches names a parent whom somebody else entered.

use serde_json::json;

use super::{
    NUMBER, STREET, add_child, answer, enter_contact_data, enter_parent, everything, waiting,
};
use crate::{accounts::newest_mail, lessons::schedule::weekly, school::School};

on_both! {
    // JOIN-05.
    async fn join_05_naming_somebody_s_parent_is_a_request_until_they_accept(app: TestApp) {
        let school = School::open(&app).await;
        enter_contact_data(&school, &school.pia).await;
        let card = enter_parent(&school, &school.tess, "pia@music.example").await;
        let child = add_child(&school, &school.tess, &card, "Fake").await;
        let mut lesson = weekly(&school, 1);
        lesson["studentId"] = json!(child);
        lesson["title"] = json!("Pay the fee at https://evil.example");
        assert_eq!(school.schedule(lesson).await.status, 200);

        // The teacher reads what they typed themselves, and no word of the family.
        let seen = everything(&school, &school.tess, std::slice::from_ref(&child)).await;
        for secret in [NUMBER, STREET, "Pia Dahl", &school.pia.id.to_string()] {
            assert!(!seen.contains(secret), "{secret} in {seen}");
        }
        assert!(seen.contains("Typed Lane") && seen.contains(r#""confirmed":false"#), "{seen}");

        // The parent reads nothing of the child, and is asked by mail and on the dashboard.
        for path in ["/api/parents/children", "/api/parents/lessons", "/api/students/lessons", "/api/lesson-feedback"] {
            let family = school.get(&school.pia, path).await.body.to_string();
            assert!(!family.contains("Fake") && !family.contains("evil"), "{path}: {family}");
        }
        assert_eq!(school.get(&school.pia, &format!("/api/students/{child}")).await.status, 404);
        let mail = newest_mail(&app, "pia@music.example").await.unwrap();
        assert_eq!((&mail["teacher"], &mail["child"]), (&json!("Tess Tutor"), &json!("Fake")));
        let told = mail.to_string();
        assert!(!told.contains("Typed") && !told.contains("Made") && !told.contains("evil"), "{told}");
        let requests = waiting(&school, &school.pia).await;
        assert_eq!(requests.len(), 1);
        assert_eq!(requests[0]["teacherName"], "Tess Tutor");
        assert_eq!(requests[0]["childFirstName"], "Fake");

        // With the yes the child appears, and the teacher sees how to reach the parent.
        let reply = answer(&school, &school.pia, true).await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        let family = school.get(&school.pia, "/api/parents/children").await.body.to_string();
        assert!(family.contains("Fake"), "{family}");
        let seen = everything(&school, &school.tess, std::slice::from_ref(&child)).await;
        for shown in [NUMBER, STREET, "Pia Dahl", &card, r#""confirmed":true"#] {
            assert!(seen.contains(shown), "{shown} not in {seen}");
        }
        assert!(waiting(&school, &school.pia).await.is_empty());
        // A further child of the same teacher is linked at once.
        add_child(&school, &school.tess, &card, "Second").await;
        let family = school.get(&school.pia, "/api/parents/children").await.body.to_string();
        assert!(family.contains("Second"), "{family}");
    }
}

on_both! {
    // JOIN-05, with the screen that adds student and parent at once.
    async fn join_05_the_add_student_screen_asks_as_well(app: TestApp) {
        let school = School::open(&app).await;
        enter_contact_data(&school, &school.pia).await;
        let body = json!({
            "name": "Fake Made", "email": "fake@music.example", "dateOfBirth": "2014-01-01", "grade": "Grade 1",
            "parentName": "Typed Name", "parentEmail": "pia@music.example", "parentPhone": "0999",
        });
        let reply = school.post(&school.tess, "/api/students/teacher-create", body).await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        assert!(reply.body["parent"]["tempPassword"].is_null());
        assert_eq!(reply.body["parent"]["user"]["name"], "Typed Name");
        assert_ne!(reply.body["parent"]["id"], school.pia.id.to_string());
        let child = reply.body["student"]["id"].as_str().unwrap().to_owned();
        let seen = everything(&school, &school.tess, &[child]).await;
        for secret in [NUMBER, STREET, "Pia Dahl", &school.pia.id.to_string()] {
            assert!(!seen.contains(secret), "{secret} in {seen}");
        }
        assert_eq!(waiting(&school, &school.pia).await.len(), 1);
    }
}

on_both! {
    // WIRE-07.
    async fn wire_07_a_search_writes_nothing_whatever_it_finds(app: TestApp) {
        let school = School::open(&app).await;
        enter_parent(&school, &school.tess, "pia@music.example").await;
        let before = school.contents().await;
        for search in ["", "p", "pat", "pia@music.example", "otto@music.example", "nobody@music.example", "typed"] {
            for who in [&school.tess, &school.otto, &school.ada] {
                let path = format!("/api/teachers/parents?search={search}");
                assert_eq!(school.get(who, &path).await.status, 200);
            }
        }
        assert_eq!(school.contents().await, before);
    }
}
