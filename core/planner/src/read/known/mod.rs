//! The repertoire of a student, compared with what a note names.

mod another;
mod forms;
mod shortened;
mod takes;

use super::{item::ItemKind, token::Token};
use crate::{
    goals::{Context, Key, Mode, Piece, PieceState},
    titles::{normal_composer, normal_title, normal_word, same_composer},
};
use another::join_bars;
use shortened::{
    ends, is_catalogued, is_form_name, is_of_a_phrase, is_own, is_spoken_form, run,
    stands_for_itself,
};
use takes::{is_short_for, is_small, spelt, takes};

/// Weeks for which a shortened title still means the piece that was set.
const RECENT_DAYS: i64 = 56;

/// The repertoire, prepared for comparing.
pub struct Known<'a> {
    context: &'a Context,
    words: Vec<Vec<String>>,
    /// For each piece, which words of its title tell it from others.
    own: Vec<Vec<bool>>,
}

/// What a title of the note means.
pub enum Meaning {
    /// A piece of the repertoire.
    Piece(usize),
    /// A new title; perhaps a shortened one of this piece, which only the teacher can tell.
    New(Option<usize>),
}

impl<'a> Known<'a> {
    /// Prepares the pieces of a student.
    pub fn new(context: &'a Context) -> Self {
        let words = |piece: &Piece| {
            let title = spelt(&normal_title(&piece.title));
            title.split(' ').map(str::to_owned).collect()
        };
        let words: Vec<Vec<String>> = context.pieces.iter().map(words).collect();
        let own = |words: &Vec<String>| words.iter().map(|word| is_own(word)).collect();
        Self {
            context,
            own: words.iter().map(own).collect(),
            words,
        }
    }

    /// Whether a word is of a title.
    pub fn holds(&self, word: &str) -> bool {
        self.words.iter().flatten().any(|known| known == word)
    }

    /// Gives the words of a note the form in which titles are compared, where there is anything to compare them with.
    pub fn prepare(&self, tokens: &mut [Token]) {
        if !self.words.is_empty() {
            let plain = |word: &str| spelt(&normal_word(word));
            for token in tokens.iter_mut() {
                token.plain = plain(&token.word.lower);
                // "Minuet's had its day"
                if let Some(stem) = token.word.lower.strip_suffix("'s").map(plain)
                    && self.holds(&stem)
                    && !self.holds(&token.plain)
                {
                    token.plain = stem;
                }
            }
            join_bars(tokens);
        }
    }

    /// The piece whose title stands at a word, in any spelling, and how many words that takes; else the one recent piece
    /// that a part of its title means.
    pub fn at(&self, tokens: &[Token], at: usize) -> Option<(usize, usize)> {
        if self.words.is_empty() || tokens[at].plain.is_empty() {
            return None;
        }
        let mut best: Option<(usize, usize)> = None;
        for (piece, title) in self.words.iter().enumerate() {
            if let Some(many) = takes(tokens, at, title)
                && best.is_none_or(|(_, most)| many > most)
                && !(many == 1 && is_of_a_phrase(tokens, at))
                && !self.names_another(tokens, at, many, piece)
            {
                best = Some((piece, many));
            }
        }
        best.or_else(|| self.shortened_at(tokens, at))
    }

    fn shortened_at(&self, tokens: &[Token], at: usize) -> Option<(usize, usize)> {
        let mut best: Option<(usize, usize)> = None;
        let mut doubtful = false;
        for (piece, title) in self.words.iter().enumerate() {
            let first = title.iter().position(|word| *word == tokens[at].plain);
            let Some(first) = first.filter(|_| self.is_recent(&self.context.pieces[piece])) else {
                continue;
            };
            let many = run(tokens, at, &title[first..]);
            let own = &self.own[piece];
            let means = match many {
                0 => false,
                1 => {
                    own[first] && stands_for_itself(tokens, at)
                        || title.len() > 1
                            && (is_form_name(tokens, at) || is_spoken_form(tokens, at))
                }
                _ if first + many == title.len() && is_catalogued(tokens, at) => true,
                _ => {
                    own[first..first + many].contains(&true)
                        && own[first + many - 1]
                        && ends(tokens, at + many)
                }
            };
            if means && !self.names_another(tokens, at, many, piece) {
                doubtful = best.is_some_and(|(_, most)| most == many);
                if best.is_none_or(|(_, most)| many > most) {
                    best = Some((piece, many));
                }
            }
        }
        best.filter(|_| !doubtful)
    }

    /// A title with its key, as the teacher wrote it: one of the repertoire where it has that key. `None` where the title
    /// has the key already.
    pub fn in_key(&self, what: &ItemKind, key: &Key, written: &str) -> Option<ItemKind> {
        let mode = match key.mode {
            Some(Mode::Major) => " major",
            Some(_) => " minor",
            None => "",
        };
        let name = spelt(&normal_title(&["in ", &key.tonic, mode].concat()));
        match what {
            ItemKind::Title(title, composer) => {
                let spelt = [title, " ", &name].concat();
                Some(match self.meaning(&spelt, composer.as_deref()) {
                    Meaning::Piece(piece) => ItemKind::Known(piece),
                    Meaning::New(_) => {
                        ItemKind::Title([title, " ", written].concat(), composer.clone())
                    }
                })
            }
            _ => None,
        }
    }

    /// What a title with evidence means.
    pub fn meaning(&self, title: &str, composer: Option<&str>) -> Meaning {
        let wanted = self.in_own_forms(&spelt(&normal_title(title)));
        let words: Vec<_> = wanted.split(' ').filter(|word| !is_small(word)).collect();
        if let Some(name) = title.strip_prefix("Piece by ") {
            return self.by_composer(&normal_composer(name));
        }
        let pieces = self.context.pieces.iter().enumerate();
        let fitting: Vec<_> = pieces
            .filter(|(_, piece)| same_composer(composer, piece.composer.as_deref()))
            .collect();
        if let Some((at, _)) = fitting.iter().find(|(at, _)| {
            let own = self.words[*at].iter().filter(|word| !is_small(word));
            // "No" and "In" are titles as well.
            let small = words.is_empty() && self.words[*at].join(" ") != wanted;
            own.eq(words.iter()) && !small
        }) {
            return Meaning::Piece(*at);
        }
        let shortened: Vec<_> = fitting
            .iter()
            .filter(|(at, _)| is_short_for(&words, &self.words[*at]))
            .collect();
        match shortened.as_slice() {
            [(at, piece)] if self.is_recent(piece) => Meaning::Piece(*at),
            [] => Meaning::New(None),
            [(at, _), ..] => Meaning::New(Some(*at)),
        }
    }

    /// "the Chopin": the one recent piece of that composer.
    fn by_composer(&self, name: &str) -> Meaning {
        let mut fitting = (0..self.context.pieces.len()).filter(|at| {
            let piece = &self.context.pieces[*at];
            let composer = piece.composer.as_deref().map(normal_composer);
            self.is_recent(piece) && composer.is_some_and(|other| other == name)
        });
        match (fitting.next(), fitting.next()) {
            (Some(piece), None) => Meaning::Piece(piece),
            (first, _) => Meaning::New(first),
        }
    }

    fn is_recent(&self, piece: &Piece) -> bool {
        let set = piece
            .last_set
            .is_some_and(|day| (self.context.lesson_date - day).num_days() <= RECENT_DAYS);
        set && piece.state != PieceState::Finished
    }
}
