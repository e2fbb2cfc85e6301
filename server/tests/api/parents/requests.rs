//! What happens to a request: it is mailed, answered once, refused, and it expires.

use chrono::TimeDelta;
use serde_json::json;
use uuid::Uuid;

use super::{add_child, answer, enter_parent, everything, waiting};
use crate::{
    jobs::sent_to,
    school::{Person, School, person},
    support::TestApp,
};
use reedling_core::access::Role;

on_both! {
    // JOIN-23.
    async fn join_23_a_request_is_answered_once_and_by_its_parent(app: TestApp) {
        let school = School::open(&app).await;
        let card = enter_parent(&school, &school.tess, "pia@music.example").await;
        add_child(&school, &school.tess, &card, "Kim").await;
        let id = waiting(&school, &school.pia).await[0]["id"].as_str().unwrap().to_owned();
        let path = format!("/api/parents/requests/{id}");
        let yes = || json!({ "accept": true });
        for who in [&school.tess, &school.otto, &school.ada, &school.anna] {
            assert_eq!(school.post(who, &path, yes()).await.status, 403, "{}", who.name);
            assert_eq!(school.get(who, "/api/parents/requests").await.status, 403, "{}", who.name);
        }
        let foreign = school.post(&school.pat, &path, yes()).await;
        let unknown = format!("/api/parents/requests/{}", Uuid::now_v7());
        assert_eq!(foreign.status, 404);
        assert_eq!(foreign, school.post(&school.pat, &unknown, yes()).await);
        assert_eq!(school.post(&school.pia, &path, yes()).await.status, 200);
        for accept in [true, false] {
            let again = school.post(&school.pia, &path, json!({ "accept": accept })).await;
            assert_eq!((again.status, &again.body["code"]), (409, &json!("already_answered")));
        }
        let children = school.get(&school.pia, "/api/parents/children").await;
        assert_eq!(children.body["children"].as_array().map(Vec::len), Some(2));
    }
}

on_both! {
    // WIRE-04.
    async fn wire_04_more_requests_than_the_list_holds_are_counted(app: TestApp) {
        let school = School::open(&app).await;
        let card = enter_parent(&school, &school.tess, "pia@music.example").await;
        for number in 0..51 {
            add_child(&school, &school.tess, &card, &format!("Kim {number}")).await;
        }
        let body = school.get(&school.pia, "/api/parents/requests").await.body;
        assert_eq!((body["requests"].as_array().map(Vec::len), &body["total"]), (Some(50), &json!(51)));
    }
}

