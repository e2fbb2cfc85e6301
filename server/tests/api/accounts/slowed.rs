//! A network that somebody has slowed by failing with made-up names.

use chrono::TimeDelta;
use futures_util::{StreamExt, stream};
use reedling_server::security::token;
use reqwest::Response;
use serde_json::json;

use super::{
    Answer, PASSWORD, account,
    networks::{self, Visitor},
    one,
};
use crate::support::TestApp;

const OWNER: &str = "tess@music.example";
const NEWCOMER: &str = "otto@music.example";
const LOGIN: &str = "/api/auth/login";
const HOME: &str = "198.51.100.1";
const ELSEWHERE: &str = "198.51.100.2";

/// Made-up names, which fail from one network at once.
async fn crowd(app: &TestApp, names: std::ops::Range<usize>) -> Vec<Answer> {
    let visitor = &Visitor::at(app, HOME);
    let asked = names.map(|number| async move {
        let email = format!("guess{number}@music.example");
        visitor.sign_in(&email, "wrong").await
    });
    stream::iter(asked).buffered(100).collect().await
}

/// An owner who has used the network; the cookie is not kept.
async fn owner_at_home(app: &TestApp, network: &str) {
    account(app, OWNER, "active", false).await;
    let signed_in = Visitor::at(app, network).sign_in(OWNER, PASSWORD).await;
    assert_eq!(signed_in.status, 200);
}

/// A network that is slowed, and at which a password was just checked.
async fn slow_down(app: &TestApp, network: &str) {
    networks::have_failed(app, network, 30).await;
    let visitor = Visitor::at(app, network);
    let first = visitor.sign_in("first@music.example", "wrong").await;
    assert_eq!(first.status, 401);
}

/// What is the same for whoever asks at the same time.
async fn seen(response: Response) -> (u16, Vec<(String, String)>, String) {
    let headers = response.headers().iter();
    let mut headers: Vec<_> = headers
        .filter(|(name, _)| !["date", "x-request-id"].contains(&name.as_str()))
        .map(|(name, value)| (name.to_string(), value.to_str().unwrap().to_owned()))
        .collect();
    headers.sort();
    let status = response.status().as_u16();
    (status, headers, response.text().await.unwrap())
}

on_both! {
    // JOIN-19.
    async fn join_19_a_hundred_made_up_names_keep_no_owner_out(app: TestApp) {
        let app = networks::behind_a_proxy(&app).await;
        owner_at_home(&app, HOME).await;
        account(&app, NEWCOMER, "active", false).await;
        crowd(&app, 0..100).await;
        // The newcomer is checked by the bypass, unless they mistype three times.
        let newcomer = Visitor::at(&app, HOME);
        let passing = json!({ "email": NEWCOMER, "password": PASSWORD, "notMyComputer": true });
        assert_eq!(newcomer.post(LOGIN, "", passing).await.status, 200);
        for _ in 0..3 {
            assert_eq!(newcomer.sign_in(NEWCOMER, "wrong").await.status, 429);
        }
        let told = newcomer.sign_in(NEWCOMER, PASSWORD).await;
        assert_eq!((told.status, told.retry_after), (429, Some(2)));
        assert_eq!(told.body["message"], "Too many attempts. Try again in 2 seconds.");
        let mut checked = 0;
        for second in 0..10 {
            let seen = crowd(&app, 0..100).await;
            checked += seen.iter().filter(|answer| answer.status == 401).count();
            let owner = Visitor::at(&app, HOME).sign_in(OWNER, PASSWORD).await;
            assert_eq!(owner.status, 200, "at the first try after {second} seconds");
            app.clock.advance(TimeDelta::seconds(1));
        }
        assert_eq!(checked, 4, "one in two seconds");
        // Whoever asks first, once it is time.
        assert_eq!(newcomer.sign_in(NEWCOMER, PASSWORD).await.status, 200);
    }
}

