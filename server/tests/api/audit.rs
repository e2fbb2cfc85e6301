//! Every call that changes something leaves a line in the audit trail: who did what to whom (D8).

use std::collections::BTreeSet;

use reedling_server::{
    mail,
    store::jobs::{self, NewJob},
};
use serde_json::{Value, json};
use uuid::Uuid;

use crate::{
    auth::{newest_mail, post},
    authorization::documented,
    school::{Person, School},
    support::TestApp,
    teachers::schedule::weekly,
};

/// What a call leaves: kind of activity, who did it, whom it is about.
struct Trace {
    method: &'static str,
    path: &'static str,
    kind: &'static str,
    actor: Who,
    subject: Who,
}

/// Somebody of the school.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Who {
    /// Nobody is signed in, or nobody of the school is meant.
    Nobody,
    /// Administers.
    Ada,
    /// Teaches.
    Tess,
    /// Has lessons.
    Anna,
    /// An account that the call made, or that has just been made.
    Somebody,
}

const fn trace(
    method: &'static str,
    path: &'static str,
    kind: &'static str,
    actor: Who,
    subject: Who,
) -> Trace {
    Trace {
        method,
        path,
        kind,
        actor,
        subject,
    }
}

use Who::{Ada, Anna, Nobody, Somebody, Tess};

const TRACES: &[Trace] = &[
    trace(
        "POST",
        "/api/admin/jobs/{id}/retry",
        "system_update",
        Ada,
        Somebody,
    ),
    trace(
        "POST",
        "/api/auth/register",
        "user_registration",
        Somebody,
        Somebody,
    ),
    trace(
        "POST",
        "/api/auth/activate",
        "user_registration",
        Nobody,
        Somebody,
    ),
    trace(
        "GET",
        "/api/auth/activate",
        "user_registration",
        Somebody,
        Somebody,
    ),
    trace(
        "POST",
        "/api/auth/forgot-password",
        "system_update",
        Nobody,
        Somebody,
    ),
    trace(
        "POST",
        "/api/auth/reset-password",
        "system_update",
        Somebody,
        Somebody,
    ),
    trace(
        "POST",
        "/api/auth/new-password",
        "system_update",
        Somebody,
        Somebody,
    ),
    trace("PUT", "/api/users/profile", "system_update", Tess, Tess),
    trace(
        "PUT",
        "/api/users/notifications",
        "system_update",
        Tess,
        Tess,
    ),
    trace("PUT", "/api/users/privacy", "system_update", Tess, Tess),
    trace("DELETE", "/api/users/sessions", "system_update", Tess, Tess),
    trace(
        "DELETE",
        "/api/users/sessions/{id}",
        "system_update",
        Somebody,
        Somebody,
    ),
    trace(
        "POST",
        "/api/admin/users",
        "user_registration",
        Ada,
        Somebody,
    ),
    trace(
        "POST",
        "/api/admin/students/{id}/teachers",
        "other",
        Ada,
        Anna,
    ),
    trace("PUT", "/api/teachers/profile", "system_update", Tess, Tess),
    trace("GET", "/api/teachers/parents", "other", Tess, Somebody),
    trace(
        "POST",
        "/api/teachers/parents",
        "user_registration",
        Tess,
        Somebody,
    ),
    trace(
        "POST",
        "/api/students/minor",
        "user_registration",
        Tess,
        Somebody,
    ),
    trace(
        "POST",
        "/api/students/teacher-create",
        "user_registration",
        Tess,
        Somebody,
    ),
    trace(
        "POST",
        "/api/students/{id}/exams",
        "exam_scheduled",
        Tess,
        Anna,
    ),
    trace("PUT", "/api/students/{id}", "grade_update", Tess, Anna),
    trace("POST", "/api/teachers/lessons", "other", Tess, Anna),
    trace("PUT", "/api/lessons/{id}", "other", Tess, Anna),
    trace("PATCH", "/api/lessons/{id}/complete", "other", Tess, Anna),
    trace(
        "PUT",
        "/api/lesson-feedback/{lesson_id}",
        "communication",
        Tess,
        Anna,
    ),
    trace("DELETE", "/api/teachers/lessons/{id}", "other", Tess, Anna),
    trace("DELETE", "/api/teachers/students/{id}", "other", Tess, Anna),
];

