//! What stays in the teacher's words: how to practise, what is not proven, and sentences that set something without a subject.

use super::{
    super::{
        assemble::Goals,
        draft::Draft,
        how::{digits, how},
        item::{Item, ItemKind},
        lasting::Lasting,
        lexicon::{Entry, Language, language, longest},
        scan::Clause,
        token::{Token, is_name},
    },
    Reading,
    look::Found,
};
use crate::{
    goals::{Do, GOALS_MAX, SAID_MAX, Subject},
    text::clipped,
    vocabulary::{body::playing::forbids, lexicon::List, lists::listed, sets},
};

impl Reading<'_> {
    /// What a sign leaves out and no list names rests in the teacher's words: "skip Harbour Lights".
    pub fn leave_unknown(
        &mut self,
        goals: &mut Goals<'_>,
        unknown: Option<(usize, usize)>,
        lasting: &Lasting,
    ) {
        let Some((from, to)) = unknown else { return };
        let text = self.slice(from, to);
        let mut draft = Draft::new(Do::Rest, Subject::Words { text });
        lasting.end(&self.tokens, &mut draft, from);
        draft.take(from, to);
        goals.drafts.push(draft);
    }

    /// "Harbour Lights bars 9-16. Leave it this week.": what is in the teacher's words stays so with what is said of it.
    pub fn adds_to_words(&mut self, goals: &mut Goals<'_>, (from, to): (usize, usize)) -> bool {
        let Some(draft) = goals.drafts.last_mut() else {
            return false;
        };
        let words = (
            draft.words.iter().min().copied(),
            draft.words.iter().max().copied(),
        );
        let (Subject::Words { text }, (Some(first), Some(last))) = (&mut draft.goal.subject, words)
        else {
            return false;
        };
        if last + 1 != from {
            return false;
        }
        let language = language(&self.tokens[from..to]);
        if has_private_words(&self.tokens, from, to, language) {
            goals.drafts.pop();
            return true;
        }
        *text = clipped(&self.slice(first, to), SAID_MAX);
        draft.take(from, to);
        self.used[from..to].fill(true);
        true
    }

    /// A sentence that sets something without a subject that is proven: "Harbour Lights bars 9-16", "sing page 4".
    pub fn keep_words(
        &mut self,
        goals: &mut Goals<'_>,
        (from, to): (usize, usize),
        found: &Found,
        set: bool,
    ) {
        let (clauses, language) = (&found.clauses, found.language);
        let private =
            |clause: &&Clause| has_private_words(&self.tokens, clause.from, clause.to, language);
        // "Harbour Lights bars 9-16, her father lost his job": only what comes before.
        let mut behind = clauses.iter().filter(|clause| clause.from > from);
        let to = behind.find(private).map_or(to, |clause| clause.from);
        let open = (from..to).any(|at| !self.used[at] && !self.empty[at]);
        let praised = clauses.iter().all(|clause| clause.praised);
        let is_line = self.is_list_line(from, to) && !clauses.iter().any(|clause| clause.praised);
        if goals.drafts.len() >= GOALS_MAX
            || !open
            || praised
            || !(set || self.orders(found) || is_line)
            || has_private_words(&self.tokens, from, to, language)
            || found.hurts.contains(&(from, to))
        {
            return;
        }
        let text = clipped(&self.slice(from, to), SAID_MAX);
        let mut draft = Draft::new(Do::Practise, Subject::Words { text });
        draft.take(from, to);
        let work = |at: usize| {
            listed(sets::KEEP_WORK, self.word(at)) || is_name(&self.tokens[at]) && at > from
        };
        draft.remark = !set && !(from..to).any(work);
        goals.group = Vec::new();
        goals.drafts.push(draft);
        self.used[from..to].fill(true);
    }

    /// Whether a verb sets something: not what the teacher or the student did, and not "take it easy" beside words of the body.
    fn orders(&self, found: &Found) -> bool {
        let verb = |entry: &Entry| entry.language == found.language && entry.class == "verb";
        let ill = |at: usize| {
            let mut hurts = found.hurts.iter();
            hurts.any(|(start, end)| (*start..*end).contains(&at))
                || !found.hurts.is_empty() && listed(sets::KEEP_VERB, self.word(at))
        };
        let told = |clause: &Clause| listed(sets::KEEP_TOLD, self.word(clause.from));
        let gear = |at: usize| self.tokens[at].has("gear");
        // "the new puppy", "the school play"
        const NOUN: &str = " a an full her his my normal our school the their this your ";
        let noun = |from: usize, at: usize| at > from && listed(NOUN, self.word(at - 1));
        let order = |clause: &Clause, at: usize| {
            let found = longest(&self.tokens[..clause.to], at, verb);
            found.is_some() && !ill(at) && !noun(clause.from, at)
        };
        let mut clauses = found.clauses.iter();
        clauses.any(|clause| {
            let of_body = clause.part.words.iter().any(|word| word.is(List::Body));
            let words = clause.from..clause.to;
            !told(clause)
                && !of_body
                && (self.signs.words.is_empty() || !forbids(&clause.part))
                && !words.clone().any(gear)
                && words.into_iter().any(|at| order(clause, at))
        })
    }

    /// Gives each goal the way to practise that is said of it.
    pub fn take_how(
        &mut self,
        goals: &mut Goals<'_>,
        clauses: &[Clause],
        items: &[Item],
        language: Language,
        about: bool,
    ) {
        if !about {
            return;
        }
        let mut group = goals.group.clone();
        for clause in clauses {
            // "Gavotte staccato, Waltz legato": what the clause names, else what the one before it does.
            let named = |draft: &Draft| {
                let mut words = draft.words.iter();
                words.any(|word| (clause.from..clause.to).contains(word))
            };
            let own: Vec<usize> = (0..goals.drafts.len())
                .filter(|at| named(&goals.drafts[*at]))
                .collect();
            if own.iter().any(|at| goals.group.contains(at)) {
                group.clone_from(&goals.group);
            } else if !own.is_empty() {
                group = own;
            }
            let taken: Vec<bool> = (clause.from..clause.to)
                .map(|at| self.is_taken(at, items))
                .collect();
            let open = |at: &usize| {
                let goal = &goals.drafts[*at].goal;
                !goal.rests_subject() && goal.r#do != Do::Finish && goal.how.is_none()
            };
            let targets: Vec<usize> = group.iter().copied().filter(open).collect();
            if targets.is_empty() || clause.praised {
                continue;
            }
            let words = (clause.from, clause.to);
            if let Some((from, to, text)) =
                how(self.note, &self.tokens, words.0, words.1, language, &taken)
            {
                // "I'd let sleeping dogs lie" denies, "not slowly" is how to play.
                let denies = |at: &usize| {
                    let by = goals.drafts[*at].asked.and_then(|asked| asked.by);
                    by.is_some_and(|by| from < by && by < to)
                };
                if targets.iter().any(denies) {
                    continue;
                }
                for at in targets {
                    goals.drafts[at].goal.how = Some(text.clone());
                    goals.drafts[at].take(from, to);
                }
                self.used[from..to].fill(true);
            }
        }
    }

    /// Whether a word says something else already. What a passage needs may be how to practise it: "count aloud".
    fn is_taken(&self, at: usize, items: &[Item]) -> bool {
        let mut inside = items.iter().filter(|item| item.from <= at && at < item.to);
        let is_need = |item: &Item| matches!(item.what, ItemKind::Need(_));
        let need = inside.clone().any(is_need);
        self.used[at] && !need || inside.any(|item| !is_need(item))
    }
}

/// Whether an item says where, how fast or with which hands to play.
pub fn is_set(item: &Item) -> bool {
    let set = matches!(
        item.what,
        ItemKind::Place(_) | ItemKind::Tempo(_) | ItemKind::Hands(_, true)
    );
    set && !item.out
}

/// Whether words are on conduct, money or family, or hold an address or a number to call.
pub fn has_private_words(tokens: &[Token], from: usize, to: usize, language: Language) -> bool {
    let listed = |entry: &Entry| {
        entry.class == "conduct"
            && (entry.language == language || entry.language == Language::English)
    };
    (from..to).any(|at| {
        let token = &tokens[at];
        token.foreign
            || token.word.text.contains(['£', '€', '$'])
            || digits(tokens, at, to) >= 5
            || longest(&tokens[..to], at, listed).is_some()
    })
}
