//! What holds unless the teacher answers the question about the body (GOAL-02).

use reedling_planner::{
    goals::{Answer, Body, Context, Side, Until},
    read::read,
};

use crate::support::context;

const SORE: &str = "Her wrist still hurts. Minuet in G bars 9-16 slowly.";
const BROKEN: &str = "The arm is in plaster, no playing. Minuet in G.";

fn holds(answer: Answer, spared: Option<Side>, until: Until) -> Body {
    Body {
        answer,
        spared,
        until,
    }
}

/// What is kept for a student of whom something holds already, who comes again on the 9th of March or not at all.
fn careful(note: &str, earlier: Body, comes_again: bool) -> Body {
    let asked = Context {
        body: Some(earlier),
        next_lesson_date: comes_again.then(|| "2026-03-09".parse().expect("a date")),
        ..context()
    };
    read(note, &asked).body.expect("a question").careful
}

#[test]
fn a_milder_sign_does_not_loosen_what_holds() {
    let plaster = holds(Answer::Listening, None, Until::ToldOtherwise);
    assert_eq!(careful(SORE, plaster, true), plaster);
    let left = holds(Answer::OtherHand, Some(Side::Left), Until::NextLesson);
    assert_eq!(careful(SORE, left, true), left);
}

#[test]
fn the_hand_that_is_left_to_play_does_not_hurt() {
    let left = holds(Answer::OtherHand, Some(Side::Left), Until::ToldOtherwise);
    let right_hurts = "Her right wrist hurts. Minuet in G.";
    let neither = holds(Answer::Listening, None, Until::ToldOtherwise);
    assert_eq!(careful(right_hurts, left, true), neither);
    assert_eq!(
        careful(&right_hurts.replace("right", "left"), left, true),
        left
    );
}

#[test]
fn graver_sign_lasts_at_least_as_long_as_the_answer() {
    let half = holds(Answer::Half, None, Until::ToldOtherwise);
    let stop = holds(Answer::Listening, None, Until::ToldOtherwise);
    assert_eq!(careful(BROKEN, half, true), stop);
    let as_usual = holds(Answer::AsUsual, None, Until::NextLesson);
    let until_next = holds(Answer::Listening, None, Until::NextLesson);
    assert_eq!(careful(BROKEN, as_usual, true), until_next);
}

#[test]
fn of_a_day_and_the_next_lesson_the_later_holds() {
    let until = |day: &str| Until::Date(day.parse().expect("a date"));
    let rests = |end| holds(Answer::Listening, None, end);
    assert_eq!(
        careful(SORE, rests(until("2026-03-30")), true),
        rests(until("2026-03-30"))
    );
    assert_eq!(
        careful(SORE, rests(until("2026-03-05")), true),
        rests(Until::NextLesson)
    );
    assert_eq!(
        careful(SORE, rests(until("2026-03-30")), false),
        rests(Until::ToldOtherwise)
    );
}

/// What a note asks of the body: its complaints, and the side that may be spared.
fn asked(note: &str) -> (String, Option<Side>) {
    let question = read(note, &context()).body.expect("a question");
    (question.complaints, question.side)
}

#[test]
fn each_complaint_is_told_apart() {
    let (one, _) = asked("Left wrist hurts. Minuet in G bars 9-16.");
    assert_eq!(one, "left wrist hurts /");
    assert_eq!(
        asked("Her left wrist hurts a bit. Minuet hands together.").0,
        one
    );
    for more in [
        "Left wrist hurts. Left shoulder hurts.",
        "Left wrist hurts. Left wrist hurts at night.",
        "Left elbow hurts. Minuet in G bars 9-16.",
    ] {
        assert_ne!(asked(more).0, one, "{more}");
    }
}

#[test]
fn no_hand_is_left_to_play_where_both_sides_hurt() {
    for both in [
        "Left wrist hurts. Right wrist hurts.",
        "Left and right wrist hurt.",
    ] {
        assert_eq!(asked(both).1, None, "{both}");
    }
    for left in [
        "Left wrist hurts. Left elbow hurts.",
        "Left wrist hurts so right hand only this week.",
    ] {
        assert_eq!(asked(left).1, Some(Side::Left), "{left}");
    }
    let spared = holds(Answer::OtherHand, Some(Side::Left), Until::ToldOtherwise);
    let neither = holds(Answer::Listening, None, Until::ToldOtherwise);
    let both = "Left wrist hurts. Right wrist hurts.";
    assert_eq!(careful(both, spared, true), neither);
}

