//! How far a negation or a release reaches. Where the clause that leaves out is not certain the sentence is read for
//! nothing else, so that a plan is thinner rather than wrong.

use super::{
    bars,
    kinds::{Kinds, keeps_apart},
    lexicon::List,
    limit::limit,
    lists::listed,
    lookup::lists,
    part::{Part, Word},
    release::Released,
    release_words::{AND, BLAMES, INSTEAD, ONLY, OPENS, PAIRS, PLAYS, PRONOUNS, QUALITY, WORKS},
    word_shapes::{is_form, is_number},
};

/// A sentence in three: what is read before a negation or a release, what that leaves out, and what is read after it.
/// All of it is left out unless a clause is certain to be another: "Gavotte instead of the Minuet", "Sonata bars 1-20,
/// not bars 21-30", "Not the Sonatina, only the Gavotte", "Skip the Minuet and play the Gavotte". "Not even", "no
/// mistakes", "don't rush" leave nothing out, for which the answer is `None`.
pub fn cut(parts: &[Part]) -> Option<[Vec<Part>; 3]> {
    if !(0..parts.len()).any(|at| releases(parts, at)) {
        return None;
    }
    let parts = &clauses(parts);
    let first = (0..parts.len()).find(|at| releases(parts, *at))?;
    let last = (0..parts.len()).rfind(|at| releases(parts, *at))?;
    let certain = stands_alone(&parts[last..]);
    let keeps = |at: &usize| {
        let from = opens(&parts[*at]);
        let word = parts[*at]
            .words
            .get(from)
            .map_or("", |word| word.lower.as_str());
        listed(ONLY, word) && titled(&parts[*at..])
            || certain && asks(&parts[*at], from) && names(&parts[*at..])
    };
    let end = (last + 1..parts.len()).find(keeps).unwrap_or(parts.len());
    let (mut before, mut left) = (Vec::new(), parts[..end].to_vec());
    let part = &parts[first];
    let instead = (0..part.words.len()).find(|at| part.has_one_at(*at, INSTEAD));
    let at_word = |word: usize| releases_at(part, word, quoted_after(parts, first));
    if let Some(at) = instead.filter(|at| !(0..*at).any(at_word)) {
        let mut kept = part.clone();
        left[first].words = kept.words.split_off(at);
        if titled(&[kept.clone()]) {
            before = left.drain(..first).chain([kept]).collect();
        } else {
            left = parts[..end].to_vec();
        }
    } else if first > 0 && at_word(opens(part)) && stands_alone(&parts[first..]) {
        before = left.drain(..first).collect();
    }
    Some([before, left, parts[end..].to_vec()])
}

/// Whether a part leaves something out.
fn releases(parts: &[Part], at: usize) -> bool {
    let part = &parts[at];
    let quoted = quoted_after(parts, at);
    !part.quoted && (0..part.words.len()).any(|word| releases_at(part, word, quoted))
}

fn quoted_after(parts: &[Part], at: usize) -> bool {
    parts.get(at + 1).is_some_and(|next| next.quoted)
}

/// How many words stand before a clause's own first one.
fn opens(part: &Part) -> usize {
    let first = part.words.first();
    first.map_or(0, |word| usize::from(listed(OPENS, &word.lower)))
}

/// Whether a word asks for playing, with those after it.
fn asks(part: &Part, at: usize) -> bool {
    let word = part.words.get(at);
    word.is_some_and(|word| listed(PLAYS, &word.lower)) || part.has_one_at(at, WORKS)
}

/// The parts, and those apart that an "and" joins: "Gavotte at 72 and leave out the Minuet", "Leave the Minuet and play
/// the Gavotte". In "Do not try and play it" nothing is joined.
fn clauses(parts: &[Part]) -> Vec<Part> {
    let mut clauses = Vec::new();
    for (index, part) in parts.iter().enumerate() {
        let quoted = quoted_after(parts, index);
        let released = |from: usize| (0..from).find(|word| releases_at(part, *word, false));
        let joins = |at: &usize| {
            listed(AND, &part.words[*at].lower)
                && match released(*at) {
                    None => releases_at(part, at + 1, quoted),
                    Some(word) => {
                        word <= opens(part)
                            && part.is_at(word, List::Releases)
                            && asks(part, at + 1)
                    }
                }
        };
        let joined = (1..part.words.len()).filter(|_| !part.quoted).find(joins);
        let Some(at) = joined else {
            clauses.push(part.clone());
            continue;
        };
        let mut head = part.clone();
        let mut tail = Part {
            opens_sentence: false,
            ..part.clone()
        };
        tail.words = head.words.split_off(at);
        head.heading = false;
        let heads = std::slice::from_ref(&head);
        if names(heads) || stands_alone(heads) {
            clauses.extend([head, tail]);
        } else {
            clauses.push(part.clone());
        }
    }
    clauses
}

