//! What a teacher types into the places of a row: "9-16, 20, the coda".

use reedling_core::letters::lower;

use crate::goals::{BAR_MAX, HOW_MAX, PLACES_MAX, Place};

/// The places that a text names, one between two commas: bars by number, pages, lines and letters by their words, what fits
/// none in the teacher's words. An empty text is the whole of it.
///
/// ```
/// use reedling_planner::{goals::Place, typed::places};
/// assert_eq!(places("bars 9–16, 20").len(), 2);
/// assert_eq!(places("9-16"), [Place::Bars { from: 9, to: 16 }]);
/// assert_eq!(places("the coda"), [Place::Words { text: "the coda".into() }]);
/// ```
pub fn places(text: &str) -> Vec<Place> {
    let mut found: Vec<Place> = Vec::new();
    for part in text.split([',', ';']) {
        let part = part.trim();
        if part.is_empty() {
            continue;
        }
        let place = place(part);
        // "page 2, line 3" is one place.
        if let (Some(Place::Page { line: of, .. }), Place::Page { page: None, line }) =
            (found.last_mut(), &place)
            && of.is_none()
        {
            *of = *line;
            continue;
        }
        if found.len() < PLACES_MAX && !found.contains(&place) {
            found.push(place);
        }
    }
    found
}

fn place(part: &str) -> Place {
    let lower = lower(part);
    let (word, rest) = lower.split_once(' ').unwrap_or(("", &lower));
    let named = |words: &[&str]| words.contains(&word.trim_end_matches('.'));
    let is_bar = word.is_empty() || named(&["bar", "bars", "b", "m", "mm", "measure", "measures"]);
    if let (true, Some((from, to))) = (is_bar, range(rest)) {
        return Place::Bars { from, to };
    }
    let number = number(rest);
    if number.is_some() && named(&["page", "p"]) {
        return Place::Page {
            page: number,
            line: None,
        };
    }
    if number.is_some() && named(&["line"]) {
        return Place::Page {
            page: None,
            line: number,
        };
    }
    match part.split_once(' ') {
        Some((word, name)) if word.eq_ignore_ascii_case("letter") && name.chars().count() <= 3 => {
            Place::Letter {
                name: name.trim().into(),
            }
        }
        _ => Place::Words {
            text: part.chars().take(HOW_MAX).collect(),
        },
    }
}

/// "9–16" or "20"; `None` for what is no bar, or ends before it begins.
fn range(text: &str) -> Option<(u16, u16)> {
    let (from, to) = text.split_once(['-', '–', '—']).unwrap_or((text, text));
    let (from, to) = (number(from)?, number(to)?);
    (from <= to).then_some((from, to))
}

fn number(text: &str) -> Option<u16> {
    let number = text.trim().parse().ok()?;
    (1..=BAR_MAX).contains(&number).then_some(number)
}

#[cfg(test)]
mod tests {
    use super::places;
    use crate::{goals::Place, plans::wording::place_text};

    #[test]
    fn places_are_read_back_as_they_are_shown() {
        let shown = "bars 9–16, bar 20, page 2, line 3, letter B, where the horn comes in";
        let found = places(shown);
        assert_eq!(found.len(), 5);
        assert_eq!(
            found[2],
            Place::Page {
                page: Some(2),
                line: Some(3)
            }
        );
        let texts: Vec<_> = found.iter().map(place_text).collect();
        assert_eq!(texts.join(", "), shown);
    }

    #[test]
    fn bars_that_end_before_they_begin_stay_words() {
        for text in ["16-9", "0", "2001", "verse 2"] {
            assert_eq!(places(text), [Place::Words { text: text.into() }]);
        }
        assert_eq!(places(" , ;"), []);
        assert_eq!(places("9, 9").len(), 1);
    }
}
