//! Titles in a clause: of the repertoire, and new ones with evidence.

use super::{
    super::{
        item::ItemKind,
        lexicon::{Entry, Language, longest},
        place::numbered,
        title::{Meaning, title_at},
    },
    is_numbered,
    scanner::Scanner,
};
use crate::vocabulary::{lexicon::List, word_shapes::is_capital};

impl Scanner<'_> {
    /// Pieces of the repertoire.
    pub fn known_pieces(&mut self) {
        self.each(|scanner, at| {
            let (piece, many) = scanner.known.at(scanner.tokens, scanner.from + at)?;
            // "Swiss Song variations 1 and 2": the last word of the title tells where as well.
            let last = scanner.from + at + many - 1;
            let places = many > 1 && numbered(scanner.tokens, last).is_some();
            Some((many - usize::from(places), ItemKind::Known(piece)))
        });
    }

    /// New titles, and pieces of the repertoire in other words.
    pub fn titles(&mut self) {
        let mut at = 0;
        let blocked = self.blocked();
        while at < self.used.len() {
            let free = !(blocked[at] || at == 0 && self.is_everyday());
            if free && let Some((many, title)) = title_at(&self.part, at, &blocked) {
                self.take(at, many, self.known_title(title));
                at += many;
            } else {
                at += 1;
            }
        }
    }

    /// "ABRSM Grade 3 A1", "Trinity Grade 5 no. 2": how many words name a piece of an examination's book.
    pub fn exam_piece(&self, at: usize) -> Option<(usize, ItemKind)> {
        let figure = |at: usize| self.part.lower(at).ends_with(|c: char| c.is_ascii_digit());
        let mut entries = self.tokens[self.from + at].entries.iter();
        let graded = entries.any(|entry| entry.class == "board") && figure(at + 2);
        let many = if figure(at + 3) { 4 } else { 5 };
        let words = self.part.words.get(at..at + many)?.iter();
        let words: Vec<_> = words.map(|word| word.text.as_str()).collect();
        let title = ItemKind::Title(words.join(" "), None);
        (graded && figure(at + many - 1)).then(|| (many, self.known_title(title)))
    }

    /// "Heller in Takt 5", "Falla en el compás 8": a composer's name that is an everyday word of the sentence's language.
    fn is_everyday(&self) -> bool {
        let word = |at: usize| {
            self.part
                .words
                .get(at)
                .map_or("", |word| word.text.as_str())
        };
        let everyday = matches!(
            (self.language, word(0)),
            (Language::German, "Heller") | (Language::Spanish, "Falla")
        );
        everyday && word(1).starts_with(char::is_lowercase)
    }

    /// The words that no title holds: those with a place already, and orders such as "Skip" or "Kein".
    fn blocked(&self) -> Vec<bool> {
        let mut blocked = self.used.clone();
        let language = self.language;
        let orders = |entry: &Entry| match entry.class {
            "~doubt - -" => false,
            "verb" | "~stop - -" | "how" => entry.language == language,
            class => class.starts_with('~'),
        };
        let event = |entry: &Entry| entry.language == language && entry.class.starts_with("event.");
        for at in 0..blocked.len() {
            let word = &self.part.words[at];
            // "Das Konzert war toll" and "vor dem Konzert" are of no concerto.
            let named = longest(self.tokens, self.from + at, event);
            blocked[at] |= named.is_some_and(|(many, _)| self.tells_when(at, many));
            let opens = at == 0 || !is_capital(&word.text);
            if opens
                && !word.is(List::Form)
                && !word.is(List::Joining)
                && !is_numbered(self.tokens, self.from + at)
                && let Some((many, _)) = longest(self.tokens, self.from + at, orders)
            {
                let end = (at + many).min(blocked.len());
                blocked[at..end].fill(true);
            }
        }
        blocked
    }

    /// A title that is one of the repertoire.
    pub fn known_title(&self, title: ItemKind) -> ItemKind {
        match &title {
            ItemKind::Title(name, composer) => {
                match self.known.meaning(name, composer.as_deref()) {
                    Meaning::Piece(piece) => ItemKind::Known(piece),
                    Meaning::New(_) => title,
                }
            }
            _ => title,
        }
    }
}
