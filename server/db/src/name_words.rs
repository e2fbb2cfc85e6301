//! The words of a name as the database sees them, so that a word finds who is called so by an index.
//!
//! Both databases know `replace`, `ltrim` and `rtrim` with a set of letters, and nothing else that they share takes words apart. Of a
//! folded name only the first line counts, without umlauts spelled out; "Anna-Lena" are two words. Names of more words, and those with
//! other signs such as "O'Brien", are irregular: they have an index of their own and are taken apart by whoever reads them.

/// The tables with names, as they are quoted.
pub const TABLES: [&str; 2] = ["\"user\"", "\"contact_card\""];

/// The signs of a name that is not irregular.
const PLAIN: &str = "abcdefghijklmnopqrstuvwxyz0123456789- \n";

/// The first three words of a name without marks and its last one, each as an expression that the step `index_name_words` has
/// indexed; a changed expression needs a step of its own.
pub fn expressions() -> [String; 4] {
    let [words, second, third, _] = rests();
    let last = format!("replace({words}, rtrim({words}, {}), '')", letters());
    [first(&words), first(&second), first(&third), last]
}

/// All words of a name, and those from the second, the third and the fourth on.
fn rests() -> [String; 4] {
    let words = words();
    let second = after(&words);
    let third = after(&second);
    let fourth = after(&third);
    [words, second, third, fourth]
}

/// Whether a name is irregular: the condition of an index of the step `index_name_words`; a changed one needs a step of its own.
pub fn is_irregular() -> String {
    let [_, _, _, rest] = rests();
    format!("(ltrim(name_folded, '{PLAIN}') <> '' OR replace({rest}, ' ', '') <> {rest})")
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::migrations::{CONDITION, EXPRESSIONS};

    // What is asked is what the steps have indexed: upgraded databases have no other index.
    #[test]
    fn queries_ask_what_the_steps_indexed() {
        let indexed: Vec<&str> = EXPRESSIONS.split_terminator(";\n").collect();
        assert_eq!(indexed, expressions());
        assert_eq!(CONDITION.trim_end(), is_irregular());
    }
}
