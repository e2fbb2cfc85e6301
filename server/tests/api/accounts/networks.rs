//! Visitors at networks and in browsers of their own.

use sea_orm::{EntityTrait, Set};
use serde_json::{Value, json};

use super::Answer;
use crate::{
    fixture::entities::tally,
    support::{CLIENT, TestApp},
};

/// A server that believes who a request says that it comes from.
pub async fn behind_a_proxy(app: &TestApp) -> TestApp {
    app.beside_with(|config| config.trusted_proxies = "127.0.0.1".parse().unwrap())
        .await
}

/// Notes that so many accounts have failed from a network within the hour.
pub async fn have_failed(app: &TestApp, network: &str, accounts: usize) {
    count(
        app,
        &format!("failed:{network}"),
        accounts,
        chrono::TimeDelta::zero(),
    )
    .await;
}

/// Notes that so many items were counted some time ago.
pub async fn count(app: &TestApp, subject: &str, items: usize, ago: chrono::TimeDelta) {
    let now = app.state.clock.now();
    let rows = (0..items).map(|number| tally::ActiveModel {
        subject: Set(subject.to_owned()),
        item: Set(format!("earlier-{ago}-{number}")),
        counted_at: Set(now - ago),
        ends_at: Set(now - ago + chrono::TimeDelta::days(30)),
    });
    let rows: Vec<_> = rows.collect();
    for rows in rows.chunks(500) {
        let insert = tally::Entity::insert_many(rows.to_vec());
        insert
            .exec_without_returning(app.state.db.write())
            .await
            .unwrap();
    }
}

/// Somebody at a network, in a browser that may be known.
pub struct Visitor<'a> {
    /// The server.
    pub app: &'a TestApp,
    /// Where they are.
    pub network: &'a str,
    /// The cookie of their browser, as it is sent.
    pub cookie: Option<String>,
}

impl<'a> Visitor<'a> {
    /// In a new browser.
    pub fn at(app: &'a TestApp, network: &'a str) -> Self {
        Self {
            app,
            network,
            cookie: None,
        }
    }

    /// Signs in, and drops any cookie that is set.
    pub async fn sign_in(&self, email: &str, password: &str) -> Answer {
        let body = json!({ "email": email, "password": password });
        self.post("/api/auth/login", "", body).await
    }

    /// Signs in and keeps the cookie, if one is set.
    pub async fn sign_in_and_stay(&mut self, email: &str, password: &str) -> Answer {
        let body = json!({ "email": email, "password": password });
        let response = self.send("/api/auth/login", "", body).await;
        if let Some(set) = response.headers().get("set-cookie") {
            let set = set.to_str().unwrap();
            self.cookie = set.split(';').next().map(str::to_owned);
        }
        answer(response).await
    }

    /// Posts, with a token unless it is empty.
    pub async fn post(&self, path: &str, token: &str, body: Value) -> Answer {
        answer(self.send(path, token, body).await).await
    }

    /// Posts and gives the whole response.
    pub async fn send(&self, path: &str, token: &str, body: Value) -> reqwest::Response {
        let mut request = CLIENT
            .post(format!("{}{path}", self.app.url))
            .header("x-forwarded-for", self.network);
        if !token.is_empty() {
            request = request.bearer_auth(token);
        }
        if let Some(cookie) = &self.cookie {
            request = request.header("cookie", cookie);
        }
        request.json(&body).send().await.unwrap()
    }
}

async fn answer(response: reqwest::Response) -> Answer {
    let retry_after = response.headers().get("retry-after");
    let retry_after = retry_after.and_then(|seconds| seconds.to_str().ok()?.parse().ok());
    let status = response.status().as_u16();
    Answer {
        status,
        body: response.json().await.unwrap_or_default(),
        retry_after,
    }
}
