//! Mails that tell an owner what has changed about signing in: to whom, and how many.

use chrono::TimeDelta;
use serde_json::{Value, json};

use super::{
    PASSWORD, account, call, insert, newest_mail, one,
    second_factor::{Owner, set_up},
    token_of,
};
use crate::support::TestApp;

const EMAIL: &str = "tess@music.example";

/// How many mails of a kind wait to be sent or were.
async fn mails(app: &TestApp, template: &str) -> i64 {
    let sql = format!(
        "SELECT COUNT(*) FROM job WHERE kind = 'mail' AND CAST(payload AS TEXT) LIKE '%{template}%'"
    );
    one(app, sql).await.unwrap()
}

/// Chooses another password so many times; the last session.
async fn choose(app: &TestApp, mut token: String, times: usize) -> String {
    let mut current = PASSWORD.to_owned();
    for number in 0..times {
        let new = format!("Sarabande-in-D-{number}!");
        let body = json!({ "currentPassword": current, "newPassword": new });
        let changed = call(app, "POST", "/api/auth/new-password", &token, body).await;
        assert_eq!(changed.status, 200, "{}", changed.body);
        changed.body["token"]
            .as_str()
            .unwrap()
            .clone_into(&mut token);
        current = new;
    }
    token
}

on_both! {
    async fn many_changed_passwords_are_two_mails(app: TestApp) {
        account(&app, EMAIL, "active", false).await;
        let token = token_of(&app, EMAIL).await;
        choose(&app, token, 12).await;
        assert_eq!(mails(&app, "password_changed").await, 2);
        let later = newest_mail(&app, EMAIL).await.unwrap();
        assert_eq!((&later["template"], &later["again"]), (&json!("password_changed"), &json!(true)));
        let due = "SELECT COUNT(*) FROM job WHERE kind = 'mail' AND run_at > created_at";
        assert_eq!(one::<i64>(&app, due.into()).await, Some(1), "the second one waits");
    }
}

on_both! {
    async fn the_next_change_is_told_at_once_after_ten_minutes(app: TestApp) {
        account(&app, EMAIL, "active", false).await;
        let token = choose(&app, token_of(&app, EMAIL).await, 1).await;
        app.clock.advance(TimeDelta::minutes(10));
        let body = json!({ "currentPassword": "Sarabande-in-D-0!", "newPassword": PASSWORD });
        assert_eq!(call(&app, "POST", "/api/auth/new-password", &token, body).await.status, 200);
        assert_eq!(mails(&app, "password_changed").await, 2);
        assert_eq!(newest_mail(&app, EMAIL).await.unwrap()["again"], false);
    }
}

on_both! {
    // A stranger may have registered the address.
    async fn nothing_is_told_at_an_address_that_nobody_has_proved(app: TestApp) {
        let hash = app.state.passwords.hash(PASSWORD.to_owned()).await.unwrap();
        insert(&app, EMAIL, "active", Some(hash), None).await;
        let conn = app.state.db.write();
        let unproved = r#"UPDATE "user" SET address_proved_at = NULL"#;
        sea_orm::ConnectionTrait::execute_unprepared(conn, unproved).await.unwrap();
        choose(&app, token_of(&app, EMAIL).await, 2).await;
        assert_eq!(newest_mail(&app, EMAIL).await, None);
    }
}

on_both! {
    async fn many_second_factor_changes_become_one_mail(app: TestApp) {
        let owner = Owner::new(&app, EMAIL).await;
        for codes in [1, 2, 3] {
            let renewed = call(&app, "POST", "/api/users/second-factor/codes", &owner.token, Value::Null).await;
            assert_eq!(renewed.status, 200, "{codes}: {}", renewed.body);
        }
        // One of setting it up, one of new codes, one of the rest.
        assert_eq!(mails(&app, "second_factor").await, 3);
        let later = newest_mail(&app, EMAIL).await.unwrap();
        assert_eq!(later["change"], json!({ "several": { "left": 10 } }));

        let off = call(&app, "DELETE", "/api/users/second-factor", &owner.token, Value::Null).await;
        assert_eq!(off.status, 200, "{}", off.body);
        set_up(&app, &owner.token).await;
        call(&app, "DELETE", "/api/users/second-factor", &owner.token, Value::Null).await;
        assert_eq!(mails(&app, "second_factor").await, 4, "turning it off is told at once");
        let several = "SELECT CAST(payload AS TEXT) FROM job WHERE CAST(payload AS TEXT) LIKE '%several%'";
        let several: String = one(&app, several.into()).await.unwrap();
        let several: Value = serde_json::from_str(&several).unwrap();
        assert_eq!(several["change"], json!({ "several": { "left": null } }), "it is off now");
    }
}
