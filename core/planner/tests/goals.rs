//! The values of practice-goals section 1 as they cross: names, kinds, limits.

use reedling_planner::goals::{
    Answer, Body, Context, Goals, Place, Proposal, Side, Subject, Until,
};
use serde_json::{Value, json};

/// A lesson with a goal of every kind, and every field of it filled.
fn full() -> Value {
    let goal = |r#do: &str, subject: Value| {
        json!({
            "do": r#do, "subject": subject, "places": [], "hands": null, "tempo": null, "needs": [],
            "how": null, "said": "", "days": null, "until": null, "carriedFrom": null,
        })
    };
    let mut goals = vec![
        goal("practise", json!({"kind": "piece", "pieceId": "0199c5f4"})),
        goal(
            "keep",
            json!({"kind": "title", "title": "Minuet in G", "composer": "Petzold"}),
        ),
        goal(
            "finish",
            json!({
                "kind": "technique", "form": "scale", "key": {"tonic": "B♭", "mode": "harmonicMinor"},
                "octaves": 2, "name": null,
            }),
        ),
        goal("rest", json!({"kind": "skill", "skill": "sightReading"})),
        goal(
            "perform",
            json!({"kind": "event", "event": "exam", "date": "2026-06-20"}),
        ),
        goal(
            "listen",
            json!({"kind": "words", "text": "Hear the old recording."}),
        ),
    ];
    goals[0]["places"] = json!([
        {"kind": "bars", "from": 9, "to": 16},
        {"kind": "page", "page": 2, "line": 3},
        {"kind": "letter", "name": "B"},
        {"kind": "part", "name": "the coda"},
        {"kind": "whole"},
        {"kind": "words", "text": "where the horn comes in"},
    ]);
    goals[0]["hands"] = json!("apart");
    goals[0]["tempo"] = json!({"now": 60, "next": 72, "ceiling": null, "unit": "dottedCrotchet"});
    goals[0]["needs"] = json!(["rhythm", "fluency"]);
    goals[0]["how"] = json!("count aloud");
    goals[0]["said"] = json!("Minuet bars 9-16 hands apart, count aloud");
    goals[0]["days"] = json!(5);
    goals[0]["until"] = json!("nextLesson");
    goals[0]["carriedFrom"] = json!("2026-11-12");
    json!({
        "goals": goals,
        "week": {"minutesPerDay": 10, "days": 4, "offDates": ["2026-11-18"], "hands": "left"},
        "body": {"answer": "otherHand", "spared": "left", "until": "nextLesson"},
    })
}

fn goals(value: &Value) -> Result<Goals, String> {
    serde_json::from_value(value.clone()).map_err(|wrong| wrong.to_string())
}

#[test]
fn every_kind_of_goal_comes_back_as_it_was_sent() {
    let sent = full();
    let read = goals(&sent).expect("goals");
    assert!(read.validate().is_empty(), "{:?}", read.validate());
    assert_eq!(serde_json::to_value(&read).expect("JSON"), sent);
}

#[test]
fn unknown_field_is_ignored_and_missing_ones_are_empty() {
    let short = json!({"goals": [
        {"do": "practise", "subject": {"kind": "words", "text": "Slowly", "colour": 1}, "mood": "good"},
    ]});
    let read = goals(&short).expect("goals");
    assert_eq!(read.goals[0].places, []);
    assert!(read.week.is_empty() && read.body.is_none());
}

#[test]
fn unknown_value_of_an_enum_is_refused() {
    for (pointer, wrong) in [
        ("/goals/0/do", "burn"),
        ("/goals/0/hands", "feet"),
        ("/goals/0/needs/0", "money"),
        ("/goals/0/subject/kind", "pet"),
        ("/goals/0/places/0/kind", "room"),
        ("/goals/0/tempo/unit", "breve"),
        ("/goals/2/subject/form", "song"),
        ("/goals/2/subject/key/mode", "lydian"),
        ("/goals/3/subject/skill", "dancing"),
        ("/goals/4/subject/event", "party"),
        ("/body/answer", "play"),
        ("/body/until", "soon"),
        ("/week/hands", "none"),
    ] {
        let mut sent = full();
        *sent.pointer_mut(pointer).expect("a field") = json!(wrong);
        assert!(goals(&sent).is_err(), "{pointer} {wrong}");
    }
}

