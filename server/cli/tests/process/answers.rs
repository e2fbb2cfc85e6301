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
        for unsafe_source in ["'unsafe-eval'", "'unsafe-inline'", "'unsafe-hashes'"] {
            assert!(!policy.contains(unsafe_source), "{path}: {policy}");
        }
        let scripts = policy.split(';').find(|it| it.contains("script-src"));
        let scripts = scripts.unwrap_or_default();
        assert!(
            !scripts.contains('*') && !scripts.contains(':'),
            "{path}: {policy}"
        );
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
async fn srv_26_not_found_and_not_allowed_are_json() {
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
async fn too_large_body_is_refused_with_or_without_length() {
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
async fn log_keeps_request_id_without_query_or_token() {
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
