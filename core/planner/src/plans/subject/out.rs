//! What is left out together with a subject, and what the teacher removed.

use std::collections::BTreeSet;

use reedling_core::text::contains;

use crate::goals::{Do, Form, Goal, Skill, Subject};

/// What was read of the notes and is not stored: the subjects that the teacher removed.
///
/// ```
/// use reedling_planner::{goals::{Do, Goal, Skill, Subject}, plans::removed};
/// let goal = |skill| Goal::new(Do::Practise, Subject::Skill { skill });
/// let read = [goal(Skill::Aural), goal(Skill::Tone)];
/// assert_eq!(removed(&read, &read[1..]), [Subject::Skill { skill: Skill::Aural }]);
/// ```
pub fn removed(read: &[Goal], stored: &[Goal]) -> Vec<Subject> {
    let stored: BTreeSet<String> = stored.iter().map(|goal| goal.subject.key()).collect();
    let is_stored = |goal: &Goal| stored.contains(&goal.subject.key());
    let gone = read
        .iter()
        .filter(|goal| !matches!(goal.r#do, Do::Rest | Do::Finish) && !is_stored(goal));
    gone.map(|goal| goal.subject.clone()).collect()
}

/// Whether leaving out a subject leaves out a scale or pattern of the ladder.
pub fn leaves_out(subject: &Subject, name: &str) -> bool {
    match subject {
        Subject::Skill { skill } => *skill == Skill::Technique,
        Subject::Technique(out) => match &out.key {
            Some(key) => contains(name, &key.name()) || contains(&key.name(), name),
            None => out.form == Form::Scale || !is_plain_key(name),
        },
        _ => false,
    }
}

/// "C major", and no arpeggio or seventh.
fn is_plain_key(name: &str) -> bool {
    name.split(' ').count() <= 2
}
