//! By which words a piece is found: one rule for goals, plans and repertoire.

use crate::vocabulary::{lists::listed, sets};
use reedling_core::{case_mapping::lower, search::without_marks};

/// English articles, which are also the name of a note or a part of it.
const FIRST_ARTICLES: [&str; 2] = ["a", "an"];

/// What a title is found by: its words in small letters without marks, punctuation and articles, common short forms as one.
/// Numbers, opus, movement and key stay.
///
/// ```
/// use reedling_planner::titles::normal_title;
/// assert_eq!(normal_title("  The Bourrée, in E-minor "), "bourree in e minor");
/// assert_eq!(normal_title("Sonatina opus 36 Nr. 1"), normal_title("sonatina op. 36 no. 1"));
/// assert_ne!(normal_title("Sonatina op. 36 no. 1"), normal_title("Sonatina op. 36 no. 2"));
/// assert_ne!(normal_title("Minuet in G"), normal_title("Minuet in G minor"));
/// assert_eq!(normal_title("A Minor Prelude"), "a minor prelude");
/// ```
pub fn normal_title(title: &str) -> String {
    let plain = plain(title);
    let mut done = String::with_capacity(plain.len());
    for word in words(&plain).filter(|word| !listed(sets::TITLE_ARTICLE, word)) {
        let word = long_form(word);
        if FIRST_ARTICLES.contains(&done.as_str()) && !listed(sets::TITLE_OF_KEY, word) {
            done.clear();
        }
        if !done.is_empty() {
            done.push(' ');
        }
        done.push_str(word);
    }
    if done.is_empty() {
        // A title of articles alone is still a title.
        return words(&plain).collect::<Vec<_>>().join(" ");
    }
    done
}

/// What a word of a note is in a title that is found there; empty for an article.
pub fn normal_word(word: &str) -> String {
    let plain = plain(word);
    let words = words(&plain).filter(|word| !listed(sets::TITLE_ARTICLE, word));
    words.map(long_form).collect::<Vec<_>>().join(" ")
}

/// What a composer is found by: the last word of the name.
///
/// ```
/// use reedling_planner::titles::normal_composer;
/// assert_eq!(normal_composer("L. van Beethoven"), normal_composer("Beethoven"));
/// ```
pub fn normal_composer(composer: &str) -> String {
    let plain = plain(composer);
    words(&plain).last().unwrap_or_default().to_owned()
}

/// Whether a composer is one that the reader knows.
///
/// ```
/// use reedling_planner::titles::is_known_composer;
/// assert!(is_known_composer("L. van Beethoven") && !is_known_composer("Aunt Mo"));
/// ```
pub fn is_known_composer(composer: &str) -> bool {
    listed(sets::TITLE_COMPOSERS, &normal_composer(composer))
}

/// Whether the composers of two pieces may be the same: one of them may be unknown.
///
/// ```
/// use reedling_planner::titles::same_composer;
/// assert!(same_composer(Some("J. S. Bach"), Some("Bach")) && same_composer(Some("Bach"), None));
/// assert!(!same_composer(Some("Bach"), Some("Chopin")));
/// ```
pub fn same_composer(one: Option<&str>, other: Option<&str>) -> bool {
    match (one, other) {
        (Some(one), Some(other)) => normal_composer(one) == normal_composer(other),
        _ => true,
    }
}

/// A word that is written in several ways, as one.
fn long_form(word: &str) -> &str {
    match word {
        "number" | "nr" | "num" => "no",
        "opus" => "op",
        "maj" => "major",
        "min" => "minor",
        word => word,
    }
}

/// Small letters without marks and apostrophes.
fn plain(text: &str) -> String {
    let mut plain = without_marks(&lower(text));
    plain.retain(|sign| !matches!(sign, '\'' | '\u{2019}'));
    plain
}

fn words(plain: &str) -> impl Iterator<Item = &str> {
    let is_kept = |sign: char| sign.is_alphanumeric() || matches!(sign, '♯' | '♭' | '#');
    let words = plain.split(move |sign| !is_kept(sign));
    words.filter(|word| !word.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    // GOAL-05.
    #[test]
    fn one_piece_written_in_six_ways_has_one_title() {
        let ways = [
            "Bourrée in E minor",
            "bourree in e min.",
            "The Bourrée in E minor",
            "BOURRÉE IN E MINOR",
            " Bourrée  in E minor. ",
            "\u{201c}Bourre\u{301}e\u{201d} in E-minor",
        ];
        for way in ways {
            assert_eq!(normal_title(way), "bourree in e minor", "{way}");
        }
    }

    #[test]
    fn what_tells_pieces_apart_stays_in_their_titles() {
        for (one, other) in [
            ("Invention no. 1", "Invention no. 4"),
            ("Sonata in C", "Sonata in C#"),
            ("Étude op. 10", "Étude op. 25"),
            ("Minuet in G", "Minuet in G minor"),
            ("A minor Waltz", "A major Waltz"),
            ("A flat Waltz", "A Waltz"),
        ] {
            assert_ne!(normal_title(one), normal_title(other));
        }
        assert_eq!(normal_title("The"), "the");
        assert_eq!(normal_title("A"), "a");
    }

    #[test]
    fn articles_tell_no_pieces_apart() {
        for (one, other) in [
            ("The Entertainer", "Entertainer"),
            ("Dance of the Elves", "Dance of Elves"),
            ("An Evening", "evening"),
            ("Jeanne d\u{2019}Arc", "Jeanne dArc"),
        ] {
            assert_eq!(normal_title(one), normal_title(other));
        }
        assert_eq!(normal_title("Prelude in A"), "prelude in a");
    }
}
