//! Who gets which mail about a child: FIELD-11 and FIELD-13.

use reedling_server::{app::worker::work_once, mail::transport::Mailer};
use serde_json::{Value, json};

use super::enter_parent;
use crate::{
    accounts::{post, sign_in},
    school::School,
    support::TestApp,
};

const MINA: &str = "mina@music.example";
const PAT: &str = "pat@music.example";

/// The letters to an address, once everything that waits was sent, without the breaks of their lines.
async fn letters_to(app: &TestApp, address: &str) -> Vec<String> {
    let mailer = Mailer::from_config(&app.state.config).unwrap();
    while work_once(&app.state, &mailer).await.unwrap() {}
    let Ok(folder) = std::fs::read_dir(app.state.config.data_dir.join("mail")) else {
        return Vec::new();
    };
    let letters = folder.map(|file| std::fs::read_to_string(file.unwrap().path()).unwrap());
    letters
        .map(|letter| letter.replace("=\r\n", "").replace("\r\n ", " "))
        .filter(|letter| {
            let mut lines = letter.lines().take_while(|line| !line.is_empty());
            lines.any(|line| line.starts_with("To:") && line.contains(address))
        })
        .collect()
}

/// How many letters to an address contain the words.
async fn saying(app: &TestApp, address: &str, words: &str) -> usize {
    let letters = letters_to(app, address).await;
    letters
        .iter()
        .filter(|letter| letter.contains(words))
        .count()
}

/// A child of Pat's, whom Tess adds.
fn mina(school: &School<'_>, dob: &str) -> Value {
    json!({
        "firstName": "Mina", "lastName": "Bell", "dob": dob, "email": MINA, "instrument": "Violin",
        "grade": "Grade 1", "parentIds": [school.pat.id],
    })
}

on_both! {
    async fn field_11_what_a_child_under_13_needs_goes_to_the_parents(app: TestApp) {
        let school = School::open(&app).await;
        let reply = school.post(&school.tess, "/api/students/minor", mina(&school, "2017-04-03")).await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        assert_eq!(reply.body["mailed"], json!(["Pat Bell"]));
        assert_eq!(letters_to(&app, MINA).await, Vec::<String>::new());
        let told = letters_to(&app, PAT).await;
        assert_eq!(told.len(), 1, "{told:?}");
        assert!(told[0].contains("Tess Tutor has added Mina as a student"), "{}", told[0]);
        assert!(told[0].contains("Mina can sign in with mina@music.example"), "{}", told[0]);
        assert!(told[0].contains("Temporary password: "), "{}", told[0]);
        let forgotten = post(&app, "/api/auth/forgot-password", json!({ "email": MINA })).await;
        assert_eq!(forgotten.status, 200);
        assert_eq!(saying(&app, PAT, "asked for a new password for Mina's account").await, 1);
        assert_eq!(letters_to(&app, MINA).await, Vec::<String>::new());
    }
}

on_both! {
    async fn field_11_from_13_on_a_child_gets_mail_and_the_parent_is_told(app: TestApp) {
        let school = School::open(&app).await;
        let reply = school.post(&school.tess, "/api/students/minor", mina(&school, "2012-04-03")).await;
        assert_eq!(reply.body["mailed"], json!(["Mina", "Pat Bell"]), "{}", reply.body);
        assert_eq!(letters_to(&app, MINA).await.len(), 1);
        assert_eq!(saying(&app, PAT, "Tess Tutor has added Mina as a student").await, 1);
        assert_eq!(saying(&app, PAT, "can sign in with").await, 0);
    }
}

on_both! {
    async fn field_11_without_a_date_of_birth_nobody_is_known_to_be_under_13(app: TestApp) {
        let school = School::open(&app).await;
        let reply = school.post(&school.tess, "/api/students/minor", mina(&school, "")).await;
        assert_eq!(reply.body["mailed"], json!(["Mina", "Pat Bell"]), "{}", reply.body);
        assert_eq!(letters_to(&app, MINA).await.len(), 1);
    }
}

