//! Puts what a sentence names together to goals.

mod beside;
mod certain;
mod contradiction;
mod denied;
mod detail;
mod hands;
mod order;
mod places_of;
mod subjects;
mod technique;

pub use certain::{Asked, Why};
pub use contradiction::without_contradiction;
pub use hands::part_hands;
pub use order::in_order;

use super::{
    draft::Draft,
    item::{Item, ItemKind},
    lasting::Lasting,
    lexicon::Language,
    scan::Clause,
    signs::{Act, Sign},
    title::Known,
    token::Token,
};
use crate::goals::{Context, Do, GOALS_MAX, Subject};
use order::{joined, same_clause};
use technique::{form_beside, leads_key};

/// The goals of a note while its sentences are read.
pub struct Goals<'a> {
    /// The context of the note.
    pub context: &'a Context,
    /// The repertoire.
    pub known: &'a Known<'a>,
    /// The goals so far.
    pub drafts: Vec<Draft>,
    /// The goals that the next words are about.
    pub group: Vec<usize>,
    /// Titles that may be shortened ones: goal and piece.
    pub asks: Vec<(usize, usize)>,
    /// Whether the pedal is left out.
    pub no_pedal: bool,
}

/// A sentence with what was found in it.
pub struct Sentence<'a> {
    /// The words of the note.
    pub tokens: &'a [Token],
    /// What it names.
    pub items: &'a [Item],
    /// Its signs.
    pub signs: &'a [Sign],
    /// Its parts.
    pub clauses: &'a [Clause],
    /// Its language.
    pub language: Language,
    /// Its days, and until when what it leaves out rests.
    pub lasting: &'a Lasting,
}

