//! What is asked about: it is set by one tap, and until then its words stand as they are in the note.

use super::{
    super::{
        assemble::{Asked, Why},
        draft::Draft,
        lexicon::language,
        scan::is_form_class,
        token::End,
    },
    Reading,
    words::has_private_words,
};
use crate::{
    goals::{ASKED_MAX, Context, Do, Form, SAID_MAX, Subject, Technique},
    text::clipped,
};

impl Reading<'_> {
    /// "The scale at 60", "exercises": a form of technique without a key is half of what is to be practised. "Scales" are all that are known.
    pub fn ask_for_keys(&mut self) {
        for draft in &mut self.goals {
            let Subject::Technique(Technique {
                form,
                key: None,
                name: None,
                ..
            }) = draft.goal.subject
            else {
                continue;
            };
            let complete = match form {
                Form::Chromatic | Form::WholeTone => true,
                Form::Exercise => false,
                _ => draft.words.iter().any(|at| {
                    let token = &self.tokens[*at];
                    let mut entries = token.entries.iter();
                    token.word.lower.ends_with('s')
                        && entries.any(|entry| is_form_class(entry.class))
                }),
            };
            let words = (draft.words.iter().min(), draft.words.iter().max());
            let open = draft.asked.is_none_or(|asked| asked.why == Why::Told);
            if let (false, true, Do::Practise, (Some(from), Some(to))) =
                (complete, open, draft.goal.r#do, words)
            {
                let (from, to) = (*from, *to + 1);
                draft.clash(from, to);
            }
        }
    }

    /// Takes out of the goals what is not certain; its words stay, each clause once.
    pub fn ask(&mut self, context: &Context) {
        let mut taken = vec![false; self.goals.len()];
        let mut last = (0, 0);
        for at in 0..taken.len() {
            let Some(asked) = self.goals[at].asked.filter(|_| self.goals[at].is_asked()) else {
                continue;
            };
            taken[at] = true;
            if self.is_left(at) {
                continue;
            }
            self.take_clashes((at, asked), &mut taken);
            let draft = &self.goals[at];
            let is_open = self.open.len() < ASKED_MAX;
            for word in &draft.words {
                self.used[*word] = is_open;
            }
            if !is_open {
                continue;
            }
            let clauses @ (from, to) = self.clauses_of(draft, asked);
            let mut goal = self.finished(draft, context);
            let language = language(&self.tokens[from..to]);
            if !has_private_words(&self.tokens, from, to, language) {
                let text = clipped(&self.slice(from, to), SAID_MAX);
                goal.said.clone_from(&text);
                if clauses != last {
                    let mut draft = Draft::new(Do::Practise, Subject::Words { text });
                    draft.take(from, to);
                    draft.remark = true;
                    self.goals.push(draft);
                }
                last = clauses;
            }
            self.open.push(goal);
        }
        let mut taken = taken.into_iter();
        self.goals.retain(|_| taken.next() != Some(true));
    }

    /// Whether a place that is asked about is of something that rests or is done.
    fn is_left(&self, at: usize) -> bool {
        let asked = &self.goals[at];
        let mut goals = self.goals.iter();
        asked.asked_whole().is_none()
            && goals.any(|goal| goal.is_over() && goal.goal.subject == asked.goal.subject)
    }

    /// What a goal that is asked about takes from those that are set: the same at the same place, and what its own words set.
    fn take_clashes(&mut self, (at, asked): (usize, Asked), taken: &mut [bool]) {
        let subject = self.goals[at].goal.subject.clone();
        let key = self.goals[at].goal.key();
        for (of, taken) in taken.iter_mut().enumerate() {
            let set = &self.goals[of];
            let inside = |word: &usize| (asked.from..asked.to).contains(word);
            let own = match asked.why {
                Why::Clash => set.words.iter().any(inside),
                _ => set.is_bare() && set.words.iter().all(inside),
            };
            if *taken
                || set.is_asked()
                || set.goal.r#do == Do::Rest
                || set.goal.subject != subject
                || !own && set.goal.key() != key
            {
                continue;
            }
            *taken = true;
            let words = set.words.clone();
            let goal = (!set.is_bare()).then(|| set.goal.clone());
            let draft = &mut self.goals[at];
            draft.words.extend(words);
            draft.goal = goal.unwrap_or(draft.goal.clone());
        }
        self.goals[at].goal.r#do = Do::Practise;
        self.goals[at].goal.until = None;
    }

    /// The clauses of a goal that is asked about, from the first to the last.
    fn clauses_of(&self, draft: &Draft, asked: Asked) -> (usize, usize) {
        let ends = |at: usize| self.tokens[at].end > End::None;
        let (mut from, mut to) = (asked.from, asked.to);
        for word in &draft.words {
            from = from.min(*word);
            to = to.max(*word + 1);
        }
        while from > 0 && !ends(from - 1) {
            from -= 1;
        }
        while to < self.tokens.len() && !ends(to - 1) {
            to += 1;
        }
        // Named again in a later sentence: what denies it there is said as well.
        let closed = |at: usize| self.tokens[at].end >= End::Sentence;
        while (from..to - 1).any(closed) && to < self.tokens.len() && !closed(to - 1) {
            to += 1;
        }
        (from, to)
    }
}
