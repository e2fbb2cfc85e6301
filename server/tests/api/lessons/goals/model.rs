//! A model that words the tasks of confirmed goals.

use chrono::TimeDelta;
use serde_json::{Value, json};

use super::{change, complete, goal, goals_of, lesson_on, lines, practise};
use crate::{
    practice::{
        Asking,
        endpoint::{answering, completion, good},
    },
    school::School,
};

on_both! {
    // GOAL-34: conduct, money, family and a number beside each piece are told nobody.
    async fn goal_34_model_gets_goals_instead_of_notes(app: TestApp) {
        let server = answering(good()).await;
        let asking = Asking::beside(&app, &server.uri()).await;
        let school = School::open(&asking.app).await;
        let id = school.one_lesson().await;
        let notes = "Minuet in G, bars 9-16 at 72, but he was rude to Pat Bell again. Scales: G major, and the 40 pounds for \
                     March are still owed. Sarabande slowly, his parents are divorcing. Call 0170 1234567 about Für Elise.";
        let mut minuet = practise("Minuet in G");
        minuet["how"] = json!("count aloud with Anna");
        complete(&school, &id, json!({ "goals": [minuet, goal("rest", "Sarabande")], "teacherNotes": notes })).await;
        assert!(asking.work().await);
        let requests = server.received_requests().await.unwrap();
        let text = String::from_utf8(requests[0].body.clone()).unwrap();
        for private in ["rude", "pounds", "owed", "divorc", "0170", "1234567", "Pat", "Bell", "Anna"] {
            assert!(!text.contains(private), "{private} in {text}");
        }
        let body: Value = serde_json::from_str(&text).unwrap();
        let data: Value = serde_json::from_str(body["messages"][1]["content"].as_str().unwrap()).unwrap();
        assert!(data["notes"].is_null() && data["earlierNotes"].is_null(), "{data}");
        assert_eq!(data["goals"][0]["subject"]["title"], "Minuet in G");
        assert_eq!(data["goals"][0]["how"], "count aloud with the student");
        assert_eq!(data["goals"][1]["do"], "rest");
        assert!(goals_of(&school, &id).await["plan"]["dailyPlan"].is_array(), "there is a plan whatever the model says");
    }
}

on_both! {
    // GOAL-34: read from the notes, none of it stands in a goal's `how`, in a plan or in the trail.
    async fn goal_34_the_reader_takes_nothing_of_it_up(app: TestApp) {
        let school = School::open(&app).await;
        for (notes, private) in [
            ("Minuet in G, bars 9-16, but he was rude again.", "rude"),
            ("Für Elise slowly, and the 40 pounds for March are still owed.", "pounds"),
            ("Sarabande at 60, his parents are divorcing.", "divorc"),
            ("Practise the Waltz and call 0170 1234567.", "1234567"),
        ] {
            let id = school.one_lesson().await;
            complete(&school, &id, json!({ "teacherNotes": notes })).await;
            let set = goals_of(&school, &id).await;
            for goal in set["goals"].as_array().into_iter().flatten() {
                assert!(!goal["how"].to_string().contains(private), "{goal}");
            }
            assert!(!set["plan"].to_string().contains(private), "{}", set["plan"]);
        }
        let trail = school.get(&school.ada, "/api/admin/activities?limit=200").await.body.to_string();
        for private in ["rude", "pounds", "divorc", "1234567"] {
            assert!(!trail.contains(private), "{private}");
        }
    }
}

on_both! {
    // GOAL-29: goals changed, the next lesson completed and a model's job at once: no stale plan is current.
    async fn goal_29_job_of_older_revision_makes_no_current_plan(app: TestApp) {
        let server = answering(good()).await;
        let asking = Asking::beside(&app, &server.uri()).await;
        let school = School::open(&asking.app).await;
        for round in 0..200 {
            let (first, next) = (lesson_on(&school, &school.tess, 0).await, lesson_on(&school, &school.tess, 1).await);
            complete(&school, &first, json!({ "goals": [practise("Étude")] })).await;
            let body = json!({ "goals": [practise("Sarabande")], "revision": 1 });
            let (changed, completed, _) = tokio::join!(
                change(&school, &first, body),
                complete(&school, &next, json!({ "goals": [practise("Étude")] })),
                asking.work()
            );
            assert_eq!(completed.status, 200, "{round}: {}", completed.body);
            while asking.work().await {}
            let set = goals_of(&school, &first).await;
            let (title, other) = match changed.status {
                200 => ("Sarabande", "Étude"),
                409 => ("Étude", "Sarabande"),
                status => panic!("{round}: {status} {}", changed.body),
            };
            let plan = set["plan"].to_string();
            assert!(plan.contains(title) && !plan.contains(other), "{round}: {set}");
            // A model makes twenty plans a day for a teacher, counted by their jobs.
            school.execute("DELETE FROM job").await;
            school.execute("DELETE FROM lesson_series").await;
        }
    }
}

