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
            Some(key) => {
                let is_key = contains(name, &key.name()) || contains(&key.name(), name);
                // "No C major" is all of the key, "no C major arpeggio" the arpeggio.
                is_key && (out.form == Form::Scale || out.form == form_of(name))
            }
            None => out.form == Form::Scale || !is_plain_key(name),
        },
        _ => false,
    }
}

/// "C major", and no arpeggio or seventh.
fn is_plain_key(name: &str) -> bool {
    name.split(' ').count() <= 2
}

/// The form that a pattern of the ladder has by its name.
fn form_of(name: &str) -> Form {
    const FORMS: [(&str, Form); 9] = [
        ("arpeggio", Form::Arpeggio),
        ("dominant seventh", Form::DominantSeventh),
        ("diminished seventh", Form::DiminishedSeventh),
        ("contrary-motion", Form::ContraryMotion),
        ("chromatic", Form::Chromatic),
        ("whole-tone", Form::WholeTone),
        (" apart", Form::DoubleNotes),
        ("scale in ", Form::DoubleNotes),
        ("broken chord", Form::BrokenChord),
    ];
    let mut forms = FORMS.into_iter();
    let named = forms.find(|(words, _)| contains(name, words));
    named.map_or(Form::Scale, |(_, form)| form)
}

#[cfg(test)]
mod tests {
    use super::leaves_out;
    use crate::goals::{Form, Key, Mode, Subject, Technique};

    // GOAL-25: a removed arpeggio takes no scale of its key.
    #[test]
    fn goal_25_removed_form_leaves_the_others_of_its_key() {
        let of = |form, tonic: &str| {
            let key = Key {
                tonic: tonic.into(),
                mode: Some(Mode::Major),
            };
            Subject::Technique(Technique {
                form,
                key: Some(key),
                octaves: None,
                name: None,
            })
        };
        for (form, tonic, name, is_out) in [
            (Form::Arpeggio, "C", "C major arpeggio", true),
            (Form::Arpeggio, "C", "C major", false),
            (Form::Arpeggio, "C", "C major scale in thirds", false),
            (Form::Arpeggio, "C", "G major arpeggio", false),
            (
                Form::ContraryMotion,
                "E",
                "E major contrary-motion scale",
                true,
            ),
            (Form::ContraryMotion, "E", "E major", false),
            (
                Form::DominantSeventh,
                "C",
                "dominant seventh in C major",
                true,
            ),
            (Form::DominantSeventh, "C", "C major arpeggio", false),
            (Form::DoubleNotes, "D", "D major scale in sixths", true),
            (Form::DoubleNotes, "D", "D major scale a third apart", true),
            (Form::Scale, "C", "C major", true),
            (Form::Scale, "C", "C major arpeggio", true),
            (Form::Scale, "C", "G major", false),
        ] {
            assert_eq!(
                leaves_out(&of(form, tonic), name),
                is_out,
                "{form:?} {tonic}, {name}"
            );
        }
    }
}
