//! Tests of numbers, web names, dates and times however they are written.

use super::Redactor;
use crate::practice::queries::plans::People;

// GOAL-34.
#[test]
fn goal_34_contact_data_is_redacted_however_it_is_written() {
    let redactor = Redactor::of(&People {
        contacts: vec!["Aunt Mo, 555 123".into()],
        ..People::default()
    });
    for (text, clean) in [
        (
            "call 555 123, 555-123 or 555123",
            "call a number, a number or a number",
        ),
        (
            "call 22 33 44 55, or 111 222 333",
            "call a number, or a number",
        ),
        (
            "0170—123—4567; 0170_123_4567; 0170,123,4567; 0170:123:4567; 0170*123*4567",
            "a number; a number; a number; a number; a number",
        ),
        ("0170·123·4567 0170|123|4567", "a number"),
        ("bars 5551234", "bars a number"),
        ("see gmail.com/x, a @ b.co", "see a link, an address"),
        (
            "gmail.com\nthen wanda.z at gmail dot com",
            "a link\nthen an address",
        ),
        ("by 3.12.26, 3/12/26 or 3/12", "by a date, a date or a date"),
        (
            "at 5:30pm, 6.30pm, 6 p.m. and 6 am, 16h",
            "at a time, a time, a time. and 6 am, a time",
        ),
        ("march 3rd, may 12th, at 6 am", "a date, a date, at a time"),
    ] {
        assert_eq!(redactor.redact(text), clean);
    }
    for fine in [
        "at 60 72 84 96, then 96 100 104 108",
        "at 112, 100, 92, 84; in 3/4, 6/8 or 12/8",
        "bars 9, 10, 11, 12 and 101, 90",
        "march 4 times, Takt 6 am Anfang",
        "No. 2, Op. 36 no. 1; bars 1.2.3",
    ] {
        assert_eq!(redactor.redact(fine), fine);
    }
}
