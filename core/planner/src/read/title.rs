//! Titles: pieces of the repertoire, and new ones with evidence.

use super::{
    item::What,
    token::{End, Token},
};
use crate::{
    goals::{Context, Piece, PieceState, normal},
    notes::{
        evidence::{Evidence, is_proven, is_title},
        lexicon::List,
        part::{Part, Word},
        pieces::run_end,
        title_text::show,
    },
};

/// Weeks for which a shortened title still means the piece that was set.
const RECENT_DAYS: i64 = 56;

/// The repertoire, prepared for comparing.
pub struct Known<'a> {
    context: &'a Context,
    words: Vec<Vec<String>>,
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
        let words = |piece: &Piece| normal(&piece.title).split(' ').map(str::to_owned).collect();
        Self {
            context,
            words: context.pieces.iter().map(words).collect(),
        }
    }

    /// The piece whose whole title stands at a word, in any spelling, and how many words that takes.
    pub fn at(&self, tokens: &[Token], at: usize) -> Option<(usize, usize)> {
        let mut best: Option<(usize, usize)> = None;
        for (piece, title) in self.words.iter().enumerate() {
            if let Some(many) = takes(tokens, at, title)
                && best.is_none_or(|(_, most)| many > most)
            {
                best = Some((piece, many));
            }
        }
        best
    }

    /// What a title with evidence means.
    pub fn meaning(&self, title: &str, composer: Option<&str>) -> Meaning {
        let wanted = normal(title);
        let words: Vec<_> = wanted.split(' ').collect();
        let same_composer = |piece: &Piece| match (composer, &piece.composer) {
            (Some(one), Some(other)) => {
                let (one, other) = (normal(one), normal(other));
                one.split(' ').next_back() == other.split(' ').next_back()
            }
            _ => true,
        };
        let pieces = self.context.pieces.iter().enumerate();
        let fitting: Vec<_> = pieces.filter(|(_, piece)| same_composer(piece)).collect();
        if let Some((at, _)) = fitting
            .iter()
            .find(|(at, _)| self.words[*at].iter().eq(words.iter()))
        {
            return Meaning::Piece(*at);
        }
        let shortened: Vec<_> = fitting
            .iter()
            .filter(|(at, _)| {
                words
                    .iter()
                    .all(|word| self.words[*at].iter().any(|known| known == word))
            })
            .collect();
        match shortened.as_slice() {
            [(at, piece)] if self.is_recent(piece) => Meaning::Piece(*at),
            [] => Meaning::New(None),
            [(at, _), ..] => Meaning::New(Some(*at)),
        }
    }

    fn is_recent(&self, piece: &Piece) -> bool {
        let set = piece
            .last_set
            .is_some_and(|day| (self.context.lesson_date - day).num_days() <= RECENT_DAYS);
        set && piece.state != PieceState::Finished
    }
}

/// How many words at a place are a title, articles left aside.
fn takes(tokens: &[Token], at: usize, title: &[String]) -> Option<usize> {
    let mut next = at;
    let mut title = title.iter();
    let mut wanted = title.next()?;
    if wanted.is_empty() {
        return None;
    }
    loop {
        let token = tokens.get(next)?;
        let word = normal(&token.word.lower);
        if word == *wanted {
            next += 1;
            match title.next() {
                Some(more) if token.end == End::None => wanted = more,
                Some(_) => return None,
                None => return Some(next - at),
            }
        } else if next > at && word.is_empty() {
            next += 1;
        } else {
            return None;
        }
    }
}

/// A title with evidence at a word of a clause, and how many words it takes.
pub fn title_at(part: &Part, at: usize, used: &[bool]) -> Option<(usize, What)> {
    let end = run_end(part, at, used);
    let evidence = Evidence {
        lone: true,
        book: false,
        known: &[],
    };
    let run = part.words.get(at..end).filter(|run| !run.is_empty())?;
    let book = is_book(run);
    if !(is_title(part, at, end, true) && is_proven(part, at, end, &evidence) || book) {
        return None;
    }
    let by = composer_after(part, end);
    let (from, mut to, mut composer) = split(run);
    // "Menuett von Petzold"
    let joins = |word: &Word| {
        matches!(
            word.lower.as_str(),
            "von" | "de" | "du" | "by" | "of" | "par" | "di"
        )
    };
    while composer.is_some() && to > from + 1 && joins(&run[to - 1]) {
        to -= 1;
    }
    let title = show(&run[from..to])?;
    let mut many = end - at;
    if let (None, Some((words, name))) = (&composer, by) {
        composer = Some(name);
        many += words;
    }
    Some((many, What::Title(title, composer)))
}

/// A book with its number is evidence: "Suzuki Book 2", but the book alone is none.
fn is_book(_: &[Word]) -> bool {
    false
}

/// A composer before or after a title: "Bach Minuet in G", "Minuet Petzold".
fn split(run: &[Word]) -> (usize, usize, Option<String>) {
    let is_composer = |word: &Word| word.is(List::Composer);
    let before = run.iter().take_while(|word| is_composer(word)).count();
    let after = run
        .iter()
        .rev()
        .take_while(|word| is_composer(word))
        .count();
    let name = |words: &[Word]| {
        let words: Vec<_> = words.iter().map(|word| word.text.as_str()).collect();
        Some(words.join(" "))
    };
    if before == run.len() {
        (0, run.len(), None)
    } else if before > 0 {
        (before, run.len(), name(&run[..before]))
    } else if after > 0 {
        (0, run.len() - after, name(&run[run.len() - after..]))
    } else {
        (0, run.len(), None)
    }
}

/// "by Clementi", "von Bach", "de Satie" after a title.
fn composer_after(part: &Part, end: usize) -> Option<(usize, String)> {
    let by = part.words.get(end)?;
    let name = part.words.get(end + 1)?;
    let joins = matches!(by.lower.as_str(), "by" | "von" | "de" | "par" | "of");
    let first = name.text.chars().next().is_some_and(char::is_uppercase);
    let known = name.is(List::Composer) || by.lower == "by" && first;
    (joins && known).then(|| (2, name.text.clone()))
}

/// Words in quotation marks as a title; a sentence that somebody said is none.
pub fn quoted(words: &[Word]) -> Option<What> {
    let capital = words
        .iter()
        .any(|word| word.text.chars().any(char::is_uppercase));
    let title = show(words).filter(|_| capital && words.len() <= 9)?;
    Some(What::Title(title, None))
}
