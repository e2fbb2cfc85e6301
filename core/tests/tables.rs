//! The tables of cases, run natively; the app's tests run the same files through the WASM package.
//!
//! A row holds what crosses to JavaScript: `args`, and `returns` or, with `at` (a JSON pointer), a part of it.

mod support;

use std::{collections::BTreeMap, fs, path::Path};

use serde::Deserialize;
use serde_json::Value;

#[derive(Deserialize)]
struct Row {
    title: String,
    args: Vec<Value>,
    #[serde(default)]
    at: String,
    returns: Value,
}

type Table = BTreeMap<String, Vec<Row>>;

fn tables() -> Vec<(String, Table)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/tables");
    let mut files: Vec<_> = fs::read_dir(folder)
        .expect("the tables")
        .map(|entry| entry.expect("a table").path())
        .collect();
    files.sort();
    files
        .into_iter()
        .map(|file| {
            let name = file
                .file_stem()
                .expect("a name")
                .to_string_lossy()
                .into_owned();
            let text = fs::read_to_string(&file).expect("a readable table");
            (name, serde_json::from_str(&text).expect("a table of rows"))
        })
        .collect()
}

#[test]
fn every_row_of_every_table_gives_what_it_says() {
    let mut wrong = Vec::new();
    for (file, table) in tables() {
        for (function, rows) in table {
            assert!(!rows.is_empty(), "{file}: {function} has no rows");
            for row in rows {
                let answer = support::call(&function, &row.args);
                let part = answer.pointer(&row.at).cloned().unwrap_or_default();
                if !support::same(&part, &row.returns) {
                    wrong.push(format!(
                        "{file} {function}: {}\n  is {part}\n  not {}",
                        row.title, row.returns
                    ));
                }
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "{} rows differ:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}
