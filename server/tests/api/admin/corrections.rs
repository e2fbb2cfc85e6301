//! What was entered wrong about somebody is put right by an administrator; of a student, by the teacher until they have
//! signed in.

use futures_util::future::join;
use reedling_server::mail::{Mail, render};
use serde_json::{Value, json};
use uuid::Uuid;

use crate::{
    accounts::{PASSWORD, account, call, newest_mail, one, post, sign_in, token_of},
    school::{Reply, School},
    support::TestApp,
};

const WRONG: &str = "typo@gmial.com";
const RIGHT: &str = "typo@gmail.com";
const CHOSEN: &str = "Gavotte-in-G-17!";

/// A student whom Tess enters with the wrong address; the id.
async fn entered(school: &School<'_>) -> String {
    let body = json!({
        "firstName": "Max", "lastName": "Carr", "email": WRONG, "dateOfBirth": "1990-01-01", "grade": "Grade 1",
        "instrument": "Violin",
    });
    let path = "/api/students/teacher-create";
    let reply = school.post(&school.tess, path, body).await;
    assert_eq!(reply.status, 200, "{}", reply.body);
    reply.body["student"]["id"].as_str().unwrap().to_owned()
}

async fn mailed_password(app: &TestApp, email: &str) -> String {
    let mail = newest_mail(app, email).await.unwrap();
    mail["password"].as_str().unwrap().to_owned()
}

/// Chooses a password with a temporary one; the status.
async fn open_with(app: &TestApp, id: &str, temporary: &str) -> u16 {
    let body = json!({ "userId": id, "currentPassword": temporary, "newPassword": CHOSEN });
    post(app, "/api/auth/new-password", body).await.status
}

fn refused(reply: &Reply) -> (u16, &str) {
    (
        reply.status,
        reply.body["code"].as_str().unwrap_or_default(),
    )
}

async fn trail(school: &School<'_>) -> String {
    let path = "/api/admin/activities";
    school.get(&school.ada, path).await.body.to_string()
}

on_both! {
    async fn field_06_a_teacher_corrects_a_student_until_the_first_sign_in(app: TestApp) {
        let school = School::open(&app).await;
        let id = entered(&school).await;
        let old = mailed_password(&app, WRONG).await;
        let path = format!("/api/students/{id}");
        let right = json!({
            "grade": "Grade 1", "firstName": "Maxim", "lastName": null, "email": " Typo@Gmail.com ",
            "dateOfBirth": "1991-02-03",
        });
        let reply = school.put(&school.tess, &path, right.clone()).await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        assert_eq!(reply.body["message"], "Student updated successfully! A new temporary password is on its way to typo@gmail.com.");
        let profile = school.get(&school.tess, &path).await.body;
        let shown = (&profile["user"], &profile["firstName"], &profile["dateOfBirth"], &profile["correctable"]);
        assert_eq!(shown, (&json!({ "name": "Maxim", "email": RIGHT }), &json!("Maxim"), &json!("1991-02-03"), &json!(true)));
        // What was mailed to the wrong address opens nothing, nor does anything reach it any more.
        let mails = school.mails_to(WRONG).await;
        post(&app, "/api/auth/forgot-password", json!({ "email": WRONG })).await;
        assert_eq!(school.mails_to(WRONG).await, mails);
        assert_eq!(open_with(&app, &id, &old).await, 422);
        assert_eq!(sign_in(&app, WRONG, &old).await.status, 401);
        let new = mailed_password(&app, RIGHT).await;
        assert_eq!(sign_in(&app, RIGHT, &new).await.body["mustChangePassword"], true);
        assert_eq!(open_with(&app, &id, &new).await, 200);
        // From now on the student decides; the grade stays the teacher's.
        for change in [json!({ "email": WRONG }), json!({ "firstName": "Max" }), json!({ "dateOfBirth": null })] {
            let mut body = change;
            body["grade"] = json!("Grade 1");
            let late = school.put(&school.tess, &path, body).await;
            assert_eq!(refused(&late), (409, "already_signed_in"), "{}", late.body);
        }
        let mut same = right;
        same["grade"] = json!("Grade 2");
        assert_eq!(school.put(&school.tess, &path, same).await.status, 200);
        assert_eq!(school.get(&school.tess, &path).await.body["correctable"], false);
        let trail = trail(&school).await;
        for sentence in [
            "Tess Tutor corrected the name of Maxim, until now Max Carr",
            "Tess Tutor corrected the email address of Maxim",
            "Tess Tutor corrected the date of birth of",
        ] {
            assert!(trail.contains(sentence), "{sentence}: {trail}");
        }
        assert!(!trail.contains("gmail"), "{trail}");
    }
}

