//! The words of a name as the database sees them, so that a word finds who is called so by an index.
//!
//! Both databases know `replace`, `ltrim` and `rtrim` with a set of letters, and nothing else that they share takes words apart. Of a
//! folded name only the first line counts, without umlauts spelled out; "Anna-Lena" are two words.

/// The tables with names, as they are quoted.
pub const TABLES: [&str; 2] = ["\"user\"", "\"contact_card\""];

/// The first three words of a name without marks and its last one, each as an expression that the step `index_name_words` has
/// indexed; a changed expression needs a step of its own.
pub fn expressions() -> [String; 4] {
    let words = words();
    let rest = after(&words);
    let last = format!("replace({words}, rtrim({words}, {}), '')", letters());
    [first(&words), first(&rest), first(&after(&rest)), last]
}

/// The words of the first line with spaces between them.
fn words() -> String {
    let line = "replace(name_folded, ltrim(name_folded, replace(name_folded, '\n', '')), '')";
    format!("replace({line}, '-', ' ')")
}

/// All signs of the name but spaces.
fn letters() -> &'static str {
    "replace(replace(name_folded, '-', ''), ' ', '')"
}

/// The first word of some.
fn first(words: &str) -> String {
    format!("replace({words}, ltrim({words}, {}), '')", letters())
}

/// The words after the first.
fn after(words: &str) -> String {
    format!("ltrim(ltrim({words}, {}))", letters())
}
