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
fn a_title_of_signs_alone_is_told_from_none() {
    for (title, text) in [
        (" ", "Please enter a title"),
        ("\u{266A}\u{266B}", "A title needs a letter or a digit"),
    ] {
        let sent = NewPieceRequest {
            title: title.into(),
            ..NewPieceRequest::default()
        };
        let found = sent.check().expect_err("no title");
        assert_eq!(found.first_message(), Some(text));
    }
}

#[test]
fn a_new_piece_is_active_unless_it_rests() {
    let piece = |state: Option<&str>, until: Option<&str>| {
        let sent = NewPieceRequest {
            title: " Étude ".into(),
            kind: " ".into(),
            state: state.map(str::to_owned),
            resting_until: until.map(str::to_owned),
            ..NewPieceRequest::default()
        };
        sent.check().expect("a piece")
    };
    let active = piece(None, None);
    assert_eq!((&*active.piece.title, active.piece.kind), ("Étude", None));
    assert_eq!(active.standing.state, PieceState::Active);
    let rests = piece(Some("resting"), Some("2026-03-20"));
    let until = rests.standing.resting_until.map(|day| day.to_string());
    assert_eq!(until.as_deref(), Some("2026-03-20"));
}

#[test]
fn what_is_missing_stays_and_null_empties() {
    let current = || PieceValues {
        title: "Étude".into(),
        composer: Some("Chopin".into()),
        ..PieceValues::default()
    };
    let edit = EditPieceRequest {
        composer: Patch::Null,
        ..EditPieceRequest::default()
    };
    let changed = ChangedPiece {
        piece: PieceValues {
            composer: None,
            ..current()
        },
        standing: None,
    };
    assert_eq!(edit.check(current()), Ok(changed));
    let edit = EditPieceRequest {
        title: RequiredPatch(Patch::Null),
        ..EditPieceRequest::default()
    };
    assert_eq!(
        fields(&edit.check(current()).expect_err("no title")),
        ["title"]
    );
}
