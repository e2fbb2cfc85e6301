//! The browser that left is the one that comes back, once and in time.

use chrono::TimeDelta;

use super::{EMAIL, begin, finish, offering, parameter, person, with_provider};
use crate::{
    accounts::{call, one},
    fixture::cleanup,
    provider::{CALLBACK, Claims, Provider},
};

on_both! {
    // API-13.
    async fn api_13_redirect_carries_pkce_state_and_nonce(app: TestApp) {
        let (_provider, app) = with_provider(&app).await;
        let sent = begin(&app).await;
        for (name, value) in [
            ("response_type", "code"), ("client_id", "reedling"), ("redirect_uri", CALLBACK),
            ("code_challenge_method", "S256"), ("scope", "openid email profile"),
        ] {
            assert_eq!(sent.parameter(name), value, "{name}");
        }
        for name in ["state", "nonce", "code_challenge"] {
            assert!(sent.parameter(name).len() >= 43, "{name}: 256 bits");
        }
        let [name, rest] = sent.set_cookie.splitn(2, '=').collect::<Vec<_>>().try_into().unwrap();
        assert_eq!(name, "reedling-sign-in");
        for part in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=600"] {
            assert!(rest.contains(part), "{part} in {rest}");
        }
        assert!(!rest.contains("Secure"));
        let handle = sent.cookie().split_once('=').unwrap().1;
        for secret in [handle, &sent.parameter("state")] {
            assert!(!sent.page.as_str().contains(handle), "the handle stays here");
            let kept: Vec<u8> = one(&app, "SELECT handle_hash FROM external_sign_in".into()).await.unwrap();
            assert_ne!(kept, secret.as_bytes());
        }
        assert_ne!(begin(&app).await.parameter("state"), sent.parameter("state"));
        let head = call(&app, "HEAD", "/api/auth/google", "", serde_json::Value::Null).await;
        assert_eq!(head.status, 405, "looking begins nothing");
    }
}

on_both! {
    async fn https_cookie_has_host_prefix_and_secure(app: TestApp) {
        let provider = Provider::start(Claims::InIdToken);
        let settings = provider.settings();
        let app = app.beside_with(|config| {
            config.openid = Some(settings);
            config.public_url = "https://school.example".to_owned();
        }).await;
        let sent = begin(&app).await;
        assert!(sent.set_cookie.starts_with("__Host-reedling-sign-in="), "{}", sent.set_cookie);
        assert!(sent.set_cookie.contains("Secure"));
        assert_eq!(sent.parameter("redirect_uri"), "https://school.example/auth/google/callback");
    }
}

on_both! {
    // AUTH-21.
    async fn auth_21_a_wrong_or_missing_state_or_cookie_is_refused(app: TestApp) {
        let (provider, app) = with_provider(&app).await;
        let (sent, other) = (begin(&app).await, begin(&app).await);
        let back = provider.sign_in(sent.page.as_str(), &person(EMAIL, true)).await;
        let (code, state) = (parameter(&back, "code"), parameter(&back, "state"));
        assert_eq!(state, sent.parameter("state"));
        for (cookie, state) in [
            (sent.cookie(), ""), (sent.cookie(), "wrong"), (sent.cookie(), &other.parameter("state")),
            ("", state.as_str()), (other.cookie(), &state), ("reedling-sign-in=", &state),
            ("reedling-sign-in=wrong", &state),
        ] {
            let refused = finish(&app, cookie, &code, state).await;
            assert_eq!(refused.status, 422, "{cookie} {state}");
            assert!(refused.body["fields"]["state"].is_array());
            assert_eq!(refused.body.get("token"), None);
        }
        let no_code = finish(&app, sent.cookie(), "", &state).await;
        assert_eq!((no_code.status, no_code.body["error"].as_str()), (422, Some("No authorization code received from Google")));
        assert_eq!(one::<i64>(&app, "SELECT COUNT(*) FROM \"user\"".into()).await, Some(0));

        assert_eq!(finish(&app, sent.cookie(), &code, &state).await.status, 200, "the right one still works");
        assert_eq!(finish(&app, sent.cookie(), &code, &state).await.status, 422, "and works once");
    }
}

