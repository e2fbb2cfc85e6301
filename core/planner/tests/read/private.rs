//! What is private stays out of the teacher's words that a plan shows (GOAL-34).

use reedling_planner::{goals::Proposal, read::read};

use crate::support::context;

/// All texts of the goals, and of what is asked about.
fn shown(proposal: &Proposal) -> String {
    let goals = proposal.goals.iter().chain(&proposal.asked);
    let texts = goals.flat_map(|goal| [Some(goal.said.as_str()), goal.how.as_deref()]);
    let texts: Vec<&str> = texts.flatten().collect();
    texts.join("\n")
}

#[test]
fn goal_34_money_family_and_numbers_are_in_no_goal() {
    for (note, private) in [
        ("Moonglow bars 9-16, £45 for strings.", "45"),
        ("Learn Harbour Lights, 45€ for the book.", "45"),
        (
            "Practise every day, tel 89-100 12 if anything comes up.",
            "tel",
        ),
        (
            "Learn Harbour Lights, the wifi password is banana.",
            "banana",
        ),
        ("Harbour Lights bars 9-16. Leave it, mum says.", "mum"),
        ("Übe Harbour Lights, die Miete ist offen.", "Miete"),
        ("Travailler Harbour Lights, le loyer de maman.", "loyer"),
        ("Practica Harbour Lights, el alquiler de mamá.", "alquiler"),
    ] {
        let shown = shown(&read(note, &context()));
        assert!(!shown.contains(private), "{note}: {shown}");
    }
    // A range of bars is no number to call.
    let bars = shown(&read(
        "Work on the Moonglow bars 89-100 slowly.",
        &context(),
    ));
    assert!(bars.contains("89-100"), "{bars}");
}
