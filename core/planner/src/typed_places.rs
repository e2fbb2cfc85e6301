//! What a teacher types into the places of a row: "9-16, 20, the coda".

use reedling_core::case_mapping::lower;

use crate::goals::{BAR_MAX, PLACES_MAX, Place};

/// The places that a text names, one between two commas: bars by number, pages, lines and letters by their words, what fits
/// none in the teacher's words. An empty text is the whole of it. Bars that end before they begin, and more than there may
/// be, are kept, so that the rules of a goal can say so.
///
/// ```
/// use reedling_planner::{goals::Place, typed_places::places};
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
        if found.len() <= PLACES_MAX && !found.contains(&place) {
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
        _ => Place::Words { text: part.into() },
    }
}

/// "9–16" or "20"; `None` for what is no bar.
fn range(text: &str) -> Option<(u16, u16)> {
    let (from, to) = text.split_once(['-', '–', '—']).unwrap_or((text, text));
    Some((number(from)?, number(to)?))
}

fn number(text: &str) -> Option<u16> {
    let number = text.trim().parse().ok()?;
    (1..=BAR_MAX).contains(&number).then_some(number)
}

#[cfg(test)]
mod tests {
    use super::places;
    use crate::{
        goals::{Do, Goal, Goals, Place, Subject},
        plans::wording::place_text,
    };

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
    fn what_is_no_bar_stays_words() {
        for text in ["0", "2001", "verse 2"] {
            assert_eq!(places(text), [Place::Words { text: text.into() }]);
        }
        assert_eq!(places(" , ;"), []);
        assert_eq!(places("9, 9").len(), 1);
    }

    #[test]
    fn what_breaks_a_rule_is_kept_and_the_rule_says_so() {
        let told = |typed: &str| {
            let goal = Goal {
                places: places(typed),
                ..Goal::new(Do::Practise, Subject::Words { text: "it".into() })
            };
            let goals = Goals {
                goals: vec![goal],
                ..Goals::default()
            };
            goals.validate().first_message().map(str::to_owned)
        };
        let order = "Bars must be from 1 to 2,000, the first before the last";
        assert_eq!(told("bars 8-1").as_deref(), Some(order));
        assert_eq!(told("16–9").as_deref(), Some(order));
        assert_eq!(told("8-8"), None);
        assert_eq!(told(&"é".repeat(200)), None);
        let long = "A place can have at most 200 characters";
        assert_eq!(told(&"é".repeat(201)).as_deref(), Some(long));
        let many = |count: u16| (1..=count).map(|bar| format!("{bar},")).collect::<String>();
        assert_eq!(told(&many(20)), None);
        let text = "A goal can have at most 20 places";
        assert_eq!(told(&many(21)).as_deref(), Some(text));
    }
}
