//! The sets of words that rules ask for by name, those of all languages in one: made of the sections "[words NAME]",
//! "[phrases NAME]", "[stems NAME]" and "[values NAME]" of the files under `data/`.

include!(concat!(env!("OUT_DIR"), "/sets.rs"));
