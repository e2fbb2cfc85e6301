//! The document of the API, as it is served and as `reedling openapi` prints it.

use reqwest::header;
use serde_json::Value;

use crate::support::{Folder, Server};

// SRV-02.
#[tokio::test]
async fn srv_02_the_documentation_and_the_document_are_served() {
    let folder = Folder::new();
    let server = Server::start(&mut folder.reedling(&["serve"]));
    let docs = server.get("/docs").await;
    assert_eq!(docs.status(), 200);
    let policy = docs.headers()[header::CONTENT_SECURITY_POLICY]
        .to_str()
        .unwrap()
        .to_owned();
    // Two scripts and one style, and nothing else that stands in the page.
    assert_eq!(policy.matches("'sha256-").count(), 3, "{policy}");
    assert!(!policy.contains("'unsafe"), "{policy}");
    let page = docs.text().await.unwrap();
    assert!(page.contains("SwaggerUIBundle"));
    assert!(page.contains("<!doctype html><html lang=\"en\">"));
    assert!(page.contains("<link rel=\"icon\" href=\"/favicon.svg\">"));
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

#[test]
fn every_call_declares_how_it_may_fail() {
    let printed = Folder::new().run(&["openapi"]).stdout;
    let document: Value = serde_json::from_slice(&printed).unwrap();
    for (path, methods) in document["paths"].as_object().unwrap() {
        for (method, call) in methods.as_object().unwrap() {
            let mut expected = vec!["4XX", "5XX"];
            // A session that a call can do without is an empty choice, and comes first.
            if call["security"][0]["session"].is_array() {
                expected.push("401");
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
