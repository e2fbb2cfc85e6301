//! Tests of what is put back into a model's answer.

use reedling_planner::{
    goals::{Do, Goal, Subject},
    plans::PlanRequest,
};

use super::{Redactor, Restored};

#[test]
fn goal_34_answer_has_the_real_titles_and_no_others() {
    let goal = |text: &str| {
        let subject = Subject::Words { text: text.into() };
        Goal::new(Do::Practise, subject)
    };
    let request = PlanRequest {
        goals: ["Friday", "Duet with Omar", "Duet with Pia", "Song for Nora"]
            .map(goal)
            .into(),
        ..PlanRequest::default()
    };
    let others = ["nora", "omar", "pia"].map(str::to_owned).into();
    let redactor = Redactor::default().and_others(others, &request);
    let restored = Restored::of(&redactor.without(&request), &request);
    for (answer, real) in [
        ("10 minutes a day", "10 minutes a day"),
        ("a day (1), 10 minutes a day", "Friday, 10 minutes a day"),
        (
            "Duet with somebody (3), then Duet with somebody (2)",
            "Duet with Pia, then Duet with Omar",
        ),
        ("Duet with somebody", "Duet with somebody"),
        ("Song for somebody", "Song for Nora"),
    ] {
        let mut text = answer.to_owned();
        restored.correct_text(&mut text);
        assert_eq!(text, real);
    }
}

#[test]
fn goal_34_what_resembles_a_redacted_title_stays() {
    let goal = |title: &str| {
        let (title, composer) = (title.into(), None);
        let subject = Subject::Title { title, composer };
        Goal::new(Do::Practise, subject)
    };
    let mut waltz = goal("Waltz for Wanda");
    waltz.how = Some("show Wanda how to count".into());
    let request = PlanRequest {
        goals: vec![
            waltz,
            goal("Waltz for the student"),
            goal("Waltz for somebody (1) Variation"),
            goal("Song for Wanda"),
            goal("Play to Song for somebody"),
        ],
        ..PlanRequest::default()
    };
    let redactor = Redactor::default().and_others(["wanda".to_owned()].into(), &request);
    let mut clean = redactor.without(&request);
    assert_eq!(
        clean.goals[0].subject,
        goal("Waltz for somebody (1)").subject
    );
    for (answer, real) in [
        (
            "Keep Waltz for the student this week.",
            "Keep Waltz for the student this week.",
        ),
        (
            "Waltz for somebody (1) Variation, then Waltz for somebody (1).",
            "Waltz for somebody (1) Variation, then Waltz for Wanda.",
        ),
        ("Play to Song for somebody", "Play to Song for somebody"),
        (
            "Song for somebody, Song for somebodys",
            "Song for Wanda, Song for somebodys",
        ),
        (
            "show somebody how to count; done",
            "show Wanda how to count; done",
        ),
    ] {
        let mut text = answer.to_owned();
        Restored::of(&clean, &request).correct_text(&mut text);
        assert_eq!(text, real);
    }
    // Without its number it is the title of another piece.
    let mut same = request;
    same.goals.push(goal("Waltz for somebody"));
    clean = redactor.without(&same);
    let mut text = "Waltz for somebody".to_owned();
    Restored::of(&clean, &same).correct_text(&mut text);
    assert_eq!(text, "Waltz for somebody");
}
