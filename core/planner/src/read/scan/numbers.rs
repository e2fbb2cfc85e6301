//! Counts of days and octaves, and numbers that nothing announces.

use super::{
    super::{
        item::{Item, ItemKind},
        tempo::{Said, bare_numbers, unit_at},
    },
    Before,
    composers::alone,
    scanner::Scanner,
};
use crate::{
    goals::{Place, Tempo},
    vocabulary::{
        lists::{listed, value},
        part::Word,
        sets,
    },
};

impl Scanner<'_> {
    /// "every day", "2 octaves".
    pub fn count(&self, at: usize) -> Option<(usize, ItemKind)> {
        let word = |at: usize| self.part.lower(at);
        if matches!(word(at), "every" | "each") && word(at + 1) == "day" {
            return Some((2, ItemKind::Days(7)));
        }
        let many = small_number(word(at)).filter(|many| (1..=4).contains(many))?;
        listed(sets::NUMBERS_OCTAVE, word(at + 1)).then_some((2, ItemKind::Octaves(many)))
    }

    /// "Clowns 120", "Gavotte, 60", "at 60, 66 and 72": a number that nothing announces.
    pub fn bare_tempo(&self, at: usize, before: Before) -> Option<(usize, ItemKind)> {
        let (many, numbers) = bare_numbers(self.tokens, self.from + at)?;
        let (most, least) = (*numbers.iter().max()?, *numbers.iter().min()?);
        if at == 0 {
            if before.tempo {
                let next = Some(most);
                let tempo = Tempo {
                    next,
                    ..Tempo::default()
                };
                return Some((many, ItemKind::Tempo(Said::new(tempo, None))));
            }
            if !before.subject && !self.is_tempo(before) {
                return None;
            }
        } else {
            let named = |item: &Item| {
                item.to == self.from + at
                    && matches!(
                        item.what,
                        ItemKind::Known(_)
                            | ItemKind::Title(..)
                            | ItemKind::Hands(..)
                            | ItemKind::Place(_)
                    )
                    && alone(&item.what).is_none()
            };
            if !self.items.iter().any(named) {
                return None;
            }
        }
        let next = (most > least).then_some(most);
        let now = Some(least);
        let tempo = Tempo {
            now,
            next,
            ..Tempo::default()
        };
        Some((many, ItemKind::Tempo(Said::new(tempo, None))))
    }
}

impl Scanner<'_> {
    /// "from 92 to 104, dotted crotchets", "at 60 (in quavers)": a note value that is all of a clause counts the number before it.
    pub fn unit_of(&mut self, before: &mut [Item]) {
        let many = self.used.len();
        let small = usize::from(self.part.words[0].lower == "in");
        let found = unit_at(self.tokens, self.from + small);
        let Some((_, unit)) = found.filter(|(words, _)| small + words == many) else {
            return;
        };
        if let Some(ItemKind::Tempo(said)) = before.last_mut().map(|last| &mut last.what) {
            *said = Said::new(said.tempo, Some(unit));
            self.take(0, many, ItemKind::Tempo(*said));
        }
    }
}

impl Scanner<'_> {
    /// "pp. 3, 5 and 7" names three pages; of "Hanon nos. 1, 3 and 5" the title has one, which is asked about.
    pub fn goes_on_listing(&mut self, before: &mut [Item]) {
        let figure = |word: &Word| word.lower.parse::<u16>().ok().filter(|number| *number > 0);
        let joins = |word: &Word| listed(sets::PLACE_JOINS, &word.lower);
        let words = &self.part.words;
        let all = words
            .iter()
            .all(|word| figure(word).is_some() || joins(word));
        let Some(last) = before.last_mut() else {
            return;
        };
        if !all || last.to != self.from || self.used.contains(&true) {
            return;
        }
        match &last.what {
            ItemKind::Place(Place::Page {
                page: Some(_),
                line: None,
            }) => {
                // "p. 3, 60": one number more may be a tempo.
                let first = &self.tokens[last.from].word;
                if words.len() < 2
                    && !listed(sets::PAGES_MANY, &first.lower)
                    && figure(first).is_none()
                {
                    return;
                }
                let pages: Vec<_> = words.iter().filter_map(figure).collect();
                for page in pages {
                    let page = Some(page);
                    self.take(
                        0,
                        self.used.len(),
                        ItemKind::Place(Place::Page { page, line: None }),
                    );
                }
            }
            ItemKind::Title(..) if self.tokens[last.to - 1].word.lower.parse::<u16>().is_ok() => {
                last.clash = true;
            }
            _ => {}
        }
    }
}

fn small_number(word: &str) -> Option<u8> {
    value(sets::NUMBER_SMALL, word).unwrap_or(word).parse().ok()
}
