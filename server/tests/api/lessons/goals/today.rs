//! Today's cards are those of last week's plan: they keep to what is answered at today's lesson.

use serde_json::{Value, json};

use super::{
    body::days_of, change, complete, complete_as, goal, goals_of, lesson_on, lines, practise,
};
use crate::school::{Person, School};

/// Today, on which the lessons of these tests are given.
const TODAY: &str = "2026-03-02";

async fn set_by(school: &School<'_>, who: &Person, lesson: &str) -> Value {
    let path = format!("/api/lessons/{lesson}/goals");
    let reply = school.get(who, &path).await;
    assert_eq!(reply.status, 200, "{}", reply.body);
    reply.body
}

fn listening(until: &str) -> Value {
    json!({ "answer": "listening", "until": until })
}

/// The titles of a day's cards.
fn titles_on(set: &Value, date: &str) -> Vec<String> {
    let days = set["cards"].as_array().unwrap();
    let day = days.iter().find(|day| day["date"] == date).unwrap();
    let cards = day["cards"].as_array().unwrap().iter();
    cards
        .map(|card| card["title"].as_str().unwrap().to_owned())
        .collect()
}

on_both! {
    // GOAL-02, GOAL-17: "no playing" at today's lesson holds for today, too, which is the last day of last week's plan.
    async fn goal_02_no_playing_today_reaches_last_weeks_plan(app: TestApp) {
        let school = School::open(&app).await;
        let (before, now) = (lesson_on(&school, &school.tess, -6).await, lesson_on(&school, &school.tess, 1).await);
        complete(&school, &before, json!({ "goals": [practise("Minuet in G")] })).await;
        let was = days_of(&goals_of(&school, &before).await);
        assert_eq!((was[6].0.as_str(), was[6].1), (TODAY, true), "{was:?}");
        let sent = json!({ "goals": [practise("Minuet in G")], "teacherNotes": "Broken arm, in plaster: no playing." });
        assert_eq!(complete(&school, &now, sent).await.status, 200);
        let set = goals_of(&school, &before).await;
        let is = days_of(&set);
        assert_eq!(is[..6], was[..6], "what is over stays");
        assert_eq!((is[6].0.as_str(), is[6].1), (TODAY, false), "{is:?}");
        assert!(titles_on(&set, TODAY).iter().all(|title| title != "Warm-up"), "{set}");
        assert_eq!((&set["revision"], &set["goalsBy"]), (&json!(2), &json!("teacher")));
        for (date, plays, _) in days_of(&goals_of(&school, &now).await) {
            assert!(!plays, "{date}");
        }
    }
}

on_both! {
    // GOAL-02: every plan that has a day left, whoever made it; none that is over, and none twice.
    async fn goal_02_no_playing_reaches_every_plan_that_has_a_day_left(app: TestApp) {
        let school = School::open(&app).await;
        school.enrol(&school.otto, &school.anna).await;
        let sent = || json!({ "goals": [practise("Sarabande")] });
        let mut ottos = Vec::new();
        for day in [-7, -4, -1] {
            let lesson = lesson_on(&school, &school.otto, day).await;
            assert_eq!(complete_as(&school, &school.otto, &lesson, sent()).await.status, 200);
            ottos.push(lesson);
        }
        let now = lesson_on(&school, &school.tess, 1).await;
        let body = listening("2026-03-03");
        assert_eq!(complete(&school, &now, json!({ "goals": [], "body": body })).await.status, 200);
        for (lesson, revision) in ottos.iter().zip([1, 2, 2]) {
            let set = set_by(&school, &school.otto, lesson).await;
            assert_eq!(set["revision"], revision, "{}", set["plan"]);
            for (date, plays, _) in days_of(&set) {
                let is_held = [TODAY, "2026-03-03"].contains(&date.as_str());
                assert!(!plays || !is_held, "{date}");
            }
        }
        // Answered again the same: no plan is made anew.
        let change = json!({ "goals": [], "body": body, "revision": 1 });
        assert_eq!(super::change(&school, &now, change).await.status, 200);
        let set = set_by(&school, &school.otto, &ottos[2]).await;
        assert_eq!(set["revision"], 2);
    }
}

on_both! {
    // GOAL-02: families see the plans of teachers who have left as well.
    async fn goal_02_no_playing_reaches_the_plan_of_a_teacher_who_has_left(app: TestApp) {
        let school = School::open(&app).await;
        school.enrol(&school.otto, &school.anna).await;
        let lesson = lesson_on(&school, &school.otto, -1).await;
        complete_as(&school, &school.otto, &lesson, json!({ "goals": [practise("Sarabande")] })).await;
        let path = format!("/api/teachers/students/{}", school.anna.id);
        assert_eq!(school.delete(&school.otto, &path).await.status, 200);
        let now = lesson_on(&school, &school.tess, 1).await;
        complete(&school, &now, json!({ "goals": [], "body": listening("toldOtherwise") })).await;
        for (date, plays, _) in days_of(&set_by(&school, &school.ada, &lesson).await) {
            assert!(!plays || date.as_str() < TODAY, "{date}");
        }
    }
}

