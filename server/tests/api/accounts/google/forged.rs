//! A provider's answers that are not for this sign-in, or not the provider's.

use chrono::TimeDelta;
use serde_json::{Value, json};

use super::{
    EMAIL, Sent, begin, finish,
    tokens::{Forger, key, signed, signed_with_secret, unsigned},
};
use crate::{
    accounts::{Answer, one},
    support::TestApp,
};

/// Claims that are good for a sign-in.
fn good(app: &TestApp, forger: &Forger, sent: &Sent) -> Value {
    let now = app.state.clock.now();
    json!({
        "iss": forger.issuer(), "aud": "reedling", "sub": "1", "nonce": sent.parameter("nonce"),
        "iat": now.timestamp(), "exp": (now + TimeDelta::hours(1)).timestamp(),
        "email": EMAIL, "email_verified": true, "name": "Tess Tutor",
    })
}

/// Comes back to a provider that grants that ID token.
async fn come_back(app: &TestApp, forger: &Forger, sent: &Sent, id_token: &str) -> Answer {
    forger.grant(id_token).await;
    finish(app, sent.cookie(), "code", &sent.parameter("state")).await
}

async fn forged(app: &TestApp) -> (Forger, TestApp) {
    let forger = Forger::start().await;
    let settings = forger.settings();
    let server = app
        .beside_with(|config| config.openid = Some(settings))
        .await;
    (forger, server)
}

on_both! {
    async fn a_token_with_any_wrong_claim_signs_nobody_in(app: TestApp) {
        let (forger, app) = forged(&app).await;
        let now = app.state.clock.now();
        let past = (now - TimeDelta::seconds(1)).timestamp();
        for (claim, wrong) in [
            ("iss", json!("https://accounts.google.com")), ("iss", json!(null)),
            ("aud", json!("another")), ("aud", json!(["reedling", "another"])), ("aud", json!(null)),
            ("exp", json!(past)), ("exp", json!(now.timestamp())), ("exp", json!(null)),
            ("nonce", json!("another")), ("nonce", json!(null)),
            ("sub", json!(null)), ("at_hash", json!("another")),
        ] {
            let sent = begin(&app).await;
            let mut claims = good(&app, &forger, &sent);
            claims[claim] = wrong.clone();
            if wrong.is_null() {
                claims.as_object_mut().unwrap().remove(claim);
            }
            let answer = come_back(&app, &forger, &sent, &forger.sign(&claims)).await;
            assert!([401, 503].contains(&answer.status), "{claim} {wrong}: {}", answer.body);
            assert_eq!(answer.body.get("token"), None);
        }
        for table in ["\"user\"", "session", "external_identity"] {
            assert_eq!(one::<i64>(&app, format!("SELECT COUNT(*) FROM {table}")).await, Some(0), "{table}");
        }
        for (verified, status) in [(json!(true), 200), (json!("true"), 200), (json!("false"), 403), (json!(null), 403)] {
            let sent = begin(&app).await;
            let mut claims = good(&app, &forger, &sent);
            claims["email_verified"] = verified;
            let answer = come_back(&app, &forger, &sent, &forger.sign(&claims)).await;
            assert_eq!(answer.status, status, "{}", claims["email_verified"]);
        }
    }
}

on_both! {
    async fn token_without_the_providers_signature_is_refused(app: TestApp) {
        let (forger, app) = forged(&app).await;
        let strangers = key("first");
        let forgeries: [&dyn Fn(&Value) -> String; 4] = [
            &|claims| signed(&strangers, claims),
            &signed_with_secret,
            &unsigned,
            &|claims| {
                let token = forger.sign(claims);
                let (rest, _) = token.rsplit_once('.').unwrap();
                format!("{rest}.")
            },
        ];
        for (number, forge) in forgeries.iter().enumerate() {
            let sent = begin(&app).await;
            let token = forge(&good(&app, &forger, &sent));
            let answer = come_back(&app, &forger, &sent, &token).await;
            assert!([401, 503].contains(&answer.status), "{number}: {}", answer.body);
        }
        let sent = begin(&app).await;
        let mut claims = good(&app, &forger, &sent);
        claims["email"] = json!("eve@music.example");
        let other = forger.sign(&claims);
        let own = forger.sign(&good(&app, &forger, &sent));
        let mixed: Vec<_> = [&own, &other, &own].iter().zip(0..).map(|(token, part)| token.split('.').nth(part).unwrap()).collect();
        assert_eq!(come_back(&app, &forger, &sent, &mixed.join(".")).await.status, 401, "another's claims under a good signature");
        assert_eq!(one::<i64>(&app, "SELECT COUNT(*) FROM \"user\"".into()).await, Some(0));
    }
}

on_both! {
    async fn discovery_is_cached_an_hour_unless_keys_change(app: TestApp) {
        let (forger, app) = forged(&app).await;
        let document = "/.well-known/openid-configuration";
        for _ in 0..3 {
            let sent = begin(&app).await;
            let token = forger.sign(&good(&app, &forger, &sent));
            assert_eq!(come_back(&app, &forger, &sent, &token).await.status, 200);
        }
        assert_eq!(forger.asked(document).await, 1);

        let sent = begin(&app).await;
        let second = key("second");
        forger.publish(&second).await;
        let token = signed(&second, &good(&app, &forger, &sent));
        assert_eq!(come_back(&app, &forger, &sent, &token).await.status, 200);
        assert_eq!(forger.asked(document).await, 2);

        app.clock.advance(TimeDelta::minutes(61));
        begin(&app).await;
        assert_eq!(forger.asked(document).await, 3);
        app.clock.advance(-TimeDelta::minutes(30));
        begin(&app).await;
        assert_eq!(forger.asked(document).await, 4, "a clock that went back proves nothing");
    }
}
