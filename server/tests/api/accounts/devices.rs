//! GET and DELETE /api/users/sessions.

use chrono::TimeDelta;
use reedling_server::time::clock::Clock;
use serde_json::{Value, json};

use crate::{
    accounts::{account, call, me, one, token_of},
    fixture::sessions::{NewSession, insert},
    school::instant,
    support::TestApp,
};

const EMAIL: &str = "tess@music.example";

async fn sessions(app: &TestApp, token: &str) -> Vec<Value> {
    let answer = call(app, "GET", "/api/users/sessions", token, Value::Null).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.body["sessions"].as_array().unwrap().clone()
}

on_both! {
    async fn sessions_are_listed_and_can_be_ended(app: TestApp) {
        account(&app, EMAIL, "active", false).await;
        let first = token_of(&app, EMAIL).await;
        app.clock.advance(TimeDelta::minutes(5));
        let second = token_of(&app, EMAIL).await;
        let third = token_of(&app, EMAIL).await;
        let seen = sessions(&app, &first).await;
        assert_eq!(seen.len(), 3);
        assert_eq!(seen[2]["current"], true);
        assert_eq!(instant(&seen[2]["createdAt"]), "2026-03-02T09:00:00Z");
        assert!(seen[..2].iter().all(|session| session["current"] == false));
        assert!(seen[0]["userAgent"].is_string() && seen[0]["lastUsedAt"].is_string());

        let newest = format!("/api/users/sessions/{}", seen[0]["id"].as_str().unwrap());
        assert_eq!(call(&app, "DELETE", &newest, &first, Value::Null).await.status, 200);
        assert_eq!(call(&app, "DELETE", &newest, &first, Value::Null).await.status, 404);
        assert_eq!([me(&app, &second).await, me(&app, &third).await], [200, 401]);

        let others = call(&app, "DELETE", "/api/users/sessions", &first, Value::Null).await;
        assert_eq!(others.body["message"], "You have been signed out in 1 other browser.");
        assert_eq!([me(&app, &first).await, me(&app, &second).await], [200, 401]);
        assert_eq!(sessions(&app, &first).await.len(), 1);
        // Ending none leaves no line: the trail is nobody's to flood.
        for _ in 0..3 {
            assert_eq!(call(&app, "DELETE", "/api/users/sessions", &first, Value::Null).await.status, 200);
        }
        let ended = "SELECT COUNT(*) FROM activity WHERE description = 'Tess Tutor ended all other sessions'";
        assert_eq!(one::<i64>(&app, ended.into()).await, Some(1));
    }
}

on_both! {
    // WIRE-04.
    async fn wire_04_more_sessions_than_the_list_holds_are_counted(app: TestApp) {
        let (id, _) = account(&app, EMAIL, "active", false).await;
        let token = token_of(&app, EMAIL).await;
        let (now, conn) = (app.clock.now(), app.state.db.write());
        for number in 0..100_u8 {
            let new = NewSession {
                user_id: id,
                token_hash: vec![number; 32],
                user_agent: "Another browser",
                expires_at: now + TimeDelta::days(1),
            };
            insert(conn, now, new).await.unwrap();
        }
        let body = call(&app, "GET", "/api/users/sessions", &token, Value::Null).await.body;
        assert_eq!((body["sessions"].as_array().map(Vec::len), &body["total"]), (Some(100), &json!(101)));
    }
}

on_both! {
    async fn a_session_of_somebody_else_is_unknown(app: TestApp) {
        account(&app, EMAIL, "active", false).await;
        account(&app, "otto@music.example", "active", false).await;
        let (tess, otto) = (token_of(&app, EMAIL).await, token_of(&app, "otto@music.example").await);
        let id = sessions(&app, &tess).await[0]["id"].clone();
        let path = format!("/api/users/sessions/{}", id.as_str().unwrap());
        assert_eq!(call(&app, "DELETE", &path, &otto, Value::Null).await.status, 404);
        assert_eq!(me(&app, &tess).await, 200);
    }
}
