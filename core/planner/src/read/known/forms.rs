//! Forms by their names in other languages: "Menuett" is the minuet that a student plays.

use super::Known;
use crate::vocabulary::{lists::value, sets};

impl Known<'_> {
    /// The word of a title that names the same form as another, where all titles have one word for it: "Menuett" is the
    /// "Minuet" of a student who plays one.
    fn own_form(&self, name: &str) -> Option<&str> {
        let form = value(sets::KNOWN_FORM, name).filter(|_| !self.holds(name))?;
        let named = |word: &&String| *word == form || value(sets::KNOWN_FORM, word) == Some(form);
        let mut own = self.words.iter().flatten().filter(named);
        let first = own.next()?;
        own.all(|word| word == first).then_some(first)
    }

    /// A title with its forms by the names that the student's pieces have.
    pub fn in_own_forms(&self, title: &str) -> String {
        let words = title.split(' ');
        let words: Vec<&str> = words
            .map(|word| self.own_form(word).unwrap_or(word))
            .collect();
        words.join(" ")
    }
}
