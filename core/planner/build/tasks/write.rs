//! Writes the tasks as a static table, and a constant for each flag.

use std::fmt::Write;

use super::{
    Task,
    words::{FLAGS, PURPOSES},
};

/// The tables as Rust.
pub(super) fn write(tasks: &[Task]) -> String {
    let mut out = String::new();
    for (at, flag) in FLAGS.iter().enumerate() {
        let _ = writeln!(out, "const {}: u16 = {};", flag.to_uppercase(), 1 << at);
    }
    out.push_str("static TASKS: &[Task] = &[\n");
    for task in tasks {
        let purposes: String = task
            .purposes
            .iter()
            .map(|at| format!("Purpose::{}, ", camel(PURPOSES[*at])))
            .collect();
        let wording = |[line, test, how]: &[&str; 3]| {
            format!("Wording {{ line: {line:?}, test: {test:?}, how: {how:?} }}")
        };
        let _ = writeln!(
            out,
            "    Task {{ id: {:?}, purposes: &[{purposes}], families: {}, flags: {}, young: {}, older: {} }},",
            task.id,
            task.families,
            task.flags,
            wording(&task.young),
            wording(&task.older),
        );
    }
    out.push_str("];\n");
    out
}

fn camel(name: &str) -> String {
    let mut letters = name.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}
