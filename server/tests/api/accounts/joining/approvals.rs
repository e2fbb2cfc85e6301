//! Who waits, and what administrators decide.

use chrono::TimeDelta;
use reedling_core::access::Role;
use reedling_server::config::registration::Registration;
use serde_json::{Value, json};

use super::{activate, refusal, register, with};
use crate::{
    accounts::{Answer, call, one, sign_in},
    jobs::sent_to,
    school::{School, person},
    support::TestApp,
};

const EMAIL: &str = "wim@music.example";
const NOTICES: &str =
    "SELECT COUNT(*) FROM job WHERE CAST(payload AS TEXT) LIKE '%approval_waiting%'";

async fn waiting(app: &TestApp) -> (TestApp, String, String) {
    let server = with(app, Registration::Approval).await;
    register(&server, "Wim Waiting", EMAIL).await;
    activate(&server, EMAIL).await;
    let answer = sign_in(&server, EMAIL, "quill-ink").await;
    let token = answer.body["token"].as_str().unwrap().to_owned();
    let id = answer.body["user"]["id"].as_str().unwrap().to_owned();
    (server, token, id)
}

async fn by_ada(app: &TestApp, school: &School<'_>, method: &str, path: &str) -> Answer {
    call(app, method, path, school.ada.token(), Value::Null).await
}

on_both! {
    // JOIN-01. What every call answers stands in `authorization`.
    async fn join_01_waiting_teacher_sees_empty_lists_and_keeps_name_and_address(app: TestApp) {
        let school = School::open(&app).await;
        let (server, token, id) = waiting(&app).await;
        // Even with students of before the account waited, its lists are empty.
        let enrol = format!(
            "INSERT INTO enrolment (teacher_id, student_id, created_at) SELECT w.id, a.id, a.created_at \
             FROM \"user\" w, \"user\" a WHERE w.email = '{EMAIL}' AND a.name = 'Ben Carr'"
        );
        school.execute(&enrol).await;
        for (path, list) in [
            ("/api/teachers/students", "/students"),
            ("/api/teachers/parents?search=pat@music.example", "/parents"),
            ("/api/teachers/lessons", "/lessons"),
            ("/api/students/lessons", ""),
            ("/api/lesson-feedback", ""),
        ] {
            let answer = call(&server, "GET", path, &token, Value::Null).await;
            assert_eq!((answer.status, answer.body.pointer(list)), (200, Some(&json!([]))), "{path}");
        }
        let student = call(&server, "GET", &format!("/api/students/{}", school.anna.id), &token, Value::Null).await;
        assert_eq!(refusal(&student), (403, "approval_pending"));
        let profile = |name: &str, email: &str| json!({ "name": name, "email": email, "phoneNumber": "0123" });
        for (name, email, status) in [
            ("Wim Waiting", EMAIL, 200),
            ("Ada Min", EMAIL, 403),
            ("Wim Waiting", "other@music.example", 403),
        ] {
            let answer = call(&server, "PUT", "/api/users/profile", &token, profile(name, email)).await;
            assert_eq!(answer.status, status, "{name} {email}: {}", answer.body);
        }
        // In no list of teachers, not counted, not to be linked.
        let teachers = by_ada(&server, &school, "GET", "/api/teachers").await;
        assert!(!teachers.body.to_string().contains("Wim Waiting"));
        let stats = call(&server, "GET", "/api/stats", "", Value::Null).await;
        assert_eq!(stats.body["teacherCount"], 2);
        let path = format!("/api/admin/students/{}/teachers", school.anna.id);
        let link = call(&server, "POST", &path, school.ada.token(), json!({ "teacherId": id })).await;
        assert_eq!(link.status, 422, "{}", link.body);
    }
}