/// Calls that begin or end a session, which changes nothing of the school: the session itself tells when it began
/// and was used. What the first sign-in with a provider changes is looked at where there is a provider.
const SESSIONS: [(&str, &str); 3] = [
    ("POST", "/api/auth/login"),
    ("POST", "/api/auth/google"),
    ("POST", "/api/auth/logout"),
];

#[test]
fn every_call_that_writes_has_its_trace() {
    let writing: BTreeSet<_> = documented()
        .into_iter()
        .filter(|(method, _)| method != "GET")
        .collect();
    let known = |method: &str, path: &str| (method.to_owned(), path.to_owned());
    let traced: BTreeSet<_> = TRACES
        .iter()
        .filter(|trace| trace.method != "GET")
        .map(|trace| known(trace.method, trace.path))
        .chain(SESSIONS.iter().map(|(method, path)| known(method, path)))
        .collect();
    assert_eq!(traced, writing);
}

on_both! {
    // SRV-34.
    async fn srv_34_every_change_tells_who_did_what_to_whom(app: TestApp) {
        let school = School::open(&app).await;
        let mut wrong = Vec::new();
        for trace in TRACES {
            let call = Call::prepare(&app, &school, trace).await;
            let before = lines(&school).await;
            let status = call.make(&school, trace).await;
            let lines = lines(&school).await;
            let new = &lines[..lines.len() - before.len()];
            let fits = |line: &&Value| {
                line["type"] == trace.kind
                    && is(&school, &line["actor"], trace.actor)
                    && is(&school, &line["subject"], trace.subject)
                    && line["description"].as_str().is_some_and(|text| text.len() > 10)
            };
            if status != 200 || new.iter().filter(fits).count() != 1 {
                wrong.push(format!("{} {}: {status}, {new:?}", trace.method, trace.path));
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }
}

/// The audit trail, newest first.
async fn lines(school: &School<'_>) -> Vec<Value> {
    let reply = school
        .get(&school.ada, "/api/admin/activities?limit=200")
        .await;
    reply.body["activities"].as_array().unwrap().clone()
}

fn is(school: &School<'_>, named: &Value, who: Who) -> bool {
    let person: Option<&Person> = match who {
        Nobody => return named.is_null(),
        Ada => Some(&school.ada),
        Tess => Some(&school.tess),
        Anna => Some(&school.anna),
        Somebody => None,
    };
    match person {
        Some(person) => named["id"] == json!(person.id),
        None => named["id"].is_string(),
    }
}

/// A call with everything that it needs.
struct Call {
    path: String,
    body: Value,
    /// Who makes it.
    token: String,
}

impl Call {
    async fn prepare(app: &TestApp, school: &School<'_>, trace: &Trace) -> Self {
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
                json!({ "name": "Nora New", "email": email, "password": "secret" })
            }
            "/api/auth/activate" => {
                let body = json!({ "name": "Nora New", "email": email, "password": "secret" });
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
            "/api/admin/users" => json!({ "name": "Nora New", "email": email, "role": "TEACHER" }),
            "/api/admin/students/{id}/teachers" => json!({ "teacherId": school.otto.id }),
            "/api/teachers/profile" => json!({ "instrument": "Cello" }),
            "/api/teachers/parents" if trace.method == "GET" => {
                path = "/api/teachers/parents?search=pia@music.example".to_owned();
                json!({})
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
            "/api/students/{id}" => json!({ "grade": "Grade 4" }),
            "/api/teachers/lessons" => weekly(school, 2),
            "/api/lessons/{id}" => json!({
                "title": "Another title", "studentId": school.anna.id,
                "startTime": "2026-03-09T15:00:00Z", "duration": 30, "status": "SCHEDULED",
            }),
            "/api/lessons/{id}/complete" => {
                json!({ "completed": true, "teacherNotes": "G major scale uneven." })
            }
            "/api/lesson-feedback/{lesson_id}" => {
                json!({ "content": "Good work.", "teacherRating": 4 })
            }
            _ => json!({}),
        };
        if path.contains("lessons/{id}") || path.contains("{lesson_id}") {
            let lesson = school.one_lesson().await;
            if path.contains("{lesson_id}") {
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
        path = path.replace("{id}", &school.anna.id.to_string());
        Self { path, body, token }
    }

    async fn make(&self, school: &School<'_>, trace: &Trace) -> u16 {
        let token = Some(self.token.as_str()).filter(|token| !token.is_empty());
        let body = (trace.method != "GET").then(|| self.body.clone());
        school
            .send_as(token, trace.method, &self.path, body)
            .await
            .status
    }
}
