//! Words of teachers' notes, and what single words and phrases say: what the reader is made of.

pub mod bars;
pub mod body;
pub mod clauses;
pub mod days;
pub mod evidence;
pub mod keys;
pub mod lexicon;
pub mod limit;
pub mod lists;
pub mod lookup;
pub mod part;
pub mod pieces;
pub mod senses;
pub mod sets;
pub mod stems;
pub mod tempo;
pub mod title_text;
pub mod weak;
pub mod word_shapes;
