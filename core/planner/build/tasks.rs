//! Reads the tasks and checks each: sorted by purpose, unique, with verb, count and test, within the words of a card, and
//! with slots and families that are known.

use std::fmt::Write;

/// What a task may serve, in the order of the file.
const PURPOSES: [&str; 33] = [
    "rhythm",
    "evenness",
    "fingering",
    "intonation",
    "hands",
    "dynamics",
    "articulation",
    "memory",
    "pedal",
    "tone",
    "chords",
    "fluency",
    "nerves",
    "posture",
    "stuck",
    "new",
    "general",
    "run",
    "whole",
    "first",
    "take",
    "keep",
    "look",
    "scale",
    "pattern",
    "exercise",
    "sight",
    "aural",
    "theory",
    "improvise",
    "listen",
    "warmup",
    "free",
];
const FAMILIES: [&str; 7] = [
    "keys", "bowed", "plucked", "wind", "voice", "drums", "other",
];
const FLAGS: [&str; 10] = [
    "together",
    "force",
    "long",
    "metronome",
    "alone",
    "slow",
    "again",
    "piece",
    "early",
    "late",
];
/// Words of a test that compares rounds, which needs the flag `again`.
const ROUNDS: [&str; 6] = ["last", "second", "rounds", "two times", "looser", "calmer"];
const SLOTS: [&str; 7] = ["play", "Play", "played", "note", "n", "p", "k"];
/// The verbs with which a line begins.
const VERBS: [&str; 49] = [
    "Begin",
    "Breathe",
    "Change",
    "Clap",
    "Count",
    "Draw",
    "Drop",
    "Explain",
    "Exaggerate",
    "Find",
    "Finger",
    "Glide",
    "Hear",
    "Hold",
    "Hum",
    "Improvise",
    "Invent",
    "Join",
    "Let",
    "Listen",
    "Look",
    "Make",
    "Name",
    "Place",
    "Pluck",
    "Press",
    "Put",
    "Read",
    "Record",
    "Reset",
    "Say",
    "Set",
    "Sing",
    "Sit",
    "Speak",
    "Start",
    "Stop",
    "Study",
    "Tap",
    "Tell",
    "Tongue",
    "Trill",
    "Try",
    "Work",
    "{Play}",
    "Lift",
    "Write",
    "Choose",
    "Swing",
];
/// The most words of a line with its count and test, and of a line without them.
const CARD_WORDS: usize = 12;
const LINE_WORDS: usize = 14;

struct Task<'a> {
    id: &'a str,
    purposes: Vec<usize>,
    families: u8,
    flags: u16,
    young: [&'a str; 3],
    older: [&'a str; 3],
}

/// The tables as Rust, or what is wrong with the data.
pub fn tables(data: &str) -> Result<String, String> {
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
    check(&tasks)?;
    Ok(write(&tasks))
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

fn check(tasks: &[Task]) -> Result<(), String> {
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
        let again = 1 << FLAGS.iter().position(|flag| *flag == "again").unwrap_or(0);
        for register in [&task.young, &task.older] {
            let rounds = format!(" {} ", register[1]).replace("first and last", "");
            let compares = ROUNDS
                .iter()
                .any(|words| rounds.contains(&format!(" {words} ")));
            if compares && task.flags & again == 0 {
                return Err(format!("[{id}] compares rounds without “again”"));
            }
            check_words(register, PURPOSES[purpose])
                .map_err(|problem| format!("[{id}] {problem}"))?;
        }
    }
    // Each purpose can be served on each instrument, but for needs that it has not.
    for purpose in [
        "general", "new", "stuck", "run", "first", "take", "keep", "look", "warmup", "free",
        "sight", "aural", "theory",
    ] {
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

fn check_words([line, test, how]: &[&str; 3], purpose: &str) -> Result<(), String> {
    for text in [line, test, how] {
        let mut rest = *text;
        while let Some((_, after)) = rest.split_once('{') {
            let (slot, after) = after.split_once('}').ok_or("a slot without an end")?;
            if !SLOTS.contains(&slot) {
                return Err(format!("has an unknown slot {slot}"));
            }
            rest = after;
        }
    }
    let words = |text: &str| {
        let text = text.replace("{n}", "four times");
        let text = text.replace("{k}", "the week's first key");
        text.split_whitespace().count()
    };
    let most = match purpose {
        "warmup" | "free" => {
            return if words(line) <= LINE_WORDS && test.is_empty() {
                Ok(())
            } else {
                Err(format!("is too long or has a test: {line}"))
            };
        }
        _ => CARD_WORDS,
    };
    let verb = line.split([' ', ',']).next().unwrap_or_default();
    if !VERBS.contains(&verb) {
        return Err(format!("does not begin with a verb: {line}"));
    }
    if !line.contains("{n}") || test.is_empty() || how.is_empty() {
        return Err(format!("has no count, test or method: {line}"));
    }
    match words(line) + words(test) {
        count if count > most => Err(format!("has {count} words: {line}; done when {test}")),
        _ => Ok(()),
    }
}

fn write(tasks: &[Task]) -> String {
    let mut out = String::from("static TASKS: &[Task] = &[\n");
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
