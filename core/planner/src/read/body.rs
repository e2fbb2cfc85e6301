//! What a note says of the body, as the question that stands above the Complete button.

mod careful;
mod sides;
mod speech;

use chrono::NaiveDate;
use sides::{one_side, side_of, tells};
use speech::{is_shared, is_speech};

use super::{
    scan::{Clause, part_of},
    token::Token,
};
use crate::{
    goals::{Answer, BodyQuestion, BodySign, Context, SAID_MAX, Side},
    instrument::Instrument,
    text::{between, clipped, seen},
    vocabulary::{
        body::{
            Body, body, is_tense, is_tired, is_told, is_troubled,
            playing::{forbids, forbids_alone, halves, is_mimed, is_not_played, listens_only},
            signs_off,
        },
        days::weekday,
        lexicon::List,
        lists::listed,
        part::Part,
        sets,
    },
};

/// What the clauses of a note say of the body.
#[derive(Default)]
pub struct Signs {
    sign: Option<BodySign>,
    sides: Vec<Side>,
    /// Whether an arm, a hand or a finger is meant.
    limb: bool,
    forbidden: bool,
    halved: bool,
    /// The first words that say that somebody is worn out.
    pub tired: Option<(usize, usize)>,
    /// The words, by their places in the note.
    pub words: Vec<(usize, usize)>,
    /// The words that tell of the body without asking for care.
    told: Vec<(usize, usize)>,
    /// Clauses that forbid to play beside them.
    pub beside: Vec<(usize, usize)>,
    /// The last day that they name.
    until: Option<NaiveDate>,
}

impl Signs {
    /// Takes the last day that a sentence on the body names.
    pub fn ends(&mut self, day: Option<NaiveDate>) {
        self.until = self.until.max(day);
    }

    /// Looks at one sentence; the words marked in `titled` stand in titles.
    pub fn sentence(&mut self, tokens: &[Token], clauses: &[Clause], titled: &[bool]) {
        let before = self.words.len();
        let (Some(first), Some(last)) = (clauses.first(), clauses.last()) else {
            return;
        };
        // "Don't play, clap the rhythm first."
        let mimed = clauses.iter().any(|clause| is_mimed(&clause.part));
        let off = clauses.iter().any(|clause| is_day_off(&clause.part));
        let sentence = &tokens[first.from..last.to];
        let (told, shared) = (is_speech(sentence), is_shared(sentence));
        let mut denied = false;
        for clause in clauses {
            if off && is_errand(&clause.part) {
                continue;
            }
            let titled = &titled[clause.from - first.from..clause.to - first.from];
            let hurts = self.words.len() > before;
            let found = body(
                &clause.part,
                titled,
                (told || tokens[clause.from].quoted, shared),
            );
            // "no pain any more, and the physio has signed you off completely"
            if denied && !hurts && signs_off(&clause.part) {
                continue;
            }
            denied |= found.denied;
            let tells = found.denied || is_told(&clause.part, titled);
            let count = self.words.len();
            self.clause(
                tokens,
                clause,
                (found, titled.contains(&true)),
                (mimed, hurts),
            );
            if tells && self.words.len() == count {
                self.tell(clause.from, clause.to);
            }
        }
        let (from, to) = (first.from, last.to);
        let body = (from..to).any(|at| tokens[at].word.is(List::Body));
        if self.words.len() == before && body && is_troubled(&part_of(&tokens[from..to], true)) {
            self.ease(from, to);
        }
        let tired = || clauses.iter().any(|clause| is_tired(&clause.part));
        if self.words.len() == before && self.tired.is_none() && tired() {
            self.tired = Some((from, to));
        }
        self.halved |= self.words.len() > before && halves(&part_of(&tokens[from..to], true));
    }

    /// Marks words for which less is played.
    pub fn ease(&mut self, from: usize, to: usize) {
        self.sign = self.sign.max(Some(BodySign::Ease));
        self.words.push((from, to));
    }

    /// Marks words that tell of the body without asking for care, together with those right before them.
    fn tell(&mut self, from: usize, to: usize) {
        match self.told.last_mut() {
            Some(last) if last.1 == from => last.1 = to,
            _ => self.told.push((from, to)),
        }
    }

