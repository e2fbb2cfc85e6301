//! The kinds of work beside pieces.

use super::{lexicon::List, part::Part};

/// Beginnings of the words that name one, or of two words, between commas.
pub(super) const KINDS: &str = "scale,tonleiter,gamme,escala,arpeggi,arpegi,arpège,broken chord,dreiklang,akkordzerleg,sight-read,sightread,\
     sight read,blattspiel,vom blatt,déchiffr,lecture à,lectura a,primera vista,pedal,pédale,hands together,\
     both hands,beide hände,beiden händen,beidhändig,hände zusammen,mains ensemble,deux mains,manos juntas,\
     ambas manos,dos manos,them together,it together,together yet,nicht zusammen,pas ensemble,encore ensemble,\
     metronom,métronom,metrónom,aural,gehörbildung,theory,theorie,musiktheorie,théorie,teoría,octave,oktave,octava";

/// Whether a word begins one.
pub(super) fn is_kind(part: &Part, at: usize) -> bool {
    if !part.is_at(at, List::Kind) {
        return false;
    }
    let lower = &part.words[at].lower;
    KINDS.split(',').any(|stem| match stem.split_once(' ') {
        None => lower.starts_with(stem),
        Some((first, second)) => {
            let next = part.words.get(at + 1);
            lower == first && next.is_some_and(|next| next.lower.starts_with(second))
        }
    })
}
