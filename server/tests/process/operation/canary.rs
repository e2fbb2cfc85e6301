//! What is secret or personal is in no log line, whatever was called.

use serde_json::{Value, json};
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

#[tokio::test]
async fn no_call_leaves_a_name_an_address_a_password_or_a_token_in_the_log() {
    let folder = Folder::new();
    for url in new_databases(&folder).await {
        let mut command = folder.reedling(&["seed-demo"]);
        command.env("REEDLING_DATABASE_URL", &url);
        assert!(command.status().unwrap().success());
        let mut command = folder.reedling(&["serve"]);
        command
            .env("REEDLING_DATABASE_URL", &url)
            .env("RUST_LOG", "debug");
        let server = Server::start(&mut command);
        let document: Value = server.get("/openapi.json").await.json().await.unwrap();
        let mut tokens = vec![format!("{WORD}-token")];
        for role in ["admin", "teacher", "student", "parent"] {
            let email = format!("{role}@reedling.test");
            let body = json!({ "email": email, "password": "Practice-makes-1t!" });
            let answer: Value = server
                .post("/api/auth/login", &body)
                .await
                .json()
                .await
                .unwrap();
            tokens.push(answer["token"].as_str().unwrap().to_owned());
        }
        let good = json!({ "name": "Canary Quill", "email": "canary@canary.example", "password": "Canary-in-F-1!" });
        assert!(
            server
                .post("/api/auth/register", &good)
                .await
                .status()
                .is_success()
        );
        let mut calls = 0;
        for token in &tokens {
            calls += call_everything(&server, &document, token).await;
        }
        assert!(calls > 100, "{calls}");
        let log = server.end_and_read().to_lowercase();
        assert!(
            log.lines()
                .filter(|line| line.contains("\"answered\""))
                .count()
                >= calls
        );
        // Without a mail server the log has the links of mails (D7), and nothing else of them.
        let told = log.lines().filter(|line| !line.contains("mail written"));
        for line in told {
            assert!(!line.contains(WORD), "{line}");
            assert!(
                !line.contains("reedling.test") && !line.contains("practice-makes"),
                "{line}"
            );
            for token in &tokens {
                assert!(!line.contains(&token.to_lowercase()), "{line}");
            }
        }
    }
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
                "{}{}?token={WORD}&q={WORD}&email={WORD}",
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
            assert!(answer.status().as_u16() < 500, "{path}");
            calls += 1;
        }
    }
    calls
}
