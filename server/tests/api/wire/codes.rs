//! Every code that the server sends is in the document, and every code of the document is sent (D13).

use std::{collections::BTreeSet, time::Duration};

use reedling_core::access::Role;
use reedling_server::config::registration::Registration;
use sea_orm::{ConnectionTrait, DbBackend};
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};
use uuid::Uuid;

use super::document::Document;
use crate::{
    auth::{self, Answer, call, google, newest_mail, one, sign_in},
    contacts::{add_child, enter_parent, waiting},
    provider::{Claims, Provider},
    school::{Person, School, person, waiting_teacher},
    support::{CLIENT, TestApp},
    teachers::schedule::weekly,
};

/// The codes that were answered, each held against the document.
struct Sent {
    document: Document,
    codes: BTreeSet<String>,
}

impl Sent {
    /// Looks at an answer to a call, named as in the document, that is to be refused with that code.
    fn refused(&mut self, method: &str, path: &str, code: &str, status: u16, body: &Value) {
        assert_eq!(body["code"], code, "{method} {path}: {status} {body}");
        self.document.compare(method, path, status, body);
        self.codes.insert(code.to_owned());
    }

    /// Looks at an answer that belongs to no call.
    fn refused_outside(&mut self, code: &str, body: &Value) {
        assert_eq!(body["code"], code, "{body}");
        self.codes.insert(code.to_owned());
    }

    fn answer(&mut self, method: &str, path: &str, code: &str, answer: &Answer) {
        self.refused(method, path, code, answer.status, &answer.body);
    }

    /// Makes a call of the document, with the id in its path, and looks at the answer.
    async fn ask(&mut self, app: &TestApp, who: &Person, what: Refusal<'_>) {
        let Refusal {
            method,
            path,
            id,
            body,
            code,
        } = what;
        let answer = call(app, method, &path.replace("{id}", id), who.token(), body).await;
        self.answer(method, path, code, &answer);
    }
}

/// A call that is refused.
struct Refusal<'a> {
    method: &'a str,
    path: &'a str,
    id: &'a str,
    body: Value,
    code: &'a str,
}

fn refusal<'a>(
    method: &'a str,
    path: &'a str,
    id: &'a str,
    body: Value,
    code: &'a str,
) -> Refusal<'a> {
    Refusal {
        method,
        path,
        id,
        body,
        code,
    }
}

const LESSONS: &str = "/api/teachers/lessons";
const LOGIN: &str = "/api/auth/login";
const REGISTER: &str = "/api/auth/register";
const STATUS: &str = "/api/admin/users/{id}/status";
const ROLE: &str = "/api/admin/users/{id}/role";
const APPROVAL: &str = "/api/admin/users/{id}/approval";
const RETRY: &str = "/api/admin/jobs/{id}/retry";
const GOOGLE: &str = "/api/auth/google";

fn registration(email: &str) -> Value {
    json!({ "name": "Nora New", "email": email, "password": "quill-ink" })
}

/// What any request may be refused with.
async fn requests(app: &TestApp, school: &School<'_>, sent: &mut Sent) {
    let (tess, anna, nobody) = (&school.tess, &school.anna, Uuid::now_v7().to_string());
    let lesson = |title: &str| {
        let mut body = weekly(school, 1);
        body["title"] = json!(title);
        body
    };
    for what in [
        refusal("POST", LESSONS, "", json!({ "duration": "x" }), "malformed"),
        refusal("POST", LESSONS, "", lesson(""), "invalid"),
        refusal(
            "POST",
            LESSONS,
            "",
            lesson(&"T".repeat(70_000)),
            "too_large",
        ),
        refusal(
            "GET",
            "/api/students/{id}",
            &nobody,
            Value::Null,
            "not_found",
        ),
    ] {
        sent.ask(app, tess, what).await;
    }
    let forbidden = refusal(
        "GET",
        "/api/teachers/students",
        "",
        Value::Null,
        "forbidden",
    );
    sent.ask(app, anna, forbidden).await;
    let unsigned = call(app, "GET", "/api/users/me", "", Value::Null).await;
    sent.answer("GET", "/api/users/me", "unauthenticated", &unsigned);
    let unknown = call(app, "GET", "/api/no-such-call", "", Value::Null).await;
    sent.refused_outside("unknown_call", &unknown.body);
    let method = call(app, "DELETE", "/api/health", "", Value::Null).await;
    sent.refused_outside("method_not_allowed", &method.body);
    let login = |name: &'static str, value: &'static str| {
        CLIENT
            .post(format!("{}{LOGIN}", app.url))
            .header(name, value)
            .body("{}")
    };
    for (request, code) in [
        (login("content-type", "text/plain"), "not_json"),
        (
            login("sec-fetch-site", "cross-site").header("content-type", "application/json"),
            "cross_site",
        ),
    ] {
        let response = request.send().await.unwrap();
        let status = response.status().as_u16();
        sent.refused("POST", LOGIN, code, status, &response.json().await.unwrap());
    }
}

