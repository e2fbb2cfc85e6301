//! Keys and scales in a note.

use super::{lists::listed, part::Part, sets};

/// A key as the teacher spelt it: "B flat major", "F# harmonic minor", "D".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Key {
    /// The name to show.
    pub name: String,
    /// Tonic and mode, the same for all spellings of a key; mode is empty when unsaid.
    pub id: (String, String),
    /// Whether words of their own say the mode, as in "C and G major", and no letter that is joined to the key, as in "C, Gm".
    pub spelt: bool,
}

/// The keys a part names that are not marked in `used`; marks theirs. `bare` allows a letter
/// alone ("Scales: G, D") to be a key.
pub fn keys(part: &Part, used: &mut [bool], bare: bool) -> Vec<(usize, Key)> {
    let mut found: Vec<(usize, Key)> = Vec::new();
    let mut at = 0;
    while at < part.words.len() {
        let key = if used[at] {
            None
        } else {
            key_at(part, at, bare)
        };
        if let Some((words, key)) = key {
            used[at..at + words].fill(true);
            found.push((at, key));
            at += words;
        } else {
            at += 1;
        }
    }
    share_mode(&mut found.iter_mut().rev().map(|(_, key)| key));
    found
}

/// In "G, D and A major" the mode belongs to all; the last comes first.
pub fn share_mode(keys: &mut dyn Iterator<Item = &mut Key>) {
    let mut mode = String::new();
    for key in keys {
        if key.id.1.is_empty() {
            if !mode.is_empty() {
                key.name.push(' ');
                key.name.push_str(&mode);
                key.id.1.clone_from(&mode);
            }
        } else {
            mode = if key.spelt {
                key.id.1.clone()
            } else {
                String::new()
            };
        }
    }
}

/// The mode at a word, added to one that is known, and the word after it: "min harm" is "minor harmonic".
fn mode_at(part: &Part, mut next: usize, known: &str) -> (String, usize) {
    let mut mode = known.to_owned();
    while let Some(word) = part.words.get(next).map(|word| word.lower.as_str()) {
        if !listed(sets::KEY_MODES, word) && !listed(sets::KEY_FLAVOURS, word) {
            break;
        }
        if !mode.is_empty() {
            mode.push(' ');
        }
        mode.push_str(match word {
            "maj" => "major",
            "min" => "minor",
            "harm" => "harmonic",
            "mel" => "melodic",
            "nat" => "natural",
            "majors" => "major",
            "minors" => "minor",
            word => word,
        });
        next += 1;
    }
    (mode, next)
}

/// "Am arpeggio", "Dmin", "Cmaj": what stands behind the letter, without the mode that is joined to it, and the mode.
fn joined_mode(rest: &str, capital: bool, bare: bool) -> (&str, &'static str) {
    let modes = [
        ("maj", "major", true),
        ("min", "minor", true),
        ("m", "minor", bare),
    ];
    let found = modes.into_iter().find_map(|(end, mode, holds)| {
        let rest = rest.strip_suffix(end).filter(|_| holds && capital)?;
        Some((rest, mode))
    });
    found.unwrap_or((rest, ""))
}

fn key_at(part: &Part, at: usize, bare: bool) -> Option<(usize, Key)> {
    let word = &part.words[at];
    let mut letters = word.text.chars();
    let letter = letters
        .next()
        .filter(|c| matches!(c, 'A'..='G' | 'a'..='g'))?;
    let (rest, known) = joined_mode(letters.as_str(), letter.is_ascii_uppercase(), bare);
    let mut accidental = match rest {
        "" => "",
        "b" | "♭" | "-flat" | "flat" => "b",
        "#" | "♯" | "-sharp" | "sharp" => "#",
        _ => return None,
    };
    let mut name = letter.to_ascii_uppercase().to_string();
    name.push_str(rest);
    let lower = |at: usize| part.lower(at);
    let mut next = at + 1;
    if accidental.is_empty() && matches!(lower(next), "flat" | "sharp") {
        accidental = if lower(next) == "flat" { "b" } else { "#" };
        name.push(' ');
        name.push_str(lower(next));
        next += 1;
    }
    let spelt = known.is_empty();
    let (mode, next) = mode_at(part, next, known);
    let is_note = mode.is_empty()
        && (listed(sets::KEY_OF_A_NOTE, lower(next))
            || at > 0 && listed(sets::KEY_TO_A_NOTE, lower(at - 1)));
    if is_note {
        return None;
    }
    let lowercase = letter.is_ascii_lowercase();
    // "a minor mistake", "a major problem"
    let named = at > 0
        && listed(" her his the your ", lower(at - 1))
        && listed(" arpeggio arpeggios scale scales ", lower(next));
    let article = letter == 'a' && next == at + 2 && !named;
    if letter == 'A' && accidental.is_empty() && listed(sets::KEY_NOUNS, lower(next)) {
        return None;
    }
    if mode.is_empty() && (lowercase || !bare) || lowercase && article {
        return None;
    }
    if !mode.is_empty() {
        name.push(' ');
        name.push_str(&mode);
    }
    let id = (
        [&letter.to_ascii_uppercase().to_string(), accidental].concat(),
        mode,
    );
    Some((next - at, Key { name, id, spelt }))
}

#[cfg(test)]
mod tests {
    use super::keys;
    use crate::vocabulary::part::Part;

    fn read(note: &str, bare: bool) -> Vec<String> {
        let part = Part::of(note);
        let found = keys(&part, &mut vec![false; part.words.len()], bare);
        found.into_iter().map(|(_, key)| key.name).collect()
    }

    #[test]
    fn keys_keep_the_teachers_spelling() {
        for (note, key) in [
            ("G major scale uneven", "G major"),
            ("B flat major better", "B flat major"),
            ("Bb maj", "Bb major"),
            ("f# minor", "F# minor"),
            ("D harmonic minor", "D harmonic minor"),
            ("E♭ major", "E♭ major"),
            ("A minor pentatonic", "A minor pentatonic"),
        ] {
            assert_eq!(read(note, false), [key], "{note}");
        }
    }

    #[test]
    fn words_are_no_keys() {
        for note in [
            "a minor mistake",
            "a major problem",
            "Good",
            "be careful",
            "A lot",
            "Ab crunches",
        ] {
            assert!(read(note, false).is_empty(), "{note}");
        }
    }

    #[test]
    fn notes_and_strings_are_no_keys() {
        for note in [
            "E flats sharp",
            "G sharp low",
            "F sharp fingering",
            "low D",
            "the D string",
        ] {
            assert!(read(note, true).is_empty(), "{note}");
        }
    }

    #[test]
    fn a_list_shares_its_mode() {
        assert_eq!(read("Scales G and D major", true), ["G major", "D major"]);
        assert!(read("scale of D", true) == ["D"]);
    }
}
