//! What is secret or personal is in no log line, whatever was called and however much is logged.

use std::process::Command;

use reqwest::Method;
use serde_json::{Value, json};
use url::Url;
use uuid::Uuid;

use crate::support::{Folder, Server, new_databases};

/// What stands in every place where a person or a secret could.
const WORD: &str = "canary";

/// A body that has the word at every key that any call of the document takes.
fn body(document: &Value, call: &Value) -> Option<Value> {
    let schema = &call["requestBody"]["content"];
    let schema = schema.as_object()?.values().next()?;
    let name = schema["schema"]["$ref"].as_str()?.rsplit('/').next()?;
    let fields = document["components"]["schemas"][name]["properties"].as_object()?;
    let value = |field: &String| match field.as_str() {
        "email" | "parentEmail" => json!(format!("{WORD}@{WORD}.example")),
        _ => json!(format!("{WORD} {field}")),
    };
    Some(
        fields
            .keys()
            .map(|field| (field.clone(), value(field)))
            .collect(),
    )
}

/// Serves with a secret in every setting that takes one, and logs as much as there is.
fn serve(folder: &Folder, url: &str) -> Command {
    let mut command = folder.reedling(&["serve"]);
    let nowhere = "http://127.0.0.1:9";
    command
        .env("RUST_LOG", "trace")
        .env("REEDLING_DATABASE_URL", with_password(url))
        .env(
            "REEDLING_SMTP_URL",
            format!("smtp://{WORD}:{WORD}-mail@127.0.0.1:9"),
        )
        .env("REEDLING_MAIL_FROM", "school@music.example")
        .env("REEDLING_OIDC_ISSUER", nowhere)
        .env("REEDLING_OIDC_CLIENT_ID", "reedling")
        .env("REEDLING_OIDC_CLIENT_SECRET", format!("{WORD}-client"))
        .env("REEDLING_AI_BASE_URL", nowhere)
        .env("REEDLING_AI_MODEL", "tiny")
        .env("REEDLING_AI_API_KEY", format!("{WORD}-key"));
    command
}

/// The address with a password, which the tests' PostgreSQL does not ask for.
fn with_password(url: &str) -> String {
    let mut address = Url::parse(url).unwrap();
    if address.scheme() != "sqlite" && address.password().is_none() {
        address
            .set_password(Some(&format!("{WORD}-database")))
            .unwrap();
    }
    address.to_string()
}

#[tokio::test]
async fn log_never_contains_personal_data_or_secrets() {
    let folder = Folder::new();
    for url in new_databases(&folder).await {
        let mut command = folder.reedling(&["seed-demo"]);
        command.env("REEDLING_DATABASE_URL", &url);
        assert!(command.status().unwrap().success());
        let server = Server::start(&mut serve(&folder, &url));
        let document: Value = server.get("/openapi.json").await.json().await.unwrap();
        let mut secrets = vec![
            format!("{WORD}-token"),
            "practice-makes".to_owned(),
            "reedling.test".to_owned(),
        ];
        let mut tokens = vec![format!("{WORD}-token")];
        for role in ["admin", "teacher", "student", "parent"] {
            let email = format!("{role}@reedling.test");
            tokens.push(server.token_of(&email, "Practice-makes-1t!").await);
        }
        for token in &tokens[1..] {
            let me = server.client.get(format!("{}/api/users/me", server.url));
            let me: Value = me
                .bearer_auth(token)
                .send()
                .await
                .unwrap()
                .json()
                .await
                .unwrap();
            secrets.push(me["draftKey"].as_str().unwrap().to_lowercase());
        }
        secrets.extend(tokens.iter().map(|token| token.to_lowercase()));
        secrets.extend(term(&server, &tokens[2]).await);
        let mut calls = 0;
        for token in &tokens {
            calls += call_everything(&server, &document, token).await;
        }
        assert!(calls > 100, "{calls}");
        let mut log = server.log_until("a job failed").to_lowercase();
        log.push_str(&server.end_and_read().to_lowercase());
        assert!(
            log.lines()
                .filter(|line| line.contains("\"answered\""))
                .count()
                >= calls
        );
        for line in log.lines() {
            assert!(!line.contains(WORD), "{line}");
            for secret in &secrets {
                assert!(!line.contains(secret), "{secret} in {line}");
            }
        }
    }
}

