//! The repertoire.

use chrono::TimeDelta;
use serde_json::{Value, json};

use super::{
    add, change, complete, complete_as, goal, goals_of, lesson_on, practise, repertoire,
    repertoire_path,
};
use crate::school::School;

on_both! {
    async fn a_piece_is_added_renamed_and_removed(app: TestApp) {
        let school = School::open(&app).await;
        let id = add(&school, "Fur Elise").await;
        let path = format!("{}/{id}", repertoire_path(&school));
        let edit = json!({
            "title": "Für Elise", "composer": "Beethoven", "kind": "bagatelle", "goalTempo": { "bpm": 72 },
            "state": "resting", "restingUntil": "2026-03-20",
        });
        assert_eq!(school.put(&school.tess, &path, edit).await.status, 200);
        let piece = repertoire(&school, &school.tess).await["pieces"][0].clone();
        assert_eq!(
            (&piece["title"], &piece["composer"], &piece["goalTempo"]["bpm"], &piece["state"], &piece["restingUntil"]),
            (&json!("Für Elise"), &json!("Beethoven"), &json!(72), &json!("resting"), &json!("2026-03-20"))
        );
        // What is missing stays, null empties.
        assert_eq!(school.put(&school.tess, &path, json!({ "composer": null })).await.status, 200);
        let piece = repertoire(&school, &school.tess).await["pieces"][0].clone();
        assert!(piece["composer"].is_null() && piece["kind"] == "bagatelle", "{piece}");
        app.clock.advance(TimeDelta::days(19));
        let piece = repertoire(&school, &school.tess).await["pieces"][0].clone();
        assert_eq!((&piece["state"], &piece["restingUntil"]), (&json!("active"), &Value::Null), "the rest is over");
        assert_eq!(school.delete(&school.tess, &path).await.status, 200);
        assert_eq!(repertoire(&school, &school.tess).await["pieces"], json!([]));
        assert_eq!(school.delete(&school.tess, &path).await.status, 404);
    }
}

on_both! {
    async fn a_wrong_piece_is_refused_by_its_field(app: TestApp) {
        let school = School::open(&app).await;
        for (body, field) in [
            (json!({ "title": " ?! " }), "title"),
            (json!({ "title": "x".repeat(201) }), "title"),
            (json!({ "title": "Étude", "goalTempo": { "bpm": 999 } }), "goalTempo"),
            (json!({ "title": "Étude", "state": "lost" }), "state"),
            (json!({ "title": "Étude", "state": "resting", "restingUntil": "soon" }), "restingUntil"),
            (json!({ "title": "Étude", "restingUntil": "2026-03-20" }), "restingUntil"),
        ] {
            let reply = school.post(&school.tess, &repertoire_path(&school), body).await;
            assert_eq!(reply.status, 422, "{}", reply.body);
            assert!(reply.body["fields"][field].is_array(), "{field}: {}", reply.body);
        }
        let shape = json!({ "title": "Étude", "goalTempo": 72 });
        let reply = school.post(&school.tess, &repertoire_path(&school), shape).await;
        assert_eq!(reply.status, 400, "{}", reply.body);
        assert_eq!(school.count("piece").await, 0);
    }
}

on_both! {
    async fn a_student_has_at_most_200_pieces(app: TestApp) {
        let school = School::open(&app).await;
        let lesson = school.one_lesson().await;
        for part in 0..4 {
            let goals: Vec<_> = (0..50).map(|number| practise(&format!("Étude {part} {number}"))).collect();
            let lesson = lesson_on(&school, &school.tess, part).await;
            assert_eq!(complete(&school, &lesson, json!({ "goals": goals })).await.status, 200);
        }
        let one_more = school.post(&school.tess, &repertoire_path(&school), json!({ "title": "One more" })).await;
        assert_eq!(one_more.status, 422, "{}", one_more.body);
        let reply = complete(&school, &lesson, json!({ "goals": [practise("One more")] })).await;
        assert!(reply.status == 422 && reply.body["fields"]["goals.0.subject.title"].is_array(), "{}", reply.body);
    }
}

