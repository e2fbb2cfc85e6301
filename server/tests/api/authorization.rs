//! Who may make which call: every operation of the document by every kind of caller (D3).

mod bodies;
pub mod table;

use std::collections::BTreeSet;

use reedling_server::config::required_factor::RequiredFactor;
use reqwest::Method;
use serde_json::{Value, json};

use self::table::{CALLERS, Operation, TABLE};
use crate::{
    accounts::second_factor::set_up,
    school::{Person, Reply, School, waiting_teacher},
    support::{CLIENT, TestApp},
};

/// The document's operations: method and path.
pub fn documented() -> BTreeSet<(String, String)> {
    let document: Value = serde_json::from_str(crate::fixture::document::json()).unwrap();
    let paths = document["paths"].as_object().unwrap();
    paths
        .iter()
        .flat_map(|(path, methods)| {
            let methods = methods.as_object().unwrap().keys();
            methods.map(move |method| (method.to_uppercase(), path.clone()))
        })
        .collect()
}

#[test]
fn every_operation_has_its_row() {
    let rows: BTreeSet<_> = TABLE
        .iter()
        .map(|row| (row.method.to_owned(), row.path.to_owned()))
        .collect();
    assert_eq!(rows, documented());
}

on_both! {
    // API-01, API-02, API-03, API-26, API-97, API-98.
    async fn each_cell_of_the_table(app: TestApp) {
        let school = School::open(&app).await;
        let mut wrong = Vec::new();
        for row in TABLE {
            for (caller, expected) in CALLERS.iter().zip(row.expected) {
                let status = call(&app, &school, row, caller).await.status;
                if status != expected {
                    wrong.push(format!("{} {} by {caller}: {status}, not {expected}", row.method, row.path));
                }
                if row.path == "/api/teachers/students/{id}" && status == 200 {
                    school.enrol(&school.tess, &school.anna).await;
                }
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }
}

/// What a teacher may do who waits for approval: their own account, and lists, which are empty.
const WHILE_WAITING: [(&str, &str); 25] = [
    ("GET", "/api/users/me"),
    ("GET", "/api/teachers/students"),
    ("GET", "/api/teachers/parents"),
    ("GET", "/api/teachers/lessons"),
    ("GET", "/api/students/lessons"),
    ("GET", "/api/lesson-feedback"),
    ("GET", "/api/teachers/profile"),
    ("PUT", "/api/teachers/profile"),
    ("GET", "/api/teachers/preferences"),
    ("PUT", "/api/teachers/preferences"),
    ("PUT", "/api/users/notifications"),
    ("PUT", "/api/users/privacy"),
    ("GET", "/api/users/second-factor"),
    ("POST", "/api/users/second-factor/begin"),
    ("POST", "/api/users/second-factor/confirm"),
    ("POST", "/api/users/second-factor/codes"),
    ("DELETE", "/api/users/second-factor"),
    ("POST", "/api/users/proof"),
    ("GET", "/api/users/sessions"),
    ("GET", "/api/notices"),
    ("DELETE", "/api/users/sessions"),
    ("DELETE", "/api/users/sessions/{id}"),
    ("POST", "/api/auth/logout"),
    ("GET", "/api/stats"),
    ("GET", "/api/health"),
];

/// The zone that is asked for, with the years.
const BERLIN: &str = "Europe%2FBerlin?from=2026-01-01T00:00:00Z&to=2030-01-01T00:00:00Z";

/// What answers 401 to everybody whose secret is wrong.
const SIGNING_IN: [&str; 2] = ["/api/auth/login", "/api/auth/second-factor"];

on_both! {
    // JOIN-01, of every operation.
    async fn join_01_a_waiting_teacher_gets_nothing_but_their_own_account(app: TestApp) {
        let school = School::open(&app).await;
        let waiting = waiting_teacher(&app, "Wim Waiting").await;
        let mut wrong = Vec::new();
        for row in TABLE {
            let [anonymous, _, _, other_teacher, ..] = row.expected;
            let (status, body) = answer(&school, row, &waiting).await;
            // Who may never make a call is told that; then comes the approval, then the rest.
            let needs_session = anonymous == 401 && !SIGNING_IN.contains(&row.path);
            let expected = match (needs_session, other_teacher) {
                (true, 403) => (403, Some("forbidden")),
                (true, _) if !WHILE_WAITING.contains(&(row.method, row.path)) => (403, Some("approval_pending")),
                _ => (other_teacher, None),
            };
            let is_right = status == expected.0 && expected.1.is_none_or(|code| body["code"] == code);
            if !is_right {
                wrong.push(format!("{} {}: {status} {body}, not {expected:?}", row.method, row.path));
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }
}

/// What whoever lacks a required second factor may do: see that, and set it up.
const SETTING_UP: [(&str, &str); 6] = [
    ("GET", "/api/users/me"),
    ("GET", "/api/users/second-factor"),
    ("POST", "/api/users/second-factor/begin"),
    ("POST", "/api/users/second-factor/confirm"),
    ("POST", "/api/users/proof"),
    ("POST", "/api/auth/logout"),
];

on_both! {
    // SAFE-10, of every operation.
    async fn safe_10_required_factor_leaves_only_set_up_calls(app: TestApp) {
        let school = School::open(&app).await;
        let strict = app.beside_with(|config| config.require_second_factor = RequiredFactor::Staff).await;
        let mut wrong = Vec::new();
        // Signing out comes last.
        let (ending, others): (Vec<_>, Vec<_>) = TABLE.iter().partition(|row| row.path == "/api/auth/logout");
        for row in others.into_iter().chain(ending) {
            let [anonymous, ..] = row.expected;
            let is_open = anonymous != 401 || SIGNING_IN.contains(&row.path);
            let body = (row.body)(&school, &unique());
            let path = path(row, &school, &unique());
            let reply = send(&strict, Some(&school.tess), row.method, &path, body).await;
            let is_refused = reply.status == 403 && reply.body["code"] == "second_factor_required";
            let is_admitted = is_open || SETTING_UP.contains(&(row.method, row.path));
            let is_role_s = reply.body["code"] == "forbidden";
            if is_refused == is_admitted && !is_role_s {
                wrong.push(format!("{} {}: {} {}", row.method, row.path, reply.status, reply.body));
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }
}

on_both! {
    // SAFE-10: only those whom the setting names, and only until it is set up.
    async fn safe_10_others_and_whoever_has_set_it_up_use_their_accounts(app: TestApp) {
        let school = School::open(&app).await;
        let staff = app.beside_with(|config| config.require_second_factor = RequiredFactor::Staff).await;
        let administrators = app.beside_with(|config| config.require_second_factor = RequiredFactor::Administrators).await;
        let students = "/api/teachers/students";
        for (on, who, status) in [(&staff, &school.tess, 403), (&staff, &school.ada, 403), (&administrators, &school.tess, 200), (&administrators, &school.ada, 403), (&app, &school.ada, 200)] {
            let reply = send(on, Some(who), "GET", students, Value::Null).await;
            assert_eq!(reply.status, status, "{}", reply.body);
        }
        for who in [&school.anna, &school.pat] {
            let reply = send(&staff, Some(who), "GET", "/api/notices", Value::Null).await;
            assert_eq!(reply.status, 200, "{}", reply.body);
        }
        let state = send(&staff, Some(&school.tess), "GET", "/api/users/second-factor", Value::Null).await.body;
        assert_eq!((&state["required"], &state["active"]), (&json!(true), &json!(false)));
        // What was typed and not yet saved stays closed too.
        let me = "/api/users/me";
        assert_eq!(send(&staff, Some(&school.tess), "GET", me, Value::Null).await.body["draftKey"], Value::Null);
        set_up(&staff, school.tess.token()).await;
        assert!(send(&staff, Some(&school.tess), "GET", me, Value::Null).await.body["draftKey"].is_string());
        let reply = send(&staff, Some(&school.tess), "GET", students, Value::Null).await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        // Turned off, the account is closed again but for setting it up.
        let off = send(&staff, Some(&school.tess), "DELETE", "/api/users/second-factor", Value::Null).await;
        assert_eq!(off.status, 200, "{}", off.body);
        let reply = send(&staff, Some(&school.tess), "GET", students, Value::Null).await;
        assert_eq!(reply.body["code"], "second_factor_required");
    }
}

/// Makes the call on fresh rows; status and body.
async fn answer(school: &School<'_>, row: &Operation, who: &Person) -> (u16, Value) {
    let lesson = school.one_lesson().await;
    let mut path = path(row, school, &lesson);
    if path.contains("{piece_id}") {
        path = path.replace(
            "{piece_id}",
            &crate::lessons::goals::piece_of_anna(school.app(), school).await,
        );
    }
    let body = (row.body)(school, &unique());
    let body = (row.method != "GET").then_some(body);
    let reply = school
        .send_as(Some(who.token()), row.method, &path, body)
        .await;
    (reply.status, reply.body)
}

/// Makes the call on fresh rows. Who may never make it is refused before the body is read (D12).
pub async fn call(app: &TestApp, school: &School<'_>, row: &Operation, caller: &str) -> Reply {
    let lesson = if row.needs_lesson() {
        school.one_lesson().await
    } else {
        String::new()
    };
    let needs_completed = [
        ("PUT", "/api/lessons/{id}/goals"),
        ("PATCH", "/api/lessons/{id}/plan"),
    ];
    let needs_completed = needs_completed.contains(&(row.method, row.path));
    if row.path == "/api/lesson-feedback/{lesson_id}" || needs_completed {
        let notes = json!({ "completed": true, "teacherNotes": "Scales." });
        let path = format!("/api/lessons/{lesson}/complete");
        school
            .send(&school.tess, "PATCH", &path, Some(notes), None)
            .await;
    }
    let mut path = path(row, school, &lesson);
    if path.contains("{piece_id}") {
        path = path.replace(
            "{piece_id}",
            &crate::lessons::goals::piece_of_anna(app, school).await,
        );
    }
    let who = person(school, caller);
    let body = (row.body)(school, &unique());
    let reply = send(app, who, row.method, &path, body).await;
    if reply.status == 403 && row.method != "GET" {
        let nonsense = send(app, who, row.method, &path, json!({ "nonsense": [1] })).await;
        assert_eq!(
            nonsense.status, 403,
            "{} {} by {caller}, with a body of another shape",
            row.method, row.path
        );
    }
    reply
}

/// The path of the call about Anna, or about the lesson.
fn path(row: &Operation, school: &School<'_>, lesson: &str) -> String {
    row.path
        .replace("/api/lessons/{id}", &format!("/api/lessons/{lesson}"))
        .replace(
            "/api/teachers/lessons/{id}",
            &format!("/api/teachers/lessons/{lesson}"),
        )
        .replace("{lesson_id}", lesson)
        .replace("{teacher_id}", &school.otto.id.to_string())
        .replace("{student_id}", &school.anna.id.to_string())
        .replace("{parent_id}", &school.anna.id.to_string())
        .replace("{id}", &school.anna.id.to_string())
        .replace("{file}", "AQ.svg")
        .replace("{zone}", BERLIN)
}

async fn send(app: &TestApp, who: Option<&Person>, method: &str, path: &str, body: Value) -> Reply {
    let url = format!("{}{path}", app.url);
    let method = Method::from_bytes(method.as_bytes()).unwrap();
    let mut request = CLIENT.request(method.clone(), url);
    if let Some(who) = who {
        request = request.bearer_auth(who.token());
    }
    if method != Method::GET {
        request = request.json(&body);
    }
    let response = request.send().await.unwrap();
    Reply {
        status: response.status().as_u16(),
        body: response.json().await.unwrap_or_default(),
    }
}

fn person<'a>(school: &'a School<'_>, caller: &str) -> Option<&'a Person> {
    match caller {
        "administrator" => Some(&school.ada),
        "own teacher" => Some(&school.tess),
        "other teacher" => Some(&school.otto),
        "own student" => Some(&school.anna),
        "other student" => Some(&school.omar),
        "linked parent" => Some(&school.pat),
        "other parent" => Some(&school.pia),
        _ => None,
    }
}

/// A local part that no account has yet.
fn unique() -> String {
    uuid::Uuid::now_v7().simple().to_string()
}