/// A term at the school, every step of which succeeds; the temporary passwords that it was told.
async fn term(server: &Server, teacher: &str) -> Vec<String> {
    let call = async |method: Method, path: &str, body: Value| {
        let url = format!("{}{path}", server.url);
        let request = server
            .client
            .request(method, url)
            .bearer_auth(teacher)
            .json(&body);
        let answer = request.send().await.unwrap();
        assert!(
            answer.status().is_success(),
            "{path}: {}",
            answer.text().await.unwrap()
        );
        answer.json::<Value>().await.unwrap()
    };
    let person = |name: &str| {
        json!({
            "name": format!("{name} Canary"), "email": format!("{name}@{WORD}.example"),
            "phoneNumber": "+49 30 canary", "address": "Canary Wharf 1",
        })
    };
    let parent = call(Method::POST, "/api/teachers/parents", person("pia")).await;
    let minor = json!({
        "firstName": "Mia", "lastName": "Canary", "dob": "2018-05-01", "grade": "Grade 1", "instrument": "Violin",
        "parentIds": [parent["parent"]["id"]], "address": "Canary Wharf 1", "phoneNumber": "canary 1",
        "emergencyContact": "Aunt Canary", "notes": "canary notes", "email": "mia@canary.example",
    });
    call(Method::POST, "/api/students/minor", minor).await;
    let adult = json!({
        "firstName": "Max", "lastName": "Canary", "email": "max@canary.example", "dateOfBirth": "1980-05-01",
        "grade": "Grade 1", "instrument": "Violin", "notes": "canary notes", "phoneNumber": "canary 2",
    });
    let adult = call(Method::POST, "/api/students/teacher-create", adult).await;
    let student = &adult["student"]["id"];
    let lesson = json!({
        "studentId": student, "title": "Canary-090326", "description": "canary description", "duration": 30,
        "startTime": "2026-03-09T15:00:00Z", "teacherNotes": "canary: bars 9-16 of the Minuet in G",
    });
    let lesson = call(Method::POST, "/api/teachers/lessons", lesson).await;
    let lesson = lesson["lessons"][0]["id"].as_str().unwrap().to_owned();
    let notes = json!({ "completed": true, "teacherNotes": "canary: the left hand is late" });
    call(
        Method::PATCH,
        &format!("/api/lessons/{lesson}/complete"),
        notes,
    )
    .await;
    let feedback = json!({ "content": "canary feedback", "teacherRating": 4 });
    call(
        Method::PUT,
        &format!("/api/lesson-feedback/{lesson}"),
        feedback,
    )
    .await;
    let grade = format!("/api/students/{}", student.as_str().unwrap());
    call(Method::PUT, &grade, json!({ "grade": "Grade 2" })).await;
    let profile =
        json!({ "name": "Ana Canary", "email": "ana@canary.example", "phoneNumber": "canary 3" });
    call(Method::PUT, "/api/users/profile", profile).await;
    let newcomer = json!({ "name": "Canary Quill", "email": "new@canary.example", "password": "Canary-in-F-1!" });
    call(Method::POST, "/api/auth/register", newcomer).await;
    call(
        Method::POST,
        "/api/auth/forgot-password",
        json!({ "email": "max@canary.example" }),
    )
    .await;
    let told = adult["student"]["tempPassword"].as_str().unwrap();
    vec![told.to_lowercase()]
}

/// Makes every call of the document; how many there are.
async fn call_everything(server: &Server, document: &Value, token: &str) -> usize {
    let mut calls = 0;
    for (path, methods) in document["paths"].as_object().unwrap() {
        // Signing out would end the session that the other calls are to use.
        if path.ends_with("/logout") {
            continue;
        }
        for (method, call) in methods.as_object().unwrap() {
            let mut parts = Vec::new();
            for part in path.split('/') {
                parts.push(if part.starts_with('{') {
                    Uuid::now_v7().to_string()
                } else {
                    part.to_owned()
                });
            }
            let url = format!(
                "{}{}?token={WORD}&q={WORD}&email={WORD}&code={WORD}&state={WORD}",
                server.url,
                parts.join("/")
            );
            let method = method.to_uppercase().parse().unwrap();
            let mut request = server.client.request(method, url).bearer_auth(token);
            request = request
                .header("cookie", format!("session={WORD}"))
                .header("user-agent", WORD);
            if let Some(body) = body(document, call) {
                request = request.json(&body);
            }
            let answer = request.send().await.unwrap();
            // The provider of the settings is not there.
            let is_known = answer.status().as_u16() < 500 || path == "/api/auth/google";
            assert!(is_known, "{path}: {}", answer.status());
            calls += 1;
        }
    }
    calls
}
