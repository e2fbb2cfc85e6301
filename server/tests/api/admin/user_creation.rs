//! POST /api/admin/users.

use serde_json::{Value, json};

use crate::{
    accounts::{newest_mail, sign_in},
    school::School,
};

const PATH: &str = "/api/admin/users";

/// One account of each role.
fn of_each_role(school: &School<'_>) -> [Value; 4] {
    [
        json!({ "name": "Tim Tutor", "email": "Tim@Music.example", "role": "TEACHER", "instrument": "Cello" }),
        json!({
            "name": "Theo Paul Fell", "email": "theo@music.example", "role": "STUDENT",
            "grade": "Grade 4", "teacherId": school.tess.id,
        }),
        json!({ "name": "Petra Fell", "email": "petra@music.example", "role": "PARENT" }),
        json!({ "name": "Arno Min", "email": "arno@music.example", "role": "ADMINISTRATOR" }),
    ]
}

on_both! {
    // API-28, API-30.
    async fn each_role_is_created_and_named_in_the_message(app: TestApp) {
        let school = School::open(&app).await;
        for body in of_each_role(&school) {
            let reply = school.post(&school.ada, PATH, body.clone()).await;
            assert_eq!(reply.status, 200, "{}", reply.body);
            let message = reply.body["message"].as_str().unwrap();
            assert!(message.contains(body["name"].as_str().unwrap()), "{message}");
            let email = body["email"].as_str().unwrap().to_lowercase();
            let path = format!("{PATH}?search={email}");
            let listed = &school.get(&school.ada, &path).await.body["users"][0];
            assert_eq!((&listed["role"], &listed["status"]), (&body["role"], &json!("active")));
        }
        assert_eq!(school.activities("user_registration").await, 4);
    }
}

on_both! {
    // API-29.
    async fn api_29_created_teacher_has_instrument_and_student_grade_and_teacher(app: TestApp) {
        let school = School::open(&app).await;
        for body in of_each_role(&school) {
            assert_eq!(school.post(&school.ada, PATH, body).await.status, 200);
        }
        let teachers = school.get(&school.ada, "/api/teachers?search=tim").await;
        assert_eq!(teachers.body["teachers"][0]["instrument"], "Cello");
        let roster = school.get(&school.tess, "/api/teachers/students").await;
        let students = roster.body["students"].as_array().unwrap();
        let theo = students.iter().find(|student| student["name"] == "Theo Paul Fell").unwrap();
        assert_eq!((&theo["grade"], &theo["isMinor"]), (&json!("Grade 4"), &json!(false)));
        let profile = school.get(&school.tess, &format!("/api/students/{}", theo["id"].as_str().unwrap())).await;
        assert_eq!(
            (&profile.body["firstName"], &profile.body["lastName"]),
            (&json!("Theo"), &json!("Paul Fell"))
        );
        assert_eq!(school.get(&school.otto, "/api/teachers/students").await.body["students"].as_array().unwrap().len(), 1);
    }
}

on_both! {
    // AUTH-16.
    async fn auth_16_the_temporary_password_is_mailed_and_never_in_the_answer(app: TestApp) {
        let school = School::open(&app).await;
        let mut calls: Vec<_> = of_each_role(&school).into_iter().map(|body| (PATH, body)).collect();
        calls.push(("/api/teachers/parents", json!({ "name": "Nora Fell", "email": "nora@music.example" })));
        calls.push((
            "/api/students/minor",
            json!({
                "firstName": "Mia", "lastName": "Bell", "email": "mia@music.example", "grade": "Grade 1",
                "instrument": "Violin", "parentIds": [school.pat.id],
            }),
        ));
        for (path, body) in calls {
            let reply = school.post(&school.ada, path, body.clone()).await;
            assert_eq!(reply.status, 200, "{path}: {}", reply.body);
            let email = body["email"].as_str().unwrap().to_lowercase();
            let mail = newest_mail(&app, &email).await.unwrap();
            let password = mail["password"].as_str().unwrap();
            assert!(!reply.body.to_string().contains(password), "{path}");
            let answer = sign_in(&app, &email, password).await;
            assert_eq!(answer.body["mustChangePassword"], true, "{email}");
        }
    }
}

on_both! {
    // API-31.
    async fn api_31_what_is_missing_is_told_at_its_field(app: TestApp) {
        let school = School::open(&app).await;
        let accounts = school.count("user").await;
        let mut cases = Vec::new();
        for (body, role) in of_each_role(&school).into_iter().zip(["teacher", "student", "parent", "administrator"]) {
            for field in ["name", "email", "grade", "teacherId"] {
                if body.get(field).is_none() {
                    continue;
                }
                for value in [Value::Null, json!(" ")] {
                    let mut broken = body.clone();
                    broken[field] = value.clone();
                    if value.is_null() {
                        broken.as_object_mut().unwrap().remove(field);
                    }
                    cases.push((format!("{role} without {field}"), field, broken));
                }
            }
        }
        let student = of_each_role(&school)[1].clone();
        for (field, value) in [
            ("email", json!("no address")),
            ("grade", json!("Grade 99")),
            ("teacherId", json!("nobody")),
            ("teacherId", json!(uuid::Uuid::now_v7())),
            ("teacherId", json!(school.pat.id)),
        ] {
            let mut broken = student.clone();
            broken[field] = value;
            cases.push((format!("student with {} as {field}", broken[field]), field, broken));
        }
        for field in ["name", "email", "role"] {
            cases.push((format!("nothing, {field}"), field, json!({})));
            let broken = json!({ "name": "", "email": "no address", "role": "CONDUCTOR" });
            cases.push((format!("no such role, {field}"), field, broken));
        }
        for (case, field, body) in cases {
            let reply = school.post(&school.ada, PATH, body).await;
            assert_eq!(reply.status, 422, "{case}: {}", reply.body);
            assert!(reply.body["fields"][field].is_array(), "{case}: {}", reply.body);
        }
        assert_eq!(school.count("user").await, accounts);
    }
}

on_both! {
    // API-32.
    async fn api_32_used_address_in_any_case_is_a_conflict(app: TestApp) {
        let school = School::open(&app).await;
        let accounts = school.count("user").await;
        for email in ["tess@music.example", " TESS@music.Example "] {
            let body = json!({ "name": "Tess Two", "email": email, "role": "TEACHER" });
            let reply = school.post(&school.ada, PATH, body).await;
            assert_eq!(reply.status, 409, "{email}");
            assert_eq!(reply.body["code"], "email_in_use");
        }
        assert_eq!(school.count("user").await, accounts);
    }
}

on_both! {
    async fn what_an_administrator_may_not_set_or_misspells_is_refused(app: TestApp) {
        let school = School::open(&app).await;
        for (field, value, status) in [
            ("status", json!("pending"), 400),
            ("id", json!(school.ada.id), 400),
            ("role", json!("KING"), 422),
            ("role", json!(""), 422),
            ("role", json!(["TEACHER", "ADMINISTRATOR"]), 400),
        ] {
            let mut body = of_each_role(&school)[0].clone();
            body[field] = value;
            let reply = school.post(&school.ada, PATH, body).await;
            assert_eq!(reply.status, status, "{field}: {}", reply.body);
            assert!(reply.body["fields"][field].is_array(), "{}", reply.body);
        }
    }
}