on_both! {
    async fn field_06_a_used_account_gets_another_address_from_an_administrator_only(app: TestApp) {
        let school = School::open(&app).await;
        let (id, _) = account(&app, WRONG, "active", false).await;
        let token = token_of(&app, WRONG).await;
        post(&app, "/api/auth/forgot-password", json!({ "email": WRONG })).await;
        let secret = mailed_password(&app, WRONG).await;
        let pending = json!({ "email": "third@music.example" });
        assert_eq!(call(&app, "PUT", "/api/users/profile", &token, pending).await.status, 200);
        let link = newest_mail(&app, "third@music.example").await.unwrap()["link"].as_str().unwrap().to_owned();
        let path = format!("/api/admin/users/{id}");
        let reply = school.put(&school.ada, &path, json!({ "email": RIGHT })).await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        // Session, passwords, the waiting address: all of it has ended.
        assert_eq!(call(&app, "GET", "/api/users/me", &token, Value::Null).await.status, 401);
        let link = format!("/api{}", &link[link.find("/auth/activate").unwrap()..]);
        assert_eq!(call(&app, "GET", &link, "", Value::Null).await.status, 422);
        let id = id.to_string();
        for old in [PASSWORD, &secret] {
            assert_eq!(open_with(&app, &id, old).await, 422);
            assert_eq!(sign_in(&app, RIGHT, old).await.status, 401);
        }
        let told = newest_mail(&app, WRONG).await.unwrap();
        assert_eq!(told["template"], "address_corrected", "the owner had used the old address");
        let mail: Mail = serde_json::from_value(told).unwrap();
        let letter = render::mail(&app.state.config, "id", &mail).unwrap().formatted();
        let letter = String::from_utf8(letter).unwrap().replace("=\r\n", "");
        assert!(letter.contains("The school has changed the email address of your account."), "{letter}");
        let new = mailed_password(&app, RIGHT).await;
        assert_eq!(open_with(&app, &id, &new).await, 200);
        for who in [&school.tess, &school.anna, &school.pat] {
            assert_eq!(school.put(who, &path, json!({ "name": "Eve" })).await.status, 403);
        }
    }
}

on_both! {
    async fn field_06_a_teacher_gets_no_student_back_by_an_administrators_correction(app: TestApp) {
        let school = School::open(&app).await;
        let id = entered(&school).await;
        let password = mailed_password(&app, WRONG).await;
        assert_eq!(open_with(&app, &id, &password).await, 200);
        let reply = school.put(&school.ada, &format!("/api/admin/users/{id}"), json!({ "email": RIGHT })).await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        let path = format!("/api/students/{id}");
        let taken = school.put(&school.tess, &path, json!({ "grade": "Grade 1", "email": "tess.own@music.example" })).await;
        assert_eq!(refused(&taken), (409, "already_signed_in"), "{}", taken.body);
        assert_eq!(school.get(&school.tess, &path).await.body["correctable"], false);
        // The invitation may still be sent again.
        assert_eq!(school.post(&school.tess, &format!("{path}/invitation"), json!({})).await.status, 200);
    }
}

on_both! {
    async fn field_06_a_teacher_mails_no_more_passwords_than_invitations(app: TestApp) {
        let school = School::open(&app).await;
        let path = format!("/api/students/{}", entered(&school).await);
        let mut statuses = Vec::new();
        for email in [RIGHT, WRONG].into_iter().cycle().take(6) {
            let body = json!({ "grade": "Grade 1", "email": email });
            statuses.push(school.put(&school.tess, &path, body).await.status);
        }
        assert_eq!(statuses, [200, 200, 200, 200, 200, 429]);
    }
}

on_both! {
    async fn field_06_of_who_is_suspended_no_mail_is_told(app: TestApp) {
        let school = School::open(&app).await;
        let student = entered(&school).await;
        let (teacher, _) = account(&app, "tutor@gmial.com", "active", false).await;
        for id in [&student, &teacher.to_string()] {
            let status = format!("/api/admin/users/{id}/status");
            let reply = school.put(&school.ada, &status, json!({ "status": "suspended" })).await;
            assert_eq!(reply.status, 200, "{}", reply.body);
        }
        for (id, right, message) in [
            (student, RIGHT, "Student updated successfully!"),
            (teacher.to_string(), "tutor@gmail.com", "has the new email address."),
        ] {
            let path = format!("/api/admin/users/{id}");
            let reply = school.put(&school.ada, &path, json!({ "email": right })).await;
            let told = reply.body["message"].as_str().unwrap_or_default();
            assert!(told.contains(message) && told.ends_with("The account stays suspended, and nothing is mailed."), "{}", reply.body);
            assert_eq!(school.mails_to(right).await, 0);
        }
    }
}

