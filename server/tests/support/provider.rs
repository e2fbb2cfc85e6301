//! A real OpenID provider (`oidc-provider` from npm) in a process of its own.

use std::{
    collections::BTreeMap,
    io::{BufRead, BufReader},
    path::Path,
    process::{Child, Command, Stdio},
};

use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};
use reedling_server::config::openid::OpenIdSettings;
use reqwest::Url;
use serde_json::Value;

use crate::support::CLIENT;

/// Where the provider sends browsers back to: the public address of the servers under test.
pub const CALLBACK: &str = "http://127.0.0.1:8080/auth/google/callback";

/// Where a provider tells the claims.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claims {
    /// In the ID token, as Google.
    InIdToken,
    /// At the user-info endpoint only.
    AtUserInfo,
}

/// The provider; it ends with the test.
pub struct Provider {
    process: Child,
    issuer: String,
}

impl Provider {
    /// Starts one and waits until it serves.
    pub fn start(claims: Claims) -> Self {
        let script =
            Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/support/openid-provider.mjs");
        let mut command = Command::new("node");
        command.arg(script).arg(CALLBACK);
        if claims == Claims::InIdToken {
            command.arg("id-token");
        }
        // It ends when its standard input does, whichever way the test ends.
        let mut process = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut issuer = String::new();
        BufReader::new(process.stdout.take().unwrap())
            .read_line(&mut issuer)
            .unwrap();
        assert!(!issuer.is_empty(), "the provider did not start");
        Self {
            process,
            issuer: issuer.trim().to_owned(),
        }
    }

    /// What a server is told of it.
    pub fn settings(&self) -> OpenIdSettings {
        OpenIdSettings {
            issuer: self.issuer.clone(),
            client_id: "reedling".to_owned(),
            client_secret: "of-the-tests".into(),
        }
    }

    /// A browser signs in there as somebody, from the page that it was sent to; the address that it comes back to.
    pub async fn sign_in(&self, page: &str, person: &Value) -> Url {
        let hint = BASE64_URL_SAFE_NO_PAD.encode(person.to_string());
        let mut next = Url::parse(page).unwrap();
        next.query_pairs_mut().append_pair("login_hint", &hint);
        let mut cookies = BTreeMap::new();
        for _ in 0..10 {
            if next.as_str().starts_with(CALLBACK) {
                return next;
            }
            let answer = CLIENT
                .get(next.clone())
                .header("cookie", written(&cookies))
                .send()
                .await
                .unwrap();
            for cookie in answer.headers().get_all("set-cookie") {
                let cookie = cookie.to_str().unwrap().split(';').next().unwrap();
                let (name, value) = cookie.split_once('=').unwrap();
                cookies.insert(name.to_owned(), value.to_owned());
            }
            let status = answer.status();
            let Some(place) = answer.headers().get("location") else {
                panic!("{next} answered {status}: {}", answer.text().await.unwrap());
            };
            next = next.join(place.to_str().unwrap()).unwrap();
        }
        panic!("the provider leads nowhere");
    }

    /// Ends it, as an outage would.
    pub fn stop(mut self) -> OpenIdSettings {
        let settings = self.settings();
        self.process.kill().ok();
        self.process.wait().ok();
        settings
    }
}

impl Drop for Provider {
    fn drop(&mut self) {
        self.process.kill().ok();
        self.process.wait().ok();
    }
}

fn written(cookies: &BTreeMap<String, String>) -> String {
    let pairs: Vec<_> = cookies
        .iter()
        .map(|(name, value)| format!("{name}={value}"))
        .collect();
    pairs.join("; ")
}