on_both! {
    async fn changed_goals_have_a_built_in_plan_first(app: TestApp) {
        let server = answering(good()).await;
        let asking = Asking::beside(&app, &server.uri()).await;
        let school = School::open(&asking.app).await;
        let id = lesson_on(&school, &school.tess, 1).await;
        complete(&school, &id, json!({ "goals": [practise("Étude")] })).await;
        assert!(goals_of(&school, &id).await["plan"].is_null(), "the model is asked");
        while asking.work().await {}
        let changed = change(&school, &id, json!({ "goals": [practise("Sarabande")], "revision": 1 })).await;
        assert_eq!(changed.body["lesson"]["practiceGenerated"], true, "{}", changed.body);
        assert!(goals_of(&school, &id).await["plan"].to_string().contains("Sarabande"));
        let before = server.received_requests().await.unwrap().len();
        while asking.work().await {}
        assert!(server.received_requests().await.unwrap().len() > before, "and asked again");
        let plan = goals_of(&school, &id).await["plan"].to_string();
        assert!(plan.contains("Sarabande") && !plan.contains("Étude"), "{plan}");
        assert_eq!(school.count("practice_plan").await, 2);
    }
}

on_both! {
    // The days until the model's answer are those of the plan that stood in for it.
    async fn models_plan_of_next_day_keeps_the_begun_day(app: TestApp) {
        let server = answering(good()).await;
        let asking = Asking::beside(&app, &server.uri()).await;
        let school = School::open(&asking.app).await;
        let id = lesson_on(&school, &school.tess, -1).await;
        complete(&school, &id, json!({ "goals": [practise("Étude")] })).await;
        while asking.work().await {}
        assert_eq!(change(&school, &id, json!({ "goals": [practise("Sarabande")], "revision": 1 })).await.status, 200);
        let days = async || goals_of(&school, &id).await["plan"]["dailyPlan"].as_array().unwrap().clone();
        let stands_in = days().await;
        app.clock.advance(TimeDelta::days(1));
        while asking.work().await {}
        let made = days().await;
        let today = made.iter().position(|day| day["date"] == "2026-03-03").unwrap();
        assert_eq!(made[..=today], stands_in[..=today]);
        assert!(made[today].to_string().contains("Sarabande"), "{}", made[today]);
        assert_ne!(made[today + 1..], stands_in[today + 1..]);
    }
}

/// The lowest and the highest tempo of a piece in a plan.
fn tempi(set: &Value, title: &str) -> Option<(u64, u64)> {
    let days = set["plan"]["dailyPlan"].as_array().unwrap().iter();
    let items = days.flat_map(|day| day["repertoire"].as_array().unwrap());
    let own = items.filter(|item| item["title"] == title);
    let tempi = own.filter_map(|item| item["targetTempoBpm"].as_u64());
    tempi.clone().min().zip(tempi.max())
}

