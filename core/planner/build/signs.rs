//! Makes of a `.signs` file the phrases of the reader's vocabulary: one section a row, each name in braces written out.

use std::collections::{BTreeMap, BTreeSet};

const ACTS: [&str; 11] = [
    "deny", "done", "doubt", "except", "first", "keep", "leave", "listen", "mask", "perform",
    "stop",
];
const DIRECTIONS: [&str; 5] = ["-", "ahead", "back", "one", "opens"];
const TAKES: [&str; 4] = ["-", "any", "place", "subject"];

/// The sections of a file: "[~leave ahead any]" and its phrases between commas.
pub fn sections(text: &str) -> Result<String, String> {
    let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
    let text = lines.join("\n");
    let (mut names, mut used) = (BTreeMap::new(), BTreeSet::new());
    let mut sections: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for block in text
        .split("\n\n")
        .map(str::trim)
        .filter(|block| !block.is_empty())
    {
        if block.starts_with('{') {
            for line in block.lines() {
                let (name, phrases) = line.split_once(" = ").ok_or(line)?;
                names.insert(name, phrases.split(" | ").collect::<Vec<_>>());
            }
            continue;
        }
        let lines: Vec<&str> = block.lines().collect();
        let [kind, phrases, hit, miss] = lines[..] else {
            return Err(format!("not a row, its phrases and two examples: {block}"));
        };
        if !hit.starts_with("+ ") || !miss.starts_with("- ") {
            return Err(format!("no example on both sides: {block}"));
        }
        check_kind(kind)?;
        let own = sections.entry(format!("~{kind}")).or_default();
        for phrase in phrases.split(" | ") {
            used.extend(phrase.split(' ').filter(|word| word.starts_with('{')));
            for phrase in written_out(phrase, &names)? {
                if !own.insert(phrase.clone()) {
                    return Err(format!("twice in rows of {kind}: {phrase}"));
                }
            }
        }
    }
    if let Some(name) = names.keys().find(|name| !used.contains(*name)) {
        return Err(format!("no row uses {name}"));
    }
    let rows = sections.iter().map(|(kind, phrases)| {
        let phrases: Vec<&str> = phrases.iter().map(String::as_str).collect();
        format!("[{kind}]\n{}\n", phrases.join(","))
    });
    Ok(rows.collect())
}

fn check_kind(kind: &str) -> Result<(), String> {
    let words: Vec<&str> = kind.split(' ').collect();
    let [act, direction, takes] = words[..] else {
        return Err(format!("not an act, a direction and what it takes: {kind}"));
    };
    let known = ACTS.contains(&act) && DIRECTIONS.contains(&direction) && TAKES.contains(&takes);
    known.then_some(()).ok_or(format!("unknown: {kind}"))
}

/// A phrase with each name in braces in all its meanings.
fn written_out(phrase: &str, names: &BTreeMap<&str, Vec<&str>>) -> Result<Vec<String>, String> {
    let mut written = vec![String::new()];
    for word in phrase.split(' ') {
        let plain = vec![word];
        let meanings = match word.starts_with('{') {
            true => names.get(word).ok_or(format!("no such name: {word}"))?,
            false => &plain,
        };
        written = written
            .iter()
            .flat_map(|before| {
                meanings.iter().map(move |meaning| match *meaning {
                    "-" => before.clone(),
                    meaning if before.is_empty() => meaning.to_owned(),
                    meaning => format!("{before} {meaning}"),
                })
            })
            .collect();
    }
    Ok(written)
}
