//! Signing in and out.

use std::time::{Duration, Instant};

use chrono::TimeDelta;
use reedling_server::security::token;
use sea_orm::ConnectionTrait;
use serde_json::{Value, json};

use super::{PASSWORD, account, call, me, one, post, sign_in, token_of};

use crate::fixture::cleanup;

const EMAIL: &str = "tess@music.example";

on_both! {
    // AUTH-03, AUTH-04, API-06.
    async fn token_has_256_bits_and_is_stored_hashed(app: TestApp) {
        let (id, _) = account(&app, EMAIL, "active", false).await;
        let answer = sign_in(&app, " Tess@Music.example ", PASSWORD).await;
        assert_eq!(answer.status, 200);
        assert_eq!(answer.body["mustChangePassword"], false);
        assert_eq!(answer.body["userId"], id.to_string());
        assert_eq!(answer.body["user"]["role"], "TEACHER");
        let secret = answer.body["token"].as_str().unwrap();
        assert_eq!(secret.len(), 43, "32 bytes in base64 without padding");
        assert_eq!(me(&app, secret).await, 200);
        assert_ne!(token_of(&app, EMAIL).await, secret);

        let kept: Vec<u8> = one(&app, "SELECT token_hash FROM session ORDER BY id LIMIT 1".into())
            .await
            .unwrap();
        assert_eq!(kept, token::hash(secret));
        assert_eq!(kept.len(), 32);
        for column in ["user_agent", "created_at", "last_used_at", "expires_at"] {
            let present = format!("SELECT COUNT({column}) FROM session");
            assert_eq!(one::<i64>(&app, present).await, Some(2), "{column}");
        }
    }
}

on_both! {
    // AUTH-05.
    async fn auth_05_a_session_ends_thirty_days_after_its_last_use(app: TestApp) {
        account(&app, EMAIL, "active", false).await;
        let token = token_of(&app, EMAIL).await;
        app.clock.advance(TimeDelta::days(29));
        assert_eq!(me(&app, &token).await, 200);
        // No request waits until its use is kept.
        let kept = "SELECT COUNT(*) FROM session WHERE last_used_at > created_at";
        while one::<i64>(&app, kept.to_owned()).await != Some(1) {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        app.clock.advance(TimeDelta::days(29));
        assert_eq!(me(&app, &token).await, 200, "the use after 29 days counts");
        app.clock.advance(TimeDelta::days(30));
        assert_eq!(me(&app, &token).await, 401);
    }
}

on_both! {
    async fn last_use_is_updated_in_the_background(app: TestApp) {
        account(&app, EMAIL, "active", false).await;
        let token = token_of(&app, EMAIL).await;
        app.clock.advance(TimeDelta::hours(2));
        // On SQLite all that writes waits for this one, on PostgreSQL whoever writes into these rows: five seconds long.
        let held = app.state.db.begin_write().await.unwrap();
        let same = "UPDATE session SET user_agent = user_agent";
        held.execute_unprepared(same).await.unwrap();
        let begun = Instant::now();
        assert_eq!(me(&app, &token).await, 200);
        assert!(begun.elapsed() < Duration::from_secs(4), "{:?}", begun.elapsed());
        held.rollback().await.unwrap();
    }
}

on_both! {
    async fn what_has_expired_is_swept_away_and_nothing_else(app: TestApp) {
        let rows = async |table: &str| one::<i64>(&app, format!("SELECT COUNT(*) FROM {table}")).await.unwrap();
        account(&app, EMAIL, "active", false).await;
        token_of(&app, EMAIL).await;
        let body = json!({ "name": "Nora", "email": "nora@music.example", "password": "quill-ink" });
        post(&app, "/api/auth/register", body).await;
        sign_in(&app, "nobody@music.example", "wrong").await;
        cleanup::delete_expired(&app.state).await.unwrap();
        assert_eq!((rows("session").await, rows("account_token").await), (1, 1));
        assert!(rows("sign_in_throttle").await >= 1);

        app.clock.advance(TimeDelta::days(1));
        cleanup::delete_expired(&app.state).await.unwrap();
        assert_eq!((rows("session").await, rows("account_token").await), (1, 0));
        assert_eq!(rows("sign_in_throttle").await, 0);
        app.clock.advance(TimeDelta::days(29));
        cleanup::delete_expired(&app.state).await.unwrap();
        assert_eq!(rows("session").await, 0);
    }
}

on_both! {
    // API-22.
    async fn api_22_signing_out_revokes_the_token(app: TestApp) {
        account(&app, EMAIL, "active", false).await;
        let (token, other) = (token_of(&app, EMAIL).await, token_of(&app, EMAIL).await);
        let answer = call(&app, "POST", "/api/auth/logout", &token, Value::Null).await;
        assert_eq!(answer.status, 200);
        assert_eq!(me(&app, &token).await, 401);
        assert_eq!(me(&app, &other).await, 200);
        assert_eq!(me(&app, "made-up").await, 401);
    }
}

on_both! {
    // AUTH-20.
    async fn auth_20_unknown_address_and_wrong_password_look_the_same(app: TestApp) {
        account(&app, EMAIL, "active", false).await;
        let wrong = sign_in(&app, EMAIL, "wrong").await;
        let unknown = sign_in(&app, "nobody@music.example", "wrong").await;
        assert_eq!((wrong.status, unknown.status), (401, 401));
        assert_eq!(wrong.body, unknown.body);
    }
}

on_both! {
    // API-25, API-108.
    async fn the_current_user_has_settings_as_by_default(app: TestApp) {
        account(&app, EMAIL, "active", false).await;
        let token = token_of(&app, EMAIL).await;
        let answer = call(&app, "GET", "/api/users/me", &token, Value::Null).await;
        assert_eq!(answer.body["user"]["email"], EMAIL);
        let notifications = answer.body["notifications"].as_object().unwrap();
        assert_eq!(notifications.len(), 5);
        assert!(notifications.values().all(|on| on == true));
        let privacy = json!({
            "profileVisibility": "friends", "showEmail": false, "showPhone": false, "allowMessages": true,
        });
        assert_eq!(answer.body["privacy"], privacy);
    }
}

on_both! {
    async fn unknown_body_fields_are_refused_and_change_nothing(app: TestApp) {
        for (field, value) in [("role", json!("ADMINISTRATOR")), ("status", json!("active")), ("id", json!(1))] {
            let mut body = json!({ "name": "Eve", "email": "eve@music.example", "password": "quill-ink" });
            body[field] = value;
            assert_eq!(post(&app, "/api/auth/register", body).await.status, 400, "{field}");
        }
        assert_eq!(one::<i64>(&app, "SELECT COUNT(*) FROM \"user\"".into()).await, Some(0));
    }
}
