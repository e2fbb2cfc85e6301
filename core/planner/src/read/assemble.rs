//! Puts what a sentence names together to goals.

use super::{
    draft::Draft,
    item::{Item, What},
    scan::Clause,
    scope::{Cue, Sign, done_with},
    title::{Known, Meaning},
    token::{End, Token},
};
use crate::goals::{Context, Do, Form, GOALS_MAX, Goal, Hands, Place, Subject, Technique, Until};

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
}

/// A sentence with what was found in it.
pub struct Sentence<'a> {
    /// The words of the note.
    pub tokens: &'a [Token],
    /// What it names.
    pub items: &'a [Item],
    /// Its signs.
    pub cues: &'a [Cue],
    /// Its parts.
    pub clauses: &'a [Clause],
    /// Whether a rest is for this week only.
    pub this_week: bool,
}

impl Goals<'_> {
    /// Adds the goals of a sentence.
    pub fn add(&mut self, sentence: &Sentence<'_>) {
        let items = ordered(sentence);
        let mut last: Option<&Item> = None;
        for item in &items {
            let is_joined = last.is_some_and(|last| {
                last.is_subject()
                    && item.is_subject()
                    && last.out == item.out
                    && joined(sentence, last, item)
            });
            if item.is_subject() {
                self.subject(sentence, &items, item, is_joined);
            } else {
                self.detail(sentence, item, last);
            }
            last = Some(item);
        }
    }

    fn subject(&mut self, sentence: &Sentence<'_>, items: &[Item], item: &Item, is_joined: bool) {
        // "D major scale", "scales: D": key and form are one subject.
        if let What::Form(form) = &item.what
            && (is_joined || self.is_technique())
            && self.set_form(*form, item)
        {
            return;
        }
        let mut does = done_with(item, sentence.items, sentence.cues, sentence.clauses);
        if item.out {
            does = Do::Rest;
        }
        let Some((subject, ask)) = self.subject_of(item, items) else {
            return;
        };
        if self.drafts.len() >= GOALS_MAX {
            return;
        }
        // A form that stood alone before is the key's: "Scales: D".
        if let Subject::Technique(technique) = &subject
            && technique.key.is_some()
            && let Some(&at) = self.group.last()
            && let Some(form) = self.bare_form(at)
            && self.drafts[at].goal.r#do == does
        {
            let merged = Technique {
                form,
                ..technique.clone()
            };
            self.drafts[at].goal.subject = Subject::Technique(merged);
            self.drafts[at].take(item.from, item.to);
            return;
        }
        let at = self.goal(does, subject);
        if let Some(piece) = ask {
            self.asks.push((at, piece));
        }
        let draft = &mut self.drafts[at];
        draft.take(item.from, item.to);
        draft.main |= sentence
            .cues
            .iter()
            .any(|cue| cue.sign == Sign::Main && cue.from < item.from);
        if does == Do::Rest {
            draft.goal.until = sentence.this_week.then_some(Until::NextLesson);
        }
        for cue in sentence.cues.iter().filter(|cue| cue.acts) {
            let same = sentence.clauses.iter().any(|clause| {
                clause.from <= cue.from
                    && cue.to <= clause.to
                    && clause.from <= item.from
                    && item.to <= clause.to
            });
            if same && (does == Do::Rest || does != Do::Practise && matches!(cue.sign, Sign::Do(_)))
            {
                draft.take(cue.from, cue.to);
            }
        }
        if !is_joined {
            self.group.clear();
        }
        if !self.group.contains(&at) {
            self.group.push(at);
        }
    }

    fn is_technique(&self) -> bool {
        self.group.last().is_some_and(|at| matches!(&self.drafts[*at].goal.subject, Subject::Technique(own) if own.key.is_some() && own.form == Form::Scale))
    }

    /// Gives keys named just before their form: "D and A major arpeggios".
    fn set_form(&mut self, form: Form, item: &Item) -> bool {
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

    fn bare_form(&self, at: usize) -> Option<Form> {
        match &self.drafts[at].goal.subject {
            Subject::Technique(own) if own.key.is_none() && own.name.is_none() => Some(own.form),
            _ => None,
        }
    }

    fn subject_of(&self, item: &Item, _items: &[Item]) -> Option<(Subject, Option<usize>)> {
        let technique = |form, key| {
            Subject::Technique(Technique {
                form,
                key,
                octaves: None,
                name: None,
            })
        };
        Some(match &item.what {
            What::Known(piece) => (
                Subject::Piece {
                    piece_id: self.context.pieces.get(*piece)?.id.clone(),
                },
                None,
            ),
            What::Title(title, composer) => {
                let ask = match self.known.meaning(title, composer.as_deref()) {
                    Meaning::New(ask) => ask,
                    Meaning::Piece(_) => None,
                };
                (
                    Subject::Title {
                        title: title.clone(),
                        composer: composer.clone(),
                    },
                    ask,
                )
            }
            What::Key(key) => (technique(self.listed_form(), Some(key.clone())), None),
            What::Form(form) => (technique(*form, None), None),
            What::Skill(skill) => (Subject::Skill { skill: *skill }, None),
            What::Event(event) => (
                Subject::Event {
                    event: *event,
                    date: None,
                },
                None,
            ),
            _ => return None,
        })
    }

    /// The form that a list of keys goes on with: "Arpeggios: D, G".
    fn listed_form(&self) -> Form {
        let last = self.group.last().map(|at| &self.drafts[*at].goal.subject);
        match last {
            Some(Subject::Technique(own)) => own.form,
            _ => Form::Scale,
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
                if does != Do::Practise && whole {
                    self.drafts[at].goal.r#do = does;
                }
                return at;
            }
        }
        self.drafts.push(Draft::new(does, subject));
        self.drafts.len() - 1
    }

    fn detail(&mut self, sentence: &Sentence<'_>, item: &Item, last: Option<&Item>) {
        if let What::Place(place) = &item.what {
            self.place(sentence, item, place, last);
            return;
        }
        let praised = sentence
            .clauses
            .iter()
            .any(|clause| clause.praised && clause.from <= item.from && item.to <= clause.to);
        if matches!(item.what, What::Need(_)) && (item.out || praised) {
            return;
        }
        if let (What::Tempo(_), true) = (&item.what, item.out) {
            return;
        }
        for at in self.group.clone() {
            let draft = &mut self.drafts[at];
            if draft.goal.rests_subject() && !matches!(item.what, What::Days(_)) {
                continue;
            }
            match &item.what {
                What::Tempo(tempo) => {
                    if !draft.add_tempo(*tempo) {
                        continue;
                    }
                }
                What::Hands(hands, certain) => match (item.out, hands) {
                    (false, _) => draft.add_hands(*hands, *certain),
                    (true, Hands::Together) => draft.add_hands(Hands::Apart, true),
                    (true, Hands::Left) => draft.add_hands(Hands::Right, true),
                    (true, Hands::Right) => draft.add_hands(Hands::Left, true),
                    (true, Hands::Apart) => continue,
                },
                What::Need(need) => draft.add_need(*need),
                What::Days(days) => draft.goal.days = Some(*days),
                What::Octaves(many) => {
                    if let Subject::Technique(own) = &mut draft.goal.subject {
                        own.octaves = Some(*many);
                    }
                }
                _ => continue,
            }
            draft.take(item.from, item.to);
        }
    }

    /// A place goes to the goals of the subject at hand; where more was said of other places, it begins another goal.
    fn place(&mut self, sentence: &Sentence<'_>, item: &Item, place: &Place, last: Option<&Item>) {
        let list =
            last.is_some_and(|last| matches!(last.what, What::Place(_)) && last.out == item.out);
        for slot in 0..self.group.len() {
            let at = self.group[slot];
            let own = &self.drafts[at];
            let closes = !own.goal.places.is_empty()
                && !list
                && (own.has_details() || !same_clause(sentence, last, item));
            let does = if item.out { Do::Rest } else { own.goal.r#do };
            let splits = item.out != (own.goal.r#do == Do::Rest)
                || closes
                || own.goal.places.is_empty()
                    && own.goal.tempo.is_some()
                    && last.is_some_and(|last| self.more_follows(sentence, last, item));
            if item.out && own.goal.r#do == Do::Rest && own.goal.places.is_empty() {
                // "Leave out bars 20 to 24 of the Sonatina": only these bars.
                self.drafts[at].add_place(place.clone());
                self.drafts[at].take(item.from, item.to);
            } else if !splits {
                self.drafts[at].add_place(place.clone());
                self.drafts[at].take(item.from, item.to);
            } else {
                let subject = own.goal.subject.clone();
                let mut draft = Draft::new(
                    if item.out {
                        Do::Rest
                    } else if does == Do::Rest {
                        Do::Practise
                    } else {
                        does
                    },
                    subject,
                );
                draft.add_place(place.clone());
                draft.take(item.from, item.to);
                for cue in sentence
                    .cues
                    .iter()
                    .filter(|cue| cue.acts && item.out && cue.to <= item.from)
                {
                    draft.take(cue.from, cue.to);
                }
                if item.out {
                    draft.goal.until = sentence.this_week.then_some(Until::NextLesson);
                }
                if self.drafts.len() >= 2 * GOALS_MAX {
                    return;
                }
                self.drafts.push(draft);
                self.group[slot] = self.drafts.len() - 1;
            }
        }
    }

    /// Whether a tempo or hands of their own follow in the clause of a place: "at 72; bars 9-16 hands apart at 60".
    fn more_follows(&self, sentence: &Sentence<'_>, last: &Item, item: &Item) -> bool {
        if same_clause(sentence, Some(last), item) {
            return false;
        }
        let clause = sentence
            .clauses
            .iter()
            .find(|clause| clause.from <= item.from && item.from < clause.to);
        clause.is_some_and(|clause| {
            sentence.items.iter().any(|other| {
                matches!(other.what, What::Tempo(_) | What::Hands(_, true))
                    && other.from >= item.to
                    && other.to <= clause.to
            })
        })
    }
}

