//! Cuts the files of words, one a language, into what the reader keeps: the vocabulary of each, and the sets that rules ask for
//! by name, those of all languages in one. Refuses what is not in order, double, or of no kind.

use std::collections::BTreeMap;

/// What a rule asks for: whether a word is one of them, whether one of them begins at a word, a beginning of words, what a word
/// stands for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    Words,
    Phrases,
    Stems,
    Values,
}

/// The kinds by the word before a set's name.
const KINDS: [(&str, Kind); 4] = [
    ("words ", Kind::Words),
    ("phrases ", Kind::Phrases),
    ("stems ", Kind::Stems),
    ("values ", Kind::Values),
];

/// The sets by their names, of all files.
#[derive(Default)]
pub struct Sets<'a>(BTreeMap<&'a str, (Kind, Vec<&'a str>)>);

impl<'a> Sets<'a> {
    /// Takes the sets of a file; answers its vocabulary without remarks and gaps.
    pub fn take(&mut self, text: &'a str) -> Result<String, String> {
        let (mut vocabulary, mut set) = (String::new(), None);
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if let Some(name) = line.strip_prefix('[') {
                let name = name.strip_suffix(']').ok_or(line)?;
                let mut kinds = KINDS.iter();
                set = kinds.find_map(|(word, kind)| Some((*kind, name.strip_prefix(word)?)));
                if set.is_none() {
                    vocabulary.extend([line, "\n"]);
                }
            } else if let Some((kind, name)) = set {
                self.add(kind, name, line)?;
            } else if !line.is_empty() {
                vocabulary.extend([&line.replace(", ", ","), "\n"]);
            }
        }
        Ok(vocabulary)
    }

    fn add(&mut self, kind: Kind, name: &'a str, line: &'a str) -> Result<(), String> {
        let words: Vec<&str> = line.split(", ").collect();
        let key_of = |word: &&'a str| key(kind, word);
        if let Some(pair) = words
            .windows(2)
            .find(|pair| key_of(&pair[0]) >= key_of(&pair[1]))
        {
            return Err(format!(
                "{name}: \"{}\" stands before \"{}\"",
                pair[0], pair[1]
            ));
        }
        let plain = |word: &&str| {
            !key(kind, word).is_empty()
                && word.trim() == *word
                && (kind != Kind::Words || !word.contains(' '))
        };
        if let Some(word) = words.iter().find(|word| !plain(word)) {
            return Err(format!("{name}: \"{word}\" is not one of its kind"));
        }
        let own = self.0.entry(name).or_insert((kind, Vec::new()));
        if own.0 != kind {
            return Err(format!("{name} is of two kinds"));
        }
        own.1.extend(words);
        // By the words alone: "=" stands before some signs and letters.
        own.1
            .sort_by(|one, other| key_of(one).cmp(key_of(other)).then(one.cmp(other)));
        own.1.dedup();
        match own
            .1
            .windows(2)
            .find(|pair| kind == Kind::Values && key_of(&pair[0]) == key_of(&pair[1]))
        {
            Some(pair) => Err(format!("{name}: \"{}\" beside \"{}\"", pair[0], pair[1])),
            None => Ok(()),
        }
    }

    /// The sets as Rust, each one text: words between spaces, phrases between commas.
    pub fn rust(&self) -> String {
        let (mut rust, mut senses, mut count) = (String::new(), String::new(), 0);
        for (name, (kind, words)) in &self.0 {
            let ident = name.replace(['.', '-'], "_").to_uppercase();
            let text = match kind {
                Kind::Words => format!(" {} ", words.join(" ")),
                _ => words.join(","),
            };
            rust.push_str(&format!(
                "/// The set \"{name}\".\npub const {ident}: &str = {text:?};\n"
            ));
            if let Some(name) = name.strip_prefix("sense.") {
                senses.push_str(&format!("({name:?}, {ident}),\n"));
                count += 1;
            }
        }
        format!(
            "{rust}/// The sets that the table of senses names.\npub const SENSES: [(&str, &str); {count}] = [{senses}];\n"
        )
    }
}

/// What a word of a set is found by: all of it, or what stands before "=".
fn key(kind: Kind, word: &str) -> &str {
    match kind {
        Kind::Values => word.split_once('=').map_or("", |(key, _)| key),
        _ => word,
    }
}
