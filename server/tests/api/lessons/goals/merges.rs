//! Merges of pieces: their names, their end, and what is undone.

use chrono::TimeDelta;
use serde_json::{Value, json};

use super::{
    add, change, complete, goal, goals_of, lesson_on, practise, repertoire, repertoire_path,
};
use crate::{
    fixture::cleanup,
    school::{Reply, School},
};

/// Says that a piece is another one; with none, undoes that.
pub async fn same_as(school: &School<'_>, piece: &str, other: Option<&str>) -> Reply {
    let path = format!("{}/{piece}/same-as", repertoire_path(school));
    let body = json!({ "pieceId": other });
    school.post(&school.tess, &path, body).await
}

async fn rename(school: &School<'_>, piece: &str, title: &str) -> Reply {
    let path = format!("{}/{piece}", repertoire_path(school));
    let body = json!({ "title": title });
    school.put(&school.tess, &path, body).await
}

/// Titles of Anna's pieces.
async fn titles(school: &School<'_>) -> Vec<Value> {
    let pieces = repertoire(school, &school.tess).await["pieces"].clone();
    let pieces = pieces.as_array().unwrap().iter();
    pieces.map(|piece| piece["title"].clone()).collect()
}

/// The piece that the first goal of a lesson names.
async fn named(school: &School<'_>, lesson: &str) -> Value {
    goals_of(school, lesson).await["goals"][0]["subject"]["pieceId"].clone()
}

on_both! {
    // GOAL-30.
    async fn goal_30_no_rename_makes_two_pieces_of_one_name(app: TestApp) {
        let school = School::open(&app).await;
        let (menuett, minuet) = (add(&school, "Menuett").await, add(&school, "Minuet").await);
        let waltz = add(&school, "Waltz").await;
        let refused = rename(&school, &waltz, "  the MINUET").await;
        assert_eq!((refused.status, &refused.body["code"]), (409, &json!("piece_exists")));
        assert!(refused.body["error"].as_str().unwrap().contains("Same Piece As"), "{}", refused.body);
        assert_eq!(same_as(&school, &menuett, Some(&minuet)).await.status, 200);
        assert_eq!(rename(&school, &waltz, "Menuett").await.status, 409, "it leads to the one piece");
        assert_eq!(rename(&school, &minuet, "Menuett").await.status, 200, "its own former title");
        // Undoing would make a second Menuett.
        let refused = same_as(&school, &menuett, None).await;
        assert_eq!((refused.status, &refused.body["code"]), (409, &json!("piece_exists")));
        assert_eq!(titles(&school).await, ["Menuett", "Waltz"]);
        assert_eq!(rename(&school, &minuet, "Minuet").await.status, 200);
        assert_eq!(same_as(&school, &menuett, None).await.status, 200, "nothing was lost");
        assert_eq!(titles(&school).await, ["Menuett", "Minuet", "Waltz"]);
    }
}

on_both! {
    // GOAL-30.
    async fn goal_30_database_keeps_one_unmerged_piece_of_a_name(app: TestApp) {
        let school = School::open(&app).await;
        let (menuett, minuet) = (add(&school, "Menuett").await, add(&school, "Minuet").await);
        let refused = school.refuses("UPDATE piece SET normal_title = 'same'").await;
        assert!(refused, "two pieces got one name");
        same_as(&school, &menuett, Some(&minuet)).await;
        assert!(!school.refuses("UPDATE piece SET normal_title = 'same'").await, "a merged one counts");
    }
}