/// The newest temporary password that was mailed to an address.
async fn password_at(app: &TestApp, address: &str) -> String {
    let letters = letters_to(app, address).await;
    let words = letters
        .iter()
        .filter_map(|letter| letter.split_once("emporary password: "));
    let mut passwords: Vec<_> = words
        .map(|(_, rest)| rest.split_whitespace().next().unwrap().to_owned())
        .collect();
    assert_eq!(passwords.len(), 1, "{letters:?}");
    passwords.remove(0)
}

on_both! {
    async fn field_11_a_corrected_address_is_mailed_to_the_parents(app: TestApp) {
        const NEW: &str = "mina.b@music.example";
        let school = School::open(&app).await;
        let reply = school.post(&school.tess, "/api/students/minor", mina(&school, "2017-04-03")).await;
        let id = reply.body["student"]["id"].as_str().unwrap().to_owned();
        let password = password_at(&app, PAT).await;
        let path = format!("/api/students/{id}");
        let again = school.post(&school.tess, &format!("{path}/invitation"), json!({})).await;
        let to_pat = "Mina is under 13: a new invitation is on its way to Pat Bell.";
        assert_eq!((again.status, &again.body["message"]), (200, &json!(to_pat)), "{}", again.body);
        assert_eq!(saying(&app, PAT, "emporary password: ").await, 2);
        let edited = school.put(&school.tess, &path, json!({ "grade": "Grade 1", "email": NEW })).await;
        let told = "Student updated successfully! Mina is under 13: a new temporary password is on its way to Pat Bell.";
        assert_eq!((edited.status, &edited.body["message"]), (200, &json!(told)), "{}", edited.body);
        assert_eq!(saying(&app, PAT, "emporary password: ").await, 3);
        assert_eq!(saying(&app, PAT, &format!("Mina can sign in with {NEW}")).await, 1);
        // Of an account that was used the earlier address is told, too.
        let first = sign_in(&app, MINA, &password).await;
        assert_eq!(first.status, 401, "{}", first.body);
        school.execute(&format!("UPDATE \"user\" SET password_hash = 'set' WHERE email = '{NEW}'")).await;
        let users = format!("/api/admin/users/{id}");
        let moved = school.put(&school.ada, &users, json!({ "email": "mina.c@music.example" })).await;
        assert_eq!(moved.status, 200, "{}", moved.body);
        assert_eq!(moved.body["message"], json!(told));
        assert_eq!(saying(&app, PAT, &format!("with which Mina signs in: {NEW} opens nothing")).await, 1);
        for address in [MINA, NEW, "mina.c@music.example"] {
            assert_eq!(letters_to(&app, address).await, Vec::<String>::new(), "{address}");
        }
    }
}

on_both! {
    async fn field_11_a_mail_that_waits_is_the_childs_whatever_their_address_is_now(app: TestApp) {
        const NEW: &str = "mina.b@music.example";
        let school = School::open(&app).await;
        let reply = school.post(&school.tess, "/api/students/minor", mina(&school, "2017-04-03")).await;
        let id = reply.body["student"]["id"].as_str().unwrap().to_owned();
        let body = json!({ "grade": "Grade 1", "email": NEW });
        let edited = school.put(&school.tess, &format!("/api/students/{id}"), body).await;
        assert_eq!(edited.status, 200, "{}", edited.body);
        for address in [MINA, NEW] {
            assert_eq!(letters_to(&app, address).await, Vec::<String>::new(), "{address}");
        }
        let passwords = saying(&app, PAT, "emporary password: ").await;
        assert_eq!(passwords, 1, "the one that works");
    }
}

