//! Setting the second factor up and turning it off.

use chrono::TimeDelta;
use futures_util::future::join_all;
use reedling_core::access::Role;
use serde_json::{Value, json};
use totp_rs::Secret;

use super::{Owner, challenge_in, code_of, recover, second_step, set_up};
use crate::{
    accounts::{PASSWORD, account, call, me, newest_mail, one, sign_in, token_of},
    school::{School, person},
    support::TestApp,
};

const EMAIL: &str = "tess@music.example";
const FACTOR: &str = "/api/users/second-factor";
const BEGIN: &str = "/api/users/second-factor/begin";
const CONFIRM: &str = "/api/users/second-factor/confirm";
const CODES: &str = "/api/users/second-factor/codes";
const PROOF: &str = "/api/users/proof";

/// The accounts that the administrator's list says sign in with a code.
async fn with_code(app: &TestApp, token: &str) -> Vec<String> {
    let listed = call(app, "GET", "/api/admin/users", token, Value::Null).await;
    let users = listed.body["users"].as_array().unwrap();
    let found = users.iter().filter(|user| user["secondFactor"] == true);
    found
        .map(|user| user["name"].as_str().unwrap().to_owned())
        .collect()
}

async fn factor(app: &TestApp, token: &str) -> Value {
    call(app, "GET", FACTOR, token, Value::Null).await.body
}

on_both! {
    async fn nothing_is_asked_for_until_a_right_code_was_typed(app: TestApp) {
        account(&app, EMAIL, "active", false).await;
        let token = token_of(&app, EMAIL).await;
        assert_eq!(factor(&app, &token).await, json!({ "offered": true, "available": true, "active": false, "required": false, "codesLeft": 0 }));
        assert_eq!(call(&app, "POST", CONFIRM, &token, json!({ "code": "123456" })).await.status, 409);
        let begun = call(&app, "POST", BEGIN, &token, Value::Null).await;
        let secret = begun.body["secret"].as_str().unwrap();
        let url = begun.body["otpauthUrl"].as_str().unwrap();
        assert!(url.starts_with("otpauth://totp/Reedling:tess%40music.example?secret="), "{url}");
        assert!(url.contains(secret) && secret.len() == 32, "{url}");
        for wrong in ["", "12345", "letters", &code_of(&app, secret, 30)] {
            let refused = call(&app, "POST", CONFIRM, &token, json!({ "code": wrong })).await;
            assert_eq!(refused.status, 422, "{wrong}");
            assert!(refused.body["fields"]["code"].is_array(), "{}", refused.body);
        }
        assert!(sign_in(&app, EMAIL, PASSWORD).await.body["token"].is_string());

        // Whoever begins again, as after a reload, goes on with the same secret.
        let again = call(&app, "POST", BEGIN, &token, Value::Null).await;
        assert_eq!(again.body["secret"], secret);
        let code = code_of(&app, secret, 0);
        let confirmed = call(&app, "POST", CONFIRM, &token, json!({ "code": code })).await;
        assert_eq!(confirmed.body["recoveryCodes"].as_array().unwrap().len(), 10);
        assert_eq!(factor(&app, &token).await, json!({ "offered": true, "available": true, "active": true, "required": false, "codesLeft": 10 }));
        assert_eq!(newest_mail(&app, EMAIL).await.unwrap()["change"], "on");
        assert_eq!(call(&app, "POST", CONFIRM, &token, json!({ "code": code_of(&app, secret, 1) })).await.status, 409);
    }
}

