//! What the setting for registration does, to forms and to the first sign-in with a provider.

use reedling_server::config::registration::Registration;
use serde_json::{Value, json};

use super::{activate, activation_link, refusal, register, with};
use crate::{
    accounts::{call, google, newest_mail, post, sign_in},
    provider::{Claims, Provider},
    school::School,
    support::TestApp,
};

const EMAIL: &str = "nora@music.example";

async fn told(app: &TestApp) -> Value {
    let providers = call(app, "GET", "/api/auth/providers", "", Value::Null).await;
    providers.body["registration"].clone()
}

on_both! {
    // JOIN-04.
    async fn join_04_each_registration_setting_has_its_effect(app: TestApp) {
        let closed = with(&app, Registration::Closed).await;
        assert_eq!(told(&closed).await, "closed");
        assert_eq!(refusal(&register(&closed, "Nora New", EMAIL).await), (403, "registration_closed"));

        let approval = with(&app, Registration::Approval).await;
        assert_eq!(told(&approval).await, "approval");
        let refused = register(&approval, "Nora New", EMAIL).await;
        assert_eq!(refusal(&refused), (403, "no_administrator"));
        let text = refused.body["error"].as_str().unwrap();
        assert!(text.contains("reedling create-admin"), "{text}");

        let open = with(&app, Registration::Open).await;
        assert_eq!(told(&open).await, "open");
        assert_eq!(register(&open, "Nora New", EMAIL).await.status, 200);
        assert_eq!(activate(&open, EMAIL).await.status, 200);
        let user = &sign_in(&open, EMAIL, "quill-ink").await.body["user"];
        assert_eq!((&user["status"], &user["waitsFor"]), (&json!("active"), &Value::Null));
        // Whoever is known signs in, whatever the setting.
        for server in [&closed, &approval] {
            assert_eq!(sign_in(server, EMAIL, "quill-ink").await.status, 200);
        }
    }
}

on_both! {
    // AUTH-11, AUTH-13.
    async fn activation_leads_to_approval_or_to_an_active_account(app: TestApp) {
        let _school = School::open(&app).await;
        let approval = with(&app, Registration::Approval).await;
        for (server, email, status, waits_for) in [
            (&approval, "nora@music.example", "pending", json!("approval")),
            (&app, "nils@music.example", "active", Value::Null),
        ] {
            register(server, "Nora New", email).await;
            let refused = sign_in(server, email, "quill-ink").await;
            assert_eq!(refusal(&refused), (403, "account_pending"));
            assert!(refused.body["error"].as_str().unwrap().contains("activate"));
            assert_eq!(activate(server, email).await.status, 200);
            let signed_in = sign_in(server, email, "quill-ink").await;
            assert_eq!(signed_in.status, 200, "{}", signed_in.body);
            let user = &signed_in.body["user"];
            assert_eq!((&user["status"], &user["waitsFor"]), (&json!(status), &waits_for));
            let token = signed_in.body["token"].as_str().unwrap();
            let me = call(server, "GET", "/api/users/me", token, Value::Null).await;
            assert_eq!(&me.body["user"]["waitsFor"], &waits_for);
        }
    }
}

on_both! {
    // AUTH-24.
    async fn auth_24_a_first_sign_in_with_a_provider_follows_the_setting(app: TestApp) {
        let school = School::open(&app).await;
        let provider = Provider::start(Claims::InIdToken);
        let offering = async |registration| {
            let settings = provider.settings();
            app.beside_with(|config| {
                config.openid = Some(settings);
                config.registration = registration;
            })
            .await
        };
        let closed = offering(Registration::Closed).await;
        let person = google::person(EMAIL, true);
        let refused = google::sign_in_as(&closed, &provider, &person).await;
        assert_eq!(refusal(&refused), (403, "registration_closed"));
        assert_eq!(school.users_like(EMAIL).await, 0, "no row is left");

        let approval = offering(Registration::Approval).await;
        let waits = google::sign_in_as(&approval, &provider, &person).await;
        let user = &waits.body["user"];
        assert_eq!((&user["status"], &user["waitsFor"]), (&json!("pending"), &json!("approval")));
        // Known by now: it signs in under every setting, and stays as it is.
        for server in [&closed, &approval] {
            let again = google::sign_in_as(server, &provider, &person).await;
            assert_eq!(again.body["user"]["waitsFor"], "approval", "{}", again.body);
        }

        let open = offering(Registration::Open).await;
        let active = google::sign_in_as(&open, &provider, &google::person("otis@music.example", true)).await;
        assert_eq!((&active.body["user"]["role"], &active.body["user"]["status"]), (&json!("TEACHER"), &json!("active")));

        school.execute("UPDATE \"user\" SET role = 'TEACHER' WHERE role = 'ADMINISTRATOR'").await;
        let nobody = google::sign_in_as(&approval, &provider, &google::person("new@music.example", true)).await;
        assert_eq!(refusal(&nobody), (403, "no_administrator"));
    }
}

