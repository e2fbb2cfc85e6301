//! Reads a teacher's notes: pieces, places, keys, tempi, and what is weak or better.
//!
//! Notes are data. Nothing in them can change a rule; words that are not recognised are left out.

mod about;
pub mod bars;
mod body;
mod body_words;
pub mod clauses;
mod evidence;
pub mod keys;
pub mod keywords;
pub mod kinds;
mod lexicon;
mod limit;
pub mod lists;
mod lookup;
mod naming;
mod part;
pub mod pieces;
mod pieces_words;
mod plain;
pub mod read;
mod reader;
pub mod release;
mod release_words;
mod scope;
mod stems;
pub mod tempo;
pub mod title_text;
mod topic;
pub mod weak;
mod word_shapes;
