//! Small help for writing sentences without a formatter.

/// What stands between two places of a text, counted in bytes; nothing where a place is within a letter. An index in
/// brackets would bring the tables for printing any letter, which its panic may have to.
#[inline(never)]
pub fn between(text: &str, from: usize, to: usize) -> &str {
    text.get(from..to).unwrap_or_default()
}

/// Fills `{x}` in a template from pairs of a letter and its text.
pub fn fill(template: &str, slots: &[(char, &str)]) -> String {
    let mut text = String::with_capacity(template.len() + 32);
    let mut rest = template;
    while let Some((before, after)) = rest.split_once('{') {
        text.push_str(before);
        let mut inside = after.chars();
        let letter = inside.next();
        if let Some((_, value)) = slots.iter().find(|(slot, _)| Some(*slot) == letter) {
            text.push_str(value);
        }
        rest = inside.as_str().strip_prefix('}').unwrap_or_default();
    }
    text.push_str(rest);
    text
}

/// The text with all that reads `from` replaced.
pub fn replaced(text: &str, from: &str, to: &str) -> String {
    let mut done = String::with_capacity(text.len());
    let mut rest = text;
    loop {
        if let Some(after) = rest.strip_prefix(from) {
            done.push_str(to);
            rest = after;
            continue;
        }
        let mut letters = rest.chars();
        let Some(letter) = letters.next() else {
            return done;
        };
        done.push(letter);
        rest = letters.as_str();
    }
}

/// Lines as one text: a table of them would hold an address and a length for each.
macro_rules! lines {
    ($first:literal $(, $line:literal)* $(,)?) => {
        concat!($first $(, "\n", $line)*)
    };
}
pub(super) use lines;

/// The lines of a text made with [`lines!`], each once, beginning with the one at `start`.
pub fn turned(lines: &'static str, start: usize) -> impl Iterator<Item = &'static str> {
    let lines: Vec<&str> = lines.split('\n').collect();
    (0..lines.len()).map(move |step| lines[(start + step) % lines.len()])
}

/// The line at a place of a text, counted round and round.
pub fn line(lines: &'static str, at: usize) -> &'static str {
    turned(lines, at).next().unwrap_or_default()
}

/// "a", "a and b", "a, b and c".
pub fn list(items: &[&str]) -> String {
    let mut text = String::new();
    for (at, item) in items.iter().enumerate() {
        if at > 0 {
            text.push_str(if at + 1 == items.len() { " and " } else { ", " });
        }
        text.push_str(item);
    }
    text
}

/// "4 min: " before a line.
pub fn timed(minutes: u16, line: &str) -> String {
    [&minutes.to_string(), " min: ", line].concat()
}

#[cfg(test)]
mod tests {
    use super::{fill, list};

    #[test]
    fn slots_are_filled_and_lists_joined() {
        assert_eq!(
            fill("Play {p}, {n} times", &[('p', "bar 3"), ('n', "4")]),
            "Play bar 3, 4 times"
        );
        assert_eq!(list(&["a", "b", "c"]), "a, b and c");
    }
}