on_both! {
    // GOAL-30.
    async fn goal_30_undone_merge_gives_goals_back(app: TestApp) {
        let school = School::open(&app).await;
        let first = lesson_on(&school, &school.tess, -2).await;
        complete(&school, &first, json!({ "goals": [practise("Menuett")] })).await;
        let menuett = named(&school, &first).await;
        let menuett = menuett.as_str().unwrap();
        let minuet = add(&school, "Minuet").await;
        assert_eq!(same_as(&school, menuett, Some(&minuet)).await.status, 200);
        assert_eq!(named(&school, &first).await, json!(minuet));
        // The dialog sends what it shows: the piece that stays.
        let mut set = goals_of(&school, &first).await["goals"].clone();
        set[0]["days"] = json!(3);
        // At other bars: two goals of one piece and place are one.
        let mut kept = goal("keep", "Minuet");
        kept["places"] = json!([{ "kind": "bars", "from": 9, "to": 16 }]);
        set.as_array_mut().unwrap().push(kept);
        let reply = change(&school, &first, json!({ "goals": set, "revision": 1 })).await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        assert_eq!(same_as(&school, menuett, None).await.status, 200);
        let set = goals_of(&school, &first).await["goals"].clone();
        let pieces: Vec<_> = set.as_array().unwrap().iter().map(|goal| goal["subject"]["pieceId"].clone()).collect();
        assert_eq!(pieces, [menuett, &minuet], "the goal of before, and the one that was set since");
        assert_eq!(set[0]["days"], json!(3));
        let next = lesson_on(&school, &school.tess, 8).await;
        let open = goals_of(&school, &next).await["context"]["open"]["goals"].clone();
        assert_eq!(open[0]["subject"]["pieceId"], json!(menuett));
        let pieces = repertoire(&school, &school.tess).await["pieces"].clone();
        let seen = |at: usize| (pieces[at]["title"].clone(), pieces[at]["lessons"].clone());
        assert_eq!([seen(0), seen(1)], [(json!("Menuett"), json!(1)), (json!("Minuet"), json!(1))]);
    }
}

on_both! {
    // GOAL-30.
    async fn goal_30_merge_ends_and_its_goals_name_the_one_piece(app: TestApp) {
        let school = School::open(&app).await;
        let mut lessons = Vec::new();
        for (day, title) in [(-3, "Menuett"), (-2, "Minuet in G"), (-1, "Minuet")] {
            let lesson = lesson_on(&school, &school.tess, day).await;
            complete(&school, &lesson, json!({ "goals": [practise(title)] })).await;
            lessons.push((named(&school, &lesson).await.as_str().unwrap().to_owned(), lesson));
        }
        let [(one, first), (two, second), (three, _)] = <[_; 3]>::try_from(lessons).unwrap();
        assert_eq!(same_as(&school, &one, Some(&two)).await.status, 200);
        app.clock.advance(TimeDelta::minutes(6));
        assert_eq!(same_as(&school, &two, Some(&three)).await.status, 200);
        let merged = repertoire(&school, &school.tess).await["merged"].clone();
        let into = |at: usize| (merged[at]["intoId"].clone(), merged[at]["intoTitle"].clone());
        assert_eq!([into(0), into(1)], [(); 2].map(|()| (json!(three), json!("Minuet"))));
        // The first can no longer be undone, the second still can.
        app.clock.advance(TimeDelta::minutes(6));
        cleanup::delete_expired(&app.state).await.unwrap();
        assert_eq!(school.count("piece").await, 2);
        assert_eq!(same_as(&school, &two, None).await.status, 200);
        assert_eq!((named(&school, &first).await, named(&school, &second).await), (json!(two), json!(two)));
        assert_eq!(same_as(&school, &two, Some(&three)).await.status, 200);
        app.clock.advance(TimeDelta::minutes(11));
        cleanup::delete_expired(&app.state).await.unwrap();
        assert_eq!((school.count("piece").await, school.count("lesson_goal").await), (1, 3));
        assert_eq!((named(&school, &first).await, named(&school, &second).await), (json!(three), json!(three)));
        let gone = same_as(&school, &two, None).await;
        assert_eq!((gone.status, &gone.body["code"]), (409, &json!("too_late_to_undo")));
        let seen = repertoire(&school, &school.tess).await["pieces"][0].clone();
        assert_eq!((&seen["title"], &seen["lessons"]), (&json!("Minuet"), &json!(3)));
        // Former titles, and the id that an open dialog still has, lead to it.
        let next = lesson_on(&school, &school.tess, 8).await;
        let old = json!({ "do": "finish", "subject": { "kind": "piece", "pieceId": one } });
        assert_eq!(complete(&school, &next, json!({ "goals": [old, goal("finish", "menuett")] })).await.status, 200);
        assert_eq!(named(&school, &next).await, json!(three));
        assert_eq!(school.count("piece").await, 1);
        assert_eq!(rename(&school, &three, "Menuett").await.status, 200);
        let twice = school.post(&school.tess, &repertoire_path(&school), json!({ "title": "Minuet in G" })).await;
        assert_eq!(twice.status, 409, "{}", twice.body);
    }
}
