//! What a teacher entered about a parent is put right until the parent has signed in, and tells nothing of others.

use chrono::TimeDelta;
use reedling_core::access::Role;
use serde_json::{Value, json};
use tokio::join;
use uuid::Uuid;

use super::{add_child, answer, enter_parent, waiting};
use crate::{
    accounts::{newest_mail, one, post, sign_in},
    school::{Person, Reply, School, person},
    support::{CLIENT, TestApp},
};

const ROUNDS: usize = 20;

const WRONG: &str = "petra@gmial.com";
const RIGHT: &str = "petra@gmail.com";
const CHOSEN: &str = "Gavotte-in-G-17!";

async fn put(school: &School<'_>, who: &Person, card: &str, email: &str) -> Reply {
    let body = json!({ "name": "Petra Real", "email": email, "phoneNumber": "0888" });
    school
        .put(who, &format!("/api/teachers/parents/{card}"), body)
        .await
}

async fn open(app: &TestApp, email: &str) -> String {
    let mail = newest_mail(app, email).await.unwrap();
    let asked = sign_in(app, email, mail["password"].as_str().unwrap())
        .await
        .body;
    let body = json!({ "userId": asked["userId"], "currentPassword": mail["password"], "newPassword": CHOSEN });
    let opened = post(app, "/api/auth/new-password", body).await.body;
    opened["token"].as_str().unwrap().to_owned()
}

async fn children(school: &School<'_>, token: &str) -> String {
    let path = "/api/parents/children";
    let reply = school.send_as(Some(token), "GET", path, None).await;
    reply.body["children"].to_string()
}

/// What Tess sees of the parents of her students.
async fn parents_of(school: &School<'_>, child: &str) -> Value {
    let path = format!("/api/students/{child}");
    school.get(&school.tess, &path).await.body["parents"].clone()
}

on_both! {
    async fn field_06_a_mistyped_parent_is_entered_anew(app: TestApp) {
        let school = School::open(&app).await;
        let card = enter_parent(&school, &school.tess, WRONG).await;
        let child = add_child(&school, &school.tess, &card, "Kim").await;
        let old = newest_mail(&app, WRONG).await.unwrap()["password"].clone();
        let reply = put(&school, &school.tess, &card, RIGHT).await;
        assert_eq!((reply.status, &reply.body["parent"]["id"]), (200, &json!(card)), "{}", reply.body);
        let [seen] = parents_of(&school, &child).await.as_array().unwrap().clone().try_into().unwrap();
        assert_eq!((&seen["name"], &seen["email"], &seen["phoneNumber"]), (&json!("Petra Real"), &json!(RIGHT), &json!("0888")));
        // The account that was made by mistake is gone, and the address is free.
        assert_eq!(sign_in(&app, WRONG, old.as_str().unwrap()).await.status, 401);
        let users = format!("SELECT COUNT(*) FROM \"user\" WHERE email = '{WRONG}'");
        assert_eq!(one::<i64>(&app, users).await, Some(0));
        let own = open(&app, RIGHT).await;
        assert!(children(&school, &own).await.contains("Kim"));
        // From now on the parent decides.
        let late = put(&school, &school.tess, &card, WRONG).await;
        assert_eq!((late.status, &late.body["code"]), (409, &json!("already_signed_in")));
        let path = format!("/api/teachers/parents/{card}/invitation");
        assert_eq!(school.post(&school.tess, &path, json!({})).await.status, 409);
        let trail = school.get(&school.ada, "/api/admin/activities").await.body.to_string();
        assert!(trail.contains("Tess Tutor corrected what was entered about the parent Petra Real"), "{trail}");
    }
}

on_both! {
    async fn field_06_name_and_number_of_a_parent_are_put_right(app: TestApp) {
        let school = School::open(&app).await;
        let card = enter_parent(&school, &school.tess, RIGHT).await;
        add_child(&school, &school.tess, &card, "Kim").await;
        let mails = school.mails_to(RIGHT).await;
        assert_eq!(put(&school, &school.tess, &card, RIGHT).await.status, 200);
        assert_eq!(school.mails_to(RIGHT).await, mails);
        let name: String = one(&app, format!("SELECT name FROM \"user\" WHERE email = '{RIGHT}'")).await.unwrap();
        assert_eq!(name, "Petra Real", "the mails greet by it");
        // Of a parent whom somebody else entered only the card changes.
        let card = enter_parent(&school, &school.tess, "pia@music.example").await;
        assert_eq!(put(&school, &school.tess, &card, "pia@music.example").await.status, 200);
        let pia: String = one(&app, "SELECT name FROM \"user\" WHERE email = 'pia@music.example'".into()).await.unwrap();
        assert_eq!(pia, "Pia Dahl");
    }
}