fn same_clause(sentence: &Sentence<'_>, last: Option<&Item>, item: &Item) -> bool {
    last.is_none_or(|last| {
        let (from, to) = (last.to.min(item.to), last.from.max(item.from));
        from == 0 || (from - 1..to).all(|at| sentence.tokens[at].end == End::None)
    })
}

/// Whether two subjects stand in one list: "C and G major", "Minuet, Gavotte".
fn joined(sentence: &Sentence<'_>, last: &Item, item: &Item) -> bool {
    let (from, to) = (last.to.min(item.to), last.from.max(item.from));
    (from..to).all(|at| {
        matches!(
            sentence.tokens[at].word.lower.as_str(),
            "and"
                | "the"
                | "or"
                | "&"
                | "+"
                | "und"
                | "et"
                | "y"
                | "a"
                | "in"
                | "of"
                | "plus"
                | "die"
                | "der"
                | "das"
        )
    })
}

/// The items in their order, each subject before what was said of it: "bars 9-16 of the Minuet", "HT Minuet".
fn ordered(sentence: &Sentence<'_>) -> Vec<Item> {
    let mut items: Vec<Item> = sentence.items.to_vec();
    for clause in sentence.clauses {
        let inside: Vec<_> = (0..items.len())
            .filter(|at| clause.from <= items[*at].from && items[*at].from < clause.to)
            .collect();
        let (Some(&first), Some(&end)) = (inside.first(), inside.last()) else {
            continue;
        };
        let Some(subject) = (first..=end).find(|at| items[*at].is_subject()) else {
            continue;
        };
        if subject == first {
            continue;
        }
        let before = items[subject].from;
        let of = (items[subject - 1].to..before).any(|at| {
            matches!(
                sentence.tokens[at].word.lower.as_str(),
                "of" | "in"
                    | "from"
                    | "for"
                    | "to"
                    | "with"
                    | "on"
                    | "von"
                    | "aus"
                    | "im"
                    | "der"
                    | "des"
                    | "de"
                    | "du"
                    | "del"
                    | "dans"
                    | "en"
                    | "the"
            )
        });
        let opens = sentence
            .clauses
            .first()
            .is_some_and(|opening| opening.from == clause.from);
        // A break between them begins another thing.
        let broken = sentence
            .cues
            .iter()
            .any(|cue| cue.sign == Sign::Break && cue.from >= items[first].to && cue.to <= before);
        if (of || opens) && !broken {
            let run = (subject..=end)
                .take_while(|at| items[*at].is_subject())
                .count();
            items[first..subject + run].rotate_left(subject - first);
        }
    }
    items
}

