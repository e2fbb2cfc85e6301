//! The minutes of a day when a student has two teachers.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::{complete_as, lesson_on, practise};
use crate::school::School;

/// How many lines of the trail say that a plan was made anew.
async fn plans_made_anew(school: &School<'_>) -> usize {
    let trail = school
        .get(&school.ada, "/api/admin/activities?limit=50")
        .await
        .body
        .to_string();
    trail.matches("made a new practice plan for Anna").count()
}

on_both! {
    // GOAL-28: shared by the length of the lessons, and never above the grade's maximum.
    async fn goal_28_daily_minutes_stay_within_the_grade(app: TestApp) {
        let school = School::open(&app).await;
        // Anna is in Grade 3: 30 minutes a day, 45 at most.
        let alone = lesson_on(&school, &school.tess, 1).await;
        complete_as(&school, &school.tess, &alone, json!({ "goals": [practise("Minuet in G")] })).await;
        school.enrol(&school.otto, &school.anna).await;
        let mut by_date: BTreeMap<String, i64> = BTreeMap::new();
        let mut longest = Vec::new();
        let (second, next) = (lesson_on(&school, &school.otto, 2).await, lesson_on(&school, &school.tess, 15).await);
        let last = lesson_on(&school, &school.otto, 16).await;
        for (who, id) in [(&school.otto, &second), (&school.tess, &next), (&school.otto, &last)] {
            complete_as(&school, who, id, json!({ "goals": [practise("Sarabande")] })).await;
        }
        for (who, id) in [(&school.tess, &alone), (&school.otto, &second), (&school.tess, &next), (&school.otto, &last)] {
            let set = school.get(who, &format!("/api/lessons/{id}/goals")).await.body;
            let days = set["plan"]["dailyPlan"].as_array().unwrap();
            let minutes = |day: &Value| day["durationMinutes"].as_i64().unwrap();
            longest.push(days.iter().map(minutes).max().unwrap());
            for day in days {
                *by_date.entry(day["date"].as_str().unwrap().to_owned()).or_default() += minutes(day);
            }
        }
        assert!(by_date.values().all(|minutes| *minutes <= 45), "{by_date:?}");
        assert!(longest[0] > 15 && longest[1..].iter().all(|minutes| *minutes <= 15), "{longest:?}");
    }
}

on_both! {
    // GOAL-28: where the maximum is no more than a full day, the plan of before a second teacher makes room for theirs.
    async fn goal_28_second_teacher_gets_their_share_of_a_full_week(app: TestApp) {
        let school = School::open(&app).await;
        school.execute("UPDATE student SET date_of_birth = '2017-05-01'").await;
        let first = lesson_on(&school, &school.tess, 0).await;
        complete_as(&school, &school.tess, &first, json!({ "goals": [practise("Minuet in G")] })).await;
        school.enrol(&school.otto, &school.anna).await;
        let second = lesson_on(&school, &school.otto, 1).await;
        let reply = complete_as(&school, &school.otto, &second, json!({ "goals": [practise("Sarabande")] })).await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        assert_eq!(plans_made_anew(&school).await, 1);
        let mut by_date: BTreeMap<String, Vec<i64>> = BTreeMap::new();
        for (who, id) in [(&school.tess, &first), (&school.otto, &second)] {
            let set = school.get(who, &format!("/api/lessons/{id}/goals")).await.body;
            for day in set["plan"]["dailyPlan"].as_array().unwrap() {
                let date = day["date"].as_str().unwrap().to_owned();
                by_date.entry(date).or_default().push(day["durationMinutes"].as_i64().unwrap());
            }
        }
        // Anna is eight; today is 2 March.
        let later: Vec<_> = by_date.iter().filter(|(date, _)| date.as_str() > "2026-03-02").collect();
        assert!(later.iter().all(|(_, minutes)| minutes.iter().sum::<i64>() <= 15), "{by_date:?}");
        let sum = |at: usize| -> i64 { later.iter().filter_map(|(_, minutes)| minutes.get(at)).sum() };
        assert!(sum(0) >= 20 && sum(1) >= 20, "{by_date:?}");

        // A plan that takes no more than its share is not made anew, and what is open of it can be saved.
        let revision = async || {
            let set = school.get(&school.tess, &format!("/api/lessons/{first}/goals")).await.body;
            set["revision"].as_i64().unwrap()
        };
        let before = revision().await;
        let third = lesson_on(&school, &school.otto, 2).await;
        let reply = complete_as(&school, &school.otto, &third, json!({ "goals": [practise("Waltz")] })).await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        assert_eq!(revision().await, before);
        assert_eq!(plans_made_anew(&school).await, 1);
    }
}
