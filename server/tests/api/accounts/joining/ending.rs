//! Suspension, reactivation, another role.

use serde_json::{Value, json};

use super::{refusal, register};
use crate::{
    accounts::{Answer, account, call, newest_mail, one, post, sign_in, token_of},
    school::School,
    support::TestApp,
};

const EMAIL: &str = "sue@music.example";
const PASSWORD: &str = crate::accounts::PASSWORD;

async fn set(
    app: &TestApp,
    school: &School<'_>,
    id: impl ToString,
    what: &str,
    value: &str,
) -> Answer {
    let path = format!("/api/admin/users/{}/{what}", id.to_string());
    call(
        app,
        "PUT",
        &path,
        school.ada.token(),
        json!({ what: value }),
    )
    .await
}

on_both! {
    // JOIN-13.
    async fn join_13_suspension_ends_secrets_and_reactivation_restores_the_rest(app: TestApp) {
        let school = School::open(&app).await;
        let (id, _) = account(&app, EMAIL, "active", false).await;
        let token = token_of(&app, EMAIL).await;
        let students = async || call(&app, "GET", "/api/teachers/students", &token, Value::Null).await;
        let link = format!("/api/admin/students/{}/teachers", school.anna.id);
        call(&app, "POST", &link, school.ada.token(), json!({ "teacherId": id })).await;
        let before = students().await.body;
        // A mailed secret, and an address that waits with its link.
        post(&app, "/api/auth/forgot-password", json!({ "email": EMAIL })).await;
        let secret = newest_mail(&app, EMAIL).await.unwrap()["password"].as_str().unwrap().to_owned();
        let profile = json!({ "name": "Tess Tutor", "email": "sue.new@music.example", "phoneNumber": "" });
        call(&app, "PUT", "/api/users/profile", &token, profile).await;
        let mailed = newest_mail(&app, "sue.new@music.example").await.unwrap();
        let change = mailed["link"].as_str().unwrap();
        let change = format!("/api{}", &change[change.find("/auth/activate").unwrap()..]);

        let known = async |table| {
            let owner = format!("JOIN \"user\" ON \"user\".id = user_id WHERE email = '{EMAIL}'");
            one::<i64>(&app, format!("SELECT COUNT(*) FROM {table} {owner}")).await
        };
        assert_eq!((known("known_browser").await, known("known_network").await), (Some(1), Some(1)));
        school.execute("CREATE TABLE kept AS SELECT * FROM session").await;
        let suspended = set(&app, &school, id, "status", "suspended").await;
        assert_eq!(suspended.status, 200, "{}", suspended.body);
        // As a sign-in leaves one that was under way.
        school.execute("INSERT INTO session SELECT * FROM kept WHERE id NOT IN (SELECT id FROM session)").await;
        assert_eq!((known("known_browser").await, known("known_network").await), (Some(0), Some(0)));
        assert_eq!(students().await.status, 401);
        assert_eq!(newest_mail(&app, EMAIL).await.unwrap()["template"], "suspended");
        let right = sign_in(&app, EMAIL, PASSWORD).await;
        assert_eq!(refusal(&right), (403, "account_suspended"));
        assert!(right.body["token"].is_null() && right.body["userId"].is_null());
        assert_eq!(sign_in(&app, EMAIL, "Wrong-1-password!").await.status, 401);
        assert_eq!(sign_in(&app, EMAIL, &secret).await.status, 401);
        let reset = json!({ "userId": id, "tempPassword": secret, "newPassword": "Sarabande1!" });
        assert_eq!(post(&app, "/api/auth/reset-password", reset.clone()).await.status, 422);
        assert_eq!(call(&app, "GET", &change, "", Value::Null).await.status, 422);

        let listed = call(&app, "GET", "/api/admin/users?status=suspended", school.ada.token(), Value::Null).await;
        assert_eq!(listed.body["users"][0]["email"], EMAIL);
        assert_eq!(set(&app, &school, id, "status", "active").await.status, 200);
        assert_eq!(students().await.status, 401, "the session does not come back");
        assert_eq!(sign_in(&app, EMAIL, &secret).await.status, 401);
        assert_eq!(post(&app, "/api/auth/reset-password", reset).await.status, 422);
        assert_eq!(call(&app, "GET", &change, "", Value::Null).await.status, 422);
        // The wrong tries above are forgotten after an hour.
        app.clock.advance(chrono::TimeDelta::hours(2));
        let token = token_of(&app, EMAIL).await;
        let after = call(&app, "GET", "/api/teachers/students", &token, Value::Null).await;
        assert_eq!((after.status, after.body), (200, before));
        let me = call(&app, "GET", "/api/users/me", &token, Value::Null).await.body;
        assert_eq!((&me["user"]["email"], &me["pendingEmail"]), (&json!(EMAIL), &Value::Null));
    }
}

