//! PUT /api/users/profile, /notifications and /privacy.

use std::time::Duration;

use sea_orm::ConnectionTrait;
use serde_json::{Value, json};

use crate::school::{Person, School};

async fn me(school: &School<'_>, who: &Person) -> Value {
    school.get(who, "/api/users/me").await.body
}

on_both! {
    async fn name_and_phone_change_at_once_for_students_too(app: TestApp) {
        let school = School::open(&app).await;
        let body = json!({ "name": "  Anna Maria Bell ", "email": "ANNA@music.example", "phoneNumber": "0777" });
        let reply = school.put(&school.anna, "/api/users/profile", body).await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        let me = me(&school, &school.anna).await;
        assert_eq!(me, reply.body);
        assert_eq!((&me["user"]["name"], &me["user"]["phoneNumber"]), (&json!("Anna Maria Bell"), &json!("0777")));
        assert_eq!(me["pendingEmail"], json!(null), "the same address in other letters");
        let profile = school.get(&school.tess, &format!("/api/students/{}", school.anna.id)).await.body;
        assert_eq!((&profile["firstName"], &profile["lastName"]), (&json!("Anna"), &json!("Maria Bell")));
        let lesson = school.one_lesson().await;
        assert!(!lesson.is_empty());
        assert_eq!(school.lessons().await[0]["student"]["name"], "Anna Maria Bell");
    }
}

on_both! {
    async fn profile_needs_name_and_address_and_takes_no_role(app: TestApp) {
        let school = School::open(&app).await;
        let before = me(&school, &school.pat).await;
        for (field, value) in [("name", json!(" ")), ("email", json!("")), ("email", json!("pat@")), ("phoneNumber", json!("1".repeat(201)))] {
            let mut body = json!({ "name": "Pat Bell", "email": "pat@music.example", "phoneNumber": "0123" });
            body[field] = value;
            let reply = school.put(&school.pat, "/api/users/profile", body).await;
            assert_eq!(reply.status, 422, "{field}");
            assert!(reply.body["fields"][field].is_array(), "{field}");
        }
        for field in ["role", "status", "id", "pendingEmail"] {
            let mut body = json!({ "name": "Pat Bell", "email": "pat@music.example" });
            body[field] = json!("ADMINISTRATOR");
            assert_eq!(school.put(&school.pat, "/api/users/profile", body).await.status, 400, "{field}");
        }
        assert_eq!(me(&school, &school.pat).await, before);
    }
}

on_both! {
    async fn invalid_stored_name_stays_when_only_phone_changes(app: TestApp) {
        let school = School::open(&app).await;
        school.execute("UPDATE \"user\" SET name = 'tess.tutor' WHERE name = 'Tess Tutor'").await;
        for body in [
            json!({ "name": "tess.tutor", "email": "tess@music.example", "phoneNumber": "0777" }),
            json!({ "phoneNumber": "0777" }),
        ] {
            let reply = school.put(&school.tess, "/api/users/profile", body.clone()).await;
            assert_eq!(reply.status, 200, "{body}: {}", reply.body);
            let user = &reply.body["user"];
            assert_eq!((&user["name"], &user["phoneNumber"]), (&json!("tess.tutor"), &json!("0777")));
        }
        let another = json!({ "name": "tess.tutors", "email": "tess@music.example", "phoneNumber": "0778" });
        let reply = school.put(&school.tess, "/api/users/profile", another).await;
        assert_eq!((reply.status, reply.body["fields"]["name"].is_array()), (422, true), "{}", reply.body);
    }
}

on_both! {
    // API-106, API-107.
    async fn switches_are_kept_for_each_user(app: TestApp) {
        let school = School::open(&app).await;
        let notifications = json!({
            "emailNotifications": false, "pushNotifications": true, "lessonReminders": false,
            "examNotifications": true, "achievementAlerts": false,
        });
        let privacy = json!({
            "profileVisibility": "friends", "showEmail": true, "showPhone": true, "allowMessages": false,
        });
        for who in [&school.anna, &school.tess, &school.pat, &school.ada] {
            for (path, body) in [("notifications", &notifications), ("privacy", &privacy)] {
                let reply = school.put(who, &format!("/api/users/{path}"), body.clone()).await;
                assert_eq!((reply.status, &reply.body[path]), (200, body));
            }
            let me = me(&school, who).await;
            assert_eq!((&me["notifications"], &me["privacy"]), (&notifications, &privacy));
        }
        let untouched = me(&school, &school.otto).await;
        assert_eq!(untouched["notifications"]["emailNotifications"], true);
        assert_eq!(untouched["privacy"]["showEmail"], false);
    }
}