    /// Looks at a clause and what it says of the body; `titled` tells whether words of it stand in a title, `hurts` whether the
    /// sentence has spoken of the body before.
    fn clause(
        &mut self,
        tokens: &[Token],
        clause: &Clause,
        (found, titled): (Body, bool),
        (mimed, hurts): (bool, bool),
    ) {
        let (part, from, to) = (&clause.part, clause.from, clause.to);
        let learns = mimed && is_not_played(part);
        // "keep var 2 for later, don't practise it" forbids no playing.
        let word = |at: usize| part.words[at].lower.as_str();
        let named = (0..part.words.len()).any(|at| {
            // "no singing till it clears"
            let later = at > 0 && listed(" if once till unless until when ", word(at - 1));
            matches!(word(at), "it" | "them" | "that") && !later
        });
        let alone = !(part.quoted || part.heading || learns || named) && forbids_alone(part);
        let of_the_body = found.pain || !titled && (hurts || !named);
        let forbidden = forbids(part) && of_the_body;
        if forbidden {
            self.beside.push((from, to));
        }
        self.forbidden |= forbidden || listens_only(part);
        let tense = found.tension && !clause.praised && is_tense(part);
        if !found.pain && !alone && !tense {
            return;
        }
        let sign = if found.stop || alone {
            BodySign::Stop
        } else {
            BodySign::Ease
        };
        self.sign = self.sign.max(Some(sign));
        self.words.push((from, to));
        self.limb |= found.pain && part.says(sets::BODY_ONE_LIMB);
        // The first side, and the other right beside it: "left and right". Further on it is the hand that plays.
        let side = (from..to).find(|at| side_of(&tokens[*at]).is_some());
        let near = side.map_or(to..to, |at| at..to.min(at + 3));
        self.sides.extend(tokens[near].iter().filter_map(side_of));
    }

    /// The question, with the careful answer chosen; what an earlier lesson left is asked again, beside what the note tells of it.
    pub fn question(
        &self,
        note: &str,
        tokens: &[Token],
        context: &Context,
    ) -> Option<BodyQuestion> {
        let sign = self.sign.map(|sign| match sign {
            _ if self.forbidden => BodySign::Stop,
            _ if self.halved => BodySign::Ease,
            sign => sign,
        });
        let earlier = context.body.filter(|body| body.answer != Answer::AsUsual);
        let Some(sign) = sign else {
            return earlier.map(|careful| BodyQuestion {
                sign: if careful.answer == Answer::Listening {
                    BodySign::Stop
                } else {
                    BodySign::Ease
                },
                side: careful.spared,
                either_side: false,
                said: said(&self.told, note, tokens),
                complaints: String::new(),
                until: None,
                careful,
            });
        };
        let mut complaints = String::new();
        for (from, to) in &self.words {
            for token in tokens[*from..*to].iter().filter(|token| tells(token)) {
                complaints.push_str(&token.word.lower);
                complaints.push(' ');
            }
            complaints.push('/');
        }
        let careful = self.careful(sign, earlier, context.next_lesson_date);
        let has_side = !self.sides.is_empty() || careful.spared.is_some();
        let has_hands = || Instrument::parse(&context.instrument).family.has_hands();
        Some(BodyQuestion {
            sign,
            side: one_side(&self.sides),
            either_side: self.limb && !has_side && has_hands(),
            said: said(&self.words, note, tokens),
            complaints,
            until: self.until,
            careful,
        })
    }
}

/// The words of a note between some places.
fn said(words: &[(usize, usize)], note: &str, tokens: &[Token]) -> String {
    let parts = words.iter();
    let parts = parts.map(|(from, to)| seen(between(note, tokens[*from].from, tokens[*to - 1].to)));
    clipped(&parts.collect::<Vec<_>>().join(" … "), SAID_MAX)
}

/// "No practice Tues": a day without it, and not until when.
fn is_day_off(part: &Part) -> bool {
    let says = |test: &dyn Fn(&str) -> bool| part.words.iter().any(|word| test(&word.lower));
    part.has_one_at(0, "no practice")
        && says(&|word| weekday(word).is_some())
        && !says(&|word| listed(" after before from since till unless until ", word))
}

/// "(dentist)": why a day is free, and no complaint.
fn is_errand(part: &Part) -> bool {
    part.words.len() <= 2
        && part.words.iter().any(|word| word.lower == "dentist")
        && !part.says(sets::BODY_EMERGENCY)
}
