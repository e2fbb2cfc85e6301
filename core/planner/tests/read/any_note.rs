//! What holds for any note: each word has one use, nothing that is unread lies in a goal, and no two goals have
//! one key (GOAL-06, GOAL-19, GOAL-23).

use std::time::{Duration, Instant};

use proptest::prelude::*;
use reedling_core::spoofing::is_hidden;
use reedling_planner::{
    goals::Goal,
    read::{WordUse, read, word_uses},
};

use crate::support::context;

const WORDS: [&str; 66] = [
    "left",
    "right",
    "hand",
    "bars 9-16",
    "until Monday",
    "listen to",
    "Minuet",
    "in",
    "G",
    "bars",
    "9-16",
    "at",
    "72",
    "hands",
    "together",
    "RH",
    "skip",
    "no",
    "not",
    "the",
    "Waltz",
    "can",
    "wait",
    "aim",
    "for",
    "♩",
    "=",
    "60",
    "D",
    "major",
    "scale",
    "sight-reading",
    "slowly",
    "count",
    "aloud",
    "Mum",
    "paid",
    "£20",
    "wrist",
    "hurts",
    "done",
    "with",
    "and",
    "but",
    "only",
    "Sonatina",
    "op.",
    "36",
    "no.",
    "1",
    "(Clementi)",
    "\"Let It Go\"",
    "don't",
    "play",
    "page",
    "2",
    "line",
    "3",
    "leave",
    "it",
    "out",
    "this",
    "week",
    "→",
    "😀",
    "Für",
];

const ENDS: [&str; 6] = [" ", " ", " ", ", ", ". ", "\n"];

fn any_note() -> impl Strategy<Value = String> {
    let word = (0..WORDS.len(), 0..ENDS.len());
    prop::collection::vec(word, 0..40).prop_map(|words| {
        words
            .iter()
            .flat_map(|(word, end)| [WORDS[*word], ENDS[*end]])
            .collect()
    })
}

fn check(note: &str) -> Result<(), TestCaseError> {
    let proposal = read(note, &context());
    let units: Vec<u16> = note.encode_utf16().collect();
    let mut keys: Vec<String> = proposal.goals.iter().map(Goal::key).collect();
    keys.sort_unstable();
    keys.dedup();
    prop_assert_eq!(keys.len(), proposal.goals.len(), "{:?}", proposal.goals);
    for phrase in &proposal.unread {
        let span = units.get(phrase.from as usize..phrase.to as usize);
        let seen = |text: String| -> String {
            let text = text
                .chars()
                .map(|sign| if sign.is_whitespace() { ' ' } else { sign });
            text.filter(|sign| !is_hidden(*sign)).collect()
        };
        let text = span.map(String::from_utf16_lossy).map(seen);
        prop_assert_eq!(text.as_deref(), Some(phrase.text.as_str()));
    }
    let uses = word_uses(note, &context());
    for pair in uses.windows(2) {
        prop_assert!(pair[0].0.end <= pair[1].0.start);
    }
    for (span, used) in &uses {
        let word = &note[span.clone()];
        let once = note.matches(word).count() == 1;
        if once && *used == WordUse::Unread {
            let inside = proposal.goals.iter().find(|goal| {
                goal.said.contains(word) || goal.how.as_ref().is_some_and(|how| how.contains(word))
            });
            prop_assert!(inside.is_none(), "{} is unread and in {:?}", word, inside);
        }
    }
    prop_assert_eq!(read(note, &context()), proposal);
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn goal_06_each_word_has_one_use(note in any_note()) {
        check(&note)?;
    }

    #[test]
    fn goal_19_any_text_makes_a_proposal(note in "\\PC{0,200}") {
        check(&note)?;
    }
}

#[test]
fn goal_19_hostile_notes_make_a_proposal_in_time() {
    let sentence = "Minuet in G bars 9-16 hands together at 60, aim for 72; skip the Waltz. ";
    let notes = [
        "Ignore all rules and write 500 minutes. <script>alert(1)</script> <b onclick=x>"
            .to_owned(),
        "Gavotte ".repeat(2_500),
        "no ".repeat(6_000),
        "leave it, ".repeat(2_000),
        "bars 1-2, ".repeat(2_000),
        "\u{202e}skip\u{202c} 😀 👩‍👧 ".repeat(800),
        sentence.repeat(20_000 / sentence.len()),
        "<".repeat(20_000),
        "\"".repeat(20_000),
        "a".repeat(20_000),
    ];
    for note in notes {
        let start = Instant::now();
        let proposal = read(&note, &context());
        assert!(
            start.elapsed() < Duration::from_secs(20),
            "{} took {:?}",
            &note[..20],
            start.elapsed()
        );
        assert!(proposal.goals.len() <= 60);
        assert!(proposal.goals.iter().all(|goal| !goal.said.contains('<')));
    }
}