on_both! {
    async fn a_switch_that_is_not_stored_yet_has_its_default(app: TestApp) {
        let school = School::open(&app).await;
        let before = me(&school, &school.otto).await;
        school.execute(
            "UPDATE \"user\" SET notification_settings = '{\"lessonReminders\": false}', \
             privacy_settings = '{\"showEmail\": true}' WHERE name = 'Tess Tutor'",
        )
        .await;
        let mut expected = before;
        expected["notifications"]["lessonReminders"] = json!(false);
        expected["privacy"]["showEmail"] = json!(true);
        let reply = school.get(&school.tess, "/api/users/me").await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        for settings in ["notifications", "privacy"] {
            assert_eq!(reply.body[settings], expected[settings]);
        }
        let switch = json!({ "pushNotifications": false });
        let reply = school.put(&school.tess, "/api/users/notifications", switch).await;
        expected["notifications"]["pushNotifications"] = json!(false);
        assert_eq!((reply.status, &reply.body["notifications"]), (200, &expected["notifications"]));
    }
}

on_both! {
    async fn settings_of_another_shape_are_refused(app: TestApp) {
        let school = School::open(&app).await;
        let visibility = json!({
            "profileVisibility": "everybody?", "showEmail": true, "showPhone": true, "allowMessages": false,
        });
        let reply = school.put(&school.tess, "/api/users/privacy", visibility).await;
        assert_eq!(reply.status, 422);
        assert!(reply.body["fields"]["profileVisibility"].is_array());
        for (path, body) in [
            ("notifications", json!({ "emailNotifications": "yes" })),
            ("privacy", json!({ "showEmail": 1 })),
            ("privacy", json!([])),
        ] {
            let reply = school.put(&school.tess, &format!("/api/users/{path}"), body.clone()).await;
            assert_eq!(reply.status, 400, "{body}");
            assert!(reply.body["error"].is_string());
        }
    }
}

on_both! {
    async fn a_number_that_another_call_changes_meanwhile_stays(app: TestApp) {
        let school = School::open(&app).await;
        let txn = app.state.db.begin_write().await.unwrap();
        let sql = "UPDATE \"user\" SET phone_number = '0777' WHERE name = 'Tess Tutor'";
        assert_eq!(txn.execute_unprepared(sql).await.unwrap().rows_affected(), 1);
        let changing = async {
            tokio::time::sleep(Duration::from_millis(300)).await;
            txn.commit().await.unwrap();
        };
        let call = school.put(&school.tess, "/api/users/profile", json!({ "name": "Tess Tone" }));
        let (reply, ()) = tokio::join!(call, changing);
        assert_eq!(reply.status, 200, "{}", reply.body);
        let user = &reply.body["user"];
        assert_eq!((&user["name"], &user["phoneNumber"]), (&json!("Tess Tone"), &json!("0777")));
    }
}

on_both! {
    async fn two_switches_at_once_are_both_turned(app: TestApp) {
        const PATH: &str = "/api/users/notifications";
        let school = School::open(&app).await;
        for is_on in [false, true].repeat(5) {
            let (one, other) = tokio::join!(
                school.put(&school.tess, PATH, json!({ "emailNotifications": is_on })),
                school.put(&school.tess, PATH, json!({ "pushNotifications": is_on })),
            );
            assert_eq!((one.status, other.status), (200, 200), "{} {}", one.body, other.body);
            let set = &me(&school, &school.tess).await["notifications"];
            assert_eq!((&set["emailNotifications"], &set["pushNotifications"]), (&json!(is_on), &json!(is_on)), "{set}");
        }
    }
}

on_both! {
    // FIELD-22.
    async fn field_22_one_s_own_account_tells_when_links_have_changed(app: TestApp) {
        let school = School::open(&app).await;
        let people = [&school.tess, &school.otto, &school.anna, &school.ben, &school.pat, &school.ada];
        let told = async || {
            let mut links = Vec::new();
            for who in people {
                links.push(me(&school, who).await["links"].as_str().unwrap().to_owned());
            }
            links
        };
        let unlink = async |path: String| school.send(&school.ada, "DELETE", &path, None, None).await;
        let (anna, pat, tess) = (school.anna.id, school.pat.id, school.tess.id);
        let mut before = told().await;
        assert_eq!(told().await, before, "nothing has changed");
        // Whoever is linked or unlinked, and nobody else; a link that is made again is another one.
        for (path, concerns) in [
            (format!("/api/admin/parents/{pat}/children/{anna}"), [false, false, true, false, true, false]),
            (format!("/api/admin/students/{anna}/teachers/{tess}"), [true, false, true, false, false, false]),
        ] {
            assert_eq!(unlink(path.clone()).await.status, 200, "{path}");
            let after = told().await;
            let changed: Vec<bool> = before.iter().zip(&after).map(|(before, after)| before != after).collect();
            assert_eq!(changed, concerns, "{path}");
            before = after;
        }
        app.clock.advance(chrono::TimeDelta::minutes(1));
        school.enrol(&school.tess, &school.anna).await;
        let again = told().await;
        assert_eq!(unlink(format!("/api/admin/students/{anna}/teachers/{tess}")).await.status, 200);
        app.clock.advance(chrono::TimeDelta::minutes(1));
        school.enrol(&school.tess, &school.anna).await;
        let after = told().await;
        assert_ne!((&again[0], &again[2]), (&after[0], &after[2]));
        assert_eq!(again[1], after[1]);
    }
}