on_both! {
    async fn field_06_an_address_in_use_is_refused_and_tells_nothing(app: TestApp) {
        let school = School::open(&app).await;
        let id = entered(&school).await;
        let mut answers = Vec::new();
        for who in ["otto", "omar", "pia", "ada"] {
            let email = format!("{who}@music.example");
            let body = json!({ "grade": "Grade 1", "email": email });
            let by_teacher = school.put(&school.tess, &format!("/api/students/{id}"), body).await;
            let body = json!({ "email": email });
            let by_administrator = school.put(&school.ada, &format!("/api/admin/users/{id}"), body).await;
            answers.extend([by_teacher, by_administrator]);
        }
        assert_eq!(refused(&answers[0]), (409, "address_unavailable"));
        assert!(answers.iter().all(|answer| *answer == answers[0]), "{answers:?}");
        let stays = school.get(&school.tess, &format!("/api/students/{id}")).await.body;
        assert_eq!((&stays["user"]["email"], &stays["correctable"]), (&json!(WRONG), &json!(true)));
    }
}

on_both! {
    async fn field_06_date_of_birth_decides_who_needs_a_parent(app: TestApp) {
        let school = School::open(&app).await;
        let ben = format!("/api/admin/users/{}", school.ben.id);
        let minor = school.put(&school.ada, &ben, json!({ "dateOfBirth": "2015-01-01" })).await;
        assert_eq!((minor.status, &minor.body["fields"]["dateOfBirth"][0]), (422,
            &json!("By this date the student is under 18 and needs a parent. An administrator can link one first.")));
        let link = format!("/api/admin/parents/{}/children/{}", school.pia.id, school.ben.id);
        assert_eq!(school.put(&school.ada, &link, json!({})).await.status, 200);
        assert_eq!(school.put(&school.ada, &ben, json!({ "dateOfBirth": "2015-01-01" })).await.status, 200);
        let path = format!("/api/students/{}", school.ben.id);
        assert_eq!(school.get(&school.ada, &path).await.body["isMinor"], true);
        let adult = school.put(&school.ada, &ben, json!({ "dateOfBirth": "1990-05-01" })).await;
        let message = adult.body["message"].as_str().unwrap();
        assert!(message.ends_with("Ben counts as an adult now. Linked parents still see the lessons; an administrator can unlink them."), "{message}");
        let born = school.put(&school.ada, &format!("/api/admin/users/{}", school.otto.id), json!({ "dateOfBirth": "1990-05-01" })).await;
        assert_eq!(born.status, 422);
    }
}

on_both! {
    async fn field_06_a_wrong_role_is_put_right_while_nothing_hangs_on_it(app: TestApp) {
        let school = School::open(&app).await;
        let body = json!({ "name": "Nora Fell", "email": "nora@music.example", "role": "PARENT" });
        let made = school.post(&school.ada, "/api/admin/users", body).await;
        let id = made.body["id"].as_str().unwrap().to_owned();
        let path = format!("/api/admin/users/{id}");
        let put = async |body: Value| school.put(&school.ada, &path, body).await;
        let student = |teacher: Uuid| json!({ "role": "STUDENT", "grade": "Grade 2", "teacherId": teacher });
        assert_eq!(put(json!({ "role": "STUDENT" })).await.status, 422);
        assert_eq!(put(json!({ "role": "CONDUCTOR" })).await.status, 422);
        assert_eq!(put(student(school.tess.id)).await.status, 200);
        let profile = school.get(&school.tess, &format!("/api/students/{id}")).await;
        assert_eq!((profile.status, &profile.body["lastName"]), (200, &json!("Fell")));
        assert!(trail(&school).await.contains("Ada Min made Nora Fell a student"));
        // Linked to a teacher: first the link ends.
        let held = put(json!({ "role": "PARENT" })).await;
        assert_eq!(refused(&held), (409, "role_is_fixed"), "{}", held.body);
        let unlink = format!("/api/admin/students/{id}/teachers/{}", school.tess.id);
        assert_eq!(school.delete(&school.ada, &unlink).await.status, 200);
        for role in ["TEACHER", "PARENT", "ADMINISTRATOR", "TEACHER"] {
            let reply = put(json!({ "role": role })).await;
            assert_eq!(reply.status, 200, "{role}: {}", reply.body);
        }
        let rows = "SELECT (SELECT COUNT(*) FROM student WHERE user_id = u.id) + (SELECT COUNT(*) FROM parent WHERE user_id = u.id) \
                    FROM \"user\" u WHERE email = 'nora@music.example'";
        assert_eq!(one::<i64>(&app, rows.into()).await, Some(0));
        for person in [&school.otto, &school.anna, &school.pat] {
            let path = format!("/api/admin/users/{}", person.id);
            let role = if person.name == "Pat Bell" { "TEACHER" } else { "PARENT" };
            let reply = school.put(&school.ada, &path, json!({ "role": role })).await;
            assert_eq!(refused(&reply), (409, "role_is_fixed"), "{}", person.name);
            assert_eq!(school.get(person, "/api/users/me").await.status, 200, "the session of {}", person.name);
        }
        let otto = format!("/api/admin/users/{}", school.otto.id);
        assert_eq!(school.put(&school.ada, &otto, json!({ "role": "ADMINISTRATOR" })).await.status, 200);
        assert_eq!(school.get(&school.otto, "/api/users/me").await.status, 401);
        let own = format!("/api/admin/users/{}", school.ada.id);
        assert_eq!(refused(&school.put(&school.ada, &own, json!({ "name": "Eve" })).await), (409, "not_oneself"));
    }
}

