//! Hands and keys as one says them: "just the right", "hands not together yet", "b flat scale".

use super::{
    super::{item::ItemKind, lexicon::longest},
    phrases::is_form_class,
    scanner::Scanner,
};
use crate::goals::Key;

impl Scanner<'_> {
    fn spoken(&self, at: usize) -> &str {
        self.part.lower(at)
    }

    /// "b flat scale": a key in small letters before what is played in it.
    pub fn spoken_key(&self, at: usize) -> Option<(usize, ItemKind)> {
        let letter = self.spoken(at);
        let sign = match self.spoken(at + 1) {
            "flat" => "♭",
            "sharp" => "♯",
            _ => return None,
        };
        let form = longest(self.tokens, self.from + at + 2, |entry| {
            entry.language == self.language && is_form_class(entry.class)
        });
        if !matches!(letter, "a" | "b" | "c" | "d" | "e" | "f" | "g") {
            return None;
        }
        form?;
        let tonic = [&letter.to_ascii_uppercase(), sign].concat();
        Some((2, ItemKind::Key(Key { tonic, mode: None })))
    }
}
