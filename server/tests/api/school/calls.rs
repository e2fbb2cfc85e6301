//! Calls that people of the school make.

use chrono::{DateTime, Utc};
use reedling_core::time::text;
use reqwest::Method;
use serde_json::Value;

use super::{Person, School};
use crate::lessons::schedule::weekly;

/// What a call answered.
#[derive(Clone, Debug, PartialEq)]
pub struct Reply {
    /// HTTP status.
    pub status: u16,
    /// JSON, or null.
    pub body: Value,
}

impl School<'_> {
    /// A call.
    pub async fn send(
        &self,
        who: &Person,
        method: &str,
        path: &str,
        body: Option<Value>,
        key: Option<&str>,
    ) -> Reply {
        let url = format!("{}{path}", self.app.url);
        let method = Method::from_bytes(method.as_bytes()).unwrap();
        let mut request = self.client.request(method, url).bearer_auth(&who.token);
        if let Some(body) = body {
            request = request.json(&body);
        }
        if let Some(key) = key {
            request = request.header("Idempotency-Key", key.as_bytes());
        }
        let response = request.send().await.unwrap();
        Reply {
            status: response.status().as_u16(),
            body: response.json().await.unwrap_or_default(),
        }
    }

    /// A call with a token, or without one.
    pub async fn send_as(
        &self,
        token: Option<&str>,
        method: &str,
        path: &str,
        body: Option<Value>,
    ) -> Reply {
        let url = format!("{}{path}", self.app.url);
        let method = Method::from_bytes(method.as_bytes()).unwrap();
        let mut request = self.client.request(method, url);
        if let Some(token) = token {
            request = request.bearer_auth(token);
        }
        if let Some(body) = body {
            request = request.json(&body);
        }
        let response = request.send().await.unwrap();
        Reply {
            status: response.status().as_u16(),
            body: response.json().await.unwrap_or_default(),
        }
    }

    /// Reads.
    pub async fn get(&self, who: &Person, path: &str) -> Reply {
        self.send(who, "GET", path, None, None).await
    }

    /// Posts.
    pub async fn post(&self, who: &Person, path: &str, body: Value) -> Reply {
        self.send(who, "POST", path, Some(body), None).await
    }

    /// Puts.
    pub async fn put(&self, who: &Person, path: &str, body: Value) -> Reply {
        self.send(who, "PUT", path, Some(body), None).await
    }

    /// Deletes.
    pub async fn delete(&self, who: &Person, path: &str) -> Reply {
        self.send(who, "DELETE", path, None, None).await
    }

    /// Tess schedules.
    pub async fn schedule(&self, body: Value) -> Reply {
        self.post(&self.tess, "/api/teachers/lessons", body).await
    }

    /// Tess schedules with an Idempotency-Key.
    pub async fn schedule_with_key(&self, key: &str, body: Value) -> Reply {
        self.send(
            &self.tess,
            "POST",
            "/api/teachers/lessons",
            Some(body),
            Some(key),
        )
        .await
    }

    /// Tess schedules one lesson with Anna; its id.
    pub async fn one_lesson(&self) -> String {
        let mut body = weekly(self, 1);
        body["teacherNotes"] = Value::from("");
        let reply = self.schedule(body).await;
        reply.body["lessons"][0]["id"].as_str().unwrap().to_owned()
    }

    /// Tess cancels.
    pub async fn cancel(&self, id: &Value) {
        let path = format!("/api/teachers/lessons/{}", id.as_str().unwrap());
        assert_eq!(self.delete(&self.tess, &path).await.status, 200);
    }

    /// The lessons that Tess gives.
    pub async fn lessons(&self) -> Vec<Value> {
        let reply = self.get(&self.tess, "/api/teachers/lessons").await;
        reply.body["lessons"].as_array().unwrap().clone()
    }
}

/// The starts of lessons, in their order.
pub fn starts(lessons: &Value) -> Vec<String> {
    let lessons = lessons.as_array().unwrap();
    lessons
        .iter()
        .map(|lesson| instant(&lesson["startTime"]))
        .collect()
}

/// An instant in the one form that the tests compare: UTC, to the second, with a Z.
pub fn instant(wire: &Value) -> String {
    let at: DateTime<Utc> = wire.as_str().unwrap().parse().unwrap();
    text::instant(at)
}
