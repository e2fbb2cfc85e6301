//! The minutes of a day when a student has two teachers.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::{complete_as, lesson_on, practise};
use crate::school::School;

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
