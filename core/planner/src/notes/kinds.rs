//! The kinds of work that a note leaves out: "No scales this week."

use super::{
    bars, keys,
    lexicon::List,
    lists::listed,
    part::{Part, Word},
    release_words::{INSTEAD, QUALITY},
    word_shapes::{is_capital, is_form},
};
use reedling_core::text::contains;

/// Beginnings of the words of notes, and what the lines of a plan hold that ask for such work.
pub(super) const KINDS: [(&str, &str); 9] = [
    ("scale,tonleiter,gamme,escala", "cale"),
    (
        "arpeggi,arpegi,arpège,broken chord,dreiklang,akkordzerleg",
        "rpeggi,roken chord,seventh",
    ),
    (
        "sight-read,sightread,sight read,blattspiel,vom blatt,déchiffr,lecture à,lectura a,primera vista",
        "ight-read",
    ),
    ("pedal,pédale", "edal"),
    (
        "hands together,both hands,beide hände,beiden händen,beidhändig,hände zusammen,mains ensemble,deux mains,manos juntas,ambas manos,dos manos,them together,it together,together yet,nicht zusammen,pas ensemble,encore ensemble",
        "ands together,oth hands,oin the hands,other on your knee,ontrary",
    ),
    ("metronom,métronom,metrónom", "etronome,the click"),
    ("aural,gehörbildung", "ural work"),
    ("theory,theorie,musiktheorie,théorie,teoría", "heory"),
    ("octave,oktave,octava", "ctave"),
];
/// What the lines of a plan hold that ask for the other hand, too.
const OTHER_HAND: &str = "oth hands,ands together,ands apart,ands separately,ach hand,er hand,hand at a time,other hand,oin the hands,other on your knee,ontrary,either hand,which hand";
/// The bit of work with one hand only.
const ONE_HAND: u16 = 1 << KINDS.len();
/// Articles and the like between a negation and what it denies.
const FILL: &str = " any das de del der die el la las le les los mehr more más the use using ";
/// Words that join the items of a list.
const JOINS: &str = " also and auch aussi e either et ni nor o oder or ou también tampoco u und y ";

/// Kinds of work, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Kinds(u16);

impl Kinds {
    /// Whether a line of a plan asks for one of them.
    pub fn forbid(self, line: &str) -> bool {
        let asks = |(_, stems): &&(&str, &str)| stems.split(',').any(|stem| contains(line, stem));
        self.0 != 0
            && (KINDS
                .iter()
                .enumerate()
                .any(|(at, row)| (self.0 >> at) & 1 == 1 && asks(&row))
                || self.0 & ONE_HAND != 0 && asks(&&("", OTHER_HAND)))
    }

    /// Leaves out what takes both hands, for one that hurts.
    pub fn keep_one_hand(&mut self) {
        self.0 |= ONE_HAND;
    }

    /// Adds other kinds.
    pub fn join(&mut self, other: Kinds) {
        self.0 |= other.0;
    }

    /// Adds what a sentence leaves out; `releases` tells a negation or a release.
    pub fn add(&mut self, parts: &[Part], releases: impl Fn(&Part, usize) -> bool) {
        let mut goes_on = false;
        for (at, part) in parts.iter().enumerate() {
            let words = part.words.len();
            if !part.any(List::Kind) {
                goes_on = false;
                continue;
            }
            // "No C major scale" leaves out that scale alone.
            let more = names_more(part);
            let kind = |at: usize| {
                kind(part, at)
                    & if more && !is_another(part, at) {
                        !3
                    } else {
                        !0
                    }
            };
            let marks = |part: &Part, at: usize| {
                marks(part, at) && releases(part, at)
                    || marks_kind(part, at)
                    || keeps_apart(part, at)
            };
            let all = (0..words).fold(0, |all, at| all | kind(at));
            let only_kinds = (0..words).all(|at| {
                kind(at) != 0
                    || at > 0 && kind(at - 1) != 0
                    || listed(JOINS, &part.words[at].lower)
                    || listed(FILL, &part.words[at].lower)
            });
            let mut left = 0;
            if all == 0 || part.quoted || tells(part) {
                goes_on = false;
                continue;
            }
            if let Some(mark) = (0..words).find(|at| marks(part, *at)) {
                left = (mark..words).fold(0, |left, at| left | kind(at));
                if left == 0 && !part.has_one_at(mark, INSTEAD) {
                    left = all;
                }
            } else if goes_on && only_kinds {
                left = all;
            } else if part.heading && only_kinds {
                // "Scales: not this week."
                left = parts.get(at + 1).map_or(0, |next| {
                    let first = (0..next.words.len().min(2)).any(|at| marks(next, at));
                    if first { all } else { 0 }
                });
            }
            goes_on = left != 0;
            self.0 |= left;
        }
    }
}