/// A body that stops on its way.
async fn slow_body(app: &TestApp) -> (u16, Value) {
    let mut stream = TcpStream::connect(app.url.trim_start_matches("http://"))
        .await
        .unwrap();
    let head = "POST /api/auth/login HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\
                content-type: application/json\r\ncontent-length: 20\r\n\r\n{";
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut text = String::new();
    stream.read_to_string(&mut text).await.unwrap();
    let (head, body) = text.split_once("\r\n\r\n").unwrap();
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    (status, serde_json::from_str(body).unwrap())
}

/// Lessons that cannot be written.
async fn lessons(app: &TestApp, school: &School<'_>, sent: &mut Sent) {
    let tess = &school.tess;
    let id = school.one_lesson().await;
    let late = json!({ "title": "Late", "version": 99 });
    sent.ask(
        app,
        tess,
        refusal("PUT", "/api/lessons/{id}", &id, late, "version_conflict"),
    )
    .await;
    school.cancel(&json!(id)).await;
    let again = refusal(
        "DELETE",
        "/api/teachers/lessons/{id}",
        &id,
        Value::Null,
        "lesson_not_scheduled",
    );
    sent.ask(app, tess, again).await;
    school.schedule_with_key("a key", weekly(school, 1)).await;
    let other = school.schedule_with_key("a key", weekly(school, 2)).await;
    sent.refused(
        "POST",
        LESSONS,
        "idempotency_mismatch",
        other.status,
        &other.body,
    );
    if app.state.db.backend() == DbBackend::Postgres {
        let blocker = app.state.db.begin_write().await.unwrap();
        blocker
            .execute_unprepared("LOCK TABLE activity IN EXCLUSIVE MODE")
            .await
            .unwrap();
        let second = async {
            tokio::time::sleep(Duration::from_secs(1)).await;
            let second = school.schedule_with_key("at work", weekly(school, 1)).await;
            blocker.rollback().await.unwrap();
            second
        };
        let (_, second) = tokio::join!(
            school.schedule_with_key("at work", weekly(school, 1)),
            second
        );
        sent.refused(
            "POST",
            LESSONS,
            "idempotency_in_progress",
            second.status,
            &second.body,
        );
    }
    school
        .execute("CREATE UNIQUE INDEX one_of_a_kind ON lesson (title) WHERE title = 'Twice'")
        .await;
    let mut twice = weekly(school, 1);
    twice["title"] = json!("Twice");
    assert_eq!(school.schedule(twice.clone()).await.status, 200);
    sent.ask(
        app,
        tess,
        refusal("POST", LESSONS, "", twice, "already_exists"),
    )
    .await;
    let gone = format!("/api/teachers/students/{}", school.ben.id);
    school.delete(tess, &gone).await;
    let mut former = weekly(school, 1);
    former["studentId"] = json!(school.ben.id);
    sent.ask(
        app,
        tess,
        refusal("POST", LESSONS, "", former, "not_your_student"),
    )
    .await;
}