on_both! {
    async fn field_06_send_invitation_again(app: TestApp) {
        let school = School::open(&app).await;
        let id = entered(&school).await;
        let first = mailed_password(&app, WRONG).await;
        let path = format!("/api/students/{id}/invitation");
        let reply = school.post(&school.tess, &path, json!({})).await;
        assert_eq!((reply.status, &reply.body["message"]), (200, &json!("A new invitation is on its way to typo@gmial.com.")));
        let second = mailed_password(&app, WRONG).await;
        assert_eq!(open_with(&app, &id, &first).await, 422);
        let by_administrator = format!("/api/admin/users/{id}/invitation");
        assert_eq!(school.post(&school.ada, &by_administrator, json!({})).await.status, 200);
        let third = mailed_password(&app, WRONG).await;
        assert!(second != third && open_with(&app, &id, &second).await == 422);
        for _ in 0..3 {
            assert_eq!(school.post(&school.tess, &path, json!({})).await.status, 200);
        }
        assert_eq!(refused(&school.post(&school.tess, &path, json!({})).await), (429, "too_many_attempts"));
        let newest = mailed_password(&app, WRONG).await;
        assert_eq!(open_with(&app, &id, &newest).await, 200);
        app.clock.advance(chrono::TimeDelta::hours(2));
        assert_eq!(refused(&school.post(&school.tess, &path, json!({})).await), (409, "already_signed_in"));
        assert!(trail(&school).await.contains("Tess Tutor sent Max Carr the invitation again"));
        let other = format!("/api/students/{}/invitation", school.omar.id);
        assert_eq!(school.post(&school.tess, &other, json!({})).await.status, 404);
        // A registration whose link was never opened gets another link.
        let body = json!({ "name": "Rea Gist", "email": "rea@gmial.com", "password": "quill-ink" });
        post(&app, "/api/auth/register", body).await;
        let rea: Uuid = one(&app, "SELECT id FROM \"user\" WHERE email = 'rea@gmial.com'".into()).await.unwrap();
        let path = format!("/api/admin/users/{rea}");
        assert_eq!(school.put(&school.ada, &path, json!({ "email": "rea@gmail.com" })).await.status, 200);
        assert_eq!(newest_mail(&app, "rea@gmail.com").await.unwrap()["template"], "activation");
        assert_eq!(sign_in(&app, "rea@gmail.com", "quill-ink").await.status, 401);
    }
}

on_both! {
    async fn field_06_first_sign_in_and_correction_at_once_one_wins(app: TestApp) {
        let school = School::open(&app).await;
        let id = entered(&school).await;
        for round in 0..12 {
            let email = if round % 2 == 0 { WRONG } else { RIGHT };
            let other = if round % 2 == 0 { RIGHT } else { WRONG };
            let temporary = mailed_password(&app, email).await;
            let path = format!("/api/students/{id}");
            let change = school.put(&school.tess, &path, json!({ "grade": "Grade 1", "email": other }));
            let (opened, changed) = join(open_with(&app, &id, &temporary), change).await;
            assert!((opened, changed.status) == (200, 409) || (opened, changed.status) == (422, 200),
                "{round}: {opened}, {} {}", changed.status, changed.body);
            if opened == 200 {
                assert_eq!(sign_in(&app, email, CHOSEN).await.status, 200);
                // As new, for the next round.
                let path = format!("/api/admin/users/{id}");
                assert_eq!(school.put(&school.ada, &path, json!({ "email": other })).await.status, 200);
            }
        }
    }
}
