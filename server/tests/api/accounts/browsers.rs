//! Browsers and networks that an owner has used.

use chrono::TimeDelta;
use serde_json::json;

use super::{
    PASSWORD, account,
    networks::{self, Visitor},
    one, token_of,
};
use crate::{
    fixture::cleanup,
    support::{CLIENT, TestApp},
};

const EMAIL: &str = "tess@music.example";
const OTHER: &str = "otto@music.example";
const LOGIN: &str = "/api/auth/login";

async fn rows(app: &TestApp, table: &str) -> i64 {
    one(app, format!("SELECT COUNT(*) FROM {table}"))
        .await
        .unwrap()
}

/// Fails until the browser or the network has to wait.
async fn exhaust(visitor: &Visitor<'_>, email: &str) {
    while visitor.sign_in(email, "wrong").await.status == 401 {}
}

on_both! {
    async fn cookie_is_http_only_and_set_after_complete_sign_in(app: TestApp) {
        let app = app.beside_with(|config| config.public_url = "https://school.example".to_owned()).await;
        let (_, temporary) = account(&app, OTHER, "active", true).await;
        account(&app, EMAIL, "active", false).await;
        let visitor = Visitor::at(&app, "192.0.2.7");
        let cookie = async |body| {
            let response = visitor.send(LOGIN, "", body).await;
            response.headers().get("set-cookie").map(|cookie| cookie.to_str().unwrap().to_owned())
        };
        assert_eq!(cookie(json!({ "email": EMAIL, "password": "wrong" })).await, None);
        assert_eq!(cookie(json!({ "email": OTHER, "password": temporary })).await, None);
        assert_eq!(cookie(json!({ "email": EMAIL, "password": PASSWORD, "notMyComputer": true })).await, None);
        assert_eq!((rows(&app, "known_browser").await, rows(&app, "known_network").await), (0, 0));
        let set = cookie(json!({ "email": EMAIL, "password": PASSWORD })).await.unwrap();
        for part in ["__Host-reedling-browser=", "Secure", "HttpOnly", "SameSite=Strict", "Path=/", "Max-Age=15552000"] {
            assert!(set.contains(part), "{set}");
        }
        assert!(!set.contains("Domain"), "{set}");
        assert_eq!((rows(&app, "known_browser").await, rows(&app, "known_network").await), (1, 1));
    }
}

on_both! {
    // JOIN-24.
    async fn join_24_the_cookie_of_one_account_does_nothing_for_another(app: TestApp) {
        let app = networks::behind_a_proxy(&app).await;
        for email in [EMAIL, OTHER] {
            account(&app, email, "active", false).await;
        }
        let mut tess = Visitor::at(&app, "192.0.2.7");
        tess.sign_in_and_stay(EMAIL, PASSWORD).await;
        exhaust(&Visitor::at(&app, "192.0.2.7"), OTHER).await;
        assert_eq!(tess.sign_in(OTHER, PASSWORD).await.status, 429);
        // Failing with it at another's account costs its own owner nothing.
        assert_eq!(tess.sign_in(EMAIL, PASSWORD).await.status, 200);
        // A cookie that the server has not set is not taken over.
        let mut forged = Visitor::at(&app, "192.0.2.8");
        forged.cookie = Some("reedling-browser=chosen-by-somebody".to_owned());
        forged.sign_in_and_stay(EMAIL, PASSWORD).await;
        assert_ne!(forged.cookie.as_deref(), Some("reedling-browser=chosen-by-somebody"));
    }
}

on_both! {
    // JOIN-24.
    async fn join_24_a_form_that_another_site_posts_counts_nothing(app: TestApp) {
        account(&app, EMAIL, "active", false).await;
        let wrong = json!({ "email": EMAIL, "password": "wrong" });
        let post = || CLIENT.post(format!("{}{LOGIN}", app.url));
        for path in [LOGIN, "/api/auth/new-password", "/api/auth/reset-password"] {
            let body = json!({ "email": EMAIL, "password": "wrong" });
            let body = if path == LOGIN { body } else { json!({ "newPassword": "Musette-in-D-96!" }) };
            let request = CLIENT.post(format!("{}{path}", app.url)).header("sec-fetch-site", "cross-site");
            let answer = request.json(&body).send().await.unwrap();
            assert_eq!(answer.status().as_u16(), 403, "{path}");
            let answer: serde_json::Value = answer.json().await.unwrap();
            assert_eq!(answer["code"], "cross_site");
        }
        let foreign = post().header("origin", "https://other.example").json(&wrong);
        assert_eq!(foreign.send().await.unwrap().status().as_u16(), 403);
        let form = post().header("content-type", "application/x-www-form-urlencoded").body("email=a&password=b");
        assert_eq!(form.send().await.unwrap().status().as_u16(), 415);
        let plain = post().header("content-type", "text/plain").body(wrong.to_string());
        assert_eq!(plain.send().await.unwrap().status().as_u16(), 415);
        assert_eq!((rows(&app, "sign_in_throttle").await, rows(&app, "tally").await), (0, 0));
        let own = post().header("sec-fetch-site", "same-origin").header("origin", &app.url);
        assert_eq!(own.json(&wrong).send().await.unwrap().status().as_u16(), 401);
    }
}

