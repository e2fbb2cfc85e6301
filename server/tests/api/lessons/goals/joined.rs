//! Goals of two pieces that were found to be one: joined while they are, and apart again when that is undone.

use serde_json::{Value, json};

use super::{
    add, change, complete, goal, goals_of, lesson_on, lines, merges::same_as, practise, repertoire,
};
use crate::school::School;

/// Menuett and Minuet, two pieces of Anna's.
async fn two(school: &School<'_>) -> [String; 2] {
    [add(school, "Menuett").await, add(school, "Minuet").await]
}

fn said(mut goal: Value, said: &str, hands: Option<&str>) -> Value {
    goal["said"] = json!(said);
    goal["hands"] = json!(hands);
    goal
}

on_both! {
    // GOAL-30: undone after the goals were changed, both goals are there as before, with what was changed.
    async fn goal_30_undone_merge_parts_goals_that_were_joined(app: TestApp) {
        let school = School::open(&app).await;
        for (day, words) in [(-3, ["Menuett apart", "Minuet slowly"]), (-2, ["", ""])] {
            let [menuett, minuet] = two(&school).await;
            let first = lesson_on(&school, &school.tess, day).await;
            let goals = [said(practise("Menuett"), words[0], Some("apart")), said(practise("Minuet"), words[1], None)];
            assert_eq!(complete(&school, &first, json!({ "goals": goals })).await.status, 200);
            let before = goals_of(&school, &first).await["goals"].clone();
            assert_eq!(same_as(&school, &menuett, Some(&minuet)).await.status, 200);
            // The dialog sends what it shows: the one goal.
            let mut one = goals_of(&school, &first).await["goals"].clone();
            assert_eq!(one.as_array().unwrap().len(), 1, "{one}");
            one[0]["days"] = json!(3);
            let reply = change(&school, &first, json!({ "goals": one, "revision": 1 })).await;
            assert_eq!(reply.status, 200, "{}", reply.body);
            assert_eq!(goals_of(&school, &first).await["goals"], one);
            assert_eq!(same_as(&school, &menuett, None).await.status, 200);
            let mut expected = before;
            expected.as_array_mut().unwrap().iter_mut().for_each(|goal| goal["days"] = json!(3));
            assert_eq!(goals_of(&school, &first).await["goals"], expected);
            for table in ["lesson_goal", "piece_state", "piece", "lesson_series"] {
                school.execute(&format!("DELETE FROM {table}")).await;
            }
        }
    }
}

on_both! {
    // Two names of one piece: what agrees is one goal, what does not is refused at its field.
    async fn goals_of_one_piece_are_joined_or_refused_and_never_lost(app: TestApp) {
        let school = School::open(&app).await;
        let [menuett, minuet] = two(&school).await;
        assert_eq!(same_as(&school, &menuett, Some(&minuet)).await.status, 200);
        let id = lesson_on(&school, &school.tess, 1).await;
        for other in [said(practise("Minuet"), "", Some("apart")), goal("keep", "Minuet"), goal("rest", "Minuet")] {
            let sent = json!({ "goals": [said(practise("Menuett"), "", Some("together")), practise("Bourrée"), other] });
            let reply = complete(&school, &id, sent).await;
            assert_eq!(reply.status, 422, "{}", reply.body);
            assert!(reply.body["fields"]["goals.2.subject"].is_array(), "{}", reply.body);
        }
        let mut slow = practise("Minuet");
        slow["tempo"] = json!({ "now": 60 });
        let sent = json!({ "goals": [said(practise("Menuett"), "", Some("apart")), slow] });
        assert_eq!(complete(&school, &id, sent).await.status, 200);
        let goals = goals_of(&school, &id).await["goals"].clone();
        assert_eq!(goals.as_array().unwrap().len(), 1, "{goals}");
        assert_eq!((&goals[0]["hands"], &goals[0]["tempo"]["now"]), (&json!("apart"), &json!(60)));
        assert_eq!(repertoire(&school, &school.tess).await["pieces"][0]["lessons"], 1);
    }
}

on_both! {
    // Goals that were set for two pieces and say something else: shown as one, with both.
    async fn goals_of_two_pieces_that_become_one_say_all_that_was_set(app: TestApp) {
        let school = School::open(&app).await;
        let [menuett, minuet] = two(&school).await;
        let id = lesson_on(&school, &school.tess, 1).await;
        let goals = [said(practise("Menuett"), "", Some("together")), said(practise("Minuet"), "", Some("apart"))];
        assert_eq!(complete(&school, &id, json!({ "goals": goals })).await.status, 200);
        assert_eq!(same_as(&school, &menuett, Some(&minuet)).await.status, 200);
        let goals = goals_of(&school, &id).await["goals"].clone();
        assert_eq!(goals.as_array().unwrap().len(), 1, "{goals}");
        assert_eq!((&goals[0]["hands"], &goals[0]["how"]), (&json!("together"), &json!("hands apart")));
    }
}