on_both! {
    // GOAL-30.
    async fn goal_30_merge_keeps_goals_and_is_undoable_for_ten_minutes(app: TestApp) {
        let school = School::open(&app).await;
        for (day, title) in [(1, "Menuett"), (8, "Minuet in G"), (15, "Minuet in G")] {
            let lesson = lesson_on(&school, &school.tess, day).await;
            complete(&school, &lesson, json!({ "goals": [practise(title)] })).await;
        }
        let pieces = repertoire(&school, &school.tess).await;
        let id = |at: usize| pieces["pieces"][at]["id"].as_str().unwrap().to_owned();
        let (menuett, minuet) = (id(0), id(1));
        let same_as = format!("{}/{menuett}/same-as", repertoire_path(&school));
        let merged = school.post(&school.tess, &same_as, json!({ "pieceId": minuet })).await;
        assert_eq!(merged.status, 200, "{}", merged.body);
        let now = repertoire(&school, &school.tess).await;
        assert_eq!(now["pieces"].as_array().unwrap().len(), 1);
        assert_eq!((&now["pieces"][0]["lessons"], &now["merged"][0]["title"]), (&json!(3), &json!("Menuett")));
        assert_eq!(school.count("lesson_goal").await, 3);
        let renamed = format!("{}/{minuet}", repertoire_path(&school));
        assert_eq!(school.put(&school.tess, &renamed, json!({ "title": "Minuet in G major" })).await.status, 200);
        let now = repertoire(&school, &school.tess).await;
        assert_eq!((&now["pieces"][0]["lessons"], &now["pieces"][0]["title"]), (&json!(3), &json!("Minuet in G major")));
        // Its old name leads to the one piece.
        let lesson = lesson_on(&school, &school.tess, 22).await;
        complete(&school, &lesson, json!({ "goals": [goal("finish", "menuett")] })).await;
        let now = repertoire(&school, &school.tess).await;
        assert_eq!((&now["pieces"][0]["state"], &now["pieces"][0]["lessons"]), (&json!("finished"), &json!(4)));
        let undone = school.post(&school.tess, &same_as, json!({ "pieceId": null })).await;
        assert_eq!(undone.status, 200, "{}", undone.body);
        let parted = repertoire(&school, &school.tess).await;
        let states: Vec<_> = parted["pieces"].as_array().unwrap().iter().map(|piece| piece["state"].clone()).collect();
        assert_eq!(states, ["active", "finished"]);
        school.post(&school.tess, &same_as, json!({ "pieceId": minuet })).await;
        app.clock.advance(TimeDelta::minutes(11));
        assert_eq!(school.post(&school.tess, &same_as, json!({ "pieceId": null })).await.status, 409);
        assert_eq!(repertoire(&school, &school.tess).await["merged"], json!([]));
    }
}

on_both! {
    // GOAL-20.
    async fn goal_20_own_pieces_are_shown_to_student_and_parents_only(app: TestApp) {
        let school = School::open(&app).await;
        let mut elise = practise("Für Elise");
        // What is only set is not yet clean; whoever goes on from it has had it clean.
        for (day, bpm, clean) in [(1, 60, Value::Null), (8, 66, json!(60))] {
            elise["tempo"] = json!({ "now": bpm });
            let lesson = lesson_on(&school, &school.tess, day).await;
            complete(&school, &lesson, json!({ "goals": [elise] })).await;
            let known = repertoire(&school, &school.tess).await;
            assert_eq!(known["pieces"][0]["lastCleanTempo"]["bpm"], clean, "{bpm}");
        }
        for (who, sees) in [(&school.anna, true), (&school.pat, true), (&school.omar, false), (&school.pia, false)] {
            let reply = school.get(who, "/api/practice/pieces").await;
            assert_eq!(reply.status, 200, "{}", reply.body);
            let pieces = reply.body["pieces"].as_array().unwrap();
            assert_eq!(pieces.len(), usize::from(sees), "{}", who.name);
            for own in pieces {
                assert_eq!(own["studentId"], json!(school.anna.id));
                assert_eq!(
                    (&own["piece"]["title"], &own["piece"]["state"], &own["piece"]["lastCleanTempo"]["bpm"]),
                    (&json!("Für Elise"), &json!("active"), &json!(60))
                );
            }
        }
    }
}

/// Titles of the lines of a plan.
fn titles(set: &Value) -> String {
    set["cards"].to_string()
}

on_both! {
    async fn piece_only_listened_to_has_a_card(app: TestApp) {
        let school = School::open(&app).await;
        let lesson = school.one_lesson().await;
        complete(&school, &lesson, json!({ "goals": [practise("Minuet in G"), goal("listen", "Nocturne")] })).await;
        let set = goals_of(&school, &lesson).await;
        assert!(titles(&set).contains("\"title\":\"Nocturne\""), "{}", set["cards"]);
        let pieces = repertoire(&school, &school.tess).await;
        assert_eq!((&pieces["pieces"][1]["title"], &pieces["pieces"][1]["state"]), (&json!("Nocturne"), &json!("active")));
    }
}

