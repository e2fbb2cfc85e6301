//! Keys and forms of technique that stand apart and are one subject.

use super::{
    super::{
        draft::Draft,
        item::{Item, ItemKind},
        token::End,
    },
    Goals, Sentence,
    order::same_clause,
};
use crate::{
    goals::{Do, Form, GOALS_MAX, Subject, Technique},
    vocabulary::{lists::listed, sets},
};

impl Goals<'_> {
    /// Whether the goals at hand are of keys whose form is not said.
    fn is_technique(&self) -> bool {
        self.group.last().is_some_and(|at| matches!(&self.drafts[*at].goal.subject, Subject::Technique(own) if own.key.is_some() && own.form == Form::Scale))
    }

    /// Whether the goals at hand are of keys.
    fn has_key(&self) -> bool {
        self.group.last().is_some_and(|at| matches!(&self.drafts[*at].goal.subject, Subject::Technique(own) if own.key.is_some()))
    }

    /// Whether a form is of a key at hand: "D major scale", "scales: D", "la gamme de la majeur et les arpèges".
    pub fn takes_form(
        &mut self,
        sentence: &Sentence<'_>,
        last: Option<&Item>,
        item: &Item,
        is_joined: bool,
    ) -> bool {
        let ItemKind::Form(form) = item.what else {
            return false;
        };
        // "C major scale, no contrary motion": that is not set, and the scale is.
        if item.out && self.has_key() {
            return true;
        }
        // "B major, chromatics"
        let moded = |at: &usize| matches!(&self.drafts[*at].goal.subject, Subject::Technique(own) if own.key.as_ref().is_some_and(|key| key.mode.is_some()));
        if matches!(form, Form::Chromatic | Form::WholeTone) && self.group.iter().any(moded) {
            return false;
        }
        if self.has_key() && leads_key(sentence, item) {
            return false;
        }
        let form_before =
            last.is_some_and(|last| matches!(last.what, ItemKind::Form(_)) && last.to < item.from);
        let beside = is_joined || self.is_technique();
        self.is_set_form(form, last, item)
            || is_joined && form_before && self.add_form(form, item)
            || beside
                && last.is_some_and(|last| has_form(sentence, last))
                && self.add_form(form, item)
            || beside && self.set_form(sentence, form, item)
    }

    /// Whether a form stands right after its key, which has it already: "D major scale, A major arpeggio".
    fn is_set_form(&mut self, form: Form, last: Option<&Item>, item: &Item) -> bool {
        let beside =
            last.is_some_and(|last| last.to == item.from && matches!(last.what, ItemKind::Key(_)));
        let Some(at) = self.group.last().copied().filter(|_| beside) else {
            return false;
        };
        let same =
            matches!(&self.drafts[at].goal.subject, Subject::Technique(own) if own.form == form);
        if same {
            self.drafts[at].take(item.from, item.to);
        }
        same
    }

    /// Gives keys named just before their form: "D and A major arpeggios".
    fn set_form(&mut self, sentence: &Sentence<'_>, form: Form, item: &Item) -> bool {
        if self.has_said_form(sentence, form, item) {
            let before = self.group.len();
            let added = self.add_form(form, item);
            self.group.drain(..before);
            return added;
        }
        let mut any = false;
        for at in self.group.clone().into_iter().rev() {
            let last = self.drafts[at].words.iter().max().copied();
            let near = last.is_some_and(|word| {
                let open = (word..item.from).all(|at| sentence.tokens[at].end == End::None);
                item.from <= word + 2 || any && open
            });
            // "E major contrary motion, chromatic on D": what the comma ends has its form.
            let closed = last.is_some_and(|word| sentence.tokens[word].end > End::None);
            if let Subject::Technique(own) = &mut self.drafts[at].goal.subject
                && own.key.is_some()
                && near
                && !closed
            {
                own.form = form;
                self.drafts[at].take(item.from, item.to);
                any = true;
            }
        }
        any
    }

    /// "C major scale. C major arpeggio.": whether the key at hand was set before, with a form of its own.
    fn has_said_form(&self, sentence: &Sentence<'_>, form: Form, item: &Item) -> bool {
        let Some(draft) = self.group.last().map(|at| &self.drafts[*at]) else {
            return false;
        };
        let Subject::Technique(own) = &draft.goal.subject else {
            return false;
        };
        let mut clauses = sentence.clauses.iter();
        let from = clauses.find(|clause| clause.from <= item.from && item.from < clause.to);
        let from = from.map_or(item.from, |clause| clause.from);
        let names = |word: &usize| {
            let mut entries = sentence.tokens[*word].entries.iter();
            *word < from
                && entries.any(|entry| {
                    matches!(entry.class, "scale" | "arpeggio" | "broken" | "contrary")
                })
        };
        own.form != form && own.key.is_some() && draft.words.iter().any(names)
    }

    /// "A major scale and arpeggio": the same keys in another form.
    fn add_form(&mut self, form: Form, item: &Item) -> bool {
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

    /// A form that stood alone before is the key's: "Scales: D".
    pub fn joins_form(&mut self, subject: &Subject, item: &Item, does: Do) -> bool {
        let at = self.group.last().copied();
        let at = at.filter(|at| self.drafts[*at].goal.r#do == does);
        if let Subject::Technique(technique) = subject
            && technique.key.is_some()
            && let Some(at) = at
            && let Some(form) = self.bare_form(at)
        {
            let merged = Technique {
                form,
                ..technique.clone()
            };
            self.drafts[at].goal.subject = Subject::Technique(merged);
            self.drafts[at].take(item.from, item.to);
            return true;
        }
        false
    }

    /// The form of a goal that names no key: "Scales:".
    fn bare_form(&self, at: usize) -> Option<Form> {
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

/// Whether a key stands right after its form: "scale of A major", but not "G major scale, D major".
fn has_form(sentence: &Sentence<'_>, key: &Item) -> bool {
    let before = |item: &&Item| {
        item.to <= key.from && key.from <= item.to + 2 && same_clause(sentence, Some(*item), key)
    };
    matches!(key.what, ItemKind::Key(_))
        && sentence
            .items
            .iter()
            .any(|item| before(&item) && matches!(item.what, ItemKind::Form(_)))
}

/// Whether a form leads to a key of its own: "scale of B flat and arpeggio of D minor".
pub fn leads_key(sentence: &Sentence<'_>, form: &Item) -> bool {
    let next = sentence.items.iter().find(|next| next.from >= form.to);
    let small = |at: usize| {
        let word = sentence.tokens[at].word.lower.as_str();
        listed(sets::ORDER_OF_PIECE, word) && sentence.tokens[at].end == End::None
    };
    next.is_some_and(|next| {
        matches!(next.what, ItemKind::Key(_))
            && next.from > form.to
            && (form.to..next.from).all(small)
    })
}

/// The form right after a key, where another stands before it: "D major scale, A major arpeggio".
pub fn form_beside(sentence: &Sentence<'_>, last: Option<&Item>, item: &Item) -> Option<Form> {
    let form = |item: &Item| match item.what {
        ItemKind::Form(form) => Some(form),
        _ => None,
    };
    let next = sentence.items.iter().find(|next| next.from == item.to);
    let key = matches!(item.what, ItemKind::Key(_));
    last.and_then(form).and(next).and_then(form).filter(|_| key)
}
