//! GET and PUT /api/teachers/profile.

use std::time::Duration;

use sea_orm::ConnectionTrait;
use serde_json::json;

use crate::school::School;

const PATH: &str = "/api/teachers/profile";

on_both! {
    // API-91, API-92.
    async fn teachers_and_administrators_read_and_change_their_own_profile(app: TestApp) {
        let school = School::open(&app).await;
        for (who, email) in [(&school.tess, "tess@music.example"), (&school.ada, "ada@music.example")] {
            let before = school.get(who, PATH).await;
            assert_eq!(before.body["teacher"]["user"]["email"], email);
            assert_eq!(before.body["teacher"]["phoneNumber"], "0123");
            assert_eq!(before.body["teacher"]["instrument"], json!(null));
            let change = json!({ "instrument": " Cello ", "department": "Strings", "phoneNumber": "+44 20 7946" });
            let changed = school.put(who, PATH, change).await;
            assert_eq!(changed.status, 200, "{}", changed.body);
            let after = school.get(who, PATH).await;
            assert_eq!(after.body, changed.body);
            let teacher = &after.body["teacher"];
            assert_eq!(
                (&teacher["instrument"], &teacher["department"], &teacher["phoneNumber"]),
                (&json!("Cello"), &json!("Strings"), &json!("+44 20 7946"))
            );
            assert_eq!(teacher["user"]["name"], json!(who.name));
        }
        let other = school.get(&school.otto, PATH).await;
        assert_eq!(other.body["teacher"]["department"], json!(null));
        let emptied = school.put(&school.tess, PATH, json!({ "phoneNumber": null })).await;
        assert_eq!(emptied.body["teacher"]["phoneNumber"], json!(null));
    }
}

on_both! {
    async fn a_profile_takes_nothing_else_and_no_endless_texts(app: TestApp) {
        let school = School::open(&app).await;
        for field in ["role", "userId", "email", "status"] {
            let reply = school.put(&school.tess, PATH, json!({ field: "ADMINISTRATOR" })).await;
            assert_eq!(reply.status, 400, "{field}");
        }
        for field in ["instrument", "department", "phoneNumber"] {
            let reply = school.put(&school.tess, PATH, json!({ field: "x".repeat(201) })).await;
            assert_eq!(reply.status, 422, "{field}");
            assert!(reply.body["fields"][field].is_array(), "{field}");
        }
        assert_eq!(school.get(&school.tess, PATH).await.body["teacher"]["phoneNumber"], "0123");
    }
}

on_both! {
    async fn what_another_call_changes_meanwhile_stays(app: TestApp) {
        let school = School::open(&app).await;
        let txn = app.state.db.begin_write().await.unwrap();
        let sql = "UPDATE \"user\" SET phone_number = '0777' WHERE name = 'Tess Tutor'";
        assert_eq!(txn.execute_unprepared(sql).await.unwrap().rows_affected(), 1);
        let changing = async {
            tokio::time::sleep(Duration::from_millis(300)).await;
            txn.commit().await.unwrap();
        };
        let (reply, ()) = tokio::join!(school.put(&school.tess, PATH, json!({ "instrument": "Cello" })), changing);
        assert_eq!(reply.status, 200, "{}", reply.body);
        let teacher = &reply.body["teacher"];
        assert_eq!((&teacher["instrument"], &teacher["phoneNumber"]), (&json!("Cello"), &json!("0777")));
    }
}
