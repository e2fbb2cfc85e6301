//! Writes the pairs of small and capital letters as the standard library has them, in runs: its own tables are ten times
//! as large, which counts in WebAssembly.

use std::{env, fmt::Write, fs, path::Path};

/// Letters that follow each other at the same distance, and whose counterparts do too.
struct Run {
    first: u32,
    count: u32,
    step: u32,
    change: i64,
}

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let tables = [
        table("SMALL", |letter| letter.to_lowercase().collect()),
        table("CAPITAL", |letter| letter.to_uppercase().collect()),
    ];
    let folder = env::var("OUT_DIR").expect("cargo names a folder");
    fs::write(Path::new(&folder).join("case_mapping.rs"), tables.concat())
        .expect("the tables are written");
}

/// The runs of a change of case, and the letters that become several.
fn table(name: &str, changed: impl Fn(char) -> String) -> String {
    let (mut single, mut several) = (Vec::new(), String::new());
    for letter in '\0'..=char::MAX {
        let text = changed(letter);
        let mut letters = text.chars();
        match (letters.next(), letters.next()) {
            (Some(other), None) if other != letter => {
                single.push((
                    u32::from(letter),
                    i64::from(u32::from(other)) - i64::from(u32::from(letter)),
                ));
            }
            (Some(_), Some(_)) => {
                several.push(letter);
                several.push_str(&text);
                several.push(' ');
            }
            _ => {}
        }
    }
    let runs = runs(&single);
    let mut out = format!("static {name}: [Run; {}] = [\n", runs.len());
    for Run {
        first,
        count,
        step,
        change,
    } in runs
    {
        let last = first + (count - 1) * step;
        let _ = writeln!(
            out,
            "    Run {{ first: {first}, last: {last}, step: {step}, change: {change} }},"
        );
    }
    let _ = writeln!(out, "];\nstatic {name}_SEVERAL: &str = {several:?};");
    out
}

fn runs(letters: &[(u32, i64)]) -> Vec<Run> {
    let mut runs = Vec::new();
    let mut rest = letters;
    while let Some(&(first, change)) = rest.first() {
        let length = |step: u32| {
            let follows = |pair: &&[(u32, i64)]| pair[1] == (pair[0].0 + step, change);
            1 + rest.windows(2).take_while(follows).count()
        };
        let step = if length(2) > length(1) { 2 } else { 1 };
        let many = length(step);
        rest = &rest[many..];
        let count = u32::try_from(many).expect("fewer letters than code points");
        runs.push(Run {
            first,
            count,
            step,
            change,
        });
    }
    runs
}