on_both! {
    // GOAL-30: goals that were stored under the other name are those of the one piece.
    async fn goal_30_stored_goals_follow_a_merge(app: TestApp) {
        let school = School::open(&app).await;
        let first = lesson_on(&school, &school.tess, -1).await;
        complete(&school, &first, json!({ "goals": [practise("Menuett")], "teacherNotes": "“Menuett”, bars 1-8." })).await;
        let pieces = repertoire(&school, &school.tess).await;
        let menuett = pieces["pieces"][0]["id"].as_str().unwrap().to_owned();
        let minuet = add(&school, "Minuet in G").await;
        let same_as = format!("{}/{menuett}/same-as", repertoire_path(&school));
        assert_eq!(school.post(&school.tess, &same_as, json!({ "pieceId": minuet })).await.status, 200);
        assert_eq!(goals_of(&school, &first).await["goals"][0]["subject"]["pieceId"], json!(minuet));
        let next = lesson_on(&school, &school.tess, 8).await;
        let open = goals_of(&school, &next).await["context"]["open"]["goals"].clone();
        assert_eq!(open[0]["subject"]["pieceId"], json!(minuet), "{open}");
        // Rested under its new name, it goes from today's cards that stand under the old one.
        let today = |set: &Value| {
            let days = set["cards"].as_array().unwrap().clone();
            days.into_iter().find(|day| day["date"] == "2026-03-02").unwrap().to_string()
        };
        assert!(today(&goals_of(&school, &first).await).contains("Menuett"));
        let rest = json!({ "goals": [{ "do": "rest", "subject": { "kind": "piece", "pieceId": minuet } }], "revision": 1 });
        assert_eq!(change(&school, &first, rest).await.status, 200);
        let set = goals_of(&school, &first).await;
        assert!(!today(&set).contains("Menuett") && !today(&set).contains("Minuet"), "{}", today(&set));
    }
}

on_both! {
    async fn pieces_that_were_found_to_be_others_do_not_count(app: TestApp) {
        let school = School::open(&app).await;
        for part in 0..4 {
            let goals: Vec<_> = (0..50).map(|number| practise(&format!("Étude {part} {number}"))).collect();
            let lesson = lesson_on(&school, &school.tess, part).await;
            assert_eq!(complete(&school, &lesson, json!({ "goals": goals })).await.status, 200);
        }
        let pieces = repertoire(&school, &school.tess).await;
        let id = |at: usize| pieces["pieces"][at]["id"].as_str().unwrap().to_owned();
        let same_as = format!("{}/{}/same-as", repertoire_path(&school), id(0));
        assert_eq!(school.post(&school.tess, &same_as, json!({ "pieceId": id(1) })).await.status, 200);
        add(&school, "One more").await;
    }
}

on_both! {
    // A teacher who has left works on nothing any more; what they set is not lost to the next one.
    async fn a_former_teacher_is_no_other_teacher(app: TestApp) {
        let school = School::open(&app).await;
        let lesson = lesson_on(&school, &school.tess, 1).await;
        let mut elise = goal("keep", "Für Elise");
        elise["tempo"] = json!({ "now": 60 });
        complete(&school, &lesson, json!({ "goals": [elise] })).await;
        school.enrol(&school.otto, &school.anna).await;
        let seen = async || {
            let piece = repertoire(&school, &school.otto).await["pieces"][0].clone();
            (piece["state"].clone(), piece["withAnotherTeacher"].clone(), piece["lastCleanTempo"]["bpm"].clone())
        };
        assert_eq!(seen().await, (Value::Null, json!(true), Value::Null));
        let path = format!("/api/teachers/students/{}", school.anna.id);
        assert_eq!(school.delete(&school.tess, &path).await.status, 200);
        assert_eq!(seen().await, (json!("kept"), json!(false), json!(60)));
        let ottos = lesson_on(&school, &school.otto, 2).await;
        complete_as(&school, &school.otto, &ottos, json!({ "goals": [goal("finish", "Für Elise")] })).await;
        let own = school.get(&school.anna, "/api/practice/pieces").await.body;
        assert_eq!(own["pieces"][0]["piece"]["state"], "finished", "Tess's view counts no more");
    }
}

on_both! {
    // API-72 for pieces: a call that is sent again under its key makes one piece.
    async fn piece_sent_twice_under_one_key_is_created_once(app: TestApp) {
        let school = School::open(&app).await;
        let path = repertoire_path(&school);
        let send = async |key| {
            let body = json!({ "title": "Minuet in G", "composer": "Petzold" });
            school.send(&school.tess, "POST", &path, Some(body), key).await
        };
        let first = send(Some("one")).await;
        let again = send(Some("one")).await;
        assert_eq!((first.status, again.status), (200, 200), "{}", again.body);
        assert_eq!(first.body, again.body);
        assert_eq!(school.count("piece").await, 1);
        let other = send(None).await;
        assert_eq!((other.status, &other.body["code"]), (409, &json!("piece_exists")));
    }
}
