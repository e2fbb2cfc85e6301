//! Lists of words that are searched by halves: one that is out of order hides some of its words.

use std::{fs, path::Path};

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
        let searched = ["/src/notes/", "/src/read/", "/src/plans/check/"]
            .iter()
            .any(|folder| name.contains(folder));
        if searched || source.contains("listed(") {
            let lists = literals(&source).into_iter().filter(|text| {
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
    assert!(lists.len() > 150, "{}", lists.len());
    // A backslash goes on with a list on the next line.
    let sorted = |list: &str| {
        let words = list.split_whitespace().filter(|word| *word != "\\");
        words.is_sorted() && !list.contains("  ")
    };
    let wrong: Vec<_> = lists.iter().filter(|(_, list)| !sorted(list)).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}