on_both! {
    // JOIN-03: what the call answers and the mail; the screen is looked at in the browser.
    async fn join_03_administrators_are_told_once_an_hour_and_approve_or_refuse(app: TestApp) {
        let school = School::open(&app).await;
        let server = with(&app, Registration::Approval).await;
        register(&server, "Wim Waiting", EMAIL).await;
        assert_eq!(one::<i64>(&app, NOTICES.into()).await, Some(0), "only after activation");
        let list = "/api/admin/users?status=pending&waitsFor=";
        let users = by_ada(&server, &school, "GET", &format!("{list}activation")).await;
        let unproved = users.body["users"][0]["id"].as_str().unwrap().to_owned();
        let early = by_ada(&server, &school, "PUT", &format!("/api/admin/users/{unproved}/approval")).await;
        assert_eq!(refusal(&early), (409, "not_activated"));

        activate(&server, EMAIL).await;
        let mail = crate::accounts::newest_mail(&app, "ada@music.example").await.unwrap();
        assert_eq!(mail["template"], "approval_waiting");
        // Two more within the hour: one further mail, which waits for its end.
        for email in ["wes@music.example", "wil@music.example"] {
            register(&server, "Wes Waiting", email).await;
            activate(&server, email).await;
        }
        assert_eq!(one::<i64>(&app, NOTICES.into()).await, Some(2));
        let gap = format!("{NOTICES} AND run_at > created_at");
        assert_eq!(one::<i64>(&app, gap).await, Some(1), "one goes out at once, one later");

        let users = by_ada(&server, &school, "GET", &format!("{list}approval")).await;
        let waiting = users.body["users"].as_array().unwrap();
        assert_eq!(waiting.len(), 3);
        let figures = by_ada(&server, &school, "GET", "/api/admin/stats").await;
        assert_eq!(figures.body["pendingApprovals"], 3);
        let id_of = |email: &str| {
            let user = waiting.iter().find(|user| user["email"] == email).unwrap();
            user["id"].as_str().unwrap().to_owned()
        };
        let approved = by_ada(&server, &school, "PUT", &format!("/api/admin/users/{}/approval", id_of(EMAIL))).await;
        assert_eq!(approved.status, 200, "{}", approved.body);
        assert_eq!(sign_in(&server, EMAIL, "quill-ink").await.body["user"]["status"], "active");
        let again = by_ada(&server, &school, "PUT", &format!("/api/admin/users/{}/approval", id_of(EMAIL))).await;
        assert_eq!(refusal(&again), (409, "not_waiting"));
        let late = by_ada(&server, &school, "DELETE", &format!("/api/admin/users/{}", id_of(EMAIL))).await;
        assert_eq!(refusal(&late), (409, "not_waiting"));

        let wes = "wes@music.example";
        let refused = by_ada(&server, &school, "DELETE", &format!("/api/admin/users/{}", id_of(wes))).await;
        assert_eq!(refused.status, 200, "{}", refused.body);
        assert_eq!(school.users_like(wes).await, 0);
        assert_eq!(crate::accounts::newest_mail(&app, wes).await.unwrap()["template"], "refused");
        assert_eq!(sign_in(&server, wes, "quill-ink").await.status, 401);
        // The same answer and no row for thirty days.
        app.clock.advance(TimeDelta::days(29));
        assert_eq!(register(&server, "Wes Waiting", wes).await.status, 200);
        assert_eq!(school.users_like(wes).await, 0);
        app.clock.advance(TimeDelta::days(2));
        register(&server, "Wes Waiting", wes).await;
        assert_eq!(school.users_like(wes).await, 1);
    }
}

on_both! {
    // JOIN-03: jobs check when they run.
    async fn join_03_approval_mail_needs_waiting_account_and_active_administrator(app: TestApp) {
        let school = School::open(&app).await;
        let abe = person(&app, Role::Administrator, "Abe Min").await;
        let server = with(&app, Registration::Approval).await;
        let waits = async |email: &str| {
            register(&server, "Wim Waiting", email).await;
            activate(&server, email).await;
            let found = by_ada(&server, &school, "GET", &format!("/api/admin/users?search={email}")).await;
            found.body["users"][0]["id"].as_str().unwrap().to_owned()
        };
        let approve = async |id: String| {
            let path = format!("/api/admin/users/{id}/approval");
            assert_eq!(by_ada(&server, &school, "PUT", &path).await.status, 200);
        };
        let first = waits(EMAIL).await;
        let role = format!("/api/admin/users/{}/role", abe.id);
        assert_eq!(school.put(&school.ada, &role, json!({ "role": "TEACHER" })).await.status, 200);
        assert_eq!([sent_to(&app, "ada@music.example").await, sent_to(&app, "abe@music.example").await], [1, 0]);

        // The next mail waits for the hour's end; until then both have been approved.
        approve(waits("wes@music.example").await).await;
        approve(first).await;
        app.clock.advance(TimeDelta::hours(1));
        assert_eq!(sent_to(&app, "ada@music.example").await, 1);
        waits("wil@music.example").await;
        app.clock.advance(TimeDelta::hours(1));
        assert_eq!(sent_to(&app, "ada@music.example").await, 2);
    }
}