#[test]
fn goal_02_named_day_is_offered_and_holds_where_it_is_later() {
    for (note, named, held) in [
        (
            "Sprained wrist, no playing until 12 March.",
            "2026-03-12",
            "2026-03-12",
        ),
        ("No playing until 12 December.", "2026-12-12", "2026-12-12"),
        ("Plaster off on the 5th.", "2026-03-05", "nextLesson"),
        (
            "Arm in plaster. Off on the 20th.",
            "2026-03-20",
            "2026-03-20",
        ),
        (
            "Gips bis 20. März, nicht spielen.",
            "2026-03-20",
            "2026-03-20",
        ),
    ] {
        let asked = Context {
            next_lesson_date: "2026-03-09".parse().ok(),
            ..context()
        };
        let question = read(note, &asked).body.expect(note);
        let until = question.until.map(|day| day.to_string());
        assert_eq!(until.as_deref(), Some(named), "{note}");
        assert_eq!(String::from(question.careful.until), held, "{note}");
    }
    let of_a_piece = read("Wrist sore, skip the Gavotte until Friday.", &context());
    assert_eq!(of_a_piece.body.expect("a question").until, None);
}

#[test]
fn goal_02_what_is_asked_again_quotes_what_the_note_tells_of_the_body() {
    let half = holds(Answer::Half, None, Until::ToldOtherwise);
    for (note, said) in [
        (
            "Minuet bars 1-8. No octaves for another fortnight.",
            "No octaves for another fortnight",
        ),
        (
            "Wrist better, but no octaves for another fortnight.",
            "Wrist better, but no octaves for another fortnight",
        ),
        ("The pain is gone. Minuet bars 1-8.", "The pain is gone"),
        (
            "Minuet bars 1-8. Plaster off at last!",
            "Plaster off at last",
        ),
        (
            "Careful with the wrist. Minuet bars 1-8. No stretches for another week.",
            "Careful with the wrist … No stretches for another week",
        ),
        (
            "Noch zwei Wochen keine Oktaven.",
            "Noch zwei Wochen keine Oktaven",
        ),
        // Nothing of the body.
        ("Minuet bars 1-8 with the thumb on C. Go back to bar 3.", ""),
        ("No Gavotte for another week.", ""),
        ("No more than ten minutes a day.", ""),
        ("No practice on Friday.", ""),
    ] {
        let asked = Context {
            body: Some(half),
            ..context()
        };
        let question = read(note, &asked).body.expect(note);
        assert_eq!(question.said, said, "{note}");
        assert_eq!(question.careful, half, "{note}");
        assert_eq!(question.complaints, "", "{note}");
        assert_eq!(read(note, &context()).body, None, "{note}");
    }
}

#[test]
fn goal_02_either_hand_may_be_spared_where_no_side_is_named() {
    let either = |note: &str, asked: &Context| {
        let question = read(note, asked).body.expect(note);
        (question.either_side, question.side)
    };
    let piano = Context {
        instrument: "Piano".into(),
        ..context()
    };
    for note in [
        "Arm in plaster.",
        "Her hand is in plaster, no playing.",
        "Wrist sore.",
        "Sprained his thumb.",
        "Der Arm ist gebrochen.",
        "Le poignet est enflé.",
        "Muñeca hinchada.",
    ] {
        assert_eq!(either(note, &piano), (true, None), "{note}");
    }
    for note in [
        "She has a cold.",
        "Sprained ankle.",
        "Wrists sore.",
        "Left and right wrist hurt.",
        "No playing this week.",
    ] {
        assert_eq!(either(note, &piano), (false, None), "{note}");
    }
    let left = either("Left arm in plaster.", &piano);
    assert_eq!(left, (false, Some(Side::Left)));
    // A side that is spared already, and an instrument whose hands do not play apart.
    let spared = Context {
        body: Some(holds(
            Answer::OtherHand,
            Some(Side::Left),
            Until::ToldOtherwise,
        )),
        ..piano
    };
    assert!(!either("Wrist sore.", &spared).0);
    let flute = Context {
        instrument: "Flute".into(),
        ..context()
    };
    assert!(!either("Wrist sore.", &flute).0);
}
