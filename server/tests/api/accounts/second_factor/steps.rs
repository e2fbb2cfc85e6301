//! The second step of a sign-in: which codes pass, how often, and for how long.

use chrono::TimeDelta;
use reedling_server::security::token::{self, Token};
use serde_json::{Value, json};

use super::{Owner, challenge_in, recover, second_step};
use crate::{
    accounts::{
        PASSWORD, me,
        networks::{count, have_failed},
        newest_mail, one, sign_in,
    },
    fixture::sign_in_challenges,
    support::CLIENT,
};

const EMAIL: &str = "tess@music.example";

on_both! {
    // SAFE-01.
    async fn safe_01_only_the_right_code_opens_a_session(app: TestApp) {
        let owner = Owner::new(&app, EMAIL).await;
        let login = CLIENT
            .post(format!("{}/api/auth/login", app.url))
            .json(&json!({ "email": EMAIL, "password": PASSWORD }))
            .send()
            .await
            .unwrap();
        assert_eq!(login.status(), 200);
        assert!(login.headers().get("set-cookie").is_none());
        let sessions = "SELECT COUNT(*) FROM session";
        assert_eq!(one::<i64>(&app, sessions.into()).await, Some(1));

        let challenge = owner.challenge(&app).await;
        let wrong = second_step(&app, &challenge, &owner.code(&app, 20)).await;
        assert_eq!(wrong.status, 422);
        let said = "That code is not right. Codes change every 30 seconds.";
        assert_eq!(wrong.body["fields"]["code"], json!([said]));
        assert_eq!(one::<i64>(&app, sessions.into()).await, Some(1));

        let right = second_step(&app, &challenge, &owner.code(&app, 0)).await;
        assert_eq!((right.status, &right.body["secondFactor"]), (200, &Value::Null), "{}", right.body);
        assert_eq!(me(&app, right.body["token"].as_str().unwrap()).await, 200);
        let again = second_step(&app, &challenge, &owner.code(&app, 1)).await;
        assert_eq!(again.status, 401, "a challenge serves once");

        let wrong_password = sign_in(&app, EMAIL, "wrong").await;
        assert_eq!((wrong_password.status, wrong_password.body.get("challenge")), (401, None));
    }
}

on_both! {
    async fn the_browser_is_known_after_the_second_step_only(app: TestApp) {
        let owner = Owner::new(&app, EMAIL).await;
        let known = "SELECT COUNT(*) FROM known_browser";
        let before = one::<i64>(&app, known.into()).await;
        let challenge = owner.challenge(&app).await;
        assert_eq!(one::<i64>(&app, known.into()).await, before);
        second_step(&app, &challenge, &owner.code(&app, 0)).await;
        assert_eq!(one::<i64>(&app, known.into()).await, before.map(|count| count + 1));

        let body = json!({ "email": EMAIL, "password": PASSWORD, "notMyComputer": true });
        let answer = crate::accounts::post(&app, "/api/auth/login", body).await;
        let right = second_step(&app, &challenge_in(&answer), &owner.code(&app, 1)).await;
        assert_eq!(right.status, 200);
        assert_eq!(one::<i64>(&app, known.into()).await, before.map(|count| count + 1));
    }
}

on_both! {
    // SAFE-02.
    async fn safe_02_a_code_used_fifty_times_at_once_opens_one_session(app: TestApp) {
        let owner = Owner::new(&app, EMAIL).await;
        let other = app.beside().await;
        let code = owner.code(&app, 0);
        let mut calls = Vec::new();
        for number in 0..50 {
            let challenge = Token::generate();
            let until = app.state.clock.now() + TimeDelta::minutes(5);
            let conn = app.state.db.write();
            sign_in_challenges::insert(conn, owner.id, challenge.hash, until).await.unwrap();
            let replica = if number % 2 == 0 { &app } else { &other };
            let code = &code;
            calls.push(async move { second_step(replica, &challenge.secret, code).await.status });
        }
        let answers = futures_util::future::join_all(calls).await;
        let opened = answers.iter().filter(|status| **status == 200).count();
        assert_eq!(opened, 1, "{answers:?}");
        assert_eq!(one::<i64>(&app, "SELECT COUNT(*) FROM session".into()).await, Some(2));
    }
}

on_both! {
    // SAFE-03.
    async fn safe_03_codes_of_three_steps_pass_once_each_and_no_others(app: TestApp) {
        let owner = Owner::new(&app, EMAIL).await;
        for steps in [-1, 0, 1] {
            let code = owner.code(&app, steps);
            let challenge = owner.challenge(&app).await;
            assert_eq!(second_step(&app, &challenge, &code).await.status, 200, "{steps}");
            let challenge = owner.challenge(&app).await;
            assert_eq!(second_step(&app, &challenge, &code).await.status, 422, "{steps} again");
        }
        let fresh = Owner::new(&app, "otto@music.example").await;
        let stored: Vec<u8> = one(&app, "SELECT secret_sealed FROM second_factor LIMIT 1".into()).await.unwrap();
        let stored: String = stored.iter().map(|byte| format!("{byte:02X}")).collect();
        let challenge = fresh.challenge(&app).await;
        for wrong in [&fresh.code(&app, -2), &fresh.code(&app, 2), &owner.code(&app, 0), "", "abcdef", &stored] {
            let refused = second_step(&app, &challenge, wrong).await.status;
            assert!([400, 422].contains(&refused), "{wrong}: {refused}");
        }
        assert_eq!(second_step(&app, &challenge, &fresh.code(&app, 0)).await.status, 200);
    }
}

