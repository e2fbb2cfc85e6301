//! Names that change in part.

use super::*;

#[test]
fn a_name_that_changes_in_part_keeps_the_other_part() {
    let parts = |first: &str, last: &str, name: &str| {
        let present = EditStudentDraft {
            first_name: first.into(),
            last_name: last.into(),
            ..EditStudentDraft::default()
        };
        let request = EditStudentRequest::default().renaming(name, &present);
        let sent = |patch: Patch<String>| patch.apply_to(None).unwrap_or_default();
        (sent(request.first_name.0), sent(request.last_name))
    };
    for (first, last, name, becomes) in [
        (
            "Anna Maria",
            "Baur",
            "Anna Maria Bauer",
            ("Anna Maria", "Bauer"),
        ),
        (
            "Ana Maria",
            "de Groot",
            "Anna Maria de Groot",
            ("Anna Maria", "de Groot"),
        ),
        ("Anna", "Bell", "Tom Carr", ("Tom", "Carr")),
        ("Anna", "Bell", " Cher ", ("Cher", "")),
        ("Cher", "", "Cher Bell", ("Cher", "Bell")),
        ("Ann", "Bell", "Anna Carr", ("Anna", "Carr")),
    ] {
        let (given, family) = becomes;
        let expected = (given.to_owned(), family.to_owned());
        assert_eq!(parts(first, last, name), expected, "{name}");
    }
}
