//! What every answer carries, and how malformed requests are refused.

use reqwest::{Method, Response, header};
use serde_json::{Value, json};

use crate::support::{Folder, Server};

fn header<'a>(response: &'a Response, name: &str) -> &'a str {
    response
        .headers()
        .get(name)
        .map_or("", |value| value.to_str().unwrap())
}

/// Checks the shape of D10 and gives the code.
async fn error_code(response: Response) -> String {
    assert!(header(&response, "content-type").starts_with("application/json"));
    let body: Value = response.json().await.unwrap();
    assert_eq!(body["error"], body["message"]);
    assert!(body["error"].as_str().unwrap().ends_with('.'), "{body}");
    assert!(body["fields"].is_object());
    assert_eq!(body.as_object().unwrap().len(), 4);
    body["code"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn every_answer_carries_the_headers_that_protect_the_browser() {
    let folder = Folder::new();
    let server = Server::start(&mut folder.reedling(&["serve"]));
    let invalid = json!({ "email": "", "password": "" });
    let answers = [
        server.get("/api/health").await,
        server.get("/api/no-such-call").await,
        server.get("/no-such-file.png").await,
        server.get("/").await,
        server.get("/docs").await,
        server.get("/openapi.json").await,
        server.get("/api/users/me").await,
        server.post("/api/auth/login", &invalid).await,
        server.post("/", &invalid).await,
    ];
    for answer in answers {
        let path = answer.url().path().to_owned();
        let policy = header(&answer, "content-security-policy");
        assert!(policy.starts_with("default-src 'none'; "), "{path}");
        assert!(policy.contains("frame-ancestors 'none'"), "{path}");
        assert!(
            !policy.contains("unsafe-eval'; ") || policy.contains("'wasm-unsafe-eval'"),
            "{path}"
        );
        assert!(!policy.contains("'unsafe-eval'"), "{path}");
        assert_eq!(
            header(&answer, "x-content-type-options"),
            "nosniff",
            "{path}"
        );
        assert_eq!(header(&answer, "referrer-policy"), "no-referrer", "{path}");
        assert_eq!(
            header(&answer, "cross-origin-opener-policy"),
            "same-origin",
            "{path}"
        );
        assert!(
            header(&answer, "permissions-policy").contains("camera=()"),
            "{path}"
        );
        assert_eq!(header(&answer, "access-control-allow-origin"), "", "{path}");
        assert_eq!(header(&answer, "strict-transport-security"), "", "{path}");
        assert!(!header(&answer, "x-request-id").is_empty(), "{path}");
        if path.starts_with("/api/") {
            assert_eq!(header(&answer, "cache-control"), "no-store", "{path}");
        }
    }
}

#[tokio::test]
async fn a_school_behind_https_asks_browsers_to_stay_there() {
    let folder = Folder::new();
    let mut command = folder.reedling(&["serve", "--public-url", "https://school.example"]);
    let server = Server::start(&mut command);
    let answer = server.get("/api/health").await;
    assert!(header(&answer, "strict-transport-security").starts_with("max-age="));
}

// SRV-26.
#[tokio::test]
async fn srv_26_what_is_not_there_or_not_allowed_is_told_in_json() {
    let folder = Folder::new();
    let server = Server::start(&mut folder.reedling(&["serve"]));
    let unknown = server.get("/api/no-such-call").await;
    assert_eq!(unknown.status(), 404);
    assert_eq!(error_code(unknown).await, "unknown_call");

    let url = format!("{}/api/health", server.url);
    let wrong = server.client.delete(url).send().await.unwrap();
    assert_eq!(wrong.status(), 405);
    assert_eq!(header(&wrong, "allow"), "GET");
    assert_eq!(error_code(wrong).await, "method_not_allowed");

    let unsigned = server.get("/api/users/me").await;
    assert_eq!(unsigned.status(), 401);
    assert_eq!(error_code(unsigned).await, "unauthenticated");
}

#[tokio::test]
async fn malformed_json_and_other_kinds_of_bodies_are_refused() {
    let folder = Folder::new();
    let server = Server::start(&mut folder.reedling(&["serve"]));
    let send = |kind: &'static str, body: &'static str| {
        let url = format!("{}/api/auth/login", server.url);
        let request = server.client.post(url).header(header::CONTENT_TYPE, kind);
        async move { request.body(body).send().await.unwrap() }
    };
    let malformed = send("application/json", "{\"email\": ").await;
    assert_eq!(malformed.status(), 400);
    assert_eq!(error_code(malformed).await, "malformed");
    let list = send("application/json", "[]").await;
    assert_eq!(list.status(), 400);
    assert_eq!(error_code(list).await, "malformed");
    let form = send("text/plain", "email=x").await;
    assert_eq!(form.status(), 415);
    assert_eq!(error_code(form).await, "not_json");
}

#[tokio::test]
async fn a_body_that_is_too_large_is_refused_whether_or_not_its_length_is_announced() {
    let folder = Folder::new();
    let server = Server::start(&mut folder.reedling(&["serve"]));
    let large = json!({ "email": "x".repeat(70_000), "password": "x" }).to_string();
    let url = format!("{}/api/auth/login", server.url);
    let request = || {
        server
            .client
            .post(&url)
            .header(header::CONTENT_TYPE, "application/json")
    };
    let announced = request().body(large.clone()).send().await.unwrap();
    assert_eq!(announced.status(), 413);
    assert_eq!(error_code(announced).await, "too_large");
    let chunked = chunked(&server.url, &large).await;
    assert!(chunked.starts_with("HTTP/1.1 413 "), "{chunked}");
    assert!(chunked.contains("\"code\":\"too_large\""), "{chunked}");
}

/// Sends a body in chunks, without its length.
async fn chunked(url: &str, body: &str) -> String {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let address = url.trim_start_matches("http://");
    let mut stream = tokio::net::TcpStream::connect(address).await.unwrap();
    let mut request = String::from(
        "POST /api/auth/login HTTP/1.1\r\nhost: reedling\r\nconnection: close\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n",
    );
    for part in body.as_bytes().chunks(8192) {
        let text = std::str::from_utf8(part).unwrap();
        request.push_str(&format!("{:x}\r\n{text}\r\n", part.len()));
    }
    request.push_str("0\r\n\r\n");
    // The server may answer and close before it has read everything.
    stream.write_all(request.as_bytes()).await.ok();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.ok();
    String::from_utf8_lossy(&answer).into_owned()
}

#[tokio::test]
async fn headers_that_never_end_close_the_connection() {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let folder = Folder::new();
    let server = Server::start(&mut folder.reedling(&["serve"]));
    let address = server.url.trim_start_matches("http://");
    let mut stream = tokio::net::TcpStream::connect(address).await.unwrap();
    stream.write_all(b"GET / HTTP/1.1\r\nhost: ").await.unwrap();
    let mut answer = Vec::new();
    let closed = tokio::time::timeout(
        std::time::Duration::from_secs(15),
        stream.read_to_end(&mut answer),
    );
    closed.await.expect("the connection stays open").ok();
}

#[tokio::test]
async fn a_request_keeps_its_id_and_the_log_has_neither_query_nor_token() {
    let folder = Folder::new();
    let server = Server::start(&mut folder.reedling(&["serve"]));
    let url = format!("{}/api/auth/verify?token=canary-in-query", server.url);
    let answer = server
        .client
        .request(Method::GET, url)
        .header("x-request-id", "from-the-proxy")
        .bearer_auth("canary-in-header")
        .send()
        .await
        .unwrap();
    assert_eq!(header(&answer, "x-request-id"), "from-the-proxy");
    let line = server.logged("\"answered\"");
    assert!(line.contains("from-the-proxy"), "{line}");
    assert!(!line.contains("canary"), "{line}");
    let line: Value = serde_json::from_str(&line).unwrap();
    assert_eq!(line["route"], "/api/auth/verify");
    assert_eq!(line["method"], "GET");
    assert_eq!(line["status"], answer.status().as_u16());
    assert!(line["ms"].is_number());
}

// SRV-02.
#[tokio::test]
async fn srv_02_the_documentation_and_the_document_are_served() {
    let folder = Folder::new();
    let server = Server::start(&mut folder.reedling(&["serve"]));
    let docs = server.get("/docs").await;
    assert_eq!(docs.status(), 200);
    let policy = header(&docs, "content-security-policy").to_owned();
    assert_eq!(policy.matches("'sha256-").count(), 2, "{policy}");
    assert!(!policy.contains("script-src 'unsafe"), "{policy}");
    assert!(docs.text().await.unwrap().contains("SwaggerUIBundle"));
    let served = server.get("/openapi.json").await.text().await.unwrap();
    let printed = folder.run(&["openapi"]).stdout;
    assert_eq!(served.as_bytes(), printed);
    let document: Value = serde_json::from_str(&served).unwrap();
    assert!(document["paths"]["/api/auth/login"]["post"].is_object());
    assert!(!served.contains("naive-date"));
}

/// The calls of the specification (§7), method and path.
const CALLS: &str = "\
    POST /api/auth/login, POST /api/auth/register, GET /api/auth/activate, POST /api/auth/activate, \
    GET /api/auth/verify, GET /api/auth/google, POST /api/auth/google, POST /api/auth/forgot-password, \
    POST /api/auth/reset-password, POST /api/auth/new-password, GET /api/stats, GET /api/health, \
    GET /api/admin/users, POST /api/admin/users, GET /api/admin/stats, GET /api/admin/activities, GET /api/teachers, \
    GET /api/teachers/parents, POST /api/teachers/parents, POST /api/students/minor, \
    POST /api/students/teacher-create, GET /api/teachers/students, GET /api/students/{id}, PUT /api/students/{id}, \
    DELETE /api/teachers/students/{id}, POST /api/teachers/lessons, GET /api/teachers/lessons, \
    PUT /api/lessons/{id}, PATCH /api/lessons/{id}/complete, DELETE /api/teachers/lessons/{id}, \
    GET /api/teachers/profile, PUT /api/teachers/profile, GET /api/parents/children, GET /api/parents/lessons, \
    GET /api/students/lessons, GET /api/lesson-feedback, PUT /api/users/profile, PUT /api/users/notifications, \
    PUT /api/users/privacy";
/// Those that the specification's area of calls has beyond it (D2 to D5).
const FURTHER_CALLS: &str = "\
    POST /api/auth/logout, GET /api/users/me, POST /api/students/{id}/exams, PUT /api/lesson-feedback/{lesson_id}";

// SRV-12.
#[test]
fn srv_12_the_printed_document_has_every_call() {
    let printed = Folder::new().run(&["openapi"]).stdout;
    let document: Value = serde_json::from_slice(&printed).unwrap();
    for call in CALLS.split(", ").chain(FURTHER_CALLS.split(", ")) {
        let (method, path) = call.split_once(' ').unwrap();
        let described = &document["paths"][path][method.to_lowercase()];
        assert!(described["operationId"].is_string(), "{call}");
        assert!(described["responses"].is_object(), "{call}");
    }
}

#[tokio::test]
async fn every_call_declares_how_it_may_fail() {
    let printed = Folder::new().run(&["openapi"]).stdout;
    let document: Value = serde_json::from_slice(&printed).unwrap();
    for (path, methods) in document["paths"].as_object().unwrap() {
        for (method, call) in methods.as_object().unwrap() {
            let mut expected = vec!["500", "503"];
            if call["requestBody"].is_object() {
                expected.extend(["400", "413", "415"]);
            }
            if path.contains('{') {
                expected.extend(["400", "401", "404"]);
            }
            let responses = call["responses"].as_object().unwrap();
            for status in expected {
                assert!(
                    responses.contains_key(status),
                    "{method} {path} lacks {status}"
                );
            }
        }
    }
}
