//! Tips for parents speak of what the week holds.

use crate::support::*;

/// The tips of five weeks in a row, as they turn from week to week.
fn tips(instrument: &str, age: u8, notes: &str) -> String {
    let dates = ["03-02", "03-09", "03-16", "03-23", "03-30"];
    let weeks = dates.map(|day| {
        let mut asked = lesson(instrument, "Grade 1", age, notes);
        asked.context.lesson_date = date(&format!("2026-{day}"));
        asked.context.next_lesson_date = None;
        asked.plan().guidance.tips_for_parents.join("\n")
    });
    weeks.join("\n")
}

#[test]
fn no_tip_asks_for_work_that_the_notes_leave_out() {
    for age in [7, 10] {
        assert!(tips("Violin", age, "Gavotte at 72. G major scale.").contains("scale"));
        let without = tips("Violin", age, "No scales this week. Gavotte at 72.");
        assert!(!without.contains("scale"), "{without}");
        let drums = tips("Drums", age, "Fills late.");
        assert!(!drums.contains("scale"), "{drums}");
    }
}

#[test]
fn no_tip_is_for_longer_days_than_the_week_has() {
    let short = tips("Violin", 7, "Only five minutes a day. Gavotte at 72.");
    assert!(
        !short.contains("hour") && !short.contains("dinner"),
        "{short}"
    );
    assert!(tips("Violin", 7, "Gavotte at 72.").contains("dinner"));
}

#[test]
fn a_week_without_playing_has_tips_for_rest() {
    let rest = tips("Violin", 10, "Tendonitis in the right arm.");
    assert!(rest.contains("No playing this week"), "{rest}");
    for word in ["practised", "ready to play", "concert", "take", "scale"] {
        assert!(!rest.contains(word), "{word}: {rest}");
    }
}
