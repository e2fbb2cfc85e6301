use super::*;

fn fields(found: &Violations) -> Vec<String> {
    found.iter().map(|it| it.field.to_string()).collect()
}

#[test]
fn each_broken_rule_stands_at_its_field() {
    let sent = NewPieceRequest {
        title: " ?! ".into(),
        goal_tempo: Some(SentTempo {
            bpm: 72,
            unit: Some("beat".into()),
        }),
        state: Some("lost".into()),
        resting_until: Some("soon".into()),
        ..NewPieceRequest::default()
    };
    let found = sent.check().expect_err("broken rules");
    assert_eq!(
        fields(&found),
        ["title", "goalTempo", "state", "restingUntil"]
    );
    let fast = NewPieceRequest {
        title: "Étude".into(),
        goal_tempo: Some(SentTempo {
            bpm: 999,
            unit: None,
        }),
        resting_until: Some("2026-03-20".into()),
        ..NewPieceRequest::default()
    };
    let found = fast.check().expect_err("broken rules");
    assert_eq!(fields(&found), ["goalTempo", "restingUntil"]);
}

#[test]
fn what_is_missing_stays_and_null_empties() {
    let is = || PieceDraft {
        title: "Étude".into(),
        composer: "Chopin".into(),
        ..PieceDraft::default()
    };
    let edit = EditPieceRequest {
        composer: Change::Null,
        ..EditPieceRequest::default()
    };
    let draft = edit.applied_to(is()).expect("a piece");
    assert_eq!(
        (draft.title.as_str(), draft.composer.as_str()),
        ("Étude", "")
    );
    let edit = EditPieceRequest {
        title: NonNull(Change::Null),
        ..EditPieceRequest::default()
    };
    assert_eq!(
        fields(&edit.applied_to(is()).expect_err("no title")),
        ["title"]
    );
}