on_both! {
    async fn set_up_belongs_to_its_session_for_an_hour(app: TestApp) {
        account(&app, EMAIL, "active", false).await;
        let (token, other) = (token_of(&app, EMAIL).await, token_of(&app, EMAIL).await);
        let begin = async |token: &str| {
            let begun = call(&app, "POST", BEGIN, token, Value::Null).await;
            begun.body["secret"].as_str().unwrap().to_owned()
        };
        let (mine, theirs) = (begin(&token).await, begin(&other).await);
        assert_ne!(mine, theirs);
        let code = json!({ "code": code_of(&app, &theirs, 0) });
        assert_eq!(call(&app, "POST", CONFIRM, &token, code).await.status, 422);
        app.clock.advance(TimeDelta::hours(1));
        let wrong = call(&app, "POST", PROOF, &token, json!({ "password": "wrong" })).await;
        assert_eq!((wrong.status, &wrong.body["fields"]["password"]), (422, &json!(["The password is wrong."])));
        assert_eq!(call(&app, "POST", PROOF, &token, json!({ "password": PASSWORD })).await.status, 200);
        let fresh = begin(&token).await;
        assert_ne!(fresh, mine);
        let code = json!({ "code": code_of(&app, &fresh, 0) });
        assert_eq!(call(&app, "POST", CONFIRM, &token, code).await.status, 200);
        let left: Option<i64> = one(&app, "SELECT COUNT(*) FROM second_factor_setup".into()).await;
        assert_eq!(left, Some(0), "the other set-up ends with its session");
    }
}

on_both! {
    // SAFE-04: the other sessions have shown a password at most.
    async fn safe_04_setting_it_up_ends_the_sessions_that_never_showed_it(app: TestApp) {
        account(&app, EMAIL, "active", false).await;
        let (other, token) = (token_of(&app, EMAIL).await, token_of(&app, EMAIL).await);
        set_up(&app, &token).await;
        assert_eq!([me(&app, &token).await, me(&app, &other).await], [200, 401]);
    }
}

on_both! {
    async fn first_code_of_another_app_replaces_the_first_app(app: TestApp) {
        let owner = Owner::new(&app, EMAIL).await;
        let begun = call(&app, "POST", BEGIN, &owner.token, Value::Null).await;
        let secret = begun.body["secret"].as_str().unwrap();
        assert_ne!(secret, owner.secret);
        let challenge = owner.challenge(&app).await;
        assert_eq!(second_step(&app, &challenge, &owner.code(&app, 0)).await.status, 200, "not yet");

        let confirmed = call(&app, "POST", CONFIRM, &owner.token, json!({ "code": code_of(&app, secret, 0) })).await;
        assert_eq!(confirmed.body["recoveryCodes"].as_array().unwrap().len(), 10);
        assert_eq!(newest_mail(&app, EMAIL).await.unwrap()["change"], "moved");
        assert_eq!(factor(&app, &owner.token).await["codesLeft"], 10);
        app.clock.advance(TimeDelta::minutes(2));
        let challenge = owner.challenge(&app).await;
        assert_eq!(second_step(&app, &challenge, &owner.code(&app, 0)).await.status, 422);
        assert_eq!(recover(&app, &challenge, &owner.codes[0]).await.status, 422);
        assert_eq!(second_step(&app, &challenge, &code_of(&app, secret, 0)).await.status, 200);
    }
}

on_both! {
    // Where a second factor is on, the password alone shows nothing.
    async fn only_a_code_is_a_proof_once_it_is_on(app: TestApp) {
        let owner = Owner::new(&app, EMAIL).await;
        app.clock.advance(TimeDelta::minutes(11));
        let refused = call(&app, "POST", PROOF, &owner.token, json!({ "password": PASSWORD })).await;
        assert_eq!(refused.status, 422, "{}", refused.body);
        assert!(refused.body["fields"]["code"].is_array(), "{}", refused.body);
        assert_eq!(call(&app, "DELETE", FACTOR, &owner.token, Value::Null).await.status, 403);
        let wrong = json!({ "recoveryCode": "AAAA-BBBB-CCCC-2222" });
        assert_eq!(call(&app, "POST", PROOF, &owner.token, wrong).await.status, 422);
        let code = json!({ "recoveryCode": owner.codes[0] });
        assert_eq!(call(&app, "POST", PROOF, &owner.token, code).await.status, 200);
        assert_eq!(call(&app, "DELETE", FACTOR, &owner.token, Value::Null).await.status, 200);
    }
}