on_both! {
    async fn who_is_suspended_is_mailed_nothing_but_the_notice(app: TestApp) {
        let school = School::open(&app).await;
        let (id, _) = account(&app, EMAIL, "active", false).await;
        set(&app, &school, id, "status", "suspended").await;
        let mails = format!("SELECT COUNT(*) FROM job WHERE CAST(payload AS TEXT) LIKE '%{EMAIL}%'");
        assert_eq!(one::<i64>(&app, mails.clone()).await, Some(1));
        let unknown = post(&app, "/api/auth/forgot-password", json!({ "email": "no@music.example" })).await;
        let known = post(&app, "/api/auth/forgot-password", json!({ "email": EMAIL })).await;
        assert_eq!((known.status, known.body), (unknown.status, unknown.body));
        post(&app, "/api/auth/activate", json!({ "email": EMAIL })).await;
        register(&app, "Sue Else", EMAIL).await;
        assert_eq!(one::<i64>(&app, mails).await, Some(1));
    }
}

on_both! {
    // JOIN-13: what a suspended teacher asked a parent, and what a suspended parent was asked.
    async fn join_13_suspension_takes_requests_to_parents_back(app: TestApp) {
        let school = School::open(&app).await;
        let mut asked = Vec::new();
        for first in ["Mia", "Max"] {
            let parent = json!({ "name": "Pia Dahl", "email": "pia@music.example" });
            let card = school.post(&school.tess, "/api/teachers/parents", parent).await;
            let minor = json!({
                "firstName": first, "lastName": "Dahl", "grade": "Grade 1", "instrument": "Violin",
                "parentIds": [card.body["parent"]["id"]],
            });
            let made = school.post(&school.tess, "/api/students/minor", minor).await;
            assert_eq!(made.status, 200, "{}", made.body);
            let waiting = async || {
                let reply = school.get(&school.pia, "/api/parents/requests").await;
                reply.body["requests"].as_array().map_or(0, Vec::len)
            };
            asked.push(waiting().await);
            let who = if first == "Mia" { school.tess.id } else { school.pia.id };
            school.execute("CREATE TABLE IF NOT EXISTS kept AS SELECT * FROM session").await;
            assert_eq!(set(&app, &school, who, "status", "suspended").await.status, 200);
            assert_eq!(set(&app, &school, who, "status", "active").await.status, 200);
            school.execute("INSERT INTO session SELECT * FROM kept WHERE id NOT IN (SELECT id FROM session)").await;
            assert_eq!(waiting().await, 0, "reactivation brings none back");
        }
        assert_eq!(asked, [1, 1]);
    }
}

on_both! {
    async fn another_role_is_for_teachers_and_administrators_and_ends_sessions(app: TestApp) {
        let school = School::open(&app).await;
        let oneself = set(&app, &school, school.ada.id, "role", "TEACHER").await;
        assert_eq!(refusal(&oneself), (409, "not_oneself"));
        assert_eq!(refusal(&set(&app, &school, school.pat.id, "role", "TEACHER").await), (409, "role_is_fixed"));
        for (role, status) in [("STUDENT", 422), ("PARENT", 422), ("KING", 422)] {
            assert_eq!(set(&app, &school, school.tess.id, "role", role).await.status, status);
        }
        assert_eq!(set(&app, &school, uuid::Uuid::now_v7(), "role", "TEACHER").await.status, 404);
        let waiting = crate::school::waiting_teacher(&app, "Wim Waiting").await;
        assert_eq!(refusal(&set(&app, &school, waiting.id, "role", "ADMINISTRATOR").await), (409, "not_approved"));

        assert_eq!(set(&app, &school, school.tess.id, "role", "ADMINISTRATOR").await.status, 200);
        assert_eq!(school.get(&school.tess, "/api/users/me").await.status, 401);
        let row = "SELECT role FROM \"user\" WHERE name = 'Tess Tutor'";
        assert_eq!(one::<String>(&app, row.into()).await.as_deref(), Some("ADMINISTRATOR"));
        let taught = "SELECT COUNT(*) FROM enrolment e JOIN \"user\" u ON u.id = e.teacher_id WHERE u.name = 'Tess Tutor'";
        assert_eq!(one::<i64>(&app, taught.into()).await, Some(2), "enrolments stay");
        assert_eq!(set(&app, &school, school.tess.id, "role", "TEACHER").await.status, 200);
        assert_eq!(one::<String>(&app, row.into()).await.as_deref(), Some("TEACHER"));
    }
}
