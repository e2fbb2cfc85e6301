//! Goals while they are put together, with the words that each was read from.

use super::{
    assemble::{Asked, Why},
    tempo::Said,
    token::{End, Token},
};
use crate::{
    beginning::is_beginning,
    goals::{Do, Goal, Hands, Need, Place, Subject, Tempo},
    order::sort_by_key,
    text::{between, clipped, seen},
    vocabulary::{lists::listed, sets},
};

/// A goal and its words.
pub struct Draft {
    /// The goal.
    pub goal: Goal,
    /// Its words, by their places in the note.
    pub words: Vec<usize>,
    /// Whether the hands were said for certain: "left hand only".
    certain: bool,
    /// Whether a note value of the tempo was named.
    counted: bool,
    /// Whether it stands first: "mainly".
    pub main: bool,
    /// Whether only praise names it so far: "everybody adored the Rag".
    pub praised: bool,
    /// Why it is asked about, if it is not certain.
    pub asked: Option<Asked>,
    /// Whether it may be a remark, and no order to practise something: "keep your wrist low".
    pub remark: bool,
}

impl Draft {
    /// A goal of which only the subject is known.
    pub fn new(r#do: Do, subject: Subject) -> Self {
        Self {
            goal: Goal::new(r#do, subject),
            words: Vec::new(),
            certain: false,
            counted: false,
            main: false,
            praised: false,
            asked: None,
            remark: false,
        }
    }

    /// Takes the words between two places.
    pub fn take(&mut self, from: usize, to: usize) {
        self.words.extend(from..to);
    }

    /// Takes the word that says that the piece begins: "Started", "new piece:".
    pub fn take_beginning(&mut self, tokens: &[Token]) {
        let piece = matches!(
            self.goal.subject,
            Subject::Piece { .. } | Subject::Title { .. }
        );
        let Some(first) = self.words.iter().min().copied().filter(|_| piece) else {
            return;
        };
        let near = (first.saturating_sub(3)..first).rev();
        let mut near = near.take_while(|at| tokens[*at].end != End::Sentence);
        if let Some(at) = near.find(|at| is_beginning(&tokens[*at].word.lower)) {
            self.take(at, at + 1);
        }
    }

    /// Adds a tempo; answers whether there was room for it.
    pub fn add_tempo(&mut self, said: Said) -> bool {
        let known = self.goal.tempo.map(|tempo| Said {
            tempo,
            counted: self.counted,
        });
        let Some(known) = known else {
            self.goal.tempo = Some(said.tempo).filter(|tempo| !tempo.is_empty());
            self.counted = said.counted;
            return true;
        };
        let Some((known, tempo)) = known.alike(said) else {
            return false;
        };
        let mut own = known.tempo;
        let added = join(&mut own, tempo);
        if added {
            self.goal.tempo = Some(own);
            self.counted = known.counted;
        }
        added
    }

    /// Adds hands: what is certain wins over a hand that is only named; where both ways are asked for, nothing is set.
    pub fn add_hands(&mut self, hands: Hands, certain: bool) {
        let known = self.goal.hands;
        match known {
            _ if self.certain && !certain => {}
            // "LH only then RH only"
            Some(Hands::Left | Hands::Right)
                if certain && self.certain && known != Some(hands) && is_one(hands) =>
            {
                self.goal.hands = Some(Hands::Apart);
            }
            Some(known) if certain == self.certain && known != hands => self.goal.hands = None,
            None if self.certain => {}
            _ => {
                self.goal.hands = Some(hands);
                self.certain = certain;
            }
        }
    }

    /// Adds what the passage needs.
    pub fn add_need(&mut self, need: Need) {
        if !self.goal.needs.contains(&need) {
            self.goal.needs.push(need);
        }
    }

    /// Adds a place.
    pub fn add_place(&mut self, place: Place) {
        // "bars 5, 6 and 13"
        if let (Some(Place::Bars { to: last, .. }), Place::Bars { from, to }) =
            (self.goal.places.last_mut(), &place)
            && from == to
            && *from == *last + 1
        {
            *last = *to;
            return;
        }
        if !self.goal.places.contains(&place) && self.goal.places.len() < crate::goals::PLACES_MAX {
            self.goal.places.push(place);
        }
    }

    /// Whether anything is said beside subject and places.
    pub fn has_details(&self) -> bool {
        self.goal.tempo.is_some()
            || self.goal.hands.is_some()
            || !self.goal.needs.is_empty()
            || self.goal.how.is_some()
    }

    /// Whether nothing but praise is said of it.
    pub fn is_praise(&self) -> bool {
        self.praised && self.is_bare()
    }

    /// Whether it is asked about: not if a sign leaves it out, keeps or ends it, or what denies is how to play it, "not slowly". A verb of
    /// playing beside the name is no way to play it: "if you didn't play it".
    pub fn is_asked(&self) -> bool {
        let Some(asked) = self.asked else {
            return false;
        };
        let plays = |how: &String| {
            let last = how.rsplit(' ').next().unwrap_or_default();
            listed(sets::SENSE_PLAY, last)
        };
        let is_how = asked.by.is_some_and(|by| self.words.contains(&by))
            && !self.goal.how.as_ref().is_some_and(plays);
        // "Bars 40-48 still trip him up, hands apart at 50", "She tensed up in the Ballade. Break it up: bars 1-8."
        let is_set = asked.why == Why::Told
            && (self.goal.tempo.is_some()
                || self.goal.hands.is_some()
                || self.words.iter().any(|word| *word >= asked.to));
        asked.why == Why::Clash
            || !matches!(self.goal.r#do, Do::Rest | Do::Finish) && !is_how && !is_set
    }

    /// Whether it rests as a whole or is done.
    pub fn is_over(&self) -> bool {
        self.goal.rests_subject() || self.goal.r#do == Do::Finish
    }

    /// Whether nothing but its name sets it.
    pub fn is_bare(&self) -> bool {
        self.is_whole() && self.goal.how.is_none() && self.goal.needs.is_empty()
    }

    /// Whether it is practised as a whole: without a place, a tempo, days or hands.
    fn is_whole(&self) -> bool {
        let goal = &self.goal;
        goal.r#do == Do::Practise
            && goal.places.is_empty()
            && goal.days.is_none()
            && goal.tempo.is_none()
            && goal.hands.is_none()
    }

    /// The words of the goal as they stand in the note; words between them that are of no goal are left out.
    pub fn said(&self, note: &str, tokens: &[Token], empty: &[bool]) -> String {
        let mut words = self.words.clone();
        sort_by_key(&mut words, |word| *word);
        words.dedup();
        let mut said = String::new();
        let mut at = 0;
        while at < words.len() {
            let from = words[at];
            let mut to = from;
            while at + 1 < words.len()
                && (to + 1..words[at + 1]).all(|word| empty[word])
                && words[at + 1] - to < 4
            {
                at += 1;
                to = words[at];
            }
            if !said.is_empty() {
                said.push_str(" … ");
            }
            said.push_str(&seen(between(note, tokens[from].from, tokens[to].to)));
            at += 1;
        }
        clipped(&said, crate::goals::SAID_MAX)
    }
}

/// Whether hands are one only.
pub fn is_one(hands: Hands) -> bool {
    matches!(hands, Hands::Left | Hands::Right)
}

/// Joins a tempo with another that counts the same note; answers whether there was room for it.
fn join(own: &mut Tempo, tempo: Tempo) -> bool {
    let clash =
        |one: Option<u16>, other: Option<u16>| one.is_some() && other.is_some() && one != other;
    if clash(own.now, tempo.now)
        && own.next.is_none_or(|next| tempo.now > Some(next))
        && tempo.next.is_none()
    {
        // "at 60, at 66, once at 72"
        own.next = tempo.now.max(own.now);
        own.now = own.now.min(tempo.now);
        return true;
    }
    // "at 60, then 63, then 66"
    if !clash(own.now, tempo.now) && tempo.now.is_none() && clash(own.next, tempo.next) {
        own.next = own.next.max(tempo.next);
        return true;
    }
    if clash(own.now, tempo.now) || clash(own.next, tempo.next) {
        return false;
    }
    own.now = own.now.or(tempo.now);
    own.next = own.next.or(tempo.next);
    own.ceiling = own.ceiling.or(tempo.ceiling);
    true
}