on_both! {
    // JOIN-23.
    async fn join_23_a_refusal_looks_like_waiting_to_the_teacher(app: TestApp) {
        let school = School::open(&app).await;
        let card = enter_parent(&school, &school.tess, "pia@music.example").await;
        let child = add_child(&school, &school.tess, &card, "Kim").await;
        let children = [child];
        let before = everything(&school, &school.tess, &children).await;
        let reply = answer(&school, &school.pia, false).await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        assert_eq!(everything(&school, &school.tess, &children).await, before);
        assert!(waiting(&school, &school.pia).await.is_empty());
        // Administrators read it in the trail.
        let trail = school.get(&school.ada, "/api/admin/activities").await.body.to_string();
        assert!(trail.contains("Pia Dahl refused the request of the teacher Tess Tutor"), "{trail}");
        // For 90 days the same teacher's requests reach nobody, and look as any; another teacher may ask.
        let mails = school.mails_to("pia@music.example").await;
        add_child(&school, &school.tess, &card, "Lou").await;
        let other = enter_parent(&school, &school.tess, "pia@music.example").await;
        add_child(&school, &school.tess, &other, "Mo").await;
        assert!(waiting(&school, &school.pia).await.is_empty());
        assert_eq!(school.mails_to("pia@music.example").await, mails);
        let seen = everything(&school, &school.tess, &[]).await;
        assert_eq!(seen.matches(r#""email":"pia@music.example""#).count(), before.matches(r#""email":"pia@music.example""#).count() + 1);
        let nina = person(&app, Role::Teacher, "Nina Tutor").await;
        let card = enter_parent(&school, &nina, "pia@music.example").await;
        add_child(&school, &nina, &card, "Nono").await;
        assert_eq!(waiting(&school, &school.pia).await.len(), 1);
    }
}

on_both! {
    // JOIN-05, JOIN-07.
    async fn join_05_refusal_withdraws_an_earlier_yes(app: TestApp) {
        let school = School::open(&app).await;
        let card = enter_parent(&school, &school.tess, "pia@music.example").await;
        let kim = add_child(&school, &school.tess, &card, "Kim").await;
        add_child(&school, &school.tess, &card, "Made Up").await;
        let asked = waiting(&school, &school.pia).await;
        for (request, accept) in [(0, true), (1, false)] {
            let path = format!("/api/parents/requests/{}", asked[request]["id"].as_str().unwrap());
            let reply = school.post(&school.pia, &path, json!({ "accept": accept })).await;
            assert_eq!(reply.status, 200, "{}", reply.body);
        }
        let seen = everything(&school, &school.tess, &[kim]).await;
        assert!(seen.contains("Typed Name") && !seen.contains("Pia Dahl"), "{seen}");
        add_child(&school, &school.tess, &card, "Third").await;
        assert!(waiting(&school, &school.pia).await.is_empty());
        let children = school.get(&school.pia, "/api/parents/children").await.body["children"].to_string();
        assert!(children.contains("Kim") && !children.contains("Third") && !children.contains("Made Up"), "{children}");
    }
}

on_both! {
    async fn after_ninety_days_a_refused_teacher_may_ask_again(app: TestApp) {
        let school = School::open(&app).await;
        let card = enter_parent(&school, &school.tess, "pia@music.example").await;
        add_child(&school, &school.tess, &card, "Kim").await;
        answer(&school, &school.pia, false).await;
        // In steps, as a session that nobody uses ends after thirty days.
        let steps = [10; 8].map(|days| (days, 0)).into_iter();
        for (step, (days, asked)) in steps.chain([(9, 0), (1, 1)]).enumerate() {
            later(&app, days);
            add_child(&school, &school.tess, &card, &format!("Lou {step}")).await;
            assert_eq!(waiting(&school, &school.pia).await.len(), asked, "{days}");
        }
    }
}

on_both! {
    // JOIN-13: jobs check when they run.
    async fn join_13_a_request_that_has_ended_is_not_mailed(app: TestApp) {
        let school = School::open(&app).await;
        let status = async |who: &Person, status: &str| {
            let path = format!("/api/admin/users/{}/status", who.id);
            let reply = school.put(&school.ada, &path, json!({ "status": status })).await;
            assert_eq!(reply.status, 200, "{}", reply.body);
        };
        let nina = person(&app, Role::Teacher, "Nina Tutor").await;
        for teacher in [&school.tess, &nina] {
            let card = enter_parent(&school, teacher, "pia@music.example").await;
            add_child(&school, teacher, &card, "Kim").await;
        }
        assert_eq!(school.mails_to("pia@music.example").await, 2, "they wait to be sent");
        status(&school.tess, "suspended").await;
        // Let in again before the mail is sent: the request does not come back.
        status(&school.tess, "active").await;
        assert_eq!(sent_to(&app, "pia@music.example").await, 1, "the other teacher's");

        let card = enter_parent(&school, &nina, "pia@music.example").await;
        add_child(&school, &nina, &card, "Lou").await;
        // As it stands to a call that writes its request while the teacher is being suspended.
        school.execute("UPDATE \"user\" SET suspended_at = created_at WHERE name = 'Nina Tutor'").await;
        assert_eq!(sent_to(&app, "pia@music.example").await, 1);
    }
}

on_both! {
    async fn a_request_expires_after_thirty_days(app: TestApp) {
        let school = School::open(&app).await;
        let card = enter_parent(&school, &school.tess, "pia@music.example").await;
        add_child(&school, &school.tess, &card, "Kim").await;
        let id = waiting(&school, &school.pia).await[0]["id"].as_str().unwrap().to_owned();
        let requests = waiting(&school, &school.pia).await;
        assert_eq!(requests[0]["expiresAt"], "2026-04-01T09:00:00Z");
        school.execute("UPDATE parent_request SET expires_at = created_at").await;
        assert!(waiting(&school, &school.pia).await.is_empty());
        let path = format!("/api/parents/requests/{id}");
        let late = school.post(&school.pia, &path, json!({ "accept": true })).await;
        assert_eq!((late.status, &late.body["code"]), (409, &json!("request_expired")));
    }
}

on_both! {
    async fn parent_gets_three_request_mails_a_day(app: TestApp) {
        let school = School::open(&app).await;
        let mails = async || school.mails_to("pia@music.example").await;
        let card = enter_parent(&school, &school.tess, "pia@music.example").await;
        for name in ["Kim", "Lou"] {
            add_child(&school, &school.tess, &card, name).await;
        }
        assert_eq!(mails().await, 2);
        let nina = person(&app, Role::Teacher, "Nina Tutor").await;
        let card = enter_parent(&school, &nina, "pia@music.example").await;
        for name in ["Mo", "Nono", "Ola"] {
            add_child(&school, &nina, &card, name).await;
        }
        assert_eq!(mails().await, 3);
        assert_eq!(waiting(&school, &school.pia).await.len(), 5);
        later(&app, 1);
        add_child(&school, &nina, &card, "Pim").await;
        assert_eq!(mails().await, 4);
    }
}

on_both! {
    async fn removing_the_student_withdraws_the_request(app: TestApp) {
        let school = School::open(&app).await;
        let card = enter_parent(&school, &school.tess, "pia@music.example").await;
        let child = add_child(&school, &school.tess, &card, "Kim").await;
        let id = waiting(&school, &school.pia).await[0]["id"].as_str().unwrap().to_owned();
        school.delete(&school.tess, &format!("/api/teachers/students/{child}")).await;
        assert!(waiting(&school, &school.pia).await.is_empty());
        let path = format!("/api/parents/requests/{id}");
        assert_eq!(school.post(&school.pia, &path, json!({ "accept": true })).await.status, 404);
    }
}

on_both! {
    // JOIN-13: as if the request had been written while the teacher was being suspended.
    async fn join_13_suspended_teachers_request_is_hidden_and_unanswerable(app: TestApp) {
        let school = School::open(&app).await;
        let card = enter_parent(&school, &school.tess, "pia@music.example").await;
        add_child(&school, &school.tess, &card, "Kim").await;
        let id = waiting(&school, &school.pia).await[0]["id"].as_str().unwrap().to_owned();
        school.execute("UPDATE \"user\" SET suspended_at = created_at WHERE name = 'Tess Tutor'").await;
        assert!(waiting(&school, &school.pia).await.is_empty());
        let path = format!("/api/parents/requests/{id}");
        assert_eq!(school.post(&school.pia, &path, json!({ "accept": true })).await.status, 404);
        school.execute("UPDATE \"user\" SET suspended_at = NULL WHERE name = 'Tess Tutor'").await;
        assert_eq!(school.post(&school.pia, &path, json!({ "accept": true })).await.status, 200);
    }
}

fn later(app: &TestApp, days: i64) {
    app.clock.advance(TimeDelta::days(days));
}
