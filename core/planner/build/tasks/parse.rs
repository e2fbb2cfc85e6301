//! Reads the file: a head in brackets, then a line for each register.

use super::{
    Task,
    words::{FAMILIES, FLAGS, PURPOSES},
};

/// The tasks as they stand in the file.
pub(super) fn parse(data: &str) -> Result<Vec<Task<'_>>, String> {
    let mut tasks: Vec<Task> = Vec::new();
    for line in data.lines() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        if let Some(head) = line.strip_prefix('[') {
            tasks.push(head_of(head)?);
            continue;
        }
        let task = tasks.last_mut().ok_or("a line before the first task")?;
        match line.split_once(": ") {
            Some(("young", text)) => task.young = parts(text),
            Some(("older", text)) => task.older = parts(text),
            _ => return Err(format!("[{}] has an unknown line: {line}", task.id)),
        }
    }
    Ok(tasks)
}

fn head_of(head: &str) -> Result<Task<'_>, String> {
    let (id, rest) = head.split_once(']').ok_or(format!("no end of [{head}"))?;
    let mut task = Task {
        id,
        purposes: Vec::new(),
        families: 0,
        flags: 0,
        young: [""; 3],
        older: [""; 3],
    };
    for field in rest.split(';') {
        let (name, values) = field
            .split_once(':')
            .ok_or(format!("[{id}] without “for”"))?;
        for value in values.split_whitespace() {
            let at = |known: &[&str]| {
                let at = known.iter().position(|known| *known == value);
                at.ok_or(format!("[{id}] names {value}, which is unknown"))
            };
            match name.trim() {
                "for" => task.purposes.push(at(&PURPOSES)?),
                "families" => task.families |= 1 << at(&FAMILIES)?,
                "flags" => task.flags |= 1 << at(&FLAGS)?,
                name => return Err(format!("[{id}] has an unknown field {name}")),
            }
        }
    }
    if task.families == 0 {
        task.families = u8::MAX;
    }
    Ok(task)
}

/// Line, test and method.
fn parts(text: &str) -> [&str; 3] {
    let mut parts = text.split(" | ");
    [(); 3].map(|()| parts.next().unwrap_or_default())
}
