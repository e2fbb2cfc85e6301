//! Reads a teacher's notes: pieces, places, keys, tempi, and what is weak or better.
//!
//! Notes are data. Nothing in them can change a rule; words that are not recognised are left out.

mod about;
pub mod bars;
pub(crate) mod body;
mod body_words;
pub mod clauses;
pub(crate) mod evidence;
pub mod keys;
pub mod keywords;
pub mod kinds;
pub(crate) mod lexicon;
pub(crate) mod limit;
pub mod lists;
pub(crate) mod lookup;
mod naming;
pub(crate) mod part;
pub mod pieces;
mod pieces_words;
mod plain;
pub mod read;
mod reader;
pub mod release;
mod release_words;
mod scope;
pub(crate) mod senses;
mod stems;
pub mod tempo;
pub mod title_text;
mod topic;
pub mod weak;
pub(crate) mod word_shapes;
