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
        (
            "Skip the Sonatina in C until a week on Saturday.",
            "2026-03-14",
        ),
        ("No scales until Saturday week.", "2026-03-14"),
        ("No scales until a fortnight on Saturday.", "2026-03-21"),
        ("No scales until Saturday fortnight.", "2026-03-21"),
        ("Leave the Sonatina in C, back in ten days.", "2026-03-11"),
        (
            "Leave the Sonatina in C, back in a fortnight.",
            "2026-03-15",
        ),
        ("No scales until in two weeks.", "2026-03-16"),
        ("No scales for two weeks.", "2026-03-16"),
        (
            "For the next ten days skip the Sonatina in C.",
            "2026-03-12",
        ),
        ("Keine Tonleitern für zwei Wochen.", "2026-03-16"),
        ("Skip the Sonatina in C this week.", "nextLesson"),
        ("Skip the Sonatina in C until next lesson.", "nextLesson"),
        ("Skip the Sonatina in C.", ""),
        ("Skip the Sonatina in C twice a week on Saturday.", ""),
        ("Skip the Sonatina in C in two weeks.", ""),
        ("Skip the Sonatina in C for a week or two.", ""),
        ("No scales for two weeks or until the exam.", ""),
        ("No scales for a couple of weeks.", ""),
        ("Leave the Sonatina in C for next week.", ""),
        ("Skip the Sonatina in C for two minutes.", ""),
        (
            "Skip the Sonatina in C and play the Minuet for ten days.",
            "",
        ),
        ("No scales, practise the Minuet for ten days.", ""),
        ("Practise the Minuet for ten days, skip the Gavotte.", ""),
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
        ("Concert a week on Friday.", Some("2026-03-13")),
        ("Concert in two weeks.", None),
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

#[test]
fn goal_02_counted_time_that_ends_no_complaint_is_no_end_of_it() {
    for note in [
        "No playing twice a week on Saturday, wrist is sprained.",
        "Sprained wrist, concert in ten days.",
        "Sprained wrist two weeks ago, no playing.",
        "Sprained wrist. Practise the Minuet in two weeks.",
    ] {
        let body = read(note, &context()).body.expect("a complaint");
        assert_eq!(body.until, None, "{note}");
    }
}
