//! GET and PUT /api/teachers/preferences.

use serde_json::json;

use crate::school::School;

const PATH: &str = "/api/teachers/preferences";

on_both! {
    // SET-15.
    async fn set_15_teachers_and_administrators_choose_their_own_preferences(app: TestApp) {
        let school = School::open(&app).await;
        for who in [&school.tess, &school.ada] {
            let before = school.get(who, PATH).await;
            assert_eq!(before.body, json!({ "defaultDuration": 30, "lessonReminders": true }));
            let chosen = json!({ "defaultDuration": 45, "lessonReminders": false });
            let changed = school.put(who, PATH, chosen.clone()).await;
            assert_eq!((changed.status, &changed.body), (200, &chosen));
            assert_eq!(school.get(who, PATH).await.body, chosen);
        }
        let other = school.get(&school.otto, PATH).await;
        assert_eq!(other.body, json!({ "defaultDuration": 30, "lessonReminders": true }));
    }
}

on_both! {
    async fn set_15_what_is_missing_stays_and_the_profile_stays_beside_it(app: TestApp) {
        let school = School::open(&app).await;
        let profile = json!({ "instrument": "Cello", "department": "Strings" });
        school.put(&school.tess, "/api/teachers/profile", profile).await;
        school.put(&school.tess, PATH, json!({ "defaultDuration": 60 })).await;
        let reminders = school.put(&school.tess, PATH, json!({ "lessonReminders": false })).await;
        assert_eq!(reminders.body, json!({ "defaultDuration": 60, "lessonReminders": false }));
        let profile = json!({ "instrument": "Viola" });
        let kept = school.put(&school.tess, "/api/teachers/profile", profile).await;
        assert_eq!(kept.body["teacher"]["department"], "Strings");
        assert_eq!(school.get(&school.tess, PATH).await.body["defaultDuration"], 60);
    }
}

on_both! {
    async fn set_15_lesson_reminders_are_the_switch_of_the_notifications(app: TestApp) {
        let school = School::open(&app).await;
        school.put(&school.tess, PATH, json!({ "lessonReminders": false })).await;
        let me = school.get(&school.tess, "/api/users/me").await;
        assert_eq!(me.body["notifications"]["lessonReminders"], false);
        assert_eq!(me.body["notifications"]["examNotifications"], true);
        let switch = json!({ "lessonReminders": true });
        school.put(&school.tess, "/api/users/notifications", switch).await;
        assert_eq!(school.get(&school.tess, PATH).await.body["lessonReminders"], true);
    }
}

on_both! {
    async fn set_15_duration_outside_15_to_240_is_a_field_error(app: TestApp) {
        let school = School::open(&app).await;
        for (minutes, text) in [
            (json!(14), "Duration must be at least 15 minutes"),
            (json!(-45), "Duration must be at least 15 minutes"),
            (json!(241), "Duration cannot exceed 4 hours"),
            (json!(9_007_199_254_740_991_i64), "Duration cannot exceed 4 hours"),
        ] {
            let change = json!({ "defaultDuration": minutes, "lessonReminders": false });
            let reply = school.put(&school.tess, PATH, change).await;
            assert_eq!(reply.status, 422, "{minutes}");
            assert_eq!(reply.body["fields"]["defaultDuration"], json!([text]), "{minutes}");
        }
        let kept = school.get(&school.tess, PATH).await;
        assert_eq!(kept.body, json!({ "defaultDuration": 30, "lessonReminders": true }));
        for minutes in [15, 240] {
            let reply = school.put(&school.tess, PATH, json!({ "defaultDuration": minutes })).await;
            assert_eq!(reply.body["defaultDuration"], minutes);
        }
    }
}