on_both! {
    // JOIN-06: known and unknown addresses, before and after, are answered alike.
    async fn field_06_a_correction_tells_no_address(app: TestApp) {
        let school = School::open(&app).await;
        let mut answers = Vec::new();
        for (from, to) in [(WRONG, RIGHT), ("pia@music.example", "new@music.example"), ("new2@music.example", "pia@music.example")] {
            let card = enter_parent(&school, &school.tess, from).await;
            let child = add_child(&school, &school.tess, &card, "Kim").await;
            let reply = put(&school, &school.tess, &card, to).await;
            let invited = school.post(&school.tess, &format!("/api/teachers/parents/{card}/invitation"), json!({})).await;
            let seen = parents_of(&school, &child).await;
            let text = format!("{} {} {} {seen}", reply.status, reply.body, invited.body);
            answers.push(text.replace(&card, "ID").replace(to, "TO"));
        }
        assert!(answers.iter().all(|answer| *answer == answers[0]), "{answers:#?}");
        // Pia was asked by the second card, then no more; by the third she is.
        let asked = waiting(&school, &school.pia).await;
        assert_eq!(asked.len(), 1, "{asked:?}");
        assert_eq!(answer(&school, &school.pia, true).await.status, 200);
        let student = json!({ "name": "Ben Two", "email": "ben@music.example" });
        let card = enter_parent(&school, &school.tess, "new3@music.example").await;
        let path = format!("/api/teachers/parents/{card}");
        let other_role = school.put(&school.tess, &path, student).await;
        assert_eq!((other_role.status, &other_role.body["code"]), (409, &json!("address_unavailable")));
        assert_eq!(put(&school, &school.otto, &card, RIGHT).await.status, 404, "another teacher's card");
    }
}

on_both! {
    async fn field_06_a_parent_of_two_teachers_stays_the_others(app: TestApp) {
        let school = School::open(&app).await;
        let card = enter_parent(&school, &school.tess, WRONG).await;
        add_child(&school, &school.tess, &card, "Kim").await;
        let other = enter_parent(&school, &school.otto, WRONG).await;
        add_child(&school, &school.otto, &other, "Lou").await;
        assert_eq!(put(&school, &school.tess, &card, RIGHT).await.status, 200);
        let own = open(&app, RIGHT).await;
        let family = children(&school, &own).await;
        assert!(family.contains("Kim") && !family.contains("Lou"), "{family}");
        let kept: i64 = one(&app, format!("SELECT COUNT(*) FROM \"user\" WHERE email = '{WRONG}'")).await.unwrap();
        assert_eq!(kept, 1);
    }
}

on_both! {
    // D14: a refusal holds for 90 days, and who was asked today is not mailed again.
    async fn field_06_a_correction_there_and_back_asks_nobody_again(app: TestApp) {
        const PIA: &str = "pia@music.example";
        let school = School::open(&app).await;
        let card = enter_parent(&school, &school.tess, PIA).await;
        let child = add_child(&school, &school.tess, &card, "Kim").await;
        let there_and_back = async || {
            for email in [WRONG, PIA] {
                let reply = put(&school, &school.tess, &card, email).await;
                assert_eq!(reply.status, 200, "{}", reply.body);
            }
        };
        let mails = school.mails_to(PIA).await;
        there_and_back().await;
        assert_eq!(school.mails_to(PIA).await, mails);
        assert_eq!(waiting(&school, &school.pia).await.len(), 1);
        let seen = parents_of(&school, &child).await;
        assert_eq!(answer(&school, &school.pia, false).await.status, 200);
        app.clock.advance(TimeDelta::days(2));
        there_and_back().await;
        assert_eq!(waiting(&school, &school.pia).await, Vec::<Value>::new());
        assert_eq!(school.mails_to(PIA).await, mails);
        assert_eq!(parents_of(&school, &child).await, seen, "a refusal is not told");
    }
}

