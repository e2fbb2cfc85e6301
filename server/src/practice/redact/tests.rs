use std::collections::HashSet;

use reedling_planner::{
    goals::{Do, Goal, Piece, PieceState, Subject},
    plans::PlanRequest,
};

use super::{MaybeNames, Redactor};
use crate::practice::queries::plans::People;

fn redactor() -> Redactor {
    Redactor::of(&People {
        student_names: vec!["Élise van der Berg".into(), "Élise".into()],
        parent_names: vec!["Pat Bell".into()],
        teacher_names: vec!["Tess Tutor".into()],
        contacts: vec!["Bell Lane 1".into(), "Aunt Mo".into()],
    })
}

#[test]
fn whoever_is_named_or_can_be_reached_is_taken_out() {
    for (text, clean) in [
        (
            "Élise's left hand is late",
            "the student's left hand is late",
        ),
        (
            "ÉLISE VAN DER BERG plays, PAT BELL listens",
            "the student plays, the parent listens",
        ),
        ("Elises? Bergs Bach", "the student? the student Bach"),
        ("Ask Mrs. Quill and mr brown", "Ask somebody and mr brown"),
        (
            "lives at bell lane 1, call Aunt Mo",
            "lives at an address, call an address",
        ),
        (
            "mail pat@music.example, see https://x.example/y now",
            "mail an address, see a link now",
        ),
        (
            "ring 0170 123-4567 or +49 (170) 1234567.",
            "ring a number or a number.",
        ),
        ("born 2014-05-01 or 1.5.2014", "born a date or a date"),
        (
            "E\u{301}lise and \u{c9}lise, \u{ff30}at Bell",
            "the student and the student, the parent",
        ),
        ("E\u{200b}lise; Elise", "the student; the student"),
        (
            "ring \u{ff10}\u{ff11}\u{ff17}\u{ff10} \u{661}\u{662}\u{663}\u{664}",
            "ring a number",
        ),
        ("mail pat\u{ff20}music.example", "mail an address"),
        (
            "Fu\u{308}r sie, \u{bd} a page",
            "Fu\u{308}r sie, \u{bd} a page",
        ),
        (
            "bars 9-16, 17-24 at 72, up to 80; G major",
            "bars 9-16, 17-24 at 72, up to 80; G major",
        ),
    ] {
        assert_eq!(redactor().redact(text), clean);
    }
}

// GOAL-34.
#[test]
fn goal_34_a_number_to_call_needs_no_zero_before_it() {
    for (text, clean) in [
        ("call 555 1234, 555-12-34", "call a number, a number"),
        (
            "ring 5551234 or 555\u{2013}1234",
            "ring a number or a number",
        ),
        ("ring 1 555 1234, 212 555 12 34", "ring a number, a number"),
        ("ring 1234 5678", "ring a number"),
    ] {
        assert_eq!(Redactor::default().redact(text), clean);
    }
    for fine in [
        "at 60 72 84 96, then 96 100 104 108",
        "bars 101-108 4 times, mm. 100-108 12 times",
        "bars 9-16 17-24 at 72, bars 112\u{2013}120 121\u{2013}128",
        "Bach 1685-1750, BWV 1007, page 112",
    ] {
        assert_eq!(Redactor::default().redact(fine), fine);
    }
}

/// What a text becomes in a school where somebody has each of these names.
fn beside(names: &[&str], text: &str) -> String {
    let subject = Subject::Words { text: text.into() };
    let request = PlanRequest {
        goals: vec![Goal::new(Do::Practise, subject)],
        ..PlanRequest::default()
    };
    let asked = MaybeNames::of(&request);
    let spellings = asked.spellings();
    let is_known = |spelling: &&String| names.contains(&spelling.as_str());
    let found: HashSet<String> = spellings.iter().filter(is_known).cloned().collect();
    let (others, capitals) = asked.found(&found);
    let redactor = Redactor::default()
        .and_others(others, &request)
        .and_capitals(capitals);
    match &redactor.without(&request).goals[0].subject {
        Subject::Words { text } => text.trim_end_matches(" (1)").to_owned(),
        subject => panic!("{subject:?}"),
    }
}

