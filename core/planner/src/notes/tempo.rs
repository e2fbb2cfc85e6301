//! Words of tempo.

use super::lists::listed;

const WORDS: &str = " adagio allegretto allegro andante andantino largo moderato presto vivace ";

/// Whether a word, in lower case, is one.
pub fn is_word(lower: &str) -> bool {
    listed(WORDS, lower)
}
