//! Days that a note names: until when something rests, and when an event is.

use reedling_planner::{
    goals::{Do, Subject, Until},
    read::{WordUse, read, word_uses},
};

use crate::support::context;

/// The lesson is on Monday, 2 March 2026.
#[test]
fn goal_01_rest_lasts_to_the_named_date() {
    for (note, until) in [
        ("Skip the Sonatina in C until 3 December.", "2026-12-03"),
        ("No scales until Friday.", "2026-03-06"),
        ("No scales until Monday, please.", "2026-03-09"),
        ("Leave the Sonatina in C, back on the 5th.", "2026-03-04"),
        ("Until the 12th no scales.", "2026-03-12"),
        (
            "Leave out bars 20 to 24 of the Sonatina in C until 12 March.",
            "2026-03-12",
        ),
        ("Skip the Sonatina in C till 03/04/2026.", "2026-04-03"),
        ("Skip the Sonatina in C until 4/25/2026.", "2026-04-25"),
        ("Keine Tonleitern bis Freitag.", "2026-03-06"),
        ("Pas de gammes jusqu'au 3 avril.", "2026-04-03"),
        ("Skip the Sonatina in C this week.", "nextLesson"),
        ("Skip the Sonatina in C until next lesson.", "nextLesson"),
        ("Skip the Sonatina in C.", ""),
        ("Skip the Sonatina in C and no football until Tuesday.", ""),
        ("No football until Tuesday, skip the Sonatina in C.", ""),
        ("No scales and no arpeggios until Friday.", "2026-03-06"),
        ("So until Tuesday skip the Sonatina in C.", "2026-03-03"),
        (
            "Skip the Gavotte, the Waltz and the Minuet until Tuesday.",
            "2026-03-03",
        ),
    ] {
        let proposal = read(note, &context());
        let goal = proposal.goals.iter().find(|goal| goal.r#do == Do::Rest);
        let goal = goal.unwrap_or_else(|| panic!("{note}: {:?}", proposal.goals));
        let found = goal.until.map(String::from).unwrap_or_default();
        assert_eq!(found, until, "{note}");
        if let Some(Until::Date(_)) = goal.until {
            let open = word_uses(note, &context())
                .into_iter()
                .filter(|(span, used)| {
                    *used == WordUse::Unread
                        && note[span.clone()].starts_with(|c: char| c.is_ascii_digit())
                });
            assert_eq!(open.count(), 0, "{note}");
        }
    }
}

#[test]
fn goal_01_each_rest_has_its_own_end() {
    let note = "Skip the \"Sonatina\" until 12 March and skip the \"Gavotte\" until Friday.";
    let goals = read(note, &context()).goals;
    let ends: Vec<_> = goals
        .iter()
        .filter_map(|goal| goal.until)
        .map(String::from)
        .collect();
    assert_eq!(ends, ["2026-03-12", "2026-03-06"]);
}

#[test]
fn goal_04_event_has_its_day() {
    for (note, wanted) in [
        ("Exam on 12 Dec.", Some("2026-12-12")),
        ("Concert 12/12/2026.", Some("2026-12-12")),
        ("Concert 3.12.2026.", Some("2026-12-03")),
        (
            "Concert on Saturday: get the programme ready.",
            Some("2026-03-07"),
        ),
        ("Exam on 5th June 2027.", Some("2027-06-05")),
        ("Exam: June 5.", Some("2026-06-05")),
        ("Exam: it's on 5 June.", Some("2026-06-05")),
        ("Friday: exam.", Some("2026-03-06")),
        ("Concert on Friday week.", Some("2026-03-13")),
        ("Concert (12 December).", Some("2026-12-12")),
        ("Exam in the town hall on Friday.", Some("2026-03-06")),
        ("Scales on Friday, exam soon.", None),
        ("Scales on Friday and exam soon.", None),
        ("Exam soon, scales on Friday.", None),
        ("Exam soon and scales on Friday.", None),
        ("Get ready for the concert.", None),
        ("Exam on 12 Feb 2026.", None),
    ] {
        let proposal = read(note, &context());
        let date = proposal.goals.iter().find_map(|goal| match &goal.subject {
            Subject::Event { date, .. } => Some(*date),
            _ => None,
        });
        let date = date.unwrap_or_else(|| panic!("{note}: {:?}", proposal.goals));
        let wanted = wanted.map(|day| day.parse().expect("a date"));
        assert_eq!(date, wanted, "{note}");
    }
}