on_both! {
    async fn ten_minutes_are_the_most_that_somebody_may_take(app: TestApp) {
        let (provider, app) = with_provider(&app).await;
        let (sent, late) = (begin(&app).await, begin(&app).await);
        app.clock.advance(TimeDelta::minutes(10) - TimeDelta::seconds(1));
        let back = provider.sign_in(sent.page.as_str(), &person(EMAIL, true)).await;
        assert_eq!(finish(&app, sent.cookie(), &parameter(&back, "code"), &sent.parameter("state")).await.status, 200);
        app.clock.advance(TimeDelta::seconds(1));
        let back = provider.sign_in(late.page.as_str(), &person(EMAIL, true)).await;
        assert_eq!(finish(&app, late.cookie(), &parameter(&back, "code"), &late.parameter("state")).await.status, 422);
        let waiting = "SELECT COUNT(*) FROM external_sign_in";
        assert_eq!(one::<i64>(&app, waiting.into()).await, Some(1));
        cleanup::delete_expired(&app.state).await.unwrap();
        assert_eq!(one::<i64>(&app, waiting.into()).await, Some(0));
    }
}

on_both! {
    async fn another_server_on_the_same_database_finishes_what_one_began(app: TestApp) {
        let (provider, first) = with_provider(&app).await;
        let second = offering(&app, &provider).await;
        let sent = begin(&first).await;
        let back = provider.sign_in(sent.page.as_str(), &person(EMAIL, true)).await;
        let (code, state) = (parameter(&back, "code"), parameter(&back, "state"));
        let answer = finish(&second, sent.cookie(), &code, &state).await;
        assert_eq!(answer.status, 200, "{}", answer.body);
        assert_eq!(finish(&first, sent.cookie(), &code, &state).await.status, 422);
    }
}

on_both! {
    async fn provider_refuses_code_of_another_browser(app: TestApp) {
        let (provider, app) = with_provider(&app).await;
        let (own, attackers) = (begin(&app).await, begin(&app).await);
        let injected = provider.sign_in(attackers.page.as_str(), &person("eve@music.example", true)).await;
        let answer = finish(&app, own.cookie(), &parameter(&injected, "code"), &own.parameter("state")).await;
        assert_eq!(answer.status, 401, "its PKCE verifier is another: {}", answer.body);
        assert_eq!(answer.body["error"], "Failed to authenticate with Google");

        let sent = begin(&app).await;
        let made_up = finish(&app, sent.cookie(), "made-up", &sent.parameter("state")).await;
        assert_eq!((made_up.status, made_up.body.get("token")), (401, None));
        assert_eq!(one::<i64>(&app, "SELECT COUNT(*) FROM \"user\"".into()).await, Some(0));
    }
}

on_both! {
    async fn fifty_returns_of_one_browser_are_one_sign_in(app: TestApp) {
        let (provider, app) = with_provider(&app).await;
        let sent = begin(&app).await;
        let back = provider.sign_in(sent.page.as_str(), &person(EMAIL, true)).await;
        let (code, state) = (parameter(&back, "code"), parameter(&back, "state"));
        let returns = (0..50).map(|_| finish(&app, sent.cookie(), &code, &state));
        let answers = futures_util::future::join_all(returns).await;
        assert_eq!(answers.iter().filter(|answer| answer.status == 200).count(), 1);

        let sign_ins = [begin(&app).await, begin(&app).await, begin(&app).await];
        let newcomer = person("new@music.example", true);
        let arrivals = sign_ins.iter().map(async |sent| {
            let back = provider.sign_in(sent.page.as_str(), &newcomer).await;
            finish(&app, sent.cookie(), &parameter(&back, "code"), &parameter(&back, "state")).await.status
        });
        assert_eq!(futures_util::future::join_all(arrivals).await, [200; 3]);
        assert_eq!(one::<i64>(&app, "SELECT COUNT(*) FROM \"user\"".into()).await, Some(2));
    }
}