on_both! {
    // AUTH-19.
    async fn auth_19_a_slowed_network_is_checked_once_on_any_server(app: TestApp) {
        let one = networks::behind_a_proxy(&app).await;
        let other = networks::behind_a_proxy(&app).await;
        crowd(&one, 0..100).await;
        for _ in 0..3 {
            app.clock.advance(TimeDelta::seconds(2));
            let asked = tokio::join!(crowd(&one, 0..50), crowd(&other, 50..100));
            let both = asked.0.iter().chain(&asked.1);
            assert_eq!(both.filter(|answer| answer.status == 401).count(), 1);
        }
    }
}

on_both! {
    async fn bypass_hides_whether_the_name_exists(app: TestApp) {
        let app = networks::behind_a_proxy(&app).await;
        owner_at_home(&app, HOME).await;
        for network in [HOME, ELSEWHERE] {
            slow_down(&app, network).await;
        }
        let begun = app.state.passwords.worked();
        let mut refused = 0;
        for ask in 0..8 {
            let asks = async |network: &'static str, email: &str| {
                let body = json!({ "email": email, "password": "wrong" });
                let asked = std::time::Instant::now();
                let response = Visitor::at(&app, network).send(LOGIN, "", body).await;
                (asked.elapsed(), seen(response).await)
            };
            let known = asks(HOME, OWNER).await;
            let made_up = asks(ELSEWHERE, "nobody@music.example").await;
            assert_eq!(known.1, made_up.1, "{ask}");
            if known.1.0 == 429 {
                refused += 1;
                for (time, _) in [known, made_up] {
                    assert!(time >= std::time::Duration::from_millis(500), "{ask}: {time:?}");
                }
            }
            app.clock.advance(TimeDelta::milliseconds(250));
        }
        assert_eq!(refused, 8);
        assert_eq!(app.state.passwords.worked() - begun, 16, "the made-up one has decoys of the same cost");
        // Neither the pair nor the network has counted it, as that would be seen.
        let sum = |of: &str| format!("SELECT CAST({of} AS INTEGER)");
        let pairs = sum("SUM(failures)") + " FROM sign_in_throttle WHERE key LIKE 'pair:%'";
        assert_eq!(one::<i32>(&app, pairs).await, Some(2), "the first ones");
        let failed = sum("COUNT(*)") + " FROM tally WHERE subject LIKE 'failed:%'";
        assert_eq!(one::<i32>(&app, failed).await, Some(62));
        let counted = sum("SUM(failures)") + " FROM sign_in_throttle WHERE key LIKE 'bypass:%'";
        assert_eq!(one::<i32>(&app, counted).await, Some(16));
    }
}

on_both! {
    async fn bypass_checks_twenty_wrong_passwords_an_hour(app: TestApp) {
        let app = networks::behind_a_proxy(&app).await;
        owner_at_home(&app, HOME).await;
        slow_down(&app, HOME).await;
        let owner = Visitor::at(&app, HOME);
        assert_eq!(owner.sign_in(OWNER, "wrong").await.status, 429);
        let nearly = "UPDATE sign_in_throttle SET failures = 18 WHERE key LIKE 'bypass:%'";
        sea_orm::ConnectionTrait::execute_unprepared(app.state.db.write(), nearly).await.unwrap();
        assert_eq!(owner.sign_in(OWNER, "wrong").await.status, 429);
        assert_eq!(owner.sign_in(OWNER, PASSWORD).await.status, 200, "a right one gives itself back");
        let before = app.state.passwords.worked();
        assert_eq!(owner.sign_in(OWNER, "wrong").await.status, 429, "the twentieth");
        assert_eq!(owner.sign_in(OWNER, PASSWORD).await.status, 429);
        assert_eq!(app.state.passwords.worked() - before, 1);
        // At the network it is checked as any other's.
        app.clock.advance(TimeDelta::seconds(60));
        assert_eq!(owner.sign_in(OWNER, PASSWORD).await.status, 200);
    }
}

