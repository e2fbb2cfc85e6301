//! Lists of words that are searched by halves: one that is out of order hides some of its words.

use std::{collections::HashSet, fs, path::Path};

/// The texts between quotation marks of a source, comments left aside.
fn literals(source: &str) -> Vec<String> {
    let lines = source.lines().map(str::trim);
    let code: Vec<_> = lines.filter(|line| !line.starts_with("//")).collect();
    let code = code.join("\n").replace("'\"'", "").replace("\\\"", "");
    code.split('"')
        .skip(1)
        .step_by(2)
        .map(str::to_owned)
        .collect()
}

/// Adds the lists of words in the sources under a folder: a space begins and ends them.
fn add_lists(folder: &Path, found: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("a file").path();
        if path.is_dir() {
            add_lists(&path, found);
            continue;
        }
        let name = path.display().to_string();
        let source = fs::read_to_string(&path).expect("a source");
        let searched = ["/src/vocabulary/", "/src/read/", "/src/plans/check/"]
            .iter()
            .any(|folder| name.contains(folder));
        // What tests say is no list.
        let rules = source.split("#[cfg(test)]").next().unwrap_or_default();
        if searched || rules.contains("listed(") {
            let lists = literals(rules).into_iter().filter(|text| {
                text.starts_with(' ') && text.ends_with(' ') && !text.trim().is_empty()
            });
            found.extend(lists.map(|text| (name.clone(), text)));
        }
    }
}

#[test]
fn lists_of_words_are_in_the_order_of_their_bytes() {
    let mut lists = Vec::new();
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    add_lists(&sources, &mut lists);
    assert!(lists.len() > 40, "{}", lists.len());
    // A backslash goes on with a list on the next line.
    let sorted = |list: &str| {
        let words = list.split_whitespace().filter(|word| *word != "\\");
        words.is_sorted() && !list.contains("  ")
    };
    let wrong: Vec<_> = lists.iter().filter(|(_, list)| !sorted(list)).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// The words of a file of the vocabulary.
fn words_of(language: &str) -> HashSet<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("data/{language}.txt"));
    let text = fs::read_to_string(path).expect("the words");
    let lines = text.lines().filter(|line| !line.starts_with(['#', '[']));
    let words = lines.flat_map(|line| line.split([',', ' ', '=']));
    words
        .filter(|word| word.chars().count() > 1)
        .map(str::to_owned)
        .collect()
}

/// The texts between quotation marks that stand beside each other with no more than a bar or a comma between.
fn groups(source: &str) -> Vec<Vec<String>> {
    let mut groups = vec![Vec::new()];
    for (at, text) in source.split('"').enumerate() {
        if at % 2 == 1 {
            groups.last_mut().expect("a group").push(text.to_owned());
        } else if !matches!(text.trim(), "|" | ",") {
            groups.push(Vec::new());
        }
    }
    groups
}

#[test]
fn lists_in_rules_are_of_one_language() {
    let english = words_of("en");
    let mut foreign: HashSet<String> = HashSet::new();
    for language in ["de", "fr", "es"] {
        foreign.extend(words_of(language));
    }
    let mut sources = Vec::new();
    for folder in ["src/read", "src/vocabulary"] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
        add_sources(&folder, &mut sources);
    }
    let mut mixed = Vec::new();
    for (name, source) in &sources {
        let rules = source.split("#[cfg(test)]").next().unwrap_or_default();
        let lines = rules.lines().map(str::trim);
        let code: Vec<_> = lines.filter(|line| !line.starts_with("//")).collect();
        for group in groups(&code.join("\n").replace("'\"'", "").replace("\\\"", "")) {
            let text = group.join(" ");
            let words: Vec<_> = text.split([' ', ',']).collect();
            let other = |word: &&&str| foreign.contains(**word) && !english.contains(**word);
            if words.iter().any(|word| english.contains(*word))
                && let Some(word) = words.iter().find(other)
            {
                mixed.push(format!("{name}: {word} in {text}"));
            }
        }
    }
    assert!(mixed.is_empty(), "{mixed:#?}");
}

/// Adds the sources under a folder with their names.
fn add_sources(folder: &Path, found: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("a file").path();
        if path.is_dir() {
            add_sources(&path, found);
        } else {
            let source = fs::read_to_string(&path).expect("a source");
            found.push((path.display().to_string(), source));
        }
    }
}