on_both! {
    async fn account_knows_ten_browsers_and_browser_many_accounts(app: TestApp) {
        for email in [EMAIL, OTHER] {
            account(&app, email, "active", false).await;
        }
        let mut family = Visitor::at(&app, "192.0.2.7");
        family.sign_in_and_stay(EMAIL, PASSWORD).await;
        let first = family.cookie.clone();
        family.sign_in_and_stay(OTHER, PASSWORD).await;
        assert_eq!(family.cookie, first);
        assert_eq!(rows(&app, "known_browser").await, 2);
        for _ in 0..10 {
            app.clock.advance(TimeDelta::minutes(1));
            Visitor::at(&app, "192.0.2.7").sign_in(EMAIL, PASSWORD).await;
        }
        assert_eq!(rows(&app, "known_browser").await, 11, "ten of one, one of the other");
        assert_eq!(rows(&app, "known_network").await, 2, "one each");
    }
}

on_both! {
    async fn new_password_forgets_all_browsers_but_this_one(app: TestApp) {
        let app = networks::behind_a_proxy(&app).await;
        account(&app, EMAIL, "active", false).await;
        let mut here = Visitor::at(&app, "192.0.2.7");
        here.sign_in_and_stay(EMAIL, PASSWORD).await;
        let mut elsewhere = Visitor::at(&app, "192.0.2.8");
        elsewhere.sign_in_and_stay(EMAIL, PASSWORD).await;
        let token = token_of(&app, EMAIL).await;
        let new = "Musette-in-D-96!";
        let change = json!({ "currentPassword": PASSWORD, "newPassword": new });
        let response = here.send("/api/auth/new-password", &token, change).await;
        assert_eq!(response.status().as_u16(), 200);
        let set = response.headers()["set-cookie"].to_str().unwrap().to_owned();
        assert_eq!((rows(&app, "known_browser").await, rows(&app, "known_network").await), (1, 1));
        here.cookie = set.split(';').next().map(str::to_owned);
        for network in ["192.0.2.7", "192.0.2.8"] {
            exhaust(&Visitor::at(&app, network), EMAIL).await;
        }
        assert_eq!(here.sign_in(EMAIL, new).await.status, 200);
        assert_eq!(elsewhere.sign_in(EMAIL, new).await.status, 429);
    }
}

on_both! {
    async fn browsers_are_known_180_days_and_networks_90(app: TestApp) {
        let app = networks::behind_a_proxy(&app).await;
        account(&app, EMAIL, "active", false).await;
        let mut owner = Visitor::at(&app, "192.0.2.7");
        owner.sign_in_and_stay(EMAIL, PASSWORD).await;
        app.clock.advance(TimeDelta::days(90));
        cleanup::delete_expired(&app.state).await.unwrap();
        assert_eq!((rows(&app, "known_browser").await, rows(&app, "known_network").await), (1, 0));
        assert_eq!(rows(&app, "tally").await, 0);
        exhaust(&Visitor::at(&app, "192.0.2.7"), EMAIL).await;
        assert_eq!(owner.sign_in(EMAIL, PASSWORD).await.status, 200);
        app.clock.advance(TimeDelta::days(180));
        exhaust(&Visitor::at(&app, "192.0.2.7"), EMAIL).await;
        assert_eq!(owner.sign_in(EMAIL, PASSWORD).await.status, 429, "not used for too long");
        cleanup::delete_expired(&app.state).await.unwrap();
        assert_eq!((rows(&app, "known_browser").await, rows(&app, "known_network").await), (0, 0));
    }
}
