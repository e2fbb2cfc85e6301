//! A provider that answers as a test tells it, and ID tokens of any kind.

use std::sync::atomic::{AtomicU8, Ordering};

use base64::{
    Engine,
    prelude::{BASE64_STANDARD, BASE64_URL_SAFE_NO_PAD},
};
use openidconnect::{
    JsonWebKey, JsonWebKeyId, PrivateSigningKey,
    core::{
        CoreEdDsaPrivateSigningKey, CoreHmacKey, CoreJsonWebKeySet,
        CoreJwsSigningAlgorithm as Algorithm,
    },
};
use reedling_server::config::openid::OpenIdSettings;
use serde_json::{Value, json};
use wiremock::{
    Mock, MockServer, ResponseTemplate,
    matchers::{method, path},
};

/// What the provider and the server share.
pub const SECRET: &str = "of-the-forger";

/// A provider that answers as a test tells it.
pub struct Forger {
    server: MockServer,
    key: CoreEdDsaPrivateSigningKey,
    ranks: AtomicU8,
}

impl Forger {
    /// One with a good document and a good key.
    pub async fn start() -> Self {
        let forger = Self {
            server: MockServer::start().await,
            key: key("first"),
            ranks: AtomicU8::new(0),
        };
        let address = forger.issuer();
        let document = json!({
            "issuer": address,
            "authorization_endpoint": format!("{address}/authorize"),
            "token_endpoint": format!("{address}/token"),
            "jwks_uri": format!("{address}/keys"),
            "response_types_supported": ["code"],
            "subject_types_supported": ["public"],
            // A careless provider offers everything.
            "id_token_signing_alg_values_supported": ["EdDSA", "RS256", "HS256", "none"],
        });
        forger
            .answer("GET", "/.well-known/openid-configuration", 200, document)
            .await;
        forger.publish(&forger.key).await;
        forger
    }

    /// Its address.
    pub fn issuer(&self) -> String {
        self.server.uri()
    }

    /// What a server is told of it.
    pub fn settings(&self) -> OpenIdSettings {
        OpenIdSettings {
            issuer: self.issuer(),
            client_id: "reedling".to_owned(),
            client_secret: SECRET.into(),
        }
    }

    /// Answers a path from now on.
    pub async fn answer(&self, verb: &str, at: &str, status: u16, body: Value) {
        let answer = ResponseTemplate::new(status).set_body_json(body);
        self.respond(verb, at, answer).await;
    }

    /// Answers a path from now on, in any way.
    pub async fn respond(&self, verb: &str, at: &str, answer: ResponseTemplate) {
        // Of several that fit, the one of the smallest rank answers.
        let rank = 250 - self.ranks.fetch_add(1, Ordering::Relaxed);
        let mock = Mock::given(method(verb)).and(path(at));
        let mock = mock.respond_with(answer).with_priority(rank);
        self.server.register(mock).await;
    }

    /// Its keys from now on.
    pub async fn publish(&self, key: &CoreEdDsaPrivateSigningKey) {
        let keys = CoreJsonWebKeySet::new(vec![key.as_verification_key()]);
        self.answer("GET", "/keys", 200, json!(keys)).await;
    }

    /// The token endpoint's answer with an ID token.
    pub async fn grant(&self, id_token: &str) {
        let body =
            json!({ "access_token": "access", "token_type": "Bearer", "id_token": id_token });
        self.answer("POST", "/token", 200, body).await;
    }

    /// Signs claims with its own key.
    pub fn sign(&self, claims: &Value) -> String {
        signed(&self.key, claims)
    }

    /// How often a path was asked for.
    pub async fn asked(&self, at: &str) -> usize {
        let requests = self.server.received_requests().await.unwrap();
        requests
            .iter()
            .filter(|request| request.url.path() == at)
            .count()
    }
}

/// A fresh key of that name.
pub fn key(name: &str) -> CoreEdDsaPrivateSigningKey {
    let secret: [u8; 32] = rand::random();
    let mut der = vec![
        0x30, 0x2e, 0x02, 0x01, 0x00, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x04, 0x22, 0x04,
        0x20,
    ];
    der.extend(secret);
    let text = BASE64_STANDARD.encode(der);
    let pem = format!("-----BEGIN PRIVATE KEY-----\n{text}\n-----END PRIVATE KEY-----\n");
    CoreEdDsaPrivateSigningKey::from_ed25519_pem(&pem, Some(JsonWebKeyId::new(name.to_owned())))
        .unwrap()
}

/// An ID token signed by that key.
pub fn signed(key: &CoreEdDsaPrivateSigningKey, claims: &Value) -> String {
    let public = key.as_verification_key();
    let header = json!({ "alg": "EdDSA", "kid": public.key_id() });
    sealed(&header, claims, |text| {
        key.sign(&Algorithm::EdDsa, text).unwrap()
    })
}

/// One that anybody could write who knows the shared secret.
pub fn signed_with_secret(claims: &Value) -> String {
    let key = CoreHmacKey::new(SECRET.as_bytes());
    sealed(&json!({ "alg": "HS256" }), claims, |text| {
        key.sign(&Algorithm::HmacSha256, text).unwrap()
    })
}

/// One that anybody could write.
pub fn unsigned(claims: &Value) -> String {
    sealed(&json!({ "alg": "none" }), claims, |_| Vec::new())
}

fn sealed(header: &Value, claims: &Value, seal: impl Fn(&[u8]) -> Vec<u8>) -> String {
    let part = |value: &Value| BASE64_URL_SAFE_NO_PAD.encode(value.to_string());
    let text = format!("{}.{}", part(header), part(claims));
    let seal = BASE64_URL_SAFE_NO_PAD.encode(seal(text.as_bytes()));
    format!("{text}.{seal}")
}