impl Goals<'_> {
    /// Adds the goals of a sentence.
    pub fn add(&mut self, sentence: &Sentence<'_>) {
        let items = self.in_turn(sentence);
        let mut last: Option<&Item> = None;
        for item in &items {
            let is_joined = last.is_some_and(|last| {
                last.is_subject()
                    && item.is_subject()
                    && last.out == item.out
                    && joined(sentence, last, item)
            });
            if item.is_subject() {
                let praised = sentence.clauses.iter().any(|clause| {
                    clause.praised && clause.from <= item.from && item.to <= clause.to
                });
                let of_key = last
                    .is_some_and(|key| key.to == item.from && matches!(key.what, ItemKind::Key(_)));
                let plain = matches!(item.what, ItemKind::Form(_) | ItemKind::Skill(_))
                    && !item.out
                    && !of_key
                    && !leads_key(sentence, item);
                // "Much more even scales this week" sets nothing.
                if !(praised && plain) {
                    self.subject(sentence, last, item, is_joined);
                }
            } else {
                // "the Study instead of the Romance, aim for 76"
                if last.is_some() && !item.out && !same_clause(sentence, last, item) {
                    self.leave_resting(sentence);
                }
                match (sentence.place_doubt(item), &item.what) {
                    (Some(asked), ItemKind::Place(place)) => self.ask_place(item, place, asked),
                    _ => self.detail(sentence, item, last),
                }
            }
            last = Some(item);
        }
        self.leave_resting(sentence);
    }

    /// What comes next is of what is played: "the Entertainer rather than the Rag. Bars 21-36".
    fn leave_resting(&mut self, sentence: &Sentence<'_>) {
        let first = sentence.clauses.first().map_or(0, |clause| clause.from);
        let plays = |at: &usize| !self.drafts[*at].is_over();
        if self.group.iter().any(plays) {
            return;
        }
        let own = |at: &usize| self.drafts[*at].words.iter().any(|word| *word >= first);
        let event = |at: &usize| matches!(self.drafts[*at].goal.subject, Subject::Event { .. });
        let played = (0..self.drafts.len()).rfind(|at| plays(at) && own(at) && !event(at));
        if let Some(played) = played {
            self.group = vec![played];
        }
    }

    /// Whether a sentence without a subject is of these goals: not of what rests or is done, where it names bars or a tempo.
    pub fn goes_on(&self, group: &[usize], items: &[Item]) -> bool {
        let detail = items.iter().any(|item| {
            let set = matches!(
                item.what,
                ItemKind::Place(_) | ItemKind::Tempo(_) | ItemKind::Hands(_, true)
            );
            set && !item.out
        });
        !group.is_empty() && (!detail || group.iter().any(|at| !self.drafts[*at].is_over()))
    }

    fn subject(
        &mut self,
        sentence: &Sentence<'_>,
        last: Option<&Item>,
        item: &Item,
        is_joined: bool,
    ) {
        if self.takes_form(sentence, last, item, is_joined) {
            return;
        }
        // "Star stickers for the Minuet" sets nothing.
        if !item.out && sentence.says_beside(item, "award") {
            self.group.clear();
            return;
        }
        let does = if item.out { Do::Rest } else { item.does };
        let Some((mut subject, ask)) = self.subject_of(item) else {
            return;
        };
        if let (Subject::Technique(own), Some(form)) =
            (&mut subject, form_beside(sentence, last, item))
        {
            own.form = form;
        }
        let full = self.drafts.len() >= GOALS_MAX && does != Do::Rest;
        if full || self.joins_form(&subject, item, does) {
            return;
        }
        let many = self.drafts.len();
        let at = self.goal(does, subject);
        if let Some(piece) = ask {
            self.asks.push((at, piece));
        }
        let draft = &mut self.drafts[at];
        draft.praised = (at == many || draft.praised)
            && (sentence.is_praised(item) || sentence.is_praised_technique(item));
        let doubt = sentence.doubt(item, does);
        // What only tells is set by a later order, and not by a later doubt.
        let certain = doubt.filter(|doubt| doubt.why != Why::Told);
        draft.asked = certain.or(draft.asked).or(doubt);
        draft.take(item.from, item.to);
        draft.take_signs(sentence, item, does);
        // Bars and tempi are of no event.
        if matches!(item.what, ItemKind::Event(_)) {
            if !item.out {
                sentence
                    .lasting
                    .date(sentence.tokens, draft, (item.from, item.to));
            }
            return;
        }
        if !is_joined {
            self.group.clear();
        }
        if !self.group.contains(&at) {
            self.group.push(at);
        }
    }

    /// The goal of a subject that says nothing of places yet, or a new one.
    fn goal(&mut self, does: Do, subject: Subject) -> usize {
        let key = subject.key();
        let known = self.drafts.iter().position(|draft| {
            draft.goal.subject.key() == key
                && (draft.goal.r#do == does
                    || draft.goal.places.is_empty() && !draft.goal.rests_subject())
        });
        if let Some(at) = known {
            let whole = self.drafts[at].goal.places.is_empty();
            if whole || does != Do::Rest {
                // "Sonatina at 60. Leave out bars 9-16 of the Sonatina.": that stays set.
                if does == Do::Rest && self.drafts[at].has_details() {
                    self.drafts.push(Draft::new(does, subject));
                    return self.drafts.len() - 1;
                }
                if does != Do::Practise && whole {
                    self.drafts[at].goal.r#do = does;
                }
                return at;
            }
        }
        self.drafts.push(Draft::new(does, subject));
        self.drafts.len() - 1
    }
}

impl Draft {
    /// What the signs of a sentence say of a subject, with their words.
    fn take_signs(&mut self, sentence: &Sentence<'_>, item: &Item, does: Do) {
        let mut clauses = sentence.clauses.iter();
        let clause = clauses.find(|clause| clause.from <= item.from && item.from < clause.to);
        let own = |sign: &Sign| {
            clause.is_some_and(|clause| clause.from <= sign.from && sign.to <= clause.to)
        };
        let mut signs = sentence.signs.iter();
        self.main |=
            signs.any(|sign| sign.act == Act::First && (sign.from < item.from || own(sign)));
        if does == Do::Rest {
            sentence.lasting.end(sentence.tokens, self, item.to);
        }
        let whole = clause.is_some_and(|clause| item.to <= clause.to);
        let acting = sentence
            .signs
            .iter()
            .filter(|sign| sign.acts && whole && own(sign));
        for sign in acting {
            if does == Do::Rest || does != Do::Practise && matches!(sign.act, Act::Do(_)) {
                self.take(sign.from, sign.to);
            }
        }
    }
}
