//! Writes `docs/practice-plans.md`: ten plans for a teacher to read. `just practice-plans` runs it.

mod lessons;

use std::io::{self, Write};

use reedling_planner::{guidance::DayPlan, plan::plan};

const INTRODUCTION: &str = "# Ten practice plans

What the built-in planner makes of ten lessons. `just practice-plans` writes this file; the note under each heading is
all that the teacher typed. A number after a title is the day's tempo.";

fn main() -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{INTRODUCTION}")?;
    for (number, (title, input)) in (1..).zip(lessons::lessons()) {
        let guidance = plan(&input).guidance;
        let note = match input.notes.as_str() {
            "" => "(nothing)",
            note => note,
        };
        writeln!(out, "\n## {number}. {title}\n")?;
        for line in note.lines() {
            writeln!(out, "> {}", escaped(line))?;
        }
        writeln!(out, "\n{}", guidance.week_summary)?;
        if !guidance.tips_for_parents.is_empty() {
            writeln!(out, "\nFor the parents:\n")?;
        }
        for tip in &guidance.tips_for_parents {
            writeln!(out, "- {tip}")?;
        }
        for day in &guidance.daily_plan {
            write_day(&mut out, day)?;
        }
    }
    Ok(())
}

fn write_day(out: &mut impl Write, day: &DayPlan) -> io::Result<()> {
    let length = match day.duration_minutes {
        0 => "rest".into(),
        minutes => format!("{minutes} minutes"),
    };
    writeln!(
        out,
        "\n**{}**, {}, {length}\n",
        day.day,
        day.date.format("%A %-d %B")
    )?;
    let plain = |name: &str, text: &str| (name.to_owned(), text.to_owned());
    let mut lines = vec![
        plain("Warm-up", &day.warmup),
        plain("Technique", &day.technical_focus),
    ];
    lines.extend(day.repertoire.iter().map(|item| {
        let tempo = item
            .target_tempo_bpm
            .map_or(String::new(), |bpm| format!(", ♩ = {bpm}"));
        (format!("{}{tempo}", item.title), item.focus.clone())
    }));
    lines.push(plain("Musicianship", &day.musicianship));
    for (name, text) in lines.iter().filter(|(_, text)| !text.is_empty()) {
        writeln!(out, "- *{name}* {text}")?;
    }
    Ok(())
}

/// A note's line without anything that Markdown would take for markup.
fn escaped(line: &str) -> String {
    line.replace('<', "&lt;").replace('*', "\\*")
}
