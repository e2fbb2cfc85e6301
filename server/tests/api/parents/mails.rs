//! Who gets which mail about a child: FIELD-11 and FIELD-13.

use reedling_server::{
    app::worker::{JobContext, Queue, work_once},
    mail::transport::Mailer,
};
use serde_json::{Value, json};

use crate::{accounts::post, school::School, support::TestApp};

const MINA: &str = "mina@music.example";
const PAT: &str = "pat@music.example";

/// The letters to an address, once everything that waits was sent, without the breaks of their lines.
async fn letters_to(app: &TestApp, address: &str) -> Vec<String> {
    let context = JobContext {
        mailer: Mailer::from_config(&app.state.config).unwrap(),
        planner: None,
    };
    while work_once(&app.state, &context, Queue::Mail).await.unwrap() {}
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
