//! What is read in a plan, text by text and word by word.

use reedling_core::{case_mapping::lower, search::without_marks};

use super::{
    super::{Plan, cards::PracticeCard},
    spoken::in_digits,
};
use crate::{
    guidance::{DayPlan, Part, RepertoireItem},
    vocabulary::part::Word,
};

/// A text that somebody reads.
#[derive(Clone, Copy, Debug)]
pub struct Text<'a> {
    /// What it says.
    pub text: &'a str,
    /// The title of the piece under which it stands; none for what is of no piece.
    pub title: Option<&'a str>,
}

/// Every text of a plan, each once: the week, the tips, the lines of each day, and what stands on its cards. The teacher's own
/// words are not among them.
pub fn texts(plan: &Plan) -> impl Iterator<Item = Text<'_>> {
    let guidance = &plan.guidance;
    let whole = [&guidance.week_summary]
        .into_iter()
        .chain(&guidance.tips_for_parents);
    let whole = whole.map(|text| Text { text, title: None });
    let days = guidance.daily_plan.iter().flat_map(of_day);
    let cards = plan.cards.iter().flat_map(|day| &day.cards);
    whole.chain(days).chain(cards.flat_map(of_card))
}

fn of_day(day: &DayPlan) -> impl Iterator<Item = Text<'_>> {
    let parts = [&day.warmup, &day.technical_focus, &day.musicianship];
    let parts = parts.map(|text| Text { text, title: None });
    let items = day.repertoire.iter();
    let items = items.filter(|item| !item.is_in_teachers_words());
    parts.into_iter().chain(items.map(of_item))
}

fn of_item(item: &RepertoireItem) -> Text<'_> {
    Text {
        text: &item.focus,
        title: Some(&item.title),
    }
}

fn of_card(card: &PracticeCard) -> impl Iterator<Item = Text<'_>> {
    let is_piece = matches!(card.part, Part::Spots | Part::Run);
    let title = is_piece.then_some(card.title.as_str());
    // A card of the teacher's words says nothing else.
    let task = (!card.is_in_teachers_words()).then_some(&card.task);
    let texts = [
        card.place.as_ref(),
        card.hands.as_ref(),
        task,
        card.done.as_ref(),
        card.how.as_ref(),
    ];
    let texts = texts.into_iter().flatten();
    texts.map(move |text| Text { text, title })
}

/// A word of a text.
#[derive(Clone, Debug)]
pub struct Read {
    /// The word without the marks around it.
    pub word: Word,
    /// In small letters without accents.
    pub plain: String,
    /// A sentence begins with it.
    pub opens: bool,
    /// It stands in words that the data gives.
    pub given: bool,
}

/// The words of a text, numbers in digits.
pub fn words(text: &str) -> Vec<Read> {
    let text = spelt(text);
    let mut words = Vec::new();
    let mut opens = true;
    for raw in text.split_whitespace() {
        if let Some(bare) = bare(raw) {
            let word = Word::new(bare);
            words.push(Read {
                plain: without_marks(&word.lower),
                word,
                opens,
                given: false,
            });
            opens = false;
        }
        let quoted = ['\u{201d}', '"', '\u{2019}', '\'', ')'];
        opens |= raw
            .trim_end_matches(quoted)
            .ends_with(['.', '!', '?', ':', ';']);
    }
    words
}

/// A text with its numbers in digits, and with one spelling of dashes and signs.
fn spelt(text: &str) -> String {
    let text = text
        .replace(['\u{2013}', '\u{2014}'], "-")
        .replace('=', " = ");
    in_digits(&text)
}

/// A word without the marks around it; none if it is only marks.
fn bare(raw: &str) -> Option<&str> {
    let is_mark = |c: char| !c.is_alphanumeric() && !"#\u{266f}\u{266d}=".contains(c);
    let bare = raw.trim_matches(is_mark);
    let bare = bare.trim_end_matches("'s").trim_end_matches("\u{2019}s");
    (!bare.is_empty()).then_some(bare)
}

/// Marks the words of phrases that the data gives.
pub fn mark(words: &mut [Read], phrases: &[Vec<String>]) {
    for phrase in phrases {
        let mut at = 0;
        while at + phrase.len() <= words.len() {
            if is_at(&words[at..], phrase) {
                words[at..at + phrase.len()]
                    .iter_mut()
                    .for_each(|word| word.given = true);
                at += phrase.len();
            } else {
                at += 1;
            }
        }
    }
}

/// Whether words begin with a phrase.
pub fn is_at(words: &[Read], phrase: &[String]) -> bool {
    let mut words = words.iter();
    !phrase.is_empty()
        && phrase
            .iter()
            .all(|wanted| words.next().is_some_and(|word| word.plain == *wanted))
}

/// The words of a phrase, as they are compared.
pub fn phrase(text: &str) -> Vec<String> {
    let text = spelt(text);
    let words = text.split_whitespace().filter_map(bare);
    words.map(|word| without_marks(&lower(word))).collect()
}
