//! What any request may be refused with, and what fails on the server's side.

use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};
use uuid::Uuid;

use super::{LESSONS, LOGIN, Sent, refusal};
use crate::{
    accounts::call,
    lessons::schedule::weekly,
    school::School,
    support::{CLIENT, TestApp},
};

/// What any request may be refused with.
pub async fn requests(app: &TestApp, school: &School<'_>, sent: &mut Sent) {
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
            lesson(&"T".repeat(300_000)),
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
pub async fn slow_body(app: &TestApp) -> (u16, Value) {
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

/// A database that fails, and one that is away.
pub async fn outages(app: &TestApp, school: &School<'_>, sent: &mut Sent) {
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
