//! Whom and what a model learns of.

use reedling_core::access::Role;
use serde_json::{Value, json};
use wiremock::MockServer;

use super::{complete, goals_of, lesson_on, practise};
use crate::{
    practice::{
        Asking,
        endpoint::{answering, good},
    },
    school::{School, person},
};

/// The data of the last question.
async fn asked(server: &MockServer) -> String {
    let requests = server.received_requests().await.unwrap();
    let body: Value = requests.last().unwrap().body_json().unwrap();
    body["messages"][1]["content"].as_str().unwrap().to_owned()
}

fn absent(private: &[&str], data: &str) {
    for private in private {
        assert!(!data.contains(private), "{private} in {data}");
    }
}

fn words(text: &str) -> Value {
    json!({ "do": "practise", "subject": { "kind": "words", "text": text } })
}

on_both! {
    // GOAL-34: another teacher's student and parent, teachers and administrators are not named, however they are written.
    async fn goal_34_model_learns_of_nobody_in_the_school(app: TestApp) {
        let server = answering(good()).await;
        let asking = Asking::beside(&app, &server.uri()).await;
        let school = School::open(&asking.app).await;
        person(&app, Role::Student, "J\u{f6}rg Anna-Lena M\u{fc}ller").await;
        let id = lesson_on(&school, &school.tess, 1).await;
        let mut song = practise("Song for Omar");
        song["how"] = json!("as Otto and Ms Quill showed; P\u{456}a D-a-hl, like Pia Dahl or Omars, Joerg and MULLER, Lena, N-i-n-a, P-i-a");
        complete(&school, &id, json!({ "goals": [song, practise("Song for Pia")] })).await;
        assert!(asking.work().await);
        let data = asked(&server).await;
        absent(&["Omar", "Otto", "Pia ", "P\u{456}a", "P-i-a", "hl,", "Dahl", "Joerg", "MULLER", "Lena"], &data);
        assert!(data.contains("Song for somebody") && data.contains("N-i-n-a"), "{data}");
        let lesson = school.get(&school.tess, &format!("/api/lessons/{id}")).await.body;
        assert_eq!(lesson["practicePlanner"], "some-model", "{lesson}");
        let plan = goals_of(&school, &id).await["plan"].to_string();
        assert!(plan.contains("Song for Omar") && plan.contains("Song for Pia") && !plan.contains("somebody"), "{plan}");

        let next = lesson_on(&school, &school.tess, 2).await;
        complete(&school, &next, json!({ "goals": [words("play the duet with omar and pia slowly")] })).await;
        assert!(asking.work().await);
        let data = asked(&server).await;
        assert!(data.contains("play the duet with somebody and somebody slowly"), "{data}");
    }
}

on_both! {
    // GOAL-34: an apostrophe, a sign, many words and small letters beside a capital hide no name.
    async fn goal_34_irregular_names_are_not_told(app: TestApp) {
        let server = answering(good()).await;
        let asking = Asking::beside(&app, &server.uri()).await;
        let school = School::open(&asking.app).await;
        for name in ["Liam O'Brien", "Rosa D\u{2019}Angelo", "Maria del Carmen Garcia Lopez Ruiz", "Smith, Jon (Molly)"] {
            person(&app, Role::Student, name).await;
        }
        let id = lesson_on(&school, &school.tess, 1).await;
        let goals = [
            words("Play with Liam O'Brien, O\u{2019}Briens or OBrien"),
            words("Play as D'Angelo and maria carmen GARCIA lopez"),
            words("Play the duet with omar, smith and Molly"),
        ];
        complete(&school, &id, json!({ "goals": goals })).await;
        assert!(asking.work().await);
        let data = asked(&server).await;
        absent(&["Brien", "Liam", "Angelo", "maria", "carmen", "GARCIA", "lopez", "omar", "smith", "Molly"], &data);
        assert!(data.contains("Play the duet with somebody"), "{data}");
    }
}

on_both! {
    // GOAL-34: a work keeps the name in its title, wherever the title stands; who is called so is not told.
    async fn goal_34_a_work_keeps_the_name_in_its_title(app: TestApp) {
        let server = answering(good()).await;
        let asking = Asking::beside(&app, &server.uri()).await;
        let school = School::open(&asking.app).await;
        person(&app, Role::Student, "Elise Grace Major").await;
        let id = lesson_on(&school, &school.tess, 1).await;
        let subject = json!({ "kind": "title", "title": "F\u{fc}r Elise", "composer": "Beethoven" });
        let elise = json!({ "do": "practise", "subject": subject, "how": "sing F\u{fc}r Elise first, with Elise" });
        let mut song = practise("Elise tanzt");
        song["how"] = json!("Grace after the G major scale");
        complete(&school, &id, json!({ "goals": [elise, song] })).await;
        assert!(asking.work().await);
        let data = asked(&server).await;
        for kept in ["\"F\u{fc}r Elise\"", "sing F\u{fc}r Elise first, with somebody", "somebody after the G major scale", "somebody tanzt"] {
            assert!(data.contains(kept), "{kept} in {data}");
        }
        let plan = goals_of(&school, &id).await["plan"].to_string();
        assert!(plan.contains("F\u{fc}r Elise") && plan.contains("Elise tanzt") && !plan.contains("somebody tanzt"), "{plan}");
    }
}

on_both! {
    // GOAL-34: days are not told, in figures or in words.
    async fn goal_34_model_learns_of_no_day(app: TestApp) {
        let server = answering(good()).await;
        let asking = Asking::beside(&app, &server.uri()).await;
        let school = School::open(&asking.app).await;
        let id = lesson_on(&school, &school.tess, 1).await;
        let goals = [
            words("Play bars 4 to 8 for the third of May"),
            words("Concert next Tuesday at 18:30"),
            words("Bitte am dritten Mai vorspielen"),
            words("A jouer le 3 mai"),
        ];
        complete(&school, &id, json!({ "goals": goals })).await;
        assert!(asking.work().await);
        let data = asked(&server).await;
        absent(&["May", "third", "Tuesday", "18:30", "dritten", "Mai", "3 mai"], &data);
        assert!(data.contains("bars 4 to 8 for the a date"), "{data}");
    }
}