on_both! {
    // GOAL-17, GOAL-30: a line is struck under the name that its piece has now, and stays struck when the merge is undone.
    async fn goal_17_lines_of_a_merged_piece_are_struck_and_the_summary_names_it_no_more(app: TestApp) {
        let school = School::open(&app).await;
        let [menuett, minuet] = two(&school).await;
        let id = lesson_on(&school, &school.tess, 1).await;
        let goals = json!([practise("Menuett"), practise("Bourrée")]);
        assert_eq!(complete(&school, &id, json!({ "goals": goals })).await.status, 200);
        assert_eq!(same_as(&school, &menuett, Some(&minuet)).await.status, 200);
        let set = goals_of(&school, &id).await;
        let mut keys: Vec<Value> = Vec::new();
        for (_, key) in lines(&set, "Menuett") {
            assert!(key["goal"].as_str().unwrap().contains(&minuet), "{key}");
            if !keys.contains(&key) {
                keys.push(key);
            }
        }
        let strike = json!({ "strike": keys, "revision": 1 });
        let path = format!("/api/lessons/{id}/plan");
        let reply = school.send(&school.tess, "PATCH", &path, Some(strike), None).await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        let is_left = |set: &Value| {
            let summary = set["plan"]["weekSummary"].as_str().unwrap();
            let named = ["Menuett", "Minuet"].iter().any(|title| summary.contains(title));
            named || !lines(set, "Menuett").is_empty() || !lines(set, "Minuet").is_empty()
        };
        let struck = goals_of(&school, &id).await;
        assert!(!is_left(&struck), "{}", struck["plan"]["weekSummary"]);
        assert_eq!(same_as(&school, &menuett, None).await.status, 200);
        let goals = json!([practise("Menuett"), practise("Bourrée"), practise("Sarabande")]);
        assert_eq!(change(&school, &id, json!({ "goals": goals, "revision": 2 })).await.status, 200);
        let changed = goals_of(&school, &id).await;
        assert!(!lines(&changed, "Sarabande").is_empty(), "{}", changed["cards"]);
        assert_eq!(lines(&changed, "Menuett"), []);
    }
}

on_both! {
    // GOAL-17, GOAL-30: two lines that are of one piece have two keys, the same for all readers, and each is struck alone.
    async fn goal_17_lines_of_two_pieces_that_become_one_are_struck_apart(app: TestApp) {
        let school = School::open(&app).await;
        let [menuett, minuet] = two(&school).await;
        let id = lesson_on(&school, &school.tess, 1).await;
        let goals = json!([practise("Menuett"), practise("Minuet")]);
        assert_eq!(complete(&school, &id, json!({ "goals": goals })).await.status, 200);
        let tasks = |set: &Value, title: &str| -> Vec<Value> {
            lines(set, title).into_iter().map(|(_, key)| key["task"].clone()).collect()
        };
        let before = goals_of(&school, &id).await;
        let others = tasks(&before, "Minuet");
        let shared = tasks(&before, "Menuett").into_iter().find(|task| others.contains(task)).expect("a task of both");
        assert_eq!(same_as(&school, &menuett, Some(&minuet)).await.status, 200);
        let set = goals_of(&school, &id).await;
        for who in [&school.tess, &school.anna] {
            let lesson = school.get(who, &format!("/api/lessons/{id}")).await.body;
            assert_eq!(lesson["practiceCards"], set["cards"]);
        }
        let key = |title: &str| lines(&set, title).into_iter().find(|(_, key)| key["task"] == shared).unwrap().1;
        let (struck, other) = (key("Menuett"), key("Minuet"));
        assert_eq!(struck["goal"], other["goal"]);
        assert_ne!(struck, other);
        let path = format!("/api/lessons/{id}/plan");
        let strike = json!({ "strike": [struck], "revision": 1 });
        let reply = school.send(&school.tess, "PATCH", &path, Some(strike), None).await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        let now = goals_of(&school, &id).await;
        assert_eq!(reply.body["lesson"]["practiceCards"], now["cards"]);
        assert!(!tasks(&now, "Menuett").contains(&shared), "{}", now["cards"]);
        assert_eq!(tasks(&now, "Minuet"), others);
    }
}