// GOAL-34.
#[test]
fn goal_34_others_of_the_school_are_somebody() {
    let names = [
        "nora", "newkid", "jorg", "muller", "grace", "major", "bach", "ada", "omar", "liam",
        "obrien", "brien", "dangelo", "angelo",
    ];
    for (text, clean) in [
        (
            "Play with NORA, N\u{f3}ra, Noras",
            "Play with somebody, somebody, somebody",
        ),
        ("Ask Nora Newkid", "Ask somebody"),
        (
            "Nor\u{430}; N-o-r-a and N o r a, Newk1d",
            "somebody; somebody and somebody, somebody",
        ),
        (
            "Ask J\u{f6}rg M\u{fc}ller, Joerg or Muller",
            "Ask somebody, somebody or somebody",
        ),
        ("Grace in G major", "somebody in G major"),
        ("like Bach, notes A D A", "like Bach, notes A D A"),
        ("play it with nora", "play it with somebody"),
        ("Play the duet with omar", "Play the duet with somebody"),
        (
            "Play with Liam O'Brien, O\u{2019}Briens and D'Angelo",
            "Play with somebody, somebody and somebody",
        ),
        ("don't rush, Omar's part", "don't rush, somebody's part"),
    ] {
        assert_eq!(beside(&names, text), clean);
    }
}

// GOAL-34.
#[test]
fn goal_34_names_that_are_words_of_practising_have_a_capital() {
    let names = ["mark", "short", "will", "markham", "grace"];
    for (text, clean) in [
        (
            "ask Mark Short to turn the pages",
            "ask somebody to turn the pages",
        ),
        ("ask Will to listen", "ask somebody to listen"),
        ("Mark Short turns; Will, wait", "somebody turns; Will, wait"),
        (
            "Play it for Mark. Will you?",
            "Play it for somebody. Will you?",
        ),
        ("Mark short notes, you will", "Mark short notes, you will"),
    ] {
        assert_eq!(beside(&names, text), clean);
    }
}

// GOAL-34.
#[test]
fn goal_34_days_in_words_are_dates() {
    for (text, clean) in [
        ("the third of May", "the a date"),
        ("on the twenty-first of december, 2026", "on the a date"),
        ("until next Tuesday", "until a day"),
        ("am dritten Mai, am 3. Mai", "am a date, am a date"),
        ("am einundzwanzigsten M\u{e4}rz", "am a date"),
        (
            "le 3 mai, le vingt et un juin, mardi prochain",
            "le a date, le a date, a day",
        ),
        ("el tres de mayo, el lunes", "el a date, el a day"),
        ("May 3rd or May the third", "a date or a date"),
        ("3 March 2014, March 3", "a date, a date"),
        (
            "by Dec 24th at 6 pm, 18h30, 18 Uhr",
            "by a date at a time, a time, a time",
        ),
        (
            "bars 9 to 12 may be slow; march 4 times",
            "bars 9 to 12 may be slow; march 4 times",
        ),
        (
            "the second March, you may first count",
            "the second March, you may first count",
        ),
        (
            "Clair de lune at 60, G major",
            "Clair de lune at 60, G major",
        ),
    ] {
        assert_eq!(Redactor::default().redact(text), clean);
    }
}

// GOAL-34.
#[test]
fn goal_34_pieces_that_become_one_title_stay_two() {
    let piece = |title: &str| Piece {
        id: String::new(),
        title: title.into(),
        composer: None,
        kind: None,
        goal_tempo: None,
        last_clean_tempo: None,
        state: PieceState::Active,
        resting_until: None,
        last_set: None,
    };
    let request = PlanRequest {
        pieces: vec![
            piece("Song for Nora"),
            piece("Song for Omar"),
            piece("Song for somebody"),
        ],
        ..PlanRequest::default()
    };
    let others = ["nora", "omar"].map(str::to_owned).into();
    let clean = Redactor::default()
        .and_others(others, &request)
        .without(&request);
    let titles: Vec<&str> = clean
        .pieces
        .iter()
        .map(|piece| piece.title.as_str())
        .collect();
    assert_eq!(
        titles,
        [
            "Song for somebody (1)",
            "Song for somebody (2)",
            "Song for somebody"
        ]
    );
}

// GOAL-34.
