//! Words that are written as one.

use reedling_core::case_mapping::lower;

use super::tokenizer::Tokenizer;
use crate::{
    text::between,
    vocabulary::{lists::listed, sets},
};

impl Tokenizer<'_> {
    /// "l'Étude", "d'Albéniz": the article is a word of its own.
    pub fn article<'t>(&mut self, from: usize, text: &'t str) -> (usize, &'t str) {
        let rest = text
            .strip_prefix(['l', 'd', 'L'])
            .and_then(|rest| rest.strip_prefix(['\'', '’']))
            .filter(|rest| self.quote.is_none() && (rest.starts_with(char::is_uppercase)));
        match rest {
            Some(rest) => {
                self.push(between(text, 0, 1), from, from + 1);
                (from + text.len() - rest.len(), rest)
            }
            None => (from, text),
        }
    }

    /// "15mins": the figure is a word of its own, as are both sides of "pointée=52".
    pub fn figure<'t>(&mut self, from: usize, text: &'t str) -> (usize, &'t str) {
        if let Some((unit, number)) = text.split_once('=')
            && listed(sets::TEMPO_DOTTED, &lower(unit))
        {
            let after = from + unit.len();
            self.push(unit, from, after);
            self.push("=", after, after + 1);
            return (after + 1, number);
        }
        let unit = text.trim_start_matches(|c: char| c.is_ascii_digit());
        let many = text.len() - unit.len();
        if many == 0 || !matches!(unit, "min" | "mins" | "minutes") {
            return (from, text);
        }
        self.push(between(text, 0, many), from, from + many);
        (from + many, unit)
    }

    /// "A-Dur-Tonleiter": the key is a word of its own.
    pub fn key<'t>(&mut self, from: usize, text: &'t str) -> (usize, &'t str) {
        let modes = ["-Dur-", "-dur-", "-Moll-", "-moll-"];
        let mut ends = text.match_indices('-').map(|(at, _)| at + 1);
        let end = ends.find(|end| {
            modes
                .iter()
                .any(|mode| text.get(..*end).is_some_and(|text| text.ends_with(mode)))
        });
        match end.filter(|end| *end < text.len()) {
            Some(end) => {
                self.push(between(text, 0, end - 1), from, from + end - 1);
                (from + end, between(text, end, text.len()))
            }
            None => (from, text),
        }
    }
}