on_both! {
    async fn field_11_a_parent_who_has_not_proved_the_address_is_not_told_as_mailed(app: TestApp) {
        let school = School::open(&app).await;
        let reply = school.post(&school.tess, "/api/students/minor", mina(&school, "2017-04-03")).await;
        let id = reply.body["student"]["id"].as_str().unwrap().to_owned();
        school.execute(&format!("UPDATE \"user\" SET address_proved_at = NULL WHERE email = '{PAT}'")).await;
        let none = "Mina is under 13 and gets no email. The parents are told how Mina signs in once they have answered.";
        for who in [&school.tess, &school.ada] {
            let again = school.post(who, &format!("/api/students/{id}/invitation"), json!({})).await;
            assert_eq!((again.status, &again.body["message"]), (200, &json!(none)), "{}", again.body);
        }
    }
}

on_both! {
    async fn field_11_a_corrected_birth_date_decides_from_then_on(app: TestApp) {
        let school = School::open(&app).await;
        let reply = school.post(&school.tess, "/api/students/minor", mina(&school, "2012-04-03")).await;
        let id = reply.body["student"]["id"].as_str().unwrap().to_owned();
        assert_eq!(letters_to(&app, MINA).await.len(), 1);
        let path = format!("/api/students/{id}");
        let born = async |day: &str| {
            let body = json!({ "grade": "Grade 1", "dateOfBirth": day });
            assert_eq!(school.put(&school.tess, &path, body).await.status, 200);
            let again = school.post(&school.tess, &format!("{path}/invitation"), json!({})).await;
            again.body["message"].as_str().unwrap().to_owned()
        };
        assert_eq!(born("2017-04-03").await, "Mina is under 13: a new invitation is on its way to Pat Bell.");
        assert_eq!(letters_to(&app, MINA).await.len(), 1);
        assert_eq!(saying(&app, PAT, "emporary password: ").await, 1);
        assert_eq!(born("2012-04-03").await, "A new invitation is on its way to mina@music.example.");
        assert_eq!(letters_to(&app, MINA).await.len(), 2);
        assert_eq!(saying(&app, PAT, "emporary password: ").await, 1);
    }
}

on_both! {
    async fn field_11_without_a_parent_who_has_answered_nobody_is_mailed(app: TestApp) {
        let school = School::open(&app).await;
        let card = enter_parent(&school, &school.tess, "pia@music.example").await;
        let mut body = mina(&school, "2017-04-03");
        body["parentIds"] = json!([card]);
        let reply = school.post(&school.tess, "/api/students/minor", body).await;
        let id = reply.body["student"]["id"].as_str().unwrap().to_owned();
        let again = school.post(&school.tess, &format!("/api/students/{id}/invitation"), json!({})).await;
        let told = "Mina is under 13 and gets no email. The parents are told how Mina signs in once they have answered.";
        assert_eq!((again.status, &again.body["message"]), (200, &json!(told)), "{}", again.body);
        assert_eq!(letters_to(&app, MINA).await, Vec::<String>::new());
        assert_eq!(saying(&app, "pia@music.example", "emporary password: ").await, 0);
    }
}

on_both! {
    async fn field_13_unlinking_is_told_to_whom_it_concerns(app: TestApp) {
        let school = School::open(&app).await;
        let path = format!("/api/admin/parents/{}/children/{}", school.pat.id, school.anna.id);
        assert_eq!(school.delete(&school.ada, &path).await.status, 200);
        assert_eq!(saying(&app, PAT, "ended the link between your account and Anna").await, 1);
        let path = format!("/api/admin/students/{}/teachers/{}", school.omar.id, school.otto.id);
        assert_eq!(school.delete(&school.ada, &path).await.status, 200);
        assert_eq!(saying(&app, "otto@music.example", "ended your lessons with Omar Dahl").await, 1);
        assert_eq!(saying(&app, "pia@music.example", "Otto Tutor no longer teaches Omar").await, 1);
        let path = format!("/api/teachers/students/{}", school.ben.id);
        assert_eq!(school.delete(&school.tess, &path).await.status, 200);
        assert_eq!(saying(&app, "ben@music.example", "Tess Tutor no longer teaches you").await, 1);
        assert_eq!(letters_to(&app, "tess@music.example").await, Vec::<String>::new());
    }
}