/// Whether a part is of one hand alone: "right hand only".
pub(super) fn is_one_handed(part: &Part) -> bool {
    let any = |list| part.words.iter().any(|word| listed(list, &word.lower));
    any(" hand lh main mano rh ")
        && any(
            " allein alone ausschließlich bloß just lediglich nur only seul seule seulement sola solamente solo sólo uniquement ",
        )
}

/// Whether a negation is of hands together and of nothing else: "don't put them together yet". What is played stays.
pub(super) fn keeps_apart(part: &Part, at: usize) -> bool {
    const HANDS: u16 = 1 << 4;
    let together = |at: &usize| kind(part, *at) & HANDS != 0;
    part.is_at(at, List::Not)
        && (at..(at + 5).min(part.words.len()))
            .find(together)
            .is_some_and(|end| {
                (at..end).all(|at| {
                    let word = &part.words[at];
                    !is_form(word) && !is_capital(&word.text) && !word.is(List::Bar)
                })
            })
}

/// The kind that a word begins.
pub(super) fn kind(part: &Part, at: usize) -> u16 {
    if !part.is_at(at, List::Kind) {
        return 0;
    }
    let begins = |stem: &str| {
        let (first, second) = stem.split_once(' ').unwrap_or((stem, ""));
        let lower = &part.words[at].lower;
        if second.is_empty() {
            return lower.starts_with(first);
        }
        let next = part.words.get(at + 1);
        lower == first && next.is_some_and(|next| next.lower.starts_with(second))
    };
    let mut bits = 0;
    for (bit, (stems, _)) in KINDS.iter().enumerate() {
        bits |= u16::from(stems.split(',').any(begins)) << bit;
    }
    bits
}

/// A negation or a release of the work itself: neither "don't skip the scales" nor "scales are done".
fn marks(part: &Part, at: usize) -> bool {
    let lower = |at: usize| part.words.get(at).map_or("", |word| word.lower.as_str());
    let releases = |at| part.is_at(at, List::Releases);
    let undone = at > 0 && part.is_at(at - 1, List::Not) && releases(at);
    let twice = part.is_at(at, List::Not)
        && (at + 1..at + 4).any(|at| releases(at) || matches!(lower(at), "neglect" | "négliger"));
    !undone
        && !twice
        && !listed(QUALITY, lower(at + 1))
        && !listed(
            " basta done erledigt fertig fini finie finis terminada terminado ",
            lower(at),
        )
}

/// "no pedal", "ohne Metronom", but not "no pedal mistakes".
fn marks_kind(part: &Part, at: usize) -> bool {
    let lower = |at: usize| part.words.get(at).map_or("", |word| word.lower.as_str());
    let from = at + 1 + usize::from(listed(FILL, lower(at + 1)));
    (part.is_at(at, List::Not) || part.is_at(at, List::Without))
        && from < part.words.len()
        && kind(part, from) != 0
        && !listed(QUALITY, lower(from + 1))
}

/// What was or was not done: "scales not practised".
fn tells(part: &Part) -> bool {
    const UNDONE: &str = "not practised,not practiced,not prepared,not learnt,not learned,nicht geübt,pas travaillé,pas travaillées";
    let told = " heard n'a n'ont were ";
    (0..part.words.len()).any(|at| {
        let word = &part.words[at].lower;
        part.is_at(at, List::Past) || listed(told, word) || part.has_one_at(at, UNDONE)
    })
}

/// Whether a kind is another item of a list than the key before it: "not A major nor arpeggios".
fn is_another(part: &Part, at: usize) -> bool {
    let joins = |at: &usize| listed(JOINS, &part.words[*at].lower);
    (0..at)
        .rev()
        .find(joins)
        .is_some_and(|join| !part.words[join..].iter().any(is_mode))
}

/// "major", or "D-Dur".
fn is_mode(word: &Word) -> bool {
    let mode = word.lower.split('-').nth(1).unwrap_or(&word.lower);
    listed(" dur majeur major mayor menor mineur minor moll ", mode)
}

/// Whether a part names bars or a key of its own.
fn names_more(part: &Part) -> bool {
    let mut used = vec![false; part.words.len()];
    !bars::places(part, &mut used, false).is_empty()
        || !keys::keys(part, &mut used, true).is_empty()
        || part.words.iter().any(is_mode)
}
