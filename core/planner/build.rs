//! Makes static tables of the data under `data/`, and refuses data that breaks a rule of its own.

#[path = "build/signs.rs"]
mod signs;
#[path = "build/tasks/mod.rs"]
mod tasks;
#[path = "build/vocabulary.rs"]
mod vocabulary;

use std::{env, fs, path::Path};

fn main() {
    println!("cargo::rerun-if-changed=data");
    println!("cargo::rerun-if-changed=build");
    let data = fs::read_to_string("data/tasks.txt").expect("data/tasks.txt is there");
    let tables = tasks::tables(&data).unwrap_or_else(|problem| panic!("data/tasks.txt: {problem}"));
    let folder = env::var("OUT_DIR").expect("cargo names a folder");
    let write = |name: &str, text: &str| {
        fs::write(Path::new(&folder).join(name), text).expect("the tables are written");
    };
    write("tasks.rs", &tables);
    let files = word_files();
    let mut sets = vocabulary::Sets::default();
    for (name, text) in &files {
        let own = sets
            .take(text)
            .unwrap_or_else(|problem| panic!("data/{name}: {problem}"));
        let signs = match name.as_str() {
            "titles.txt" => String::new(),
            _ => {
                let path = Path::new("data").join(name.replace(".txt", ".signs"));
                fs::read_to_string(path).expect("a language has its signs")
            }
        };
        let signs = signs::sections(&signs)
            .unwrap_or_else(|problem| panic!("the signs of data/{name}: {problem}"));
        write(name, &(own + &signs));
    }
    write("sets.rs", &sets.rust());
    let senses = fs::read_to_string("data/senses.txt").expect("data/senses.txt is there");
    write("senses.txt", &without_remarks(&senses));
}

/// The files of words, by their names: one a language, and that of titles.
fn word_files() -> Vec<(String, String)> {
    let names = fs::read_dir("data").expect("data is there").map(|file| {
        let name = file.expect("a file").file_name();
        name.into_string().expect("a plain name")
    });
    let mut names: Vec<String> = names.filter(|name| is_of_words(name)).collect();
    names.sort();
    let read = |name: String| {
        let text = fs::read_to_string(Path::new("data").join(&name)).expect("the words are there");
        (name, text)
    };
    names.into_iter().map(read).collect()
}

/// "en.txt" and "titles.txt", but not the tables of other kinds.
fn is_of_words(name: &str) -> bool {
    name == "titles.txt" || name.len() == 6 && name.ends_with(".txt")
}

/// The lines of a table but those that explain it.
fn without_remarks(text: &str) -> String {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.flat_map(|line| [line, "\n"]).collect()
}
