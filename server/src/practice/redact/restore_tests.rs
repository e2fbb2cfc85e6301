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
