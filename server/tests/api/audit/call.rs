//! A call that leaves a line, made for each of them anew.

use reedling_server::mail;
use serde_json::{Value, json};
use uuid::Uuid;

use super::traces::{Trace, Who::Ada};
use crate::{
    accounts::{
        newest_mail, post,
        second_factor::{code_of, set_up},
    },
    fixture::jobs::{self, NewJob},
    lessons::schedule::weekly,
    parents::{add_child, enter_parent, waiting},
    school::{School, open_session, person, waiting_teacher},
    support::TestApp,
};

/// A call with everything that it needs.
pub struct Call {
    path: String,
    body: Value,
    /// Who makes it.
    token: String,
}

impl Call {
    /// Makes what the call needs.
    pub async fn prepare(app: &TestApp, school: &School<'_>, trace: &Trace) -> Self {
        let unique = Uuid::now_v7().simple().to_string();
        let email = format!("{unique}@music.example");
        let mut path = trace.path.to_owned();
        let mut token = match trace.actor {
            Ada => school.ada.token(),
            _ => school.tess.token(),
        }
        .to_owned();
        let new_password = "Musette-in-D-96!";
        let body = match trace.path {
            "/api/auth/register" => {
                json!({ "name": "Nora New", "email": email, "password": "quill-ink" })
            }
            "/api/auth/activate" => {
                let body = json!({ "name": "Nora New", "email": email, "password": "quill-ink" });
                post(app, "/api/auth/register", body).await;
                if trace.method == "GET" {
                    let mail = newest_mail(app, &email).await.unwrap();
                    let link = mail["link"].as_str().unwrap();
                    path = format!("/api{}", &link[link.find("/auth/activate").unwrap()..]);
                }
                json!({ "email": email })
            }
            "/api/auth/forgot-password" => json!({ "email": "otto@music.example" }),
            "/api/auth/reset-password" => {
                let body = json!({ "email": "otto@music.example" });
                post(app, "/api/auth/forgot-password", body).await;
                let mail = newest_mail(app, "otto@music.example").await.unwrap();
                json!({
                    "userId": school.otto.id, "tempPassword": mail["password"], "newPassword": new_password,
                })
            }
            "/api/auth/new-password" => {
                // Otto's password is the one of the reset.
                token = String::new();
                json!({
                    "userId": school.otto.id, "currentPassword": new_password, "newPassword": "Gavotte-in-G-17!",
                })
            }
            "/api/users/profile" => {
                json!({ "name": "Tess Tutor", "email": "tess@music.example", "phoneNumber": "1" })
            }
            "/api/users/notifications" => json!({
                "emailNotifications": false, "pushNotifications": true, "lessonReminders": true,
                "examNotifications": true, "achievementAlerts": true,
            }),
            "/api/users/privacy" => json!({
                "profileVisibility": "friends", "showEmail": true, "showPhone": false, "allowMessages": true,
            }),
            "/api/admin/jobs/{id}/retry" => {
                let job = NewJob {
                    kind: mail::JOB_KIND,
                    payload: json!({ "template": "account_exists" }),
                    dedup_key: None,
                    subject_id: Some(school.otto.id),
                };
                let (conn, now) = (app.state.db.write(), app.state.clock.now());
                jobs::enqueue(conn, now, job).await.unwrap();
                school.execute("UPDATE job SET state = 'failed'").await;
                let failed = school
                    .get(&school.ada, "/api/admin/jobs?state=failed")
                    .await;
                let id = failed.body["jobs"][0]["id"].as_str().unwrap().to_owned();
                path = format!("/api/admin/jobs/{id}/retry");
                json!({})
            }
            "/api/users/second-factor/confirm" => {
                let begin = "/api/users/second-factor/begin";
                let begun = school.post(&school.tess, begin, json!({})).await;
                json!({ "code": code_of(app, begun.body["secret"].as_str().unwrap(), 0) })
            }
            "/api/admin/users/{id}/second-factor" => {
                let owner = person(app, reedling_core::access::Role::Teacher, "Kim Tutor").await;
                set_up(app, owner.token()).await;
                path = path.replace("{id}", &owner.id.to_string());
                json!({})
            }
            "/api/users/sessions" => {
                open_session(app, school.tess.id).await;
                json!({})
            }
            "/api/users/sessions/{id}" => {
                let sessions = school.get(&school.ben, "/api/users/sessions").await;
                let id = sessions.body["sessions"][0]["id"]
                    .as_str()
                    .unwrap()
                    .to_owned();
                path = format!("/api/users/sessions/{id}");
                token = school.ben.token().to_owned();
                json!({})
            }
            "/api/admin/users/{id}" if trace.method == "PUT" => {
                let nora = person(app, reedling_core::access::Role::Parent, "Nora Fel").await;
                path = path.replace("{id}", &nora.id.to_string());
                json!({ "name": "Nora Fell" })
            }
            "/api/admin/users/{id}/invitation" => {
                let body = json!({ "name": "Nina New", "email": email, "role": "TEACHER" });
                let made = school.post(&school.ada, "/api/admin/users", body).await;
                path = path.replace("{id}", made.body["id"].as_str().unwrap());
                json!({})
            }
            "/api/students/{id}/invitation" => {
                let body = json!({
                    "firstName": "Max", "lastName": "Carr", "email": email, "grade": "Grade 1",
                    "instrument": "Violin",
                });
                let made = school
                    .post(&school.tess, "/api/students/teacher-create", body)
                    .await;
                path = path.replace("{id}", made.body["student"]["id"].as_str().unwrap());
                json!({})
            }
            "/api/teachers/parents/{id}" | "/api/teachers/parents/{id}/invitation" => {
                let card = enter_parent(school, &school.tess, &email).await;
                path = path.replace("{id}", &card);
                match trace.method {
                    "PUT" => json!({ "name": "Nora Fell", "email": email }),
                    _ => json!({}),
                }
            }
            "/api/admin/users" => json!({ "name": "Nora New", "email": email, "role": "TEACHER" }),
            "/api/admin/users/{id}/approval" | "/api/admin/users/{id}" => {
                let waiting = waiting_teacher(app, &format!("{unique} Waiting")).await;
                path = path.replace("{id}", &waiting.id.to_string());
                json!({})
            }
            "/api/admin/users/{id}/role" => {
                path = path.replace("{id}", &school.otto.id.to_string());
                json!({ "role": "ADMINISTRATOR" })
            }
            "/api/admin/users/{id}/status" => {
                path = path.replace("{id}", &school.otto.id.to_string());
                json!({ "status": "suspended" })
            }
            "/api/admin/students/{id}/teachers/{teacher_id}" => {
                path = path
                    .replace("{id}", &school.omar.id.to_string())
                    .replace("{teacher_id}", &school.otto.id.to_string());
                json!({})
            }
            "/api/admin/parents/{id}/children/{student_id}" => {
                // Pia is Omar's parent; Pat becomes one.
                let parent = if trace.method == "PUT" {
                    school.pat.id
                } else {
                    school.pia.id
                };
                path = path
                    .replace("{id}", &parent.to_string())
                    .replace("{student_id}", &school.omar.id.to_string());
                json!({})
            }
            "/api/admin/students/{id}/teachers" => json!({ "teacherId": school.otto.id }),
            "/api/messages" => {
                token = school.anna.token().to_owned();
                json!({ "to": "teacher", "text": "May we meet later?" })
            }
            "/api/teachers/profile" => json!({ "instrument": "Cello" }),
            "/api/teachers/preferences" => json!({ "defaultDuration": 45 }),
            "/api/parents/requests/{id}" => {
                let nina = person(app, reedling_core::access::Role::Teacher, "Nina Tutor").await;
                let card = enter_parent(school, &nina, "pat@music.example").await;
                add_child(school, &nina, &card, "Kim").await;
                let requests = waiting(school, &school.pat).await;
                let id = requests[0]["id"].as_str().unwrap();
                path = format!("/api/parents/requests/{id}");
                token = school.pat.token().to_owned();
                json!({ "accept": true })
            }
            "/api/teachers/parents" => json!({ "name": "Nora New", "email": email }),
            "/api/students/minor" => json!({
                "firstName": "Mia", "lastName": "Bell", "grade": "Grade 1", "instrument": "Violin",
                "parentIds": [school.pat.id],
            }),
            "/api/students/teacher-create" => json!({
                "firstName": "Max", "lastName": "Carr", "email": email, "grade": "Grade 1",
                "instrument": "Violin",
            }),
            "/api/students/{id}/exams" => {
                json!({ "board": "ABRSM", "grade": "Grade 3", "date": "2026-02-01", "percentage": 88 })
            }
            "/api/students/{id}/exam-planned" => json!({ "date": "2026-06-20" }),
            "/api/students/{id}" => json!({ "grade": "Grade 4" }),
            "/api/teachers/lessons" => weekly(school, 2),
            "/api/lessons/{id}" => json!({
                "title": "Another title", "studentId": school.anna.id,
                "startTime": "2026-03-09T15:00:00Z", "duration": 30, "status": "SCHEDULED",
            }),
            "/api/lessons/{id}/complete" => {
                json!({ "completed": true, "teacherNotes": "G major scale uneven." })
            }
            "/api/lessons/{id}/goals" => json!({ "goals": [], "revision": 1 }),
            "/api/lessons/{id}/plan" => {
                let lesson = school.one_lesson().await;
                path = format!("/api/lessons/{lesson}/plan");
                let line = crate::lessons::goals::a_line(school, &lesson).await;
                json!({ "strike": [line], "revision": 1 })
            }
            "/api/students/{id}/pieces" => json!({ "title": format!("Étude {unique}") }),
            "/api/students/{id}/pieces/{piece_id}" => {
                json!({ "title": format!("Prélude {unique}") })
            }
            "/api/students/{id}/pieces/{piece_id}/same-as" => {
                json!({ "pieceId": crate::lessons::goals::OTHER_PIECE })
            }
            "/api/lesson-feedback/{lesson_id}" => {
                json!({ "content": "Good work.", "teacherRating": 4 })
            }
            _ => json!({}),
        };
        if path.contains("lessons/{id}") || path.contains("{lesson_id}") {
            let lesson = school.one_lesson().await;
            if path.contains("{lesson_id}") || path.ends_with("/goals") {
                let notes = json!({ "completed": true, "teacherNotes": "Scales." });
                let complete = format!("/api/lessons/{lesson}/complete");
                school
                    .send(&school.tess, "PATCH", &complete, Some(notes), None)
                    .await;
            }
            path = path
                .replace("{id}", &lesson)
                .replace("{lesson_id}", &lesson);
        }
        if path.contains("{piece_id}") {
            let piece = crate::lessons::goals::piece_of_anna(app, school).await;
            path = path.replace("{piece_id}", &piece);
        }
        path = path.replace("{id}", &school.anna.id.to_string());
        Self { path, body, token }
    }

    /// Makes the call; its status.
    pub async fn make(&self, school: &School<'_>, trace: &Trace) -> u16 {
        let token = Some(self.token.as_str()).filter(|token| !token.is_empty());
        let body = (trace.method != "GET").then(|| self.body.clone());
        school
            .send_as(token, trace.method, &self.path, body)
            .await
            .status
    }
}
