//! A temporary password that an answer has shown to a teacher proves nothing about the parent's address.

use chrono::TimeDelta;
use serde_json::{Value, json};

use super::{add_child, enter_parent};
use crate::{
    accounts::{
        google::{person, sign_in_as, with_provider},
        newest_mail, one, post,
        second_factor::code_of,
    },
    school::School,
    support::TestApp,
};

const EMAIL: &str = "petra@music.example";
const TEACHERS_CHOICE: &str = "Musette-in-D-96!";
const OWNERS_CHOICE: &str = "Gavotte-in-G-17!";

/// A student of Tess, whose new parent's temporary password the answer shows.
async fn shown(school: &School<'_>) -> String {
    let body = json!({
        "name": "Kim Made", "email": "kim@music.example", "dateOfBirth": "2014-01-01", "grade": "Grade 1",
        "parentName": "Petra Real", "parentEmail": EMAIL, "parentPhone": "0999",
    });
    let reply = school
        .post(&school.tess, "/api/students/teacher-create", body)
        .await;
    assert_eq!(reply.status, 200, "{}", reply.body);
    reply.body["parent"]["tempPassword"]
        .as_str()
        .unwrap()
        .to_owned()
}

/// Signs in with a temporary password and chooses another one; the session.
async fn open_with(app: &TestApp, temporary: &str, chosen: &str) -> String {
    let body = json!({ "email": EMAIL, "password": temporary });
    let asked = post(app, "/api/auth/login", body).await.body;
    assert_eq!(asked["mustChangePassword"], true, "{asked}");
    let body =
        json!({ "userId": asked["userId"], "currentPassword": temporary, "newPassword": chosen });
    let opened = post(app, "/api/auth/new-password", body).await.body;
    opened["token"].as_str().unwrap().to_owned()
}

async fn children(school: &School<'_>, token: &str) -> String {
    let reply = school
        .send_as(Some(token), "GET", "/api/parents/children", None)
        .await;
    assert_eq!(reply.status, 200);
    reply.body["children"].to_string()
}

async fn requests(school: &School<'_>, token: &str) -> Value {
    let reply = school
        .send_as(Some(token), "GET", "/api/parents/requests", None)
        .await;
    assert_eq!(reply.status, 200);
    reply.body
}

on_both! {
    // JOIN-18.
    async fn join_18_a_shown_password_accepts_nothing_and_dies_with_a_reset(app: TestApp) {
        let school = School::open(&app).await;
        let temporary = shown(&school).await;
        let stolen = open_with(&app, &temporary, TEACHERS_CHOICE).await;
        // Another teacher, who knows the family, asks the same parent.
        let card = enter_parent(&school, &school.otto, EMAIL).await;
        add_child(&school, &school.otto, &card, "Lou").await;

        assert_eq!(children(&school, &stolen).await, "[]");
        let seen = requests(&school, &stolen).await;
        assert_eq!((&seen["requests"], &seen["addressProved"]), (&json!([]), &json!(false)));
        let id: uuid::Uuid = one(&app, "SELECT id FROM parent_request ORDER BY created_at DESC, id DESC LIMIT 1".to_owned()).await.unwrap();
        let path = format!("/api/parents/requests/{id}");
        let accepted = school.send_as(Some(&stolen), "POST", &path, Some(json!({ "accept": true }))).await;
        assert_eq!((accepted.status, &accepted.body["code"]), (403, &json!("address_not_proved")));
        let moved = json!({ "name": "Petra Real", "email": "tess.too@music.example", "phoneNumber": "" });
        let moved = school.send_as(Some(&stolen), "PUT", "/api/users/profile", Some(moved)).await;
        assert_eq!((moved.status, &moved.body["code"]), (403, &json!("address_not_proved")));
        assert_eq!(school.count("guardianship").await, 2);

        // What is mailed to the owner alone ends the password and its session, and opens what waited.
        post(&app, "/api/auth/forgot-password", json!({ "email": EMAIL })).await;
        let mail = newest_mail(&app, EMAIL).await.unwrap();
        let link = mail["link"].as_str().unwrap();
        let user_id = link.split_once("uid=").unwrap().1;
        let reset = json!({ "userId": user_id, "tempPassword": mail["password"], "newPassword": OWNERS_CHOICE });
        assert_eq!(post(&app, "/api/auth/reset-password", reset).await.status, 200);
        let dead = school.send_as(Some(&stolen), "GET", "/api/parents/children", None).await;
        assert_eq!(dead.status, 401);
        let body = json!({ "email": EMAIL, "password": TEACHERS_CHOICE });
        assert_eq!(post(&app, "/api/auth/login", body).await.status, 401);
        let body = json!({ "email": EMAIL, "password": OWNERS_CHOICE });
        let own = post(&app, "/api/auth/login", body).await.body["token"].as_str().unwrap().to_owned();
        let seen = requests(&school, &own).await;
        assert_eq!(seen["addressProved"], true);
        // Who entered the parent is confirmed by it (D16); the other teacher asks.
        assert_eq!(seen["requests"].as_array().map(Vec::len), Some(1), "{seen}");
        assert_eq!(seen["requests"][0]["teacherName"], "Otto Tutor");
        let family = children(&school, &own).await;
        assert!(family.contains("Kim") && !family.contains("Lou"), "{family}");
    }
}