on_both! {
    // GOAL-05: the tempo of the next week begins where the last one was, though its last day was not played.
    async fn goal_05_days_without_playing_lower_no_tempo(app: TestApp) {
        let school = School::open(&app).await;
        let (before, now) = (lesson_on(&school, &school.tess, -6).await, lesson_on(&school, &school.tess, 1).await);
        let mut minuet = practise("Minuet in G");
        minuet["tempo"] = json!({ "next": 80 });
        complete(&school, &before, json!({ "goals": [minuet] })).await;
        let tempi = |set: &Value| -> Vec<u64> {
            let days = set["plan"]["dailyPlan"].as_array().unwrap().iter();
            let items = days.flat_map(|day| day["repertoire"].as_array().unwrap());
            items.filter_map(|item| item["targetTempoBpm"].as_u64()).collect()
        };
        let first = tempi(&goals_of(&school, &before).await);
        let sent = json!({ "goals": [practise("Minuet in G")], "body": listening(TODAY) });
        assert_eq!(complete(&school, &now, sent).await.status, 200);
        let next = tempi(&goals_of(&school, &now).await);
        assert!(!first.is_empty() && next.first() >= first.first(), "{first:?} {next:?}");
    }
}

on_both! {
    // GOAL-17: while the body limits, too, what is added stands only after today.
    async fn goal_17_additions_begin_tomorrow_while_the_body_limits(app: TestApp) {
        let school = School::open(&app).await;
        let lesson = lesson_on(&school, &school.tess, -1).await;
        let half = json!({ "answer": "half", "until": "toldOtherwise" });
        complete(&school, &lesson, json!({ "goals": [practise("Minuet in G")], "body": half })).await;
        assert!(titles_on(&goals_of(&school, &lesson).await, TODAY).contains(&"Minuet in G".to_owned()));
        let goals = json!([practise("Sarabande"), practise("Minuet in G")]);
        assert_eq!(change(&school, &lesson, json!({ "goals": goals, "revision": 1 })).await.status, 200);
        let set = goals_of(&school, &lesson).await;
        let added = lines(&set, "Sarabande");
        assert!(!added.is_empty() && added.iter().all(|(date, _)| date.as_str() > TODAY), "{added:?}");
        assert!(titles_on(&set, TODAY).contains(&"Minuet in G".to_owned()), "{set}");
        for (date, _, minutes) in days_of(&set) {
            // Anna is in Grade 3: 30 minutes a day.
            assert!(minutes <= 15, "{date} {minutes}");
        }
    }
}

on_both! {
    // GOAL-07, GOAL-17: bars, a hand and a day that are taken away go from today's cards, too.
    async fn goal_17_what_is_taken_away_leaves_today(app: TestApp) {
        let school = School::open(&app).await;
        let bars = |r#do: &str, from: u16, to: u16| {
            let mut base = goal(r#do, "Base");
            base["places"] = json!([{ "kind": "bars", "from": from, "to": to }]);
            base
        };
        let mut left = bars("practise", 1, 8);
        left["hands"] = json!("left");
        let other = || practise("Other");
        for (goals, week, stays) in [
            (json!([bars("rest", 1, 8), other()]), json!({}), Some("Other")),
            (json!([bars("rest", 1, 8), bars("practise", 9, 16), other()]), json!({}), Some("Other")),
            (json!([bars("practise", 1, 8), bars("rest", 3, 4), other()]), json!({}), Some("Other")),
            (json!([bars("practise", 1, 8), goal("rest", "Base"), other()]), json!({}), Some("Other")),
            (json!([left, other()]), json!({}), Some("Other")),
            (json!([bars("practise", 1, 8), other()]), json!({ "offDates": [TODAY] }), None),
            (json!([bars("practise", 1, 8), other()]), json!({ "hands": "left" }), None),
        ] {
            let lesson = lesson_on(&school, &school.tess, -1).await;
            complete(&school, &lesson, json!({ "goals": [bars("practise", 1, 8), other()] })).await;
            let titles = titles_on(&goals_of(&school, &lesson).await, TODAY);
            assert!(titles.contains(&"Base".to_owned()) && titles.contains(&"Other".to_owned()), "{titles:?}");
            let change = change(&school, &lesson, json!({ "goals": goals, "week": week, "revision": 1 })).await;
            assert_eq!(change.status, 200, "{}", change.body);
            let titles = titles_on(&goals_of(&school, &lesson).await, TODAY);
            assert!(!titles.contains(&"Base".to_owned()), "{goals} {week}: {titles:?}");
            assert_eq!(titles.iter().any(|title| title == "Other"), stays.is_some(), "{goals} {week}: {titles:?}");
            for table in ["lesson_goal", "piece_state", "piece", "lesson_series"] {
                school.execute(&format!("DELETE FROM {table}")).await;
            }
        }
    }
}

on_both! {
    async fn an_answer_that_ends_before_its_lesson_is_refused(app: TestApp) {
        let school = School::open(&app).await;
        let lesson = lesson_on(&school, &school.tess, 1).await;
        let sent = |until: &str| json!({ "goals": [], "body": listening(until) });
        let reply = complete(&school, &lesson, sent("2026-03-01")).await;
        assert_eq!(reply.status, 422, "{}", reply.body);
        let text = json!(["The last day must not be before the lesson"]);
        assert_eq!(reply.body["fields"], json!({ "body.until": text }));
        assert_eq!(complete(&school, &lesson, sent(TODAY)).await.status, 200);
        let mut late = sent("2026-03-01");
        late["revision"] = json!(1);
        let reply = change(&school, &lesson, late).await;
        assert_eq!((reply.status, &reply.body["fields"]["body.until"]), (422, &text));
    }
}