/// Parents, students and their teachers.
async fn people(app: &TestApp, school: &School<'_>, sent: &mut Sent) {
    const PARENTS: &str = "/api/teachers/parents";
    const REQUEST: &str = "/api/parents/requests/{id}";
    let (tess, pia) = (&school.tess, &school.pia);
    let student = json!({ "name": "Ben Two", "email": "ben@music.example" });
    sent.ask(
        app,
        tess,
        refusal("POST", PARENTS, "", student, "address_unavailable"),
    )
    .await;
    let path = "/api/admin/students/{id}/teachers";
    let link = json!({ "teacherId": tess.id });
    sent.ask(
        app,
        &school.ada,
        refusal(
            "POST",
            path,
            &school.anna.id.to_string(),
            link,
            "already_linked",
        ),
    )
    .await;

    let card = enter_parent(school, tess, "pia@music.example").await;
    let mut ids = Vec::new();
    for name in ["Kim", "Lou"] {
        add_child(school, tess, &card, name).await;
        let requests = waiting(school, pia).await;
        let new = requests
            .iter()
            .map(|it| it["id"].as_str().unwrap().to_owned())
            .find(|id| !ids.contains(id));
        ids.extend(new);
    }
    let [answered, late]: [String; 2] = ids.try_into().unwrap();
    let accept = || json!({ "accept": true });
    school
        .execute("UPDATE \"user\" SET address_proved_at = NULL WHERE name = 'Pia Dahl'")
        .await;
    let unproved = refusal("POST", REQUEST, &answered, accept(), "address_not_proved");
    sent.ask(app, pia, unproved).await;
    school
        .execute("UPDATE \"user\" SET address_proved_at = created_at WHERE name = 'Pia Dahl'")
        .await;
    let path = REQUEST.replace("{id}", &answered);
    assert_eq!(school.post(pia, &path, accept()).await.status, 200);
    let again = refusal("POST", REQUEST, &answered, accept(), "already_answered");
    sent.ask(app, pia, again).await;
    school
        .execute("UPDATE parent_request SET expires_at = created_at")
        .await;
    let expired = refusal("POST", REQUEST, &late, accept(), "request_expired");
    sent.ask(app, pia, expired).await;

    let strict = app
        .beside_with(|config| config.addresses_per_hour = std::num::NonZeroU32::MIN)
        .await;
    let parent = |email: &str| json!({ "name": "New Parent", "email": email });
    let otto = &school.otto;
    assert_eq!(
        call(
            &strict,
            "POST",
            PARENTS,
            otto.token(),
            parent("a@music.example")
        )
        .await
        .status,
        200
    );
    sent.ask(
        &strict,
        otto,
        refusal(
            "POST",
            PARENTS,
            "",
            parent("b@music.example"),
            "too_many_addresses",
        ),
    )
    .await;
}

/// Accounts that cannot be used yet, or may not be changed.
async fn accounts(app: &TestApp, school: &School<'_>, sent: &mut Sent) {
    let ada = &school.ada;
    let status = |value: &str| json!({ "status": value });
    let role = |value: &str| json!({ "role": value });
    let unproved = "nora@music.example";
    auth::post(app, REGISTER, registration(unproved)).await;
    sent.answer(
        "POST",
        LOGIN,
        "account_pending",
        &sign_in(app, unproved, "quill-ink").await,
    );
    let (suspended, _) = auth::account(app, "sue@music.example", "active", false).await;
    let path = STATUS.replace("{id}", &suspended.to_string());
    assert_eq!(
        call(app, "PUT", &path, ada.token(), status("suspended"))
            .await
            .status,
        200
    );
    sent.answer(
        "POST",
        LOGIN,
        "account_suspended",
        &sign_in(app, "sue@music.example", auth::PASSWORD).await,
    );
    auth::account(app, "slow@music.example", "active", false).await;
    for _ in 0..5 {
        sign_in(app, "slow@music.example", "wrong").await;
    }
    sent.answer(
        "POST",
        LOGIN,
        "too_many_attempts",
        &sign_in(app, "slow@music.example", "wrong").await,
    );

    let waits = waiting_teacher(app, "Wim Waiting").await;
    let anna = school.anna.id.to_string();
    sent.ask(
        app,
        &waits,
        refusal(
            "GET",
            "/api/students/{id}",
            &anna,
            Value::Null,
            "approval_pending",
        ),
    )
    .await;
    let unproved: Uuid = one(
        app,
        format!("SELECT id FROM \"user\" WHERE email = '{unproved}'"),
    )
    .await
    .unwrap();
    let [unproved, tess, pat, own, waits] =
        [unproved, school.tess.id, school.pat.id, ada.id, waits.id].map(|id| id.to_string());
    let taken = json!({ "name": "Tess Two", "email": "tess@music.example", "role": "TEACHER" });
    for what in [
        refusal("PUT", APPROVAL, &unproved, Value::Null, "not_activated"),
        refusal("PUT", APPROVAL, &tess, Value::Null, "not_waiting"),
        refusal("PUT", ROLE, &waits, role("ADMINISTRATOR"), "not_approved"),
        refusal("PUT", ROLE, &pat, role("TEACHER"), "role_is_fixed"),
        refusal("PUT", STATUS, &own, status("suspended"), "not_oneself"),
        refusal("POST", "/api/admin/users", "", taken, "email_in_use"),
    ] {
        sent.ask(app, ada, what).await;
    }
    let second = person(app, Role::Administrator, "Abe Min").await;
    school
        .execute("UPDATE \"user\" SET must_change_password = TRUE WHERE name = 'Abe Min'")
        .await;
    sent.ask(
        app,
        &second,
        refusal(
            "PUT",
            STATUS,
            &own,
            status("suspended"),
            "last_administrator",
        ),
    )
    .await;

    auth::post(
        app,
        "/api/auth/forgot-password",
        json!({ "email": "otto@music.example" }),
    )
    .await;
    assert!(newest_mail(app, "otto@music.example").await.is_some());
    let mail = "SELECT id FROM job WHERE CAST(payload AS TEXT) LIKE '%otto@music.example%'";
    let mail = one::<Uuid>(app, mail.to_owned()).await.unwrap().to_string();
    sent.ask(
        app,
        ada,
        refusal("POST", RETRY, &mail, Value::Null, "job_not_failed"),
    )
    .await;
    school.execute("UPDATE job SET state = 'failed'").await;
    sent.ask(
        app,
        ada,
        refusal("POST", RETRY, &mail, Value::Null, "mail_cannot_be_repeated"),
    )
    .await;
}