on_both! {
    async fn an_account_that_nobody_activates_goes_after_a_week(app: TestApp) {
        let school = School::open(&app).await;
        register(&app, "Nora New", EMAIL).await;
        app.clock.advance(chrono::TimeDelta::days(6));
        crate::fixture::cleanup::delete_expired(&app.state).await.unwrap();
        assert_eq!(school.users_like(EMAIL).await, 1);
        post(&app, "/api/auth/activate", json!({ "email": EMAIL })).await;
        app.clock.advance(chrono::TimeDelta::hours(23) + chrono::TimeDelta::minutes(59));
        crate::fixture::cleanup::delete_expired(&app.state).await.unwrap();
        assert_eq!(school.users_like(EMAIL).await, 1, "its link still works");
        app.clock.advance(chrono::TimeDelta::hours(2));
        crate::fixture::cleanup::delete_expired(&app.state).await.unwrap();
        assert_eq!(school.users_like(EMAIL).await, 0);
        assert_eq!(school.users_like("anna@music.example").await, 1, "who was entered stays");
    }
}

on_both! {
    async fn strangers_registration_does_not_block_an_added_account(app: TestApp) {
        let school = School::open(&app).await;
        let minor = |email: &str| json!({
            "firstName": "Mia", "lastName": "Bell", "email": email, "dob": "2015-06-10", "grade": "Grade 1",
            "instrument": "Violin", "parentIds": [school.pat.id],
        });
        let student = |email: &str, parent: &str| json!({
            "firstName": "Max", "lastName": "Carr", "email": email, "dateOfBirth": "2015-06-10",
            "grade": "Grade 1", "instrument": "Violin", "parentName": "Nina Carr", "parentEmail": parent,
        });
        let parent = |email: &str| json!({ "name": "Nora Fell", "email": email });
        let user = |email: &str| json!({ "name": "Uli User", "email": email, "role": "TEACHER" });
        let calls = [
            (&school.tess, "/api/teachers/parents", parent("a@music.example"), vec!["a@music.example"]),
            (&school.tess, "/api/students/minor", minor("b@music.example"), vec!["b@music.example"]),
            (
                &school.tess,
                "/api/students/teacher-create",
                student("c@music.example", "d@music.example"),
                vec!["c@music.example", "d@music.example"],
            ),
            (&school.ada, "/api/admin/users", user("e@music.example"), vec!["e@music.example"]),
        ];
        for (who, path, body, addresses) in calls {
            for address in &addresses {
                assert_eq!(register(&app, "Somebody Else", address).await.status, 200);
            }
            let link = activation_link(&app, addresses[0]).await;
            let reply = school.post(who, path, body).await;
            assert_eq!(reply.status, 200, "{path}: {}", reply.body);
            for address in addresses {
                assert_eq!(school.users_like(address).await, 1, "{address}");
                assert_eq!(sign_in(&app, address, "quill-ink").await.status, 401, "{address}");
                let mail = newest_mail(&app, address).await.unwrap();
                let invited = sign_in(&app, address, mail["password"].as_str().unwrap()).await;
                assert_eq!(invited.body["mustChangePassword"], true, "{address}: {}", invited.body);
            }
            assert_eq!(call(&app, "GET", &link, "", Value::Null).await.status, 422, "{path}");
        }
        // Who has opened the link keeps the address.
        register(&app, "Nora New", EMAIL).await;
        activate(&app, EMAIL).await;
        let taken = school.post(&school.ada, "/api/admin/users", user(EMAIL)).await;
        assert_eq!(taken.body["code"], "email_in_use");
    }
}

on_both! {
    async fn strangers_registration_does_not_block_an_address_change(app: TestApp) {
        let school = School::open(&app).await;
        register(&app, "Somebody Else", EMAIL).await;
        let profile = json!({ "name": "Tess Tutor", "email": EMAIL });
        let reply = school.put(&school.tess, "/api/users/profile", profile).await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        assert_eq!(activate(&app, EMAIL).await.status, 200);
        let me = school.get(&school.tess, "/api/users/me").await;
        assert_eq!((&me.body["user"]["email"], school.users_like(EMAIL).await), (&json!(EMAIL), 1), "{}", me.body);
    }
}
