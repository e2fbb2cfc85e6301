//! Complaints in quotation marks: "my arm hurts", and no title.

use super::{
    super::{lexicon::List, lists::listed, part::Part, sets},
    is_body, is_idiom,
    pain::is_pain,
};

/// Whether words in quotation marks are a complaint and no title: it names a part of the body
/// or whoever speaks, and the complaint stands in small letters. It may be denied.
pub fn complains(part: &Part) -> bool {
    let small = |at: usize| part.words[at].text == part.words[at].lower;
    let speaks = || listed(sets::QUOTED_OPENS, part.lower(0));
    let many = part.words.len();
    let hurts = |at: usize| {
        small(at)
            && (is_pain(part, at) || part.words[at].has(List::StopStem))
            && !is_idiom(part, at)
    };
    let names = |at: usize| (at == 0 || small(at)) && is_body(part, at);
    (speaks() || (0..many).any(names)) && (0..many).any(hurts)
}