/// Who may join, by a form and with a provider.
async fn joining(app: &TestApp, school: &School<'_>, sent: &mut Sent) {
    let email = "wes@music.example";
    let closed = app
        .beside_with(|config| config.registration = Registration::Closed)
        .await;
    let refused = auth::post(&closed, REGISTER, registration(email)).await;
    sent.answer("POST", REGISTER, "registration_closed", &refused);

    let provider = Provider::start(Claims::InIdToken);
    let settings = provider.settings();
    let server = app
        .beside_with(|config| {
            config.openid = Some(settings);
            config.registration = Registration::Approval;
        })
        .await;
    let unverified = google::sign_in_as(&server, &provider, &google::person(email, false)).await;
    sent.answer("POST", GOOGLE, "email_not_verified", &unverified);
    let wes = google::person(email, true);
    let waits = google::sign_in_as(&server, &provider, &wes).await;
    let path = format!(
        "/api/admin/users/{}",
        waits.body["userId"].as_str().unwrap()
    );
    assert_eq!(school.delete(&school.ada, &path).await.status, 200);
    let refused = google::sign_in_as(&server, &provider, &wes).await;
    sent.answer("POST", GOOGLE, "registration_refused", &refused);
    let gone = google::begin(&server).await;
    provider.stop();
    let away = google::finish(&server, gone.cookie(), "code", &gone.parameter("state")).await;
    sent.answer("POST", GOOGLE, "provider_unavailable", &away);

    school
        .execute("UPDATE \"user\" SET role = 'TEACHER' WHERE role = 'ADMINISTRATOR'")
        .await;
    let refused = auth::post(&server, REGISTER, registration("new@music.example")).await;
    sent.answer("POST", REGISTER, "no_administrator", &refused);
}

/// A database that fails, and one that is away.
async fn outages(app: &TestApp, school: &School<'_>, sent: &mut Sent) {
    school.refuse_inserts_into("lesson").await;
    for code in ["internal", "unavailable"] {
        sent.ask(
            app,
            &school.tess,
            refusal("POST", LESSONS, "", weekly(school, 1), code),
        )
        .await;
        app.state.db.close().await;
    }
}

on_both! {
    // WIRE-03.
    async fn wire_03_every_code_that_is_sent_is_in_the_document_and_none_else(app: TestApp) {
        let school = School::open(&app).await;
        let mut sent = Sent { document: Document::read(), codes: BTreeSet::new() };
        requests(&app, &school, &mut sent).await;
        let (status, body) = slow_body(&app).await;
        sent.refused("POST", LOGIN, "too_slow", status, &body);
        lessons(&app, &school, &mut sent).await;
        people(&app, &school, &mut sent).await;
        accounts(&app, &school, &mut sent).await;
        joining(&app, &school, &mut sent).await;
        outages(&app, &school, &mut sent).await;
        assert!(sent.document.wrong.is_empty(), "{:#?}", sent.document.wrong);
        if app.state.db.backend() == DbBackend::Sqlite {
            // One writer after the other: the second call waits for the first one's answer.
            sent.codes.insert("idempotency_in_progress".to_owned());
        }
        assert_eq!(sent.codes, sent.document.codes());
    }
}