#[test]
fn limits_are_named_by_their_field() {
    for (pointer, wrong, field) in [
        ("/goals/0/how", json!("a".repeat(201)), "goals.0.how"),
        ("/goals/0/how", json!("a\u{202e}b"), "goals.0.how"),
        ("/goals/0/said", json!("a".repeat(1_001)), "goals.0.said"),
        ("/goals/0/days", json!(8), "goals.0.days"),
        ("/goals/0/tempo/next", json!(400), "goals.0.tempo.next"),
        ("/goals/0/places/0/from", json!(0), "goals.0.places.0.from"),
        ("/goals/0/places/0/to", json!(3), "goals.0.places.0.from"),
        (
            "/goals/0/places/1/line",
            json!(9_999),
            "goals.0.places.1.line",
        ),
        (
            "/goals/1/subject/title",
            json!(" "),
            "goals.1.subject.title",
        ),
        (
            "/goals/1/subject/title",
            json!("a".repeat(201)),
            "goals.1.subject.title",
        ),
        (
            "/goals/2/subject/octaves",
            json!(9),
            "goals.2.subject.octaves",
        ),
        (
            "/goals/2/subject/key/tonic",
            json!("H"),
            "goals.2.subject.key.tonic",
        ),
        ("/week/minutesPerDay", json!(0), "week.minutesPerDay"),
        ("/week/days", json!(8), "week.days"),
        ("/body/spared", Value::Null, "body.spared"),
    ] {
        let mut sent = full();
        *sent.pointer_mut(pointer).expect("a field") = wrong;
        let found = goals(&sent).expect("goals").validate();
        let fields: Vec<_> = found.iter().map(|problem| &*problem.field).collect();
        assert_eq!(fields, [field], "{pointer}");
    }
    let mut many = full();
    many["goals"] = json!(vec![many["goals"][1].clone(); 61]);
    let found = goals(&many).expect("goals").validate();
    assert_eq!(
        found.iter().next().map(|problem| &*problem.field),
        Some("goals")
    );
}

#[test]
fn subject_without_its_own_field_is_refused() {
    for subject in ["piece", "title", "technique", "skill", "event", "words"] {
        assert!(serde_json::from_value::<Subject>(json!({"kind": subject})).is_err());
    }
    let one = serde_json::from_value::<Place>(json!({"kind": "bars", "from": 4}));
    assert_eq!(one.ok(), Some(Place::Bars { from: 4, to: 4 }));
}

#[test]
fn until_is_a_word_or_a_day() {
    let until = Until::Date("2026-11-30".parse().expect("a date"));
    let body = Body {
        answer: Answer::Half,
        spared: None,
        until,
    };
    let written = serde_json::to_value(body).expect("JSON");
    assert_eq!(written["until"], "2026-11-30");
    assert_eq!(serde_json::from_value::<Body>(written).ok(), Some(body));
    let hand = Body {
        answer: Answer::OtherHand,
        spared: Some(Side::Right),
        until: Until::ToldOtherwise,
    };
    assert_eq!(
        serde_json::to_value(hand).expect("JSON")["until"],
        "toldOtherwise"
    );
}

#[test]
fn context_needs_instrument_grade_and_day_only() {
    let context: Context = serde_json::from_value(json!({
        "instrument": "Piano", "grade": "Grade 2", "lessonDate": "2026-11-19",
    }))
    .expect("a context");
    assert!(context.pieces.is_empty() && context.open.is_none());
    let empty = serde_json::to_value(Proposal::default()).expect("JSON");
    assert_eq!(empty["goals"], json!([]));
}
