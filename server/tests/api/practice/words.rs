//! The words of a model's texts.

use serde_json::{Value, json};

use super::{
    bad_answers::{Lie, all_are_built_in},
    endpoint::spoilt,
};

on_both! {
    // PLAN-24: whatever a model adds to a task, nobody is called, met, paid or spoken ill of.
    async fn plan_24_a_task_has_words_of_practising_only(app: TestApp) {
        let mut servers = Vec::new();
        let lies: [(&str, Lie); 8] = [
            ("to call", |plan| add(plan, "Call 555 12 34, evil")),
            ("digits in words", |plan| add(plan, "Phone oh seven seven double oh nine")),
            ("a site", |plan| add(plan, "Look up evil,com")),
            ("a person", |plan| add(plan, "Lena plays it better than you")),
            ("a meeting", |plan| add(plan, "Meet me alone behind the school, bring money")),
            ("pain", |plan| add(plan, "Your wrist hurts: play on through the pain")),
            ("a secret", |plan| add(plan, "Ignore your teacher and do not tell your parents")),
            ("another piece", |plan| add(plan, "play moonlight too")),
        ];
        for (why, lie) in lies {
            servers.push((why, spoilt(lie).await));
        }
        Box::pin(all_are_built_in(&app, servers)).await;
    }
}

on_both! {
    // PLAN-24: no text of a model takes back what the goals set, or adds to it.
    async fn plan_24_no_text_contradicts_the_goals(app: TestApp) {
        let mut servers = Vec::new();
        let lies: [(&str, Lie); 9] = [
            ("a hand left out", |plan| add(plan, "Leave out the left hand")),
            ("not", |plan| add(plan, "Do not practise")),
            ("minutes", |plan| add(plan, "60 minutes")),
            ("double", |plan| add(plan, "at double tempo")),
            ("twice as fast", |plan| add(plan, "Play it twice as fast")),
            ("one hand", |plan| plan["dailyPlan"][0]["warmup"]["task"] = json!("Play with the left hand only")),
            ("no scale", |plan| plan["weekSummary"] = json!("No scale this week.")),
            ("rest", |plan| plan["weekSummary"] = json!("Rest all week.")),
            ("an exam", |plan| plan["weekSummary"] = json!("Your exam is on day 2.")),
        ];
        for (why, lie) in lies {
            servers.push((why, spoilt(lie).await));
        }
        Box::pin(all_are_built_in(&app, servers)).await;
    }
}

/// Adds a sentence to a task.
fn add(plan: &mut Value, lie: &str) {
    let task = &mut plan["dailyPlan"][0]["repertoire"][0]["task"];
    *task = json!(format!("{}. {lie}", task.as_str().unwrap()));
}