on_both! {
    // SAFE-08.
    async fn safe_08_the_database_holds_neither_secret_nor_codes(app: TestApp) {
        let owner = Owner::new(&app, "nina@music.example").await;
        let school = School::open(&app).await;
        let held = format!("{:?}", school.contents().await);
        for secret in owner.codes.iter().chain([&owner.secret]) {
            assert!(!held.contains(secret.as_str()) && !held.contains(&secret.replace('-', "")));
        }
        let sealed: Vec<u8> = one(&app, "SELECT secret_sealed FROM second_factor".into()).await.unwrap();
        // A nonce and a tag beside the 20 bytes, of which nothing is to be seen.
        assert_eq!(sealed.len(), 48);
        let open = Secret::try_from_base32(&owner.secret).unwrap();
        assert!(!open.windows(4).any(|part| sealed.windows(4).any(|held| held == part)));
    }
}

on_both! {
    // SAFE-07.
    async fn safe_07_turning_off_needs_fresh_proof_and_ends_other_sessions(app: TestApp) {
        account(&app, EMAIL, "active", false).await;
        let token = token_of(&app, EMAIL).await;
        let (secret, _) = set_up(&app, &token).await;
        app.clock.advance(TimeDelta::minutes(2));
        let challenge = challenge_in(&sign_in(&app, EMAIL, PASSWORD).await);
        let other = second_step(&app, &challenge, &code_of(&app, &secret, 0)).await;
        let other = other.body["token"].as_str().unwrap().to_owned();
        app.clock.advance(TimeDelta::minutes(10) + TimeDelta::seconds(1));
        for (method, path, body) in [
            ("POST", CODES, Value::Null),
            ("DELETE", FACTOR, Value::Null),
            ("POST", BEGIN, Value::Null),
            ("POST", CONFIRM, json!({ "code": "123456" })),
        ] {
            let refused = call(&app, method, path, &token, body).await;
            assert_eq!((refused.status, &refused.body["code"]), (403, &json!("proof_needed")), "{path}");
        }
        let wrong = call(&app, "POST", PROOF, &token, json!({ "code": code_of(&app, &secret, 50) })).await;
        assert_eq!((wrong.status, wrong.body["fields"]["code"].is_array()), (422, true), "{}", wrong.body);
        assert_eq!(call(&app, "POST", PROOF, &token, json!({})).await.status, 422);
        assert_eq!(call(&app, "DELETE", FACTOR, &token, Value::Null).await.status, 403);

        let code = json!({ "code": code_of(&app, &secret, 0) });
        assert_eq!(call(&app, "POST", PROOF, &token, code.clone()).await.status, 200);
        assert_eq!(call(&app, "POST", PROOF, &token, code).await.status, 422, "a code serves once");
        assert_eq!(me(&app, &other).await, 200);
        let renewed = call(&app, "POST", CODES, &token, Value::Null).await;
        assert_eq!(renewed.body["recoveryCodes"].as_array().unwrap().len(), 10);
        assert_eq!([me(&app, &token).await, me(&app, &other).await], [200, 401]);
        assert_eq!(newest_mail(&app, EMAIL).await.unwrap()["change"], "new_codes");

        app.clock.advance(TimeDelta::minutes(11));
        let code = json!({ "code": code_of(&app, &secret, 0) });
        assert_eq!(call(&app, "POST", PROOF, &token, code).await.status, 200);
        app.clock.advance(TimeDelta::minutes(10));
        assert_eq!(call(&app, "DELETE", FACTOR, &token, Value::Null).await.status, 200);
        assert_eq!(newest_mail(&app, EMAIL).await.unwrap()["change"], "off");
        assert_eq!(factor(&app, &token).await["active"], false);
        assert!(sign_in(&app, EMAIL, PASSWORD).await.body["token"].is_string());
        assert_eq!(call(&app, "DELETE", FACTOR, &token, Value::Null).await.status, 409);
    }
}

