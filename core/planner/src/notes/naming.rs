//! Which piece a note is on about.

use super::{
    part::Part,
    pieces,
    read::NotedPiece,
    reader::{MOST, Reader},
    topic::Topic,
};
use reedling_core::letters::lower;

impl Reader {
    /// "2nd movement" or a composer right after a title belong to it.
    pub(super) fn extend_title(&mut self, part: &Part) -> bool {
        let Topic::Piece(index) = self.topic else {
            return false;
        };
        let title = &mut self.reading.pieces[index].title;
        if let Some((words, movement)) = pieces::movement(part) {
            title.push_str(", ");
            title.push_str(&movement);
            return words == part.words.len();
        }
        pieces::composer(part).is_some_and(|composer| self.extend_by(&composer))
    }

    /// Adds a composer to the title named last; answers whether there was room.
    pub(super) fn extend_by(&mut self, composer: &str) -> bool {
        let Topic::Piece(index) = self.topic else {
            return false;
        };
        let title = &mut self.reading.pieces[index].title;
        let room = title.len() < 60;
        if room && !title.ends_with(')') {
            title.push_str(&[" (", composer, ")"].concat());
        }
        room
    }

    /// Words with capitals that no evidence makes a title: what is said of them belongs to no piece named before.
    pub(super) fn name_unproven(&mut self, words: String) {
        self.topic = Topic::Nothing;
        self.reading.unused = true;
        self.spots.clear();
        let unnamed = self
            .reading
            .pieces
            .iter()
            .position(|piece| piece.title.is_empty());
        let same = self.unproven.as_deref() == Some(&*words);
        self.lost = !same && (self.unproven.is_some() || unnamed.is_some());
        if !self.lost {
            self.unproven = Some(words);
            self.last_piece = unnamed;
        }
    }

    /// Makes a title the topic: a piece named before, under a longer or shorter title, or a new one.
    pub(super) fn name_piece(&mut self, title: String) {
        let named = lower(&title);
        let known = self.reading.pieces.iter().position(|piece| {
            let known = lower(&piece.title);
            !known.is_empty()
                && (begins(&known, &named) || begins(&named, &known) || known.ends_with(&named))
        });
        let index = known.unwrap_or(self.reading.pieces.len());
        if known.is_none() {
            if index == MOST {
                self.topic = Topic::Nothing;
                self.reading.unused = true;
                return;
            }
            self.reading.pieces.push(NotedPiece {
                title,
                ..NotedPiece::default()
            });
        } else if self.reading.pieces[index].title.len() < title.len() {
            self.reading.pieces[index].title = title;
        }
        self.go_to(index);
    }

    pub(super) fn go_to(&mut self, index: usize) {
        if self.last_piece != Some(index) {
            self.spots.clear();
        }
        self.lost = false;
        self.topic = Topic::Piece(index);
        self.last_piece = Some(index);
    }

    /// Bars without a title belong to the piece named last, else to one without a name.
    pub(super) fn return_to_piece(&mut self) {
        let index = self.last_piece.unwrap_or(self.reading.pieces.len());
        if index == self.reading.pieces.len() {
            self.reading.pieces.push(NotedPiece::default());
        }
        self.go_to(index);
    }
}

/// Whether `text` is `start` or goes on after it with another word that is not a mode.
fn begins(text: &str, start: &str) -> bool {
    text.strip_prefix(start).is_some_and(|rest| {
        let word = rest.trim_start();
        rest.is_empty()
            || rest.starts_with([' ', ','])
                && !["major", "minor", "flat", "sharp"]
                    .iter()
                    .any(|mode| word.starts_with(mode))
    })
}
