use super::*;
use crate::goals::LineKey;

fn fields<T: std::fmt::Debug>(checked: Result<T, Violations>) -> Vec<String> {
    let found = checked.expect_err("refused").into_iter();
    found.map(|it| it.field.to_string()).collect()
}

fn change(json: &str) -> Result<GoalsChange, Violations> {
    let request: ChangeGoalsRequest = serde_json::from_str(json).expect("a change");
    request.check(lesson())
}

fn lesson() -> NaiveDate {
    "2026-03-02".parse().expect("a day")
}

#[test]
fn a_change_needs_goals_and_a_revision() {
    assert_eq!(fields(change("{}")), ["goals", "revision"]);
    let changed = change(r#"{"goals":[],"revision":2}"#).expect("a change");
    assert_eq!((changed.goals, changed.revision), (Vec::new(), 2));
}

#[test]
fn a_blank_private_note_removes_it() {
    let private = |notes: &str| {
        let json = format!(r#"{{"goals":[],"revision":1,"privateNotes":{notes}}}"#);
        change(&json).map(|changed| changed.private_notes)
    };
    assert_eq!(private("null"), Ok(PrivateNotes::Kept));
    assert_eq!(private(r#"" ""#), Ok(PrivateNotes::Removed));
    assert_eq!(
        private(r#"" Shy ""#),
        Ok(PrivateNotes::Written(" Shy ".to_owned()))
    );
}

#[test]
fn each_wrong_goal_is_told_at_its_field() {
    let goals =
        r#"[{"do":"practise","subject":{"kind":"words","text":"Slowly"}},{"do":"dance"},7]"#;
    let json = format!(r#"{{"goals":{goals},"week":7,"revision":1}}"#);
    assert_eq!(fields(change(&json)), ["goals.1.do", "goals.2.do", "week"]);
}

#[test]
fn a_completion_needs_notes_alone() {
    let complete = |json: &str| {
        let request: CompleteRequest = serde_json::from_str(json).expect("a completion");
        request.check(lesson())
    };
    let completion = complete(r#"{"completed":true,"teacherNotes":"Scales.","privateNotes":" "}"#);
    let expected = Completion {
        teacher_notes: "Scales.".to_owned(),
        sent: SentGoals::default(),
    };
    assert_eq!(completion, Ok(expected));
    let refused = complete(r#"{"completed":true,"teacherNotes":" "}"#);
    assert_eq!(fields(refused), ["teacherNotes"]);
}

// GOAL-02.
#[test]
fn goal_02_an_answer_ends_no_earlier_than_its_lesson() {
    let found = |until: &str| {
        let body = format!(r#"{{"answer":"half","until":"{until}"}}"#);
        let json = format!(r#"{{"goals":[],"body":{body},"revision":1}}"#);
        let json_2 = format!(r#"{{"completed":true,"teacherNotes":"Scales.","body":{body}}}"#);
        let request: CompleteRequest = serde_json::from_str(&json_2).expect("a completion");
        let completed = request
            .check(lesson())
            .map(|completion| completion.sent.body);
        let changed = change(&json).map(|changed| changed.body);
        assert_eq!(completed, changed);
        changed.map(|_| ()).map_err(|found| {
            let all = found.into_iter();
            all.map(|it| it.field.to_string()).collect::<Vec<_>>()
        })
    };
    assert_eq!(found("2026-03-01"), Err(vec!["body.until".to_owned()]));
    for until in ["2026-03-02", "2026-03-09", "nextLesson", "toldOtherwise"] {
        assert_eq!(found(until), Ok(()), "{until}");
    }
}

#[test]
fn field_18_a_missing_field_is_named_and_a_goal_comes_from_no_later_lesson() {
    let found = |goal: &str| fields(change(&format!(r#"{{"goals":[{goal}],"revision":1}}"#)));
    assert_eq!(found(r#"{"do":"practise"}"#), ["goals.0.subject"]);
    assert_eq!(
        found(r#"{"subject":{"kind":"words","text":"Slowly"}}"#),
        ["goals.0.do"]
    );
    let carried = |day: &str| {
        let subject = r#"{"kind":"words","text":"Sing along"}"#;
        let goal = format!(r#"{{"do":"practise","subject":{subject},"carriedFrom":"{day}"}}"#);
        change(&format!(r#"{{"goals":[{goal}],"revision":1}}"#))
    };
    assert_eq!(fields(carried("9999-12-31")), ["goals.0.carriedFrom"]);
    assert_eq!(fields(carried("2026-03-03")), ["goals.0.carriedFrom"]);
    assert!(carried("2026-03-02").is_ok());
}

#[test]
fn lines_are_struck_by_goal_task_and_place() {
    let strike = |json: &str| {
        let request: StrikeRequest = serde_json::from_str(json).expect("lines");
        request.check()
    };
    assert_eq!(fields(strike(r#"{"strike":[]}"#)), ["strike", "revision"]);
    let line = r#"{"goal":"g","task":"slow","ordinal":2}"#;
    let struck = strike(&format!(r#"{{"strike":[{line}],"revision":3}}"#)).expect("lines");
    let key = LineKey {
        goal: "g".to_owned(),
        task: "slow".to_owned(),
        ordinal: 2,
    };
    assert_eq!((struck.lines, struck.revision), (vec![key], 3));
}