/// The goals in the order of their priority.
pub fn in_order(drafts: Vec<Draft>) -> Vec<Draft> {
    let (main, others): (Vec<_>, Vec<_>) = drafts
        .into_iter()
        .partition(|draft| draft.main && draft.goal.r#do == Do::Practise);
    main.into_iter().chain(others).collect()
}

/// Whether a subject that rests as a whole is also set: then it rests, whatever else was said of it.
pub fn without_contradiction(drafts: &mut Vec<Draft>) {
    let resting: Vec<String> = drafts
        .iter()
        .filter(|draft| draft.goal.rests_subject())
        .map(|draft| draft.goal.subject.key())
        .collect();
    drafts
        .retain(|draft| draft.goal.rests_subject() || !resting.contains(&draft.goal.subject.key()));
    let rest: Vec<Goal> = drafts
        .iter()
        .filter(|draft| draft.goal.r#do == Do::Rest && !draft.goal.places.is_empty())
        .map(|draft| draft.goal.clone())
        .collect();
    for draft in drafts
        .iter_mut()
        .filter(|draft| draft.goal.r#do != Do::Rest)
    {
        let key = draft.goal.subject.key();
        for place in rest
            .iter()
            .filter(|goal| goal.subject.key() == key)
            .flat_map(|goal| &goal.places)
        {
            draft.goal.places = draft
                .goal
                .places
                .iter()
                .flat_map(|own| minus(own, place))
                .collect();
        }
    }
}

/// A place without the bars of another.
fn minus(own: &Place, other: &Place) -> Vec<Place> {
    match (own, other) {
        (
            Place::Bars { from, to },
            Place::Bars {
                from: first,
                to: last,
            },
        ) if first <= to && from <= last => {
            let before = (from < first).then(|| Place::Bars {
                from: *from,
                to: first - 1,
            });
            let after = (last < to).then(|| Place::Bars {
                from: last + 1,
                to: *to,
            });
            before.into_iter().chain(after).collect()
        }
        (own, other) if own == other => Vec::new(),
        (own, _) => vec![own.clone()],
    }
}