on_both! {
    // JOIN-18.
    async fn join_18_a_provider_ends_a_shown_password_and_its_sessions(app: TestApp) {
        let (provider, app) = with_provider(&app).await;
        let school = School::open(&app).await;
        let temporary = shown(&school).await;
        let stolen = open_with(&app, &temporary, TEACHERS_CHOICE).await;
        let own = sign_in_as(&app, &provider, &person(EMAIL, true)).await;
        assert_eq!(own.status, 200, "{}", own.body);
        let dead = school.send_as(Some(&stolen), "GET", "/api/parents/children", None).await;
        assert_eq!(dead.status, 401);
        let body = json!({ "email": EMAIL, "password": TEACHERS_CHOICE });
        assert_eq!(post(&app, "/api/auth/login", body).await.status, 401);
        let own = own.body["token"].as_str().unwrap();
        let seen = requests(&school, own).await;
        assert_eq!((&seen["addressProved"], &seen["requests"]), (&json!(true), &json!([])));
        assert!(children(&school, own).await.contains("Kim"));
    }
}

on_both! {
    async fn opening_the_invitation_confirms_the_teacher(app: TestApp) {
        let school = School::open(&app).await;
        let card = enter_parent(&school, &school.tess, EMAIL).await;
        add_child(&school, &school.tess, &card, "Kim").await;
        let other = enter_parent(&school, &school.otto, EMAIL).await;
        add_child(&school, &school.otto, &other, "Lou").await;
        let roster = school.get(&school.tess, "/api/teachers/students").await.body.to_string();
        assert!(roster.contains(r#""confirmed":false"#), "{roster}");
        let mail: Value = serde_json::from_str(&one::<String>(&app, format!(
            "SELECT CAST(payload AS TEXT) FROM job WHERE CAST(payload AS TEXT) LIKE '%temporary_password%' \
             AND CAST(payload AS TEXT) LIKE '%{EMAIL}%'"
        )).await.unwrap()).unwrap();
        let own = open_with(&app, mail["password"].as_str().unwrap(), OWNERS_CHOICE).await;
        let family = children(&school, &own).await;
        assert!(family.contains("Kim") && !family.contains("Lou"), "{family}");
        // The other teacher asked somebody whom they did not enter.
        let seen = requests(&school, &own).await;
        assert_eq!(seen["requests"].as_array().map(Vec::len), Some(1), "{seen}");
        let roster = school.get(&school.tess, "/api/teachers/students").await.body.to_string();
        assert!(!roster.contains(r#""confirmed":false"#), "{roster}");
    }
}

/// Asks for a temporary password and chooses an own one with it, on the reset screen.
async fn forget_and_reset(app: &TestApp) {
    post(app, "/api/auth/forgot-password", json!({ "email": EMAIL })).await;
    let mail = newest_mail(app, EMAIL).await.unwrap();
    let (_, user_id) = mail["link"].as_str().unwrap().split_once("uid=").unwrap();
    let reset = json!({ "userId": user_id, "tempPassword": mail["password"], "newPassword": OWNERS_CHOICE });
    let reply = post(app, "/api/auth/reset-password", reset).await;
    assert_eq!(reply.status, 200, "{}", reply.body);
}

/// What waits for the parent who signs in with their own password, and their children.
async fn after_signing_in(app: &TestApp, school: &School<'_>) -> (Option<usize>, String) {
    let body = json!({ "email": EMAIL, "password": OWNERS_CHOICE });
    let opened = post(app, "/api/auth/login", body).await.body;
    let token = opened["token"].as_str().unwrap();
    let waiting = requests(school, token).await;
    let waiting = waiting["requests"].as_array().map(Vec::len);
    (waiting, children(school, token).await)
}

on_both! {
    // FIELD-17, D16: any mailed secret is the yes to whoever entered the parent, and to nobody else.
    async fn field_17_forgot_password_opens_an_invitation_as_well(app: TestApp) {
        let school = School::open(&app).await;
        let card = enter_parent(&school, &school.tess, EMAIL).await;
        add_child(&school, &school.tess, &card, "Kim").await;
        let other = enter_parent(&school, &school.otto, EMAIL).await;
        add_child(&school, &school.otto, &other, "Lou").await;
        // Twice, and the second time when the invitation would have worked for less than an hour more.
        post(&app, "/api/auth/forgot-password", json!({ "email": EMAIL })).await;
        app.clock.advance(TimeDelta::days(7) - TimeDelta::minutes(1));
        forget_and_reset(&app).await;
        let (waiting, family) = after_signing_in(&app, &school).await;
        assert_eq!(waiting, Some(1), "the other teacher asks");
        assert!(family.contains("Kim") && !family.contains("Lou"), "{family}");
    }
}

/// What the teacher leaves behind in an account that is not theirs: a second factor that only they have.
async fn sets_up_a_second_factor(school: &School<'_>, stolen: &str) -> (u16, Value) {
    let begin = "/api/users/second-factor/begin";
    let begun = school.send_as(Some(stolen), "POST", begin, None).await;
    (begun.status, begun.body["code"].clone())
}

on_both! {
    // JOIN-18: what a reset or a provider does not end would keep the owner out for good.
    async fn join_18_a_shown_password_sets_up_no_second_factor(app: TestApp) {
        let (provider, app) = with_provider(&app).await;
        let school = School::open(&app).await;
        let temporary = shown(&school).await;
        let stolen = open_with(&app, &temporary, TEACHERS_CHOICE).await;
        let refused = (403, json!("address_not_proved"));
        assert_eq!(sets_up_a_second_factor(&school, &stolen).await, refused);
        // Also long after the sign-in: no password is asked for first, as it would show nothing.
        app.clock.advance(TimeDelta::minutes(11));
        assert_eq!(sets_up_a_second_factor(&school, &stolen).await, refused);
        // Nor is one turned on that was begun before this was refused.
        school.execute("UPDATE \"user\" SET address_proved_at = created_at WHERE email = 'petra@music.example'").await;
        school.execute("UPDATE session SET proved_at = expires_at").await;
        let begun = school.send_as(Some(&stolen), "POST", "/api/users/second-factor/begin", None).await;
        school.execute("UPDATE \"user\" SET address_proved_at = NULL WHERE email = 'petra@music.example'").await;
        let code = json!({ "code": code_of(&app, begun.body["secret"].as_str().unwrap(), 0) });
        let confirm = "/api/users/second-factor/confirm";
        let confirmed = school.send_as(Some(&stolen), "POST", confirm, Some(code)).await;
        assert_eq!((confirmed.status, confirmed.body["code"].clone()), refused);

        // The owner gets in by either way, and may set one up then.
        forget_and_reset(&app).await;
        let body = json!({ "email": EMAIL, "password": OWNERS_CHOICE });
        let own = post(&app, "/api/auth/login", body).await;
        assert!(own.body["token"].is_string(), "{}", own.body);
        let by_provider = sign_in_as(&app, &provider, &person(EMAIL, true)).await;
        let token = by_provider.body["token"].as_str().unwrap();
        assert_eq!(sets_up_a_second_factor(&school, token).await, (200, Value::Null));
    }
}

on_both! {
    async fn field_17_reset_after_an_expired_invitation_shows_the_child(app: TestApp) {
        let school = School::open(&app).await;
        let card = enter_parent(&school, &school.tess, EMAIL).await;
        add_child(&school, &school.tess, &card, "Kim").await;
        app.clock.advance(TimeDelta::days(7));
        forget_and_reset(&app).await;
        let (waiting, family) = after_signing_in(&app, &school).await;
        assert!(waiting == Some(0) && family.contains("Kim"), "{waiting:?} {family}");
    }
}

on_both! {
    // A yes is given once: what the parent has refused since, no later reset says yes to.
    async fn field_17_a_later_reset_says_yes_to_nobody(app: TestApp) {
        let school = School::open(&app).await;
        shown(&school).await;
        forget_and_reset(&app).await;
        let card = enter_parent(&school, &school.tess, EMAIL).await;
        let sql = "DELETE FROM parent_confirmation WHERE parent_id IN (SELECT id FROM \"user\" WHERE email = 'petra@music.example')";
        school.execute(sql).await;
        add_child(&school, &school.tess, &card, "Lou").await;
        forget_and_reset(&app).await;
        let (waiting, family) = after_signing_in(&app, &school).await;
        assert!(waiting == Some(1) && !family.contains("Lou"), "{waiting:?} {family}");
    }
}
