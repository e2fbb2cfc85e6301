//! Whoever guesses passwords slows down themselves, and nobody else.

use chrono::TimeDelta;
use futures_util::future::join_all;
use serde_json::json;

use super::{
    Answer, PASSWORD, account, me,
    networks::{self, Visitor},
    newest_mail, token_of,
};

const OWNER: &str = "tess@music.example";
const NEW: &str = "Musette-in-D-96!";

/// A stranger sends ten wrong passwords a second.
async fn storm(stranger: &Visitor<'_>, seconds: usize) {
    for _ in 0..seconds * 10 {
        stranger.sign_in(OWNER, "wrong").await;
        stranger.app.clock.advance(TimeDelta::milliseconds(100));
    }
}

/// Status of the owner's tries, two seconds apart, until one gets in. The stranger goes on meanwhile.
async fn tries(owner: &Visitor<'_>, email: &str, stranger: &Visitor<'_>) -> Vec<u16> {
    let mut seen = Vec::new();
    while seen.last() != Some(&200) && seen.len() < 5 {
        seen.push(owner.sign_in(email, PASSWORD).await.status);
        storm(stranger, 2).await;
    }
    seen
}

on_both! {
    // JOIN-09.
    async fn join_09_the_owner_gets_in_while_a_stranger_guesses(app: TestApp) {
        let app = networks::behind_a_proxy(&app).await;
        account(&app, OWNER, "active", false).await;
        let mut known = Visitor::at(&app, "192.0.2.7");
        assert_eq!(known.sign_in_and_stay(OWNER, PASSWORD).await.status, 200);
        let stranger = Visitor::at(&app, "198.51.100.1");
        // A minute: ten seconds, and at least two while the owner tries.
        for another in ["203.0.113.1", "203.0.113.2", "203.0.113.3", "203.0.113.4", "203.0.113.5"] {
            storm(&stranger, 10).await;
            let seen = tries(&Visitor::at(&app, another), OWNER, &stranger).await;
            assert!(seen.len() <= 3, "{another}: {seen:?}");
            // The known browser gets in at the first try, from the stranger's own network as well.
            for network in ["192.0.2.7", "198.51.100.1"] {
                known.network = network;
                assert_eq!(known.sign_in(OWNER, PASSWORD).await.status, 200);
                storm(&stranger, 1).await;
            }
        }
        assert_eq!(stranger.sign_in(OWNER, "wrong").await.status, 429, "the guesser is slowed");
    }
}

on_both! {
    // JOIN-10.
    async fn join_10_a_mailed_password_and_a_signed_in_change_work_meanwhile(app: TestApp) {
        let app = networks::behind_a_proxy(&app).await;
        let (id, _) = account(&app, OWNER, "active", false).await;
        let token = token_of(&app, OWNER).await;
        let stranger = Visitor::at(&app, "198.51.100.1");
        storm(&stranger, 20).await;
        // From the very network that is slowed.
        stranger.post("/api/auth/forgot-password", "", json!({ "email": OWNER })).await;
        let mailed = newest_mail(&app, OWNER).await.unwrap()["password"].as_str().unwrap().to_owned();
        let answer = stranger.sign_in(OWNER, &mailed).await;
        assert_eq!((answer.status, &answer.body["mustChangePassword"]), (200, &json!(true)));
        let change = json!({ "currentPassword": PASSWORD, "newPassword": NEW });
        assert_eq!(stranger.post("/api/auth/new-password", &token, change).await.status, 200);

        stranger.post("/api/auth/forgot-password", "", json!({ "email": OWNER })).await;
        let mailed = newest_mail(&app, OWNER).await.unwrap()["password"].clone();
        storm(&stranger, 20).await;
        let reset = json!({ "userId": id, "tempPassword": mailed, "newPassword": PASSWORD });
        assert_eq!(stranger.post("/api/auth/reset-password", "", reset).await.status, 200);
    }
}

on_both! {
    // JOIN-19.
    async fn join_19_ten_other_owners_sign_in_from_the_guessing_address(app: TestApp) {
        let app = networks::behind_a_proxy(&app).await;
        account(&app, OWNER, "active", false).await;
        let owners: Vec<_> = (0..10).map(|number| format!("owner{number}@music.example")).collect();
        for email in &owners {
            account(&app, email, "active", false).await;
        }
        let stranger = Visitor::at(&app, "198.51.100.1");
        for email in &owners {
            storm(&stranger, 6).await;
            let seen = tries(&Visitor::at(&app, "198.51.100.1"), email, &stranger).await;
            assert!(seen.len() <= 3, "{email}: {seen:?}");
        }
        let refused: Answer = stranger.sign_in(OWNER, "wrong").await;
        assert_eq!(refused.status, 429, "the guesser is slowed");
    }
}

on_both! {
    // JOIN-09, JOIN-10. Nothing tells a stranger at the owner's own network, which made-up names have slowed, from the owner in
    // a new browser: checks are the network's and the account's there. Every other way in stays open.
    async fn polling_at_owners_network_blocks_only_new_browsers_there(app: TestApp) {
        let app = networks::behind_a_proxy(&app).await;
        account(&app, OWNER, "active", false).await;
        let home = "192.0.2.7";
        let mut known = Visitor::at(&app, home);
        assert_eq!(known.sign_in_and_stay(OWNER, PASSWORD).await.status, 200);
        let session = token_of(&app, OWNER).await;
        networks::have_failed(&app, home, 30).await;
        let polls = async || {
            app.clock.advance(TimeDelta::seconds(30));
            let stranger = Visitor::at(&app, home);
            join_all((0..30).map(|_| stranger.sign_in(OWNER, "wrong"))).await;
        };
        for _ in 0..6 {
            polls().await;
        }
        assert_eq!(Visitor::at(&app, home).sign_in(OWNER, PASSWORD).await.status, 429, "what is shut");
        assert_eq!(known.sign_in(OWNER, PASSWORD).await.status, 200, "a known browser, at the first try");
        assert_eq!(Visitor::at(&app, "203.0.113.5").sign_in(OWNER, PASSWORD).await.status, 200, "another network");
        assert_eq!(me(&app, &session).await, 200, "a session");
        known.post("/api/auth/forgot-password", "", json!({ "email": OWNER })).await;
        let mailed = newest_mail(&app, OWNER).await.unwrap()["password"].as_str().unwrap().to_owned();
        polls().await;
        assert_eq!(Visitor::at(&app, home).sign_in(OWNER, &mailed).await.status, 200, "a mailed password");
        // An hour after the stranger has gone all is as before.
        app.clock.advance(TimeDelta::hours(1));
        assert_eq!(Visitor::at(&app, home).sign_in(OWNER, PASSWORD).await.status, 200);
    }
}
