//! What a teacher types as a goal of its own: "C major scale", "vibrato exercise, wrist only".

use reedling_core::text::contains;

use crate::{
    goals::{Context, Do, Form, Goal, HOW_MAX, OpenGoals, Subject},
    read::{is_private_text, read},
};

/// The goals that a text sets. None of its words is lost: what no goal says stands as the way to practise, or all of it stays
/// in the teacher's words.
pub fn goals(text: &str, context: &Context) -> Vec<Goal> {
    let text = text.trim();
    let context = Context {
        open: None::<OpenGoals>,
        body: None,
        ..context.clone()
    };
    let proposal = read(text, &context);
    let unread: Vec<&str> = proposal.unread.iter().map(|it| it.text.as_str()).collect();
    let mut goals = proposal.goals;
    let names_all = |goal: &Goal| match &goal.subject {
        Subject::Technique(it) => {
            it.key.is_some() || it.name.is_some() || it.form != Form::Exercise
        }
        _ => true,
    };
    let is_named = |goal: &Goal| match &goal.subject {
        Subject::Technique(it) => it.key.is_some() || it.name.is_some(),
        Subject::Piece { .. } | Subject::Title { .. } => true,
        _ => false,
    };
    let is_lost = goals.iter().any(|goal| !names_all(goal));
    let is_certain = proposal.asked.is_empty();
    if goals.is_empty()
        || !is_certain
        || is_lost
        || !unread.is_empty() && !goals.iter().all(is_named)
    {
        let text = text.to_owned();
        return vec![Goal::new(Do::Practise, Subject::Words { text })];
    }
    if let Some(last) = goals.last_mut() {
        add_rest(last, text, &unread);
    }
    goals
}

/// Adds the clauses of a text with words that nothing uses to the way to practise.
fn add_rest(goal: &mut Goal, text: &str, unread: &[&str]) {
    let clauses = text.split([',', ';', ':']).map(str::trim);
    let is_rest = |clause: &&str| unread.iter().any(|phrase| contains(clause, phrase));
    let rest = clauses.filter(is_rest).filter(|it| !is_private_text(it));
    let own = goal.how.as_deref().into_iter();
    let mut all: Vec<&str> = own.collect();
    for clause in rest {
        all.retain(|known| !contains(clause, known));
        all.push(clause);
    }
    let how = all.join("; ");
    if !how.is_empty() && how.chars().count() <= HOW_MAX {
        goal.how = Some(how);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(text: &str) -> Vec<Goal> {
        let mut context = Context::on("2026-03-02".parse().expect("a day"));
        context.instrument = "Violin".into();
        goals(text, &context)
    }

    #[test]
    fn what_is_not_understood_stays_in_the_teachers_words() {
        for text in [
            "vibrato exercise 2 min, wrist only",
            "tone exercise",
            "practise breathing with the straw",
            "bring the blue folder",
            "the arpeggio at 60",
        ] {
            let text = text.to_owned();
            let words = Goal::new(Do::Practise, Subject::Words { text: text.clone() });
            assert_eq!(typed(&text), [words]);
        }
    }

    #[test]
    fn words_that_remain_are_the_way_to_practise() {
        for (text, how) in [
            (
                "C major scale hands together, thumb under early",
                Some("thumb under early"),
            ),
            ("C major scale, legato", Some("legato")),
            ("Gavotte bars 9 to 16", None),
            ("sight-reading page 4", None),
        ] {
            let goals = typed(text);
            assert_eq!(goals.len(), 1, "{text}");
            assert!(!matches!(goals[0].subject, Subject::Words { .. }), "{text}");
            assert_eq!(goals[0].how.as_deref(), how, "{text}");
        }
    }
}
