//! Makes the table of the tasks: reads them, refuses what breaks a rule, and writes Rust.

mod check;
mod parse;
mod words;
mod write;

/// A task of the file, its purposes, families and flags by their place in the lists of `words`.
struct Task<'a> {
    id: &'a str,
    purposes: Vec<usize>,
    families: u8,
    flags: u16,
    /// Line, test and method to twelve years, and for whoever is older.
    young: [&'a str; 3],
    older: [&'a str; 3],
}

/// The tables as Rust, or what is wrong with the data.
pub fn tables(data: &str) -> Result<String, String> {
    let tasks = parse::parse(data)?;
    check::check(&tasks)?;
    Ok(write::write(&tasks))
}