on_both! {
    // SAFE-06: whoever presses twice holds ten codes, not twenty.
    async fn safe_06_new_codes_made_at_once_leave_the_last_ten(app: TestApp) {
        let owner = Owner::new(&app, EMAIL).await;
        let asked = (0..8).map(|_| call(&app, "POST", CODES, &owner.token, Value::Null));
        for answer in join_all(asked).await {
            assert_eq!(answer.status, 200, "{}", answer.body);
        }
        assert_eq!(factor(&app, &owner.token).await["codesLeft"], 10);
    }
}

on_both! {
    async fn a_set_up_begun_several_times_at_once_is_begun(app: TestApp) {
        account(&app, EMAIL, "active", false).await;
        let token = token_of(&app, EMAIL).await;
        let asked = (0..8).map(|_| call(&app, "POST", BEGIN, &token, Value::Null));
        for answer in join_all(asked).await {
            assert_eq!(answer.status, 200, "{}", answer.body);
        }
    }
}

on_both! {
    async fn ten_wrong_codes_end_the_session(app: TestApp) {
        let owner = Owner::new(&app, EMAIL).await;
        for _ in 0..10 {
            let body = json!({ "code": owner.code(&app, 50) });
            assert_eq!(call(&app, "POST", PROOF, &owner.token, body).await.status, 422);
        }
        assert_eq!(me(&app, &owner.token).await, 401);
    }
}

on_both! {
    async fn an_administrator_turns_it_off_for_somebody_else(app: TestApp) {
        let owner = Owner::new(&app, EMAIL).await;
        let ada = person(&app, Role::Administrator, "Ada Min").await;
        let path = format!("/api/admin/users/{}/second-factor", owner.id);
        assert_eq!(with_code(&app, ada.token()).await, ["Tess Tutor"], "nobody else has one");
        app.clock.advance(TimeDelta::minutes(11));
        let stale = call(&app, "DELETE", &path, ada.token(), Value::Null).await;
        assert_eq!(stale.body["code"], "proof_needed");
        app.clock.advance(TimeDelta::minutes(-5));
        let done = call(&app, "DELETE", &path, ada.token(), Value::Null).await;
        assert_eq!(done.body["message"], "Tess Tutor signs in with the password alone now.", "{}", done.body);
        assert_eq!(me(&app, &owner.token).await, 401);
        assert_eq!(with_code(&app, ada.token()).await, [""; 0]);
        assert_eq!(newest_mail(&app, EMAIL).await.unwrap()["change"], "reset");
        assert_eq!(call(&app, "DELETE", &path, ada.token(), Value::Null).await.status, 409);
        let own = format!("/api/admin/users/{}/second-factor", ada.id);
        assert_eq!(call(&app, "DELETE", &own, ada.token(), Value::Null).await.status, 409);
    }
}

on_both! {
    async fn not_offered_to_minors_or_without_a_key(app: TestApp) {
        let school = School::open(&app).await;
        let minor = call(&app, "GET", FACTOR, school.anna.token(), Value::Null).await;
        assert_eq!((&minor.body["offered"], &minor.body["available"]), (&json!(false), &json!(false)));
        assert_eq!(call(&app, "POST", BEGIN, school.anna.token(), Value::Null).await.status, 403);
        assert_eq!(call(&app, "POST", BEGIN, school.ben.token(), Value::Null).await.status, 200);
        if app.state.db.backend() == sea_orm::DbBackend::Postgres {
            let other = app.beside_with(|config| config.secret_key = None).await;
            let state = factor(&other, school.tess.token()).await;
            assert_eq!((&state["offered"], &state["available"]), (&json!(true), &json!(false)));
            let refused = call(&other, "POST", BEGIN, school.tess.token(), Value::Null).await;
            assert_eq!(refused.body["error"], "This server is not set up for two-factor sign-in.");
        }
    }
}
