//! A note being read, sentence by sentence, with what becomes of each of its words.

mod asked;
mod finish;
mod lines;
mod look;
mod sentence;
mod unproven;
mod week;
mod words;

use chrono::NaiveDate;

use super::{
    assemble::{Goals, part_hands, without_contradiction},
    body::Signs,
    draft::Draft,
    metronome::{plays_without_metronome, without_metronome},
    title::Known,
    token::{End, Token, tokens},
};
use crate::goals::{Context, Do, Goal, Need, Subject, Week};
use lines::Lines;

/// A note that was read.
pub struct Reading<'a> {
    note: &'a str,
    tokens: Vec<Token>,
    used: Vec<bool>,
    empty: Vec<bool>,
    signs: Signs,
    /// Whether the lines below a heading are left out: all of them, or only those with a bullet.
    left_lines: Option<Lines>,
    /// The day that was named last.
    last_day: Option<NaiveDate>,
    asked: Vec<(String, usize, String)>,
    /// The goals, in the order of the note.
    pub goals: Vec<Draft>,
    /// What is asked about, in the order of the note.
    pub open: Vec<Goal>,
    /// Whether the metronome is left out by a sentence that is of no piece.
    no_metronome: bool,
    /// What holds for the whole week.
    pub week: Week,
    /// Whether it asks for the same again.
    pub again: bool,
    /// Whether all that it does not set rests.
    pub others_rest: bool,
}

impl<'a> Reading<'a> {
    /// Reads a note.
    pub fn of(note: &'a str, context: &Context) -> Self {
        let known = Known::new(context);
        let mut tokens = tokens(note);
        known.prepare(&mut tokens);
        let mut reading = Reading {
            note,
            used: vec![false; tokens.len()],
            empty: vec![false; tokens.len()],
            signs: Signs::default(),
            left_lines: None,
            last_day: None,
            asked: Vec::new(),
            no_metronome: false,
            open: Vec::new(),
            goals: Vec::new(),
            week: Week {
                without_metronome: without_metronome(&tokens),
                ..Week::default()
            },
            again: false,
            others_rest: false,
            tokens,
        };
        let mut goals = Goals {
            context,
            known: &known,
            drafts: Vec::new(),
            group: Vec::new(),
            asks: Vec::new(),
            no_pedal: false,
        };
        let mut from = 0;
        while from < reading.tokens.len() {
            let to = sentence_end(&reading.tokens, from);
            reading.sentence(from, to, &mut goals);
            from = to;
        }
        for (at, piece) in &goals.asks {
            let goal = &goals.drafts[*at].goal;
            if let Subject::Title { title, .. } = &goal.subject {
                let ask = (goal.subject.key(), *piece, title.clone());
                reading.asked.push(ask);
            }
        }
        reading.goals = goals.drafts;
        if goals.no_pedal {
            let drafts = reading.goals.iter_mut();
            drafts.for_each(|draft| draft.goal.needs.retain(|need| *need != Need::Pedal));
        }
        reading.settle_goals(context);
        for draft in &mut reading.goals {
            draft.take_beginning(&reading.tokens);
            for word in &draft.words {
                reading.used[*word] = true;
            }
        }
        reading
    }
}

impl Reading<'_> {
    /// What the whole note says of its goals.
    fn settle_goals(&mut self, context: &Context) {
        self.drop_praise();
        self.ask_for_keys();
        self.ask(context);
        self.settle_tired();
        self.use_bans();
        self.settle_metronome();
        without_contradiction(&mut self.goals);
        part_hands(&mut self.goals);
    }

    /// What was only praised sets nothing.
    fn drop_praise(&mut self) {
        for draft in self.goals.iter().filter(|draft| draft.is_praise()) {
            for word in &draft.words {
                self.used[*word] = false;
            }
        }
        self.goals.retain(|draft| !draft.is_praise());
    }

    /// "Arm in plaster. No violin until 20 March": the ban is what the question on the body rests on.
    fn use_bans(&mut self) {
        if !self.signs.words.is_empty() {
            for (from, to) in &self.signs.beside {
                self.used[*from..*to].fill(true);
            }
        }
    }

    /// "Waltz without metronome. Gigue at 60.": that is of the Waltz, and not of the week.
    fn settle_metronome(&mut self) {
        let mut without = [false, false];
        for draft in self
            .goals
            .iter()
            .filter(|draft| draft.goal.r#do == Do::Practise)
        {
            without[usize::from(plays_without_metronome(draft.goal.how.as_deref()))] = true;
        }
        self.week.without_metronome &= self.no_metronome || without != [true, true];
    }

    /// "worn out", where the note allows a few minutes a day only.
    fn settle_tired(&mut self) {
        let few = self.week.minutes_per_day.is_some_and(|most| most <= 20);
        if let Some((from, to)) = self.signs.tired.filter(|_| few) {
            self.signs.ease(from, to);
            self.used[from..to].fill(true);
        }
    }

    fn word(&self, at: usize) -> &str {
        self.tokens[at].word.lower.as_str()
    }
}

/// Most words that are read as one sentence: what goes on without a full stop is cut after a comma, or anywhere.
const SENTENCE: usize = 80;

fn sentence_end(tokens: &[Token], from: usize) -> usize {
    let most = (from + SENTENCE).min(tokens.len());
    let end = (from..most).find(|at| tokens[*at].end == End::Sentence);
    let comma = (from..most).rfind(|at| tokens[*at].end > End::None);
    match (end, comma) {
        (Some(end), _) => end + 1,
        (None, Some(comma)) if most < tokens.len() => comma + 1,
        _ => most,
    }
}