on_both! {
    // SAFE-05.
    async fn safe_05_the_sixth_try_is_refused_though_right(app: TestApp) {
        let owner = Owner::new(&app, EMAIL).await;
        let challenge = owner.challenge(&app).await;
        for _ in 0..5 {
            let wrong = second_step(&app, &challenge, &owner.code(&app, 40)).await;
            assert_eq!(wrong.status, 422);
        }
        // They count as wrong passwords do: the next try waits, also at the first step.
        let slowed = second_step(&app, &challenge, &owner.code(&app, 0)).await;
        assert_eq!(slowed.status, 429);
        assert_eq!(sign_in(&app, EMAIL, PASSWORD).await.status, 429);
        app.clock.advance(TimeDelta::seconds(i64::try_from(slowed.retry_after.unwrap()).unwrap()));
        let sixth = second_step(&app, &challenge, &owner.code(&app, 0)).await;
        assert_eq!((sixth.status, &sixth.body["code"]), (401, &json!("unauthenticated")), "{}", sixth.body);
    }
}

on_both! {
    // Whoever has shown the password waits neither for a slowed network nor for those who guess their password.
    async fn the_second_step_waits_for_nobody_else(app: TestApp) {
        let owner = Owner::new(&app, EMAIL).await;
        let challenge = owner.challenge(&app).await;
        have_failed(&app, "127.0.0.1", 30).await;
        for _ in 0..5 {
            sign_in(&app, EMAIL, "wrong").await;
        }
        assert_eq!(sign_in(&app, "made-up@music.example", "wrong").await.status, 429, "the network is slowed");
        assert_eq!(second_step(&app, &challenge, &owner.code(&app, 0)).await.status, 200);
    }
}

on_both! {
    // 180 codes in an hour, from however many networks; the owner learns that somebody knows the password.
    async fn codes_of_an_account_are_limited_as_a_whole(app: TestApp) {
        let owner = Owner::new(&app, EMAIL).await;
        let codes = format!("codes:{}", token::hex(&token::hash(EMAIL)));
        count(&app, &codes, 179, TimeDelta::minutes(30)).await;
        let challenge = owner.challenge(&app).await;
        assert_eq!(second_step(&app, &challenge, &owner.code(&app, 50)).await.status, 422);
        assert_eq!(second_step(&app, &challenge, &owner.code(&app, 0)).await.status, 429);
        assert_eq!(newest_mail(&app, EMAIL).await.unwrap()["change"], "guessed");
    }
}

on_both! {
    async fn challenge_lasts_five_minutes_and_ends_with_sessions(app: TestApp) {
        let owner = Owner::new(&app, EMAIL).await;
        let challenge = owner.challenge(&app).await;
        app.clock.advance(TimeDelta::minutes(5));
        assert_eq!(second_step(&app, &challenge, &owner.code(&app, 0)).await.status, 401);

        let challenge = owner.challenge(&app).await;
        crate::accounts::call(&app, "DELETE", "/api/users/sessions", &owner.token, json!(null)).await;
        assert_eq!(second_step(&app, &challenge, &owner.code(&app, 0)).await.status, 401);
        assert_eq!(second_step(&app, "made-up", &owner.code(&app, 0)).await.status, 401);
    }
}

on_both! {
    // SAFE-06.
    async fn safe_06_recovery_code_works_once_is_mailed_and_keeps_factor(app: TestApp) {
        let owner = Owner::new(&app, EMAIL).await;
        let challenge = owner.challenge(&app).await;
        let code = owner.codes[3].to_lowercase();
        let answer = recover(&app, &challenge, &code).await;
        assert_eq!(answer.status, 200, "{}", answer.body);
        let mail = newest_mail(&app, EMAIL).await.unwrap();
        assert_eq!((&mail["template"], &mail["change"]["code_used"]["left"]), (&json!("second_factor"), &json!(9)));
        let trail = "SELECT kind FROM activity WHERE description = 'Tess Tutor used a recovery code'";
        assert_eq!(one::<String>(&app, trail.into()).await.as_deref(), Some("system_update"));
        let token = answer.body["token"].as_str().unwrap();
        let state = crate::accounts::call(&app, "GET", "/api/users/second-factor", token, json!(null)).await;
        assert_eq!((&state.body["active"], &state.body["codesLeft"]), (&json!(true), &json!(9)));

        let challenge = owner.challenge(&app).await;
        let hash: Vec<u8> = one(&app, "SELECT code_hash FROM recovery_code WHERE used_at IS NULL LIMIT 1".into()).await.unwrap();
        let hash: String = hash.iter().map(|byte| format!("{byte:02X}")).collect();
        for wrong in [owner.codes[3].as_str(), "AAAA-BBBB-CCCC-2222", &hash] {
            assert_eq!(recover(&app, &challenge, wrong).await.status, 422, "{wrong}");
        }
        assert_eq!(recover(&app, &challenge, &owner.codes[4]).await.status, 200);
    }
}
