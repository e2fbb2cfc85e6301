//! How many different addresses somebody may bring up.

use std::num::NonZeroU32;

use chrono::TimeDelta;
use serde_json::{Value, json};

use crate::{
    accounts::{Answer, call, networks, one},
    school::{Person, School},
    support::TestApp,
};

const PARENTS: &str = "/api/teachers/parents";

async fn add_parent(app: &TestApp, who: &Person, email: &str) -> Answer {
    let body = json!({ "name": "New Parent", "email": email });
    call(app, "POST", PARENTS, who.token(), body).await
}

on_both! {
    // JOIN-08.
    async fn join_08_sixty_first_address_in_an_hour_is_refused_everywhere(app: TestApp) {
        let other = app.beside().await;
        let school = School::open(&app).await;
        let tess = &school.tess;
        // Known ones and those that are refused count, a repetition does not.
        assert_eq!(add_parent(&app, tess, "pia@music.example").await.status, 200);
        assert_eq!(add_parent(&app, tess, "ben@music.example").await.status, 409);
        for number in 2..60 {
            let email = format!("parent{number}@music.example");
            assert_eq!(add_parent([&app, &other][number % 2], tess, &email).await.status, 200);
            assert_eq!(add_parent(&app, tess, &email.to_uppercase()).await.status, 200);
        }
        for server in [&app, &other] {
            let refused = add_parent(server, tess, "one.more@music.example").await;
            assert_eq!((refused.status, refused.retry_after), (429, Some(3601)));
            assert_eq!(refused.body["code"], "too_many_addresses");
        }
        let none = "SELECT COUNT(*) FROM \"user\" WHERE email = 'one.more@music.example'";
        assert_eq!(one::<i64>(&app, none.to_owned()).await, Some(0));
        assert_eq!(add_parent(&other, tess, "ben@music.example").await.status, 409, "asked before");
        assert_eq!(add_parent(&app, &school.otto, "one.more@music.example").await.status, 200, "somebody else");
        app.clock.advance(TimeDelta::hours(1));
        assert_eq!(add_parent(&app, tess, "two.more@music.example").await.status, 200);
    }
}

on_both! {
    async fn sixty_one_at_once_on_two_replicas_are_sixty(app: TestApp) {
        let other = app.beside().await;
        let school = School::open(&app).await;
        let (app, other, tess) = (&app, &other, &school.tess);
        let calls = (0..65).map(|number| async move {
            let email = format!("parent{number}@music.example");
            // A busy server asks to come again.
            loop {
                let status = add_parent([app, other][number % 2], tess, &email).await.status;
                if status != 503 {
                    return status;
                }
            }
        });
        let seen = futures_util::future::join_all(calls).await;
        assert_eq!(seen.iter().filter(|status| **status == 200).count(), 60, "{seen:?}");
    }
}

on_both! {
    async fn daily_address_limit_is_tenfold_for_administrators(app: TestApp) {
        let school = School::open(&app).await;
        let earlier = async |who: &Person, addresses, minutes| {
            let ago = TimeDelta::minutes(minutes);
            networks::count(&app, &format!("addresses:{}", who.id), addresses, ago).await;
        };
        earlier(&school.tess, 199, 23 * 60).await;
        earlier(&school.ada, 1_400, 23 * 60).await;
        earlier(&school.ada, 599, 30).await;
        for who in [&school.tess, &school.ada] {
            assert_eq!(add_parent(&app, who, "last@music.example").await.status, 200);
            assert_eq!(add_parent(&app, who, "one.more@music.example").await.status, 429);
        }
        app.clock.advance(TimeDelta::minutes(59));
        assert_eq!(add_parent(&app, &school.tess, "one.more@music.example").await.status, 429);
        app.clock.advance(TimeDelta::minutes(1));
        assert_eq!(add_parent(&app, &school.tess, "one.more@music.example").await.status, 200);
    }
}

on_both! {
    async fn every_call_that_takes_an_address_is_counted(app: TestApp) {
        let app = app.beside_with(|config| config.addresses_per_hour = NonZeroU32::new(2).unwrap()).await;
        let school = School::open(&app).await;
        let student = |email: &str, parent: Option<&str>| json!({
            "firstName": "Max", "lastName": "Carr", "email": email, "grade": "Grade 1", "instrument": "Violin",
            "dateOfBirth": if parent.is_some() { "2016-01-01" } else { "1990-01-01" },
            "parentName": "Max Parent", "parentEmail": parent.unwrap_or_default(),
        });
        let minor = |email: &str| json!({
            "firstName": "Mia", "lastName": "Bell", "grade": "Grade 1", "instrument": "Violin", "email": email,
            "dob": "2016-01-01", "parentIds": [school.pat.id],
        });
        let profile = |email: &str| json!({ "name": "Tess Tutor", "email": email, "phoneNumber": "0123" });
        let try_all = async |who: &Person, email: &str| {
            let mut seen = Vec::new();
            for (method, path, body) in [
                ("POST", PARENTS, json!({ "name": "New Parent", "email": email })),
                ("POST", "/api/students/minor", minor(email)),
                ("POST", "/api/students/teacher-create", student(email, None)),
                ("PUT", "/api/users/profile", profile(email)),
            ] {
                seen.push(call(&app, method, path, who.token(), body).await.status);
            }
            seen
        };
        assert_eq!(call(&app, "PUT", "/api/users/profile", school.tess.token(), profile("tess@music.example")).await.status, 200);
        for email in ["first@music.example", "second@music.example"] {
            assert_eq!(add_parent(&app, &school.tess, email).await.status, 200);
        }
        assert_eq!(try_all(&school.tess, "third@music.example").await, [429; 4]);
        // Two addresses in one call are two.
        assert_eq!(add_parent(&app, &school.otto, "first@music.example").await.status, 200);
        let both = student("third@music.example", Some("fourth@music.example"));
        assert_eq!(call(&app, "POST", "/api/students/teacher-create", school.otto.token(), both).await.status, 429);
        // More in one call than the setting allows at all: also of somebody who has brought up none yet.
        let one = app.beside_with(|config| config.addresses_per_hour = NonZeroU32::MIN).await;
        let alone = crate::school::person(&app, reedling_core::access::Role::Teacher, "Lone Tutor").await;
        let both = student("fifth@music.example", Some("sixth@music.example"));
        let refused = call(&one, "POST", "/api/students/teacher-create", alone.token(), both).await;
        assert_eq!((refused.status, refused.retry_after.is_some()), (429, true), "{}", refused.body);
        assert_eq!(add_parent(&one, &alone, "fifth@music.example").await.status, 200, "none of them was counted");
        for number in 0..21 {
            let body: Value = json!({ "name": "New Teacher", "email": format!("t{number}@music.example"), "role": "TEACHER" });
            let status = call(&app, "POST", "/api/admin/users", school.ada.token(), body).await.status;
            assert_eq!(status, if number < 20 { 200 } else { 429 }, "{number}");
        }
    }
}
