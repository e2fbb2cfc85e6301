//! GET /api/admin/jobs and POST /api/admin/jobs/{id}/retry, beyond the specification.

use chrono::TimeDelta;
use lettre::{AsyncSmtpTransport, Tokio1Executor};
use reedling_server::{
    app::worker::work_once, config::registration::Registration, mail::transport::Mailer,
};
use serde_json::{Value, json};

use crate::{
    accounts::{call, newest_mail, post},
    fixture::jobs::outcome::MOST_ATTEMPTS,
    school::{Person, School},
    support::TestApp,
};

/// Fails every mail until it is given up.
async fn give_up(app: &TestApp) {
    let server = AsyncSmtpTransport::<Tokio1Executor>::from_url("smtp://127.0.0.1:9").unwrap();
    let nowhere = Mailer::Smtp(server.build());
    for _ in 0..MOST_ATTEMPTS {
        assert!(work_once(&app.state, &nowhere).await.unwrap());
        app.clock.advance(TimeDelta::hours(6));
    }
}

/// The letters that reach an address when every mail that waits is sent.
pub async fn sent_to(app: &TestApp, address: &str) -> usize {
    let mailer = Mailer::from_config(&app.state.config).unwrap();
    while work_once(&app.state, &mailer).await.unwrap() {}
    let Ok(folder) = std::fs::read_dir(app.state.config.data_dir.join("mail")) else {
        return 0;
    };
    let letters = folder.map(|file| std::fs::read_to_string(file.unwrap().path()).unwrap());
    letters.filter(|letter| letter.contains(address)).count()
}

async fn failed(school: &School<'_>) -> Vec<Value> {
    let reply = school
        .get(&school.ada, "/api/admin/jobs?state=failed")
        .await;
    assert_eq!(reply.status, 200, "{}", reply.body);
    reply.body["jobs"].as_array().unwrap().clone()
}

on_both! {
    async fn failed_mail_is_listed_without_text_and_rewritten(app: TestApp) {
        let school = School::open(&app).await;
        let parent = json!({ "name": "New Parent", "email": "canary@music.example" });
        school.post(&school.tess, "/api/teachers/parents", parent).await;
        let found = school.get(&school.ada, "/api/admin/users?search=canary").await;
        let id = found.body["users"][0]["id"].clone();
        assert!(id.is_string(), "{}", found.body);
        give_up(&app).await;

        let jobs = failed(&school).await;
        assert_eq!(jobs.len(), 1);
        let job = &jobs[0];
        assert_eq!(
            (&job["kind"], &job["letter"], &job["attempts"]),
            (&json!("mail"), &json!("temporary_password"), &json!(MOST_ATTEMPTS))
        );
        assert_eq!(job["subjectId"], id);
        assert!(job["lastError"].as_str().unwrap().starts_with("The mail server could not be used"));
        assert!(job["finishedAt"].is_string());
        assert!(!job.to_string().contains("canary"), "{job}");

        let path = format!("/api/admin/jobs/{}/retry", job["id"].as_str().unwrap());
        let reply = school.post(&school.ada, &path, json!({})).await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        assert_eq!(school.mails_to("canary@music.example").await, 1);
        assert!(failed(&school).await.is_empty());
        // Once only.
        let again = school.post(&school.ada, &path, json!({})).await;
        assert_eq!((again.status, &again.body["code"]), (409, &json!("job_not_failed")));
        assert_eq!(school.activities("system_update").await, 1);
    }
}

on_both! {
    async fn expired_reset_mail_is_not_repeated(app: TestApp) {
        let school = School::open(&app).await;
        let body = json!({ "email": "tess@music.example" });
        school.post(&school.ada, "/api/auth/forgot-password", body).await;
        give_up(&app).await;
        let jobs = failed(&school).await;
        assert_eq!(jobs[0]["letter"], "password_reset");
        let path = format!("/api/admin/jobs/{}/retry", jobs[0]["id"].as_str().unwrap());
        let reply = school.post(&school.ada, &path, json!({})).await;
        assert_eq!((reply.status, &reply.body["code"]), (409, &json!("mail_cannot_be_repeated")));
        assert_eq!(failed(&school).await.len(), 1);
    }
}

on_both! {
    // JOIN-13: no mail but the notice, and no new password.
    async fn join_13_a_suspended_person_gets_no_mail_anew_but_the_notice(app: TestApp) {
        let school = School::open(&app).await;
        let parent = json!({ "name": "New Parent", "email": "new@music.example" });
        school.post(&school.tess, "/api/teachers/parents", parent).await;
        give_up(&app).await;
        let jobs = failed(&school).await;
        assert_eq!(jobs[0]["letter"], "temporary_password");
        let id = jobs[0]["subjectId"].as_str().unwrap();
        let path = format!("/api/admin/users/{id}/status");
        let suspended = school.put(&school.ada, &path, json!({ "status": "suspended" })).await;
        assert_eq!(suspended.status, 200, "{}", suspended.body);
        give_up(&app).await;
        for (letter, status) in [("temporary_password", 409), ("suspended", 200)] {
            let jobs = failed(&school).await;
            let job = jobs.iter().find(|job| job["letter"] == letter).unwrap();
            let path = format!("/api/admin/jobs/{}/retry", job["id"].as_str().unwrap());
            let reply = school.post(&school.ada, &path, json!({})).await;
            assert_eq!(reply.status, status, "{letter}: {}", reply.body);
        }
        assert_eq!(newest_mail(&app, "new@music.example").await.unwrap()["template"], "suspended");
        let secrets = "SELECT COUNT(*) FROM \"user\" WHERE email = 'new@music.example' AND temporary_password_hash IS NOT NULL";
        assert_eq!(crate::accounts::one::<i64>(&app, secrets.into()).await, Some(0));
    }
}

