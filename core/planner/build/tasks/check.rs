//! Refuses data that breaks a rule: tasks are sorted by what they serve and unique; a line has verb, count and test within
//! the words of a card; slots are known; and what any instrument needs is there for each family.

use super::{
    Task,
    words::{
        CARD_WORDS, FAMILIES, FLAGS, FOR_ANYBODY, LINE_WORDS, PURPOSES, ROUNDS, SLOTS, UNCOUNTED,
        VERBS,
    },
};

/// What is wrong with the tasks.
pub(super) fn check(tasks: &[Task]) -> Result<(), String> {
    let mut last = 0;
    for (at, task) in tasks.iter().enumerate() {
        let id = task.id;
        let purpose = *task
            .purposes
            .first()
            .ok_or(format!("[{id}] serves nothing"))?;
        if purpose < last {
            return Err(format!("[{id}] is not sorted by what it is for"));
        }
        last = purpose;
        if tasks[..at].iter().any(|other| other.id == id) {
            return Err(format!("[{id}] is there twice"));
        }
        for register in [&task.young, &task.older] {
            if compares_rounds(register[1]) && !has(task, "again") {
                return Err(format!("[{id}] compares rounds without “again”"));
            }
            check_register(register, PURPOSES[purpose])
                .map_err(|problem| format!("[{id}] {problem}"))?;
        }
        if claps(task) && !has(task, "clap") {
            return Err(format!("[{id}] claps without “clap”"));
        }
    }
    check_served(tasks)
}

fn has(task: &Task, flag: &str) -> bool {
    let at = FLAGS.iter().position(|known| *known == flag);
    at.is_some_and(|at| task.flags & (1 << at) != 0)
}

fn compares_rounds(test: &str) -> bool {
    let test = format!(" {test} ").replace("first and last", "");
    let mut rounds = ROUNDS.iter();
    rounds.any(|words| test.contains(&format!(" {words} ")))
}

/// Who may play with one hand only cannot clap.
fn claps(task: &Task) -> bool {
    let lines = [task.young[0], task.older[0]];
    lines
        .iter()
        .any(|line| line.to_lowercase().contains("clap"))
}

/// Each purpose can be served on each instrument, but for needs that it has not.
fn check_served(tasks: &[Task]) -> Result<(), String> {
    for purpose in FOR_ANYBODY {
        for (family, name) in FAMILIES.iter().enumerate() {
            let served = tasks.iter().any(|task| {
                task.families & (1 << family) != 0
                    && task.purposes.iter().any(|at| PURPOSES[*at] == purpose)
            });
            if !served {
                return Err(format!("{name} have no task for {purpose}"));
            }
        }
    }
    Ok(())
}

fn check_register([line, test, how]: &[&str; 3], purpose: &str) -> Result<(), String> {
    check_slots([line, test, how])?;
    if UNCOUNTED.contains(&purpose) {
        return if words(line) <= LINE_WORDS && test.is_empty() {
            Ok(())
        } else {
            Err(format!("is too long or has a test: {line}"))
        };
    }
    let verb = line.split([' ', ',']).next().unwrap_or_default();
    if !VERBS.contains(&verb) {
        return Err(format!("does not begin with a verb: {line}"));
    }
    if !line.contains("{n}") || test.is_empty() || how.is_empty() {
        return Err(format!("has no count, test or method: {line}"));
    }
    match words(line) + words(test) {
        count if count > CARD_WORDS => Err(format!("has {count} words: {line}; done when {test}")),
        _ => Ok(()),
    }
}

fn check_slots(texts: [&str; 3]) -> Result<(), String> {
    for text in texts {
        let mut rest = text;
        while let Some((_, after)) = rest.split_once('{') {
            let (slot, after) = after.split_once('}').ok_or("a slot without an end")?;
            if !SLOTS.contains(&slot) {
                return Err(format!("has an unknown slot {slot}"));
            }
            rest = after;
        }
    }
    Ok(())
}

fn words(text: &str) -> usize {
    let text = text.replace("{n}", "four times");
    let text = text.replace("{k}", "the week's first key");
    text.split_whitespace().count()
}