on_both! {
    // GOAL-05: the week after a model's plan starts where the week after a built-in one would.
    async fn goal_05_next_week_goes_on_from_a_models_plan(app: TestApp) {
        // The built-in planner stands in for the first.
        let (wordless, server) = (answering(completion("no plan")).await, answering(good()).await);
        let [built_in, asking] = [Asking::beside(&app, &wordless.uri()).await, Asking::beside(&app, &server.uri()).await];
        let school = School::open(&asking.app).await;
        let mut expected = None;
        for (worker, planner) in [(&built_in, "built-in"), (&asking, "some-model")] {
            let mut begun = practise("Étude");
            begun["tempo"] = json!({ "next": 76 });
            let mut tempi_of_weeks = Vec::new();
            for (day, goals) in [(-7, json!([begun])), (0, json!([practise("Étude")]))] {
                let id = lesson_on(&school, &school.tess, day).await;
                complete(&school, &id, json!({ "goals": goals })).await;
                while worker.work().await {}
                let lesson = school.get(&school.tess, &format!("/api/lessons/{id}")).await.body;
                assert_eq!(lesson["practicePlanner"], planner, "{lesson}");
                tempi_of_weeks.push(tempi(&goals_of(&school, &id).await, "Étude"));
            }
            let lowest = |week: Option<(u64, u64)>| week.map(|(lowest, _)| lowest);
            assert!(lowest(tempi_of_weeks[0]).is_some() && lowest(tempi_of_weeks[1]) >= lowest(tempi_of_weeks[0]), "{tempi_of_weeks:?}");
            assert_eq!(tempi_of_weeks[1], *expected.get_or_insert(tempi_of_weeks[1]));
            for table in ["lesson_goal", "piece_state", "piece", "lesson_series"] {
                school.execute(&format!("DELETE FROM {table}")).await;
            }
        }
    }
}

on_both! {
    // GOAL-17: a model's plan has no lines, so that none is asked for one once a line is struck.
    async fn goal_17_a_struck_line_stays_struck_beside_a_model(app: TestApp) {
        let server = answering(good()).await;
        let asking = Asking::beside(&app, &server.uri()).await;
        let school = School::open(&asking.app).await;
        let id = lesson_on(&school, &school.tess, 1).await;
        complete(&school, &id, json!({ "goals": [practise("Étude"), practise("Bourrée")] })).await;
        while asking.work().await {}
        let goals = json!([practise("Étude"), practise("Sarabande")]);
        assert_eq!(change(&school, &id, json!({ "goals": goals, "revision": 1 })).await.status, 200);
        let (_, line) = lines(&goals_of(&school, &id).await, "Étude")[0].clone();
        let strike = json!({ "strike": [line], "revision": 2 });
        let path = format!("/api/lessons/{id}/plan");
        let reply = school.send(&school.tess, "PATCH", &path, Some(strike), None).await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        while asking.work().await {}
        let goals = json!([practise("Étude"), practise("Minuet in G")]);
        assert_eq!(change(&school, &id, json!({ "goals": goals, "revision": 3 })).await.status, 200);
        while asking.work().await {}
        let set = goals_of(&school, &id).await;
        assert!(!lines(&set, "Minuet in G").is_empty(), "{set}");
        let keys: Vec<Value> = lines(&set, "Étude").into_iter().map(|(_, key)| key).collect();
        assert!(!keys.contains(&line), "{line} in {keys:?}");
    }
}

on_both! {
    // GOAL-02, GOAL-12: days of listening are in the built-in words; the teacher's way to practise stands in a model's line.
    async fn goal_02_a_model_words_no_day_of_listening(app: TestApp) {
        let server = answering(good()).await;
        let asking = Asking::beside(&app, &server.uri()).await;
        let school = School::open(&asking.app).await;
        let mut minuet = practise("Minuet in G");
        minuet["how"] = json!("count aloud with Anna");
        for (day, until, is_asked) in [(0, "2026-03-05", true), (1, "toldOtherwise", false)] {
            let id = lesson_on(&school, &school.tess, day).await;
            let body = json!({ "answer": "listening", "until": until });
            complete(&school, &id, json!({ "goals": [minuet], "body": body })).await;
            while asking.work().await {}
            let lesson = school.get(&school.tess, &format!("/api/lessons/{id}")).await.body;
            let planner = if is_asked { "some-model" } else { "built-in" };
            assert_eq!(lesson["practicePlanner"], planner, "{lesson}");
            let plan = &goals_of(&school, &id).await["plan"];
            let days = plan["dailyPlan"].as_array().unwrap();
            let is_quiet = |day: &&Value| day["date"].as_str().unwrap() <= "2026-03-05";
            for day in days.iter().filter(is_quiet) {
                assert!(!day.to_string().contains("Play exercise"), "{day}");
            }
            assert_eq!(plan.to_string().contains("In your teacher's words: count aloud with Anna."), is_asked, "{plan}");
        }
    }
}