on_both! {
    async fn an_activation_link_is_made_anew(app: TestApp) {
        let school = School::open(&app).await;
        let body = json!({ "name": "New Tutor", "email": "new@music.example", "password": "quill-ink" });
        school.post(&school.ada, "/api/auth/register", body).await;
        give_up(&app).await;
        let jobs = failed(&school).await;
        let path = format!("/api/admin/jobs/{}/retry", jobs[0]["id"].as_str().unwrap());
        assert_eq!(school.post(&school.ada, &path, json!({})).await.status, 200);
        assert_eq!(school.mails_to("new@music.example").await, 1);
    }
}

on_both! {
    // JOIN-03.
    async fn join_03_a_mail_about_who_waits_is_written_anew(app: TestApp) {
        let school = School::open(&app).await;
        let waits = app.beside_with(|config| config.registration = Registration::Approval).await;
        let link = async |email: &str| {
            let mail = newest_mail(&app, email).await.unwrap();
            let link = mail["link"].as_str().unwrap().to_owned();
            format!("/api{}", &link[link.find("/auth/activate").unwrap()..])
        };
        let body = json!({ "name": "Wim Waiting", "email": "wim@music.example", "password": "quill-ink" });
        assert_eq!(post(&waits, "/api/auth/register", body).await.status, 200);
        let activated = call(&waits, "GET", &link("wim@music.example").await, "", Value::Null).await;
        assert_eq!(activated.status, 200, "{}", activated.body);
        for _ in 0..2 {
            give_up(&app).await;
        }
        let jobs = failed(&school).await;
        let job = jobs.iter().find(|job| job["letter"] == "approval_waiting").unwrap();
        assert_eq!(job["subjectId"], school.ada.id.to_string());
        let path = format!("/api/admin/jobs/{}/retry", job["id"].as_str().unwrap());
        let reply = school.post(&school.ada, &path, json!({})).await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        let mail = newest_mail(&app, "ada@music.example").await.unwrap();
        assert!(mail["link"].as_str().unwrap().ends_with("/admin/dashboard"), "{mail}");
        assert_eq!(sent_to(&app, "ada@music.example").await, 1);
    }
}

on_both! {
    async fn address_mails_are_rewritten_while_the_address_is_pending(app: TestApp) {
        let school = School::open(&app).await;
        let change = |email: &str| json!({ "name": "Tess Tutor", "email": email, "phoneNumber": "" });
        school.put(&school.tess, "/api/users/profile", change("new@music.example")).await;
        school.put(&school.otto, "/api/users/profile", change("ben@music.example")).await;
        for _ in 0..4 {
            give_up(&app).await;
        }
        let path_of = |letter: &str, about: &Person, jobs: &[Value]| {
            let about = about.id.to_string();
            let job = jobs.iter().find(|job| job["letter"] == letter && job["subjectId"] == *about);
            format!("/api/admin/jobs/{}/retry", job.expect(letter)["id"].as_str().unwrap())
        };
        let jobs = failed(&school).await;
        assert_eq!(jobs.len(), 4, "{jobs:?}");
        for (letter, about, to) in [
            ("new_address", &school.tess, "new@music.example"),
            ("address_changing", &school.otto, "otto@music.example"),
            ("address_in_use", &school.ben, "ben@music.example"),
        ] {
            let reply = school.post(&school.ada, &path_of(letter, about, &jobs), json!({})).await;
            assert_eq!(reply.status, 200, "{letter}: {}", reply.body);
            assert_eq!(newest_mail(&app, to).await.unwrap()["template"], letter);
        }
        let mail = newest_mail(&app, "new@music.example").await.unwrap();
        let link = mail["link"].as_str().unwrap();
        let (_, link) = link.split_once("/auth/activate?").unwrap();
        let reply = school.get(&school.ada, &format!("/api/auth/activate?{link}")).await;
        assert_eq!(reply.status, 200, "the new link works: {}", reply.body);
        // Now nothing waits any more.
        let path = path_of("address_changing", &school.tess, &jobs);
        let reply = school.post(&school.ada, &path, json!({})).await;
        assert_eq!((reply.status, &reply.body["code"]), (409, &json!("mail_cannot_be_repeated")));
    }
}

on_both! {
    async fn a_state_that_is_none_is_a_clear_error(app: TestApp) {
        let school = School::open(&app).await;
        let reply = school.get(&school.ada, "/api/admin/jobs?state=lost").await;
        assert_eq!(reply.status, 422);
        assert!(reply.body["fields"]["state"].is_array());
        let reply = school.get(&school.ada, "/api/admin/jobs").await;
        assert_eq!(reply.body, json!({ "jobs": [], "total": 0 }));
    }
}

on_both! {
    async fn cut_job_list_has_the_total(app: TestApp) {
        let school = School::open(&app).await;
        let message = reedling_server::mail::Message::Approved.to("tess@music.example".into(), "Tess".into());
        for _ in 0..103 {
            reedling_server::mail::enqueue(app.state.db.write(), app.state.clock.now(), &message).await.unwrap();
        }
        for (query, jobs, total) in [("", 100, 103), ("?state=queued", 100, 103), ("?state=failed", 0, 0)] {
            let reply = school.get(&school.ada, &format!("/api/admin/jobs{query}")).await;
            let listed = reply.body["jobs"].as_array().map(Vec::len);
            assert_eq!((listed, &reply.body["total"]), (Some(jobs), &json!(total)), "{query}");
        }
    }
}
