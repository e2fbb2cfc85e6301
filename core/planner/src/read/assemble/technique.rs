//! Keys and forms of technique that stand apart and are one subject.

use super::{
    super::{draft::Draft, item::Item},
    Goals,
};
use crate::goals::{Form, GOALS_MAX, Subject, Technique};

impl Goals<'_> {
    /// Whether the goals at hand are of keys whose form is not said.
    pub fn is_technique(&self) -> bool {
        self.group.last().is_some_and(|at| matches!(&self.drafts[*at].goal.subject, Subject::Technique(own) if own.key.is_some() && own.form == Form::Scale))
    }

    /// Gives keys named just before their form: "D and A major arpeggios".
    pub fn set_form(&mut self, form: Form, item: &Item) -> bool {
        let mut any = false;
        for at in self.group.clone() {
            let near = self.drafts[at]
                .words
                .iter()
                .max()
                .is_some_and(|word| item.from <= word + 2);
            if let Subject::Technique(own) = &mut self.drafts[at].goal.subject
                && own.key.is_some()
                && (near || any)
            {
                own.form = form;
                self.drafts[at].take(item.from, item.to);
                any = true;
            }
        }
        any
    }

    /// "A major scale and arpeggio": the same keys in another form.
    pub fn add_form(&mut self, form: Form, item: &Item) -> bool {
        let mut added = Vec::new();
        for at in self.group.clone() {
            if let Subject::Technique(own) = &self.drafts[at].goal.subject
                && own.key.is_some()
                && own.form != form
                && self.drafts.len() < GOALS_MAX
            {
                let subject = Subject::Technique(Technique {
                    form,
                    ..own.clone()
                });
                let mut draft = Draft::new(self.drafts[at].goal.r#do, subject);
                draft.take(item.from, item.to);
                self.drafts.push(draft);
                added.push(self.drafts.len() - 1);
            }
        }
        let any = !added.is_empty();
        self.group.extend(added);
        any
    }

    /// The form of a goal that names no key: "Scales:".
    pub fn bare_form(&self, at: usize) -> Option<Form> {
        match &self.drafts[at].goal.subject {
            Subject::Technique(own) if own.key.is_none() && own.name.is_none() => Some(own.form),
            _ => None,
        }
    }

    /// The form that a list of keys goes on with: "Arpeggios: D, G".
    pub fn listed_form(&self) -> Form {
        let last = self.group.last().map(|at| &self.drafts[*at].goal.subject);
        match last {
            Some(Subject::Technique(own)) => own.form,
            _ => Form::Scale,
        }
    }
}
