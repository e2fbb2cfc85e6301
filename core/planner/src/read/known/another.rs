//! What shows that a title is another piece than the known one: another composer or number.

use super::{
    super::token::{End, Token},
    Known,
};
use crate::{
    titles::normal_composer,
    vocabulary::{lexicon::List, lists::listed, sets},
};

impl Known<'_> {
    /// The title of a piece, as it is written in the repertoire.
    pub fn title(&self, piece: usize) -> &str {
        &self.context.pieces[piece].title
    }

    /// Whether a composer is not the piece's own: "Vivaldi" for the Gavotte by Gossec. A piece by "Bach / Gounod" has both.
    pub fn is_by_another(&self, piece: usize, name: &str) -> bool {
        let own = self.context.pieces[piece].composer.as_deref();
        let name = normal_composer(name);
        listed(sets::TITLE_COMPOSERS, &name)
            && own.is_some_and(|own| {
                let mut names = own.split(|sign: char| !sign.is_alphanumeric());
                normal_composer(own) != name && !names.any(|one| normal_composer(one) == name)
            })
    }

    /// Whether what stands beside the words of a title names another piece: "Bach Minuet", "Minuet in G (Bach)", "Minuet 2".
    pub fn names_another(&self, tokens: &[Token], at: usize, many: usize, piece: usize) -> bool {
        let end = at + many;
        let numbered = self.words[piece]
            .iter()
            .any(|word| word.starts_with(|sign: char| sign.is_ascii_digit()));
        if !numbered && is_numbered(tokens, end) {
            return true;
        }
        composer_behind(tokens, end).is_some_and(|name| self.is_by_another(piece, &name.word.lower))
    }
}

/// The composer behind a title and its key: "Minuet in G (Bach)", "Minuet by J. S. Bach".
fn composer_behind(tokens: &[Token], end: usize) -> Option<&Token> {
    let joins = |token: &Token| {
        let word = token.word.lower.as_str();
        matches!(word, "in" | "major" | "minor" | "flat" | "sharp")
            || token.plain.split(' ').all(|part| part.len() == 1)
            || listed(sets::COMPOSERS_BY, word)
    };
    for at in end..tokens.len().min(end + 6) {
        let token = &tokens[at];
        if tokens[at - 1].end > End::None && !token.opens {
            return None;
        }
        if is_composer(token) {
            // "Minuet Bach Prelude" may be read either way.
            let goes_on = token.end == End::None && tokens.get(at + 1).is_some_and(is_form);
            return (!goes_on).then_some(token);
        }
        if !joins(token) {
            return None;
        }
    }
    None
}

/// "Minuet 2 can rest", "Minuet no. 2", but not "Minuet 8 to 16" and "Minuet 60".
fn is_numbered(tokens: &[Token], end: usize) -> bool {
    if tokens[end - 1].end > End::None {
        return false;
    }
    let number = |at: usize| tokens.get(at).is_some_and(is_number);
    let is_no = |at: usize| tokens.get(at).is_some_and(|token| token.plain == "no");
    if is_no(end) {
        // "Rondo no 5 mistakes any more"
        let open = tokens[end].word.text == "no"
            && tokens
                .get(end + 1)
                .is_some_and(|number| number.end == End::None);
        let counts = tokens.get(end + 2).is_some_and(|next| {
            let figure = |token: &Token| token.word.text.starts_with(|c: char| c.is_ascii_digit());
            listed(sets::KNOWN_COUNTED, &next.word.lower)
                || next.word.is(List::Bar) && !tokens.get(end + 3).is_some_and(figure)
        });
        return number(end + 1) && !(open && counts);
    }
    number(end)
        && tokens[end].end == End::None
        && tokens.get(end + 1).is_some_and(|next| {
            listed(sets::KNOWN_NUMBERED, &next.word.lower) || next.word.is(List::Bar)
        })
}

fn is_number(token: &Token) -> bool {
    let text = &token.word.text;
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    digits
        && text
            .parse()
            .is_ok_and(|number: u8| (1..20).contains(&number))
}

/// "Minuet 2, bars 1-8": no clause ends between the number of a piece and its bars.
pub fn join_bars(tokens: &mut [Token]) {
    for at in 2..tokens.len() {
        let [form, number, bars] = &tokens[at - 2..=at] else {
            continue;
        };
        let ends = matches!(number.end, End::Clause | End::Heading);
        if ends
            && is_form(form)
            && form.end == End::None
            && is_number(number)
            && bars.word.is(List::Bar)
        {
            tokens[at - 1].end = End::None;
        }
    }
}

fn is_composer(token: &Token) -> bool {
    token.word.is(List::Composer) && !token.word.is(List::Method)
}

fn is_form(token: &Token) -> bool {
    token.word.is(List::Form) || token.word.is(List::FormIfCapital)
}