on_both! {
    // The child's other parent, by whose address a teacher finds nobody out.
    async fn field_06_a_card_becomes_that_of_the_childs_other_parent(app: TestApp) {
        let school = School::open(&app).await;
        let first = enter_parent(&school, &school.tess, RIGHT).await;
        let second = enter_parent(&school, &school.tess, WRONG).await;
        let body = json!({
            "firstName": "Kim", "lastName": "Made", "dob": "2015-06-10", "instrument": "Violin", "grade": "Grade 1",
            "parentIds": [first, second],
        });
        assert_eq!(school.post(&school.tess, "/api/students/minor", body).await.status, 200);
        let reply = put(&school, &school.tess, &second, RIGHT).await;
        assert_eq!(reply.status, 200, "{}", reply.body);
    }
}

on_both! {
    async fn field_06_corrections_mail_no_more_than_invitations_do(app: TestApp) {
        let school = School::open(&app).await;
        let card = enter_parent(&school, &school.tess, WRONG).await;
        let mut statuses = Vec::new();
        for email in [RIGHT, WRONG].into_iter().cycle().take(6) {
            statuses.push(put(&school, &school.tess, &card, email).await.status);
        }
        assert_eq!(statuses, [200, 200, 200, 200, 200, 429]);
    }
}

on_both! {
    async fn field_06_who_is_suspended_or_put_right_by_an_administrator_stays_so(app: TestApp) {
        let school = School::open(&app).await;
        let card = enter_parent(&school, &school.tess, WRONG).await;
        let id: Uuid = one(&app, format!("SELECT id FROM \"user\" WHERE email = '{WRONG}'")).await.unwrap();
        let users = format!("/api/admin/users/{id}");
        let set = async |status: &str| {
            let body = json!({ "status": status });
            assert_eq!(school.put(&school.ada, &format!("{users}/status"), body).await.status, 200);
        };
        set("suspended").await;
        let reply = put(&school, &school.tess, &card, RIGHT).await;
        assert_eq!((reply.status, &reply.body["code"]), (409, &json!("account_not_active")), "{}", reply.body);
        set("active").await;
        let right = school.put(&school.ada, &users, json!({ "email": "petra.real@music.example" })).await;
        assert_eq!(right.status, 200, "{}", right.body);
        let reply = put(&school, &school.tess, &card, RIGHT).await;
        assert_eq!((reply.status, &reply.body["code"]), (409, &json!("already_signed_in")), "{}", reply.body);
        let users = "SELECT COUNT(*) FROM \"user\" WHERE email = 'petra.real@music.example'";
        let kept: i64 = one(&app, users.to_owned()).await.unwrap();
        assert_eq!(kept, 1);
    }
}

on_both! {
    // Each turns one parent's card into the other's.
    async fn field_06_two_corrections_at_once_do_not_wait_for_each_other(app: TestApp) {
        let other = app.beside().await;
        let school = School::open(&app).await;
        for round in 0..ROUNDS {
            let [one, two] = ["one", "two"].map(|name| format!("{name}{round}@music.example"));
            for name in ["One", "Two"] {
                person(&app, Role::Parent, &format!("{name}{round} Known")).await;
            }
            let tess = enter_parent(&school, &school.tess, &one).await;
            add_child(&school, &school.tess, &tess, &format!("Kim{round}")).await;
            let otto = enter_parent(&school, &school.otto, &two).await;
            add_child(&school, &school.otto, &otto, &format!("Lou{round}")).await;
            let (first, second) = join!(
                put_at(&app, &school.tess, &tess, &two),
                put_at(&other, &school.otto, &otto, &one),
            );
            assert_eq!((first.0, second.0), (200, 200), "round {round}: {} {}", first.1, second.1);
        }
    }
}

async fn put_at(app: &TestApp, who: &Person, card: &str, email: &str) -> (u16, String) {
    let body = json!({ "name": "Petra Real", "email": email });
    let path = format!("{}/api/teachers/parents/{card}", app.url);
    let request = CLIENT.put(path).bearer_auth(who.token()).json(&body);
    let answer = request.send().await.unwrap();
    (answer.status().as_u16(), answer.text().await.unwrap())
}

on_both! {
    async fn field_06_an_administrator_corrects_any_parent(app: TestApp) {
        let school = School::open(&app).await;
        let pat = school.pat.id.to_string();
        let reply = put(&school, &school.ada, &pat, RIGHT).await;
        assert_eq!((reply.status, &reply.body["parent"]["email"]), (200, &json!(RIGHT)), "{}", reply.body);
        assert_eq!(school.get(&school.pat, "/api/users/me").await.status, 401);
        let own = open(&app, RIGHT).await;
        assert!(children(&school, &own).await.contains("Anna"));
    }
}