/// Whether the first part names what it leaves out, so that it speaks of nothing before it; a quotation after it is its
/// own.
fn stands_alone(parts: &[Part]) -> bool {
    let count = 1 + usize::from(quoted_after(parts, 0));
    let clause = &parts[..count.min(parts.len())];
    let mut words = clause.iter().flat_map(|part| &part.words);
    if words.any(|word| listed(PRONOUNS, &word.lower)) {
        return false;
    }
    let mut kinds = Kinds::default();
    kinds.add(clause, |part, at| releases_at(part, at, false));
    // "Allegro: not the last page yet" leaves out a page.
    names(clause)
        || kinds != Kinds::default()
        || Released::default().add(clause) && !Released::points_back(clause)
}

/// Whether there is a title, or bars.
fn names(parts: &[Part]) -> bool {
    let bars = |part: &Part| {
        let mut used = vec![false; part.words.len()];
        !bars::places(part, &mut used, false).is_empty()
    };
    titled(parts) || parts.iter().any(bars)
}

/// Whether there is a quotation, a form or a composer.
fn titled(parts: &[Part]) -> bool {
    let named = |word: &Word| is_form(word) || word.is(List::Composer);
    parts
        .iter()
        .any(|part| part.quoted || part.words.iter().any(named))
}

/// Whether a word leaves out what stands beside it; `before_quote`: a quotation follows the part.
pub fn releases_at(part: &Part, at: usize, before_quote: bool) -> bool {
    let Some(whole) = part.words.get(at) else {
        return false;
    };
    let word = |at: usize| part.words.get(at).map_or("", |word| word.lower.as_str());
    let own = |list: List| match whole.lower.strip_prefix("n'") {
        Some(verb) => lists(verb).has(list),
        None => whole.is(list),
    };
    let this = whole.lower.strip_prefix("n'").unwrap_or(&whole.lower);
    let not = own(List::Not);
    let pair = whole.is(List::Pairs) && part.has_one_at(at, PAIRS);
    let without = own(List::Without);
    let releases = own(List::Releases);
    if !(not || pair || without || releases || matches!(this, "aside" | "away")) {
        return false;
    }
    let before = at.checked_sub(1).map_or("", word);
    let next = word(at + 1);
    // "Nothing else" leaves out nothing that is named.
    if listed(" nada nicht nichts nothing ", this) && listed(" andere anderes else más ", next) {
        return false;
    }
    // "No more than ten minutes a day" leaves out nothing, "not hands together" no piece.
    if (not || pair) && limit(part).is_some() || not && keeps_apart(part, at) {
        return false;
    }
    match this {
        "no" if part.words.get(at + 1).is_some_and(is_number) => false,
        "instead" => next == "of",
        // "Put the Sonatina away", but not "away from the bridge".
        "aside" | "away" => part.words[..at]
            .iter()
            .any(|word| listed(" lay leave put set ", &word.lower)),
        "done" => !listed(" well worked ", before),
        "forget" | "worry" | "stop" if at > 0 && part.is_at(at - 1, List::Not) => false,
        "rest" => {
            !listed(
                " crotchet eighth half minim of quarter quaver the whole ",
                before,
            ) && !listed(" of stroke strokes ", next)
        }
        "stop" => !listed(" double ", before),
        _ if without => {
            let from = at
                + 1
                + usize::from(listed(
                    " das de den der die el la las le les los the ",
                    next,
                ));
            let named = part.words.get(from).is_some_and(|word| {
                is_form(word)
                    || is_number(word)
                    || word.is(List::Composer)
                    || listed(
                        " bar bars compases compás mesure mesures takt takte ",
                        &word.lower,
                    )
            });
            named
                || from >= part.words.len() && before_quote
                || part.has_one_at(from + 1, "major,minor")
        }
        _ if not => {
            let quality = |at: usize| {
                listed(QUALITY, word(at))
                    || part.is_at(at, List::Good)
                    || part.is_at(at, List::Weak) && !listed(BLAMES, word(at))
            };
            // "Don't let her play the Sonatina", but "don't let the tempo drop".
            let plays = |at| listed(" play practice practise touch ", word(at));
            let starts = part.has_one_at(at + 3, "start with,start on,begin with,go on");
            let lets = word(at + 1) == "let" && (starts || (at + 2..at + 5).any(plays));
            let skips = usize::from(listed(" always longer more quite so too very ", next));
            lets || !(quality(at + 1 + skips) || part.has_one_at(at + 1, "in tune,in time"))
        }
        _ => releases || pair,
    }
}
