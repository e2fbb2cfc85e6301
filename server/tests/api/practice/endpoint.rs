//! A chat-completions endpoint on this machine, which plays the model.

use std::{
    io::{Read, Write},
    net::TcpListener,
    thread,
    time::Duration,
};

use reedling_server::config::model::ModelConfig;
use serde_json::{Value, json};
use wiremock::{Mock, MockServer, Respond, ResponseTemplate, matchers::method};

/// A completion with that text.
pub fn completion(text: &str) -> ResponseTemplate {
    let message = json!({ "role": "assistant", "content": text });
    ResponseTemplate::new(200).set_body_json(json!({
        "id": "1", "object": "chat.completion",
        "choices": [{ "index": 0, "message": message, "finish_reason": "stop" }],
    }))
}

/// A goal as a model answers it, with every field of the schema.
pub fn goal(quote: &str, fields: Value) -> Value {
    let mut goal = json!({
        "quote": quote, "do": "practise", "kind": "title", "piece": null, "title": null, "composer": null, "form": null,
        "tonic": null, "mode": null, "skill": null, "bars": [], "place": null, "hands": null, "tempo": null,
    });
    if let Value::Object(fields) = fields {
        for (field, value) in fields {
            goal[field] = value;
        }
    }
    goal
}

/// A completion with goals.
pub fn goals(goals: &[Value]) -> ResponseTemplate {
    completion(&json!({ "goals": goals }).to_string())
}

/// An endpoint that gives one kind of answer.
pub async fn answering(answer: impl Respond + 'static) -> MockServer {
    let server = MockServer::start().await;
    answer_with(&server, answer).await;
    server
}

/// From now on it gives another kind.
pub async fn answer_with(server: &MockServer, answer: impl Respond + 'static) {
    server.reset().await;
    let asked = Mock::given(method("POST")).respond_with(answer);
    asked.mount(server).await;
}

/// An endpoint that answers one byte at a time and never ends.
pub fn dripping() -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    thread::spawn(move || {
        for mut stream in listener.incoming().map_while(Result::ok) {
            thread::spawn(move || {
                stream.read_exact(&mut [0; 1024]).ok();
                let head = b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n";
                stream.write_all(head).ok();
                while stream.write_all(b" ").is_ok() {
                    thread::sleep(Duration::from_millis(50));
                }
            });
        }
    });
    address
}

/// The settings of a model there.
pub fn model_at(address: &str) -> ModelConfig {
    let key = Some("canary-api-key".into());
    ModelConfig::from_raw(Some(address.to_owned()), Some("some-model".into()), key)
        .unwrap()
        .unwrap()
}
