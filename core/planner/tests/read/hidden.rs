//! Signs that nobody sees, as they come along with what is pasted: none lands in a text of a goal, which the dialog would
//! refuse, and the places of what is not used are those of the note as it was sent.

use reedling_planner::{
    goals::{Goals, Proposal},
    read::read,
};

use crate::support::{context, lines, piece};

/// What stands for a space.
const GAPS: [char; 7] = [
    '\t', '\u{a0}', '\u{202f}', '\u{2003}', '\u{85}', '\u{b}', '\u{200b}',
];
/// What is left out.
const UNSEEN: [char; 10] = [
    '\u{ad}', '\u{200e}', '\u{200f}', '\u{202e}', '\u{202c}', '\u{2060}', '\u{2066}', '\u{2069}',
    '\u{feff}', '\u{fff9}',
];

const NOTES: [&str; 6] = [
    "Minuet in G bars 9-16 hands apart at 60, count aloud slowly.",
    "Skip the Waltz. Started Harbour Lights, verse chords slowly.",
    "Sonatina op. 36 no. 1 (Clementi) page 2, listen to the recording.",
    "Her left wrist hurts when she plays, so leave the Rondo.",
    "“Morning Song” by Miller: second page. D major scale 2 octaves.",
    "Riverside can wait. Something about the weather in June.",
];

fn read_in(note: &str) -> Proposal {
    let mut context = context();
    context.pieces = vec![piece("Minuet in G"), piece("Waltz / Chopin")];
    read(note, &context)
}

/// Reads a note and answers its goals, after the checks that hold for each note.
fn checked(note: &str) -> Proposal {
    let proposal = read_in(note);
    let confirmed = Goals {
        goals: proposal.goals.clone(),
        week: proposal.week.clone(),
        body: None,
    };
    let problems: Vec<_> = confirmed
        .validate()
        .iter()
        .map(|problem| problem.field.to_string())
        .collect();
    assert!(problems.is_empty(), "{note:?}: {problems:?}");
    let plain = |text: &str| {
        !text
            .chars()
            .any(|sign| GAPS.contains(&sign) || UNSEEN.contains(&sign))
    };
    for goal in &proposal.goals {
        let how = goal.how.as_deref().unwrap_or_default();
        assert!(plain(&goal.said) && plain(how), "{note:?}: {goal:?}");
    }
    let body = proposal.body.as_ref();
    assert!(
        body.is_none_or(|body| plain(&body.said)),
        "{note:?}: {body:?}"
    );
    let units: Vec<u16> = note.encode_utf16().collect();
    for phrase in &proposal.unread {
        assert!(plain(&phrase.text), "{note:?}: {phrase:?}");
        let span = String::from_utf16_lossy(&units[phrase.from as usize..phrase.to as usize]);
        let seen: String = span
            .chars()
            .filter(|sign| !UNSEEN.contains(sign))
            .map(|sign| if GAPS.contains(&sign) { ' ' } else { sign })
            .collect();
        assert_eq!(seen, phrase.text, "{note:?}");
    }
    proposal
}

#[test]
fn what_stands_for_a_space_is_a_space() {
    for note in NOTES {
        let plain = checked(note);
        for gap in GAPS {
            let hidden = checked(&note.replace(' ', &gap.to_string()));
            assert_eq!(lines(&hidden), lines(&plain), "{gap:?} in {note}");
            assert_eq!(hidden.goals, plain.goals, "{gap:?} in {note}");
        }
    }
}

#[test]
fn what_is_not_seen_is_left_out() {
    for note in NOTES {
        let plain = checked(note);
        for sign in UNSEEN {
            let between: String = note.chars().flat_map(|letter| [letter, sign]).collect();
            checked(&between);
            for hidden in [
                note.replace(' ', &format!("{sign} ")),
                note.replace(' ', &format!(" {sign}")),
            ] {
                assert_eq!(checked(&hidden).goals, plain.goals, "{sign:?} in {note}");
            }
            let inside = note
                .replace("nu", &format!("n{sign}u"))
                .replace("or", &format!("o{sign}r"));
            assert_eq!(checked(&inside).goals, plain.goals, "{sign:?} in {note}");
        }
    }
}