on_both! {
    async fn bypass_allows_newcomers_three_checks_per_network_twenty_overall(app: TestApp) {
        let app = networks::behind_a_proxy(&app).await;
        account(&app, NEWCOMER, "active", false).await;
        for network in [HOME, ELSEWHERE] {
            slow_down(&app, network).await;
        }
        let passing = |password: &str| json!({ "email": NEWCOMER, "password": password, "notMyComputer": true });
        let sign_in = async |network: &'static str, password: &str| {
            Visitor::at(&app, network).post(LOGIN, "", passing(password)).await.status
        };
        // Whatever else passwords are being checked for.
        let busy = [app.state.passwords.acquire().await, app.state.passwords.acquire().await];
        assert_eq!(sign_in(HOME, PASSWORD).await, 200);
        drop(busy);
        for _ in 0..3 {
            assert_eq!(sign_in(HOME, "wrong").await, 429);
            app.clock.advance(TimeDelta::milliseconds(1));
        }
        let begun = app.state.passwords.worked();
        assert_eq!(sign_in(HOME, PASSWORD).await, 429);
        assert_eq!(app.state.passwords.worked() - begun, 1, "a decoy");
        assert_eq!(sign_in(ELSEWHERE, PASSWORD).await, 200);
        let aside = format!("aside:{}", token::hex(&token::hash(NEWCOMER)));
        networks::count(&app, &aside, 17, TimeDelta::minutes(10)).await;
        assert_eq!(sign_in(ELSEWHERE, PASSWORD).await, 429);
        app.clock.advance(TimeDelta::minutes(50));
        // Somebody else asked first.
        assert_eq!(Visitor::at(&app, ELSEWHERE).sign_in("second@music.example", "wrong").await.status, 401);
        assert_eq!(sign_in(ELSEWHERE, PASSWORD).await, 200);
    }
}

on_both! {
    async fn limited_account_looks_alike_at_known_networks(app: TestApp) {
        let app = networks::behind_a_proxy(&app).await;
        owner_at_home(&app, HOME).await;
        let made_up = "nobody@music.example";
        let checks = |name: &str| format!("looks:{}", token::hex(&token::hash(name)));
        let asks = async |network: &'static str, email: &str| {
            let body = json!({ "email": email, "password": "wrong" });
            let asked = std::time::Instant::now();
            let response = Visitor::at(&app, network).send(LOGIN, "", body).await;
            (asked.elapsed(), seen(response).await)
        };
        for name in [OWNER, made_up] {
            networks::count(&app, &checks(name), 179, TimeDelta::minutes(10)).await;
        }
        for network in [HOME, ELSEWHERE] {
            // The last check is counted for the account at either network.
            for name in [OWNER, made_up] {
                let (_, (status, ..)) = asks(network, name).await;
                assert_eq!(status, if network == HOME { 401 } else { 429 }, "{network} {name}");
            }
        }
        let begun = app.state.passwords.worked();
        let made_up_one = asks(HOME, made_up).await;
        for (time, seen) in [asks(HOME, OWNER).await, asks(ELSEWHERE, OWNER).await, asks(ELSEWHERE, made_up).await] {
            assert_eq!(seen, made_up_one.1);
            assert!(time >= std::time::Duration::from_millis(500), "{time:?}");
        }
        assert_eq!(app.state.passwords.worked() - begun, 4);
        let sign_in = async |network| Visitor::at(&app, network).sign_in(OWNER, PASSWORD).await.status;
        assert_eq!((sign_in(ELSEWHERE).await, sign_in(HOME).await), (429, 200));
    }
}

on_both! {
    async fn a_64_and_its_48_are_slowed_together(app: TestApp) {
        let app = networks::behind_a_proxy(&app).await;
        let (narrow, wide) = ("2001:db8:1:1::", "2001:db8:1::/48");
        networks::have_failed(&app, narrow, 30).await;
        networks::have_failed(&app, wide, 300).await;
        let from = async |address: &str, email: &str| Visitor::at(&app, address).sign_in(email, "wrong").await;
        assert_eq!(from("2001:db8:1:1::1", "a@music.example").await.status, 401);
        assert_eq!(from("2001:db8:1:2::1", "b@music.example").await.retry_after, Some(1), "a fifth of a second");
        assert_eq!(from("2001:db8:1:1::1", "c@music.example").await.retry_after, Some(2), "the longer one of two");
        app.clock.advance(TimeDelta::milliseconds(200));
        assert_eq!(from("2001:db8:1:1::1", "c@music.example").await.status, 429);
        assert_eq!(from("2001:db8:1:2::1", "b@music.example").await.status, 401);
    }
}
