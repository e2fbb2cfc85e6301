//! Passwords that are too easy to guess, wherever one is chosen (D14).

use crate::{
    error::AppError,
    security::common_passwords::{comparable, guesses, is_common},
};

/// Parts of a name with fewer letters are not compared: nobody would guess them.
const SHORTEST: usize = 4;

/// Refuses a common password, also with characters added only to satisfy the form's rules.
///
/// # Errors
/// 422 at the field.
pub(super) fn refuse_common(field: &'static str, password: &str) -> Result<(), AppError> {
    if is_common(password) {
        return Err(too_easy(field));
    }
    Ok(())
}

/// Refuses the owner's name, a part of it, the address, and what stands before its `@`, with the same additions.
///
/// # Errors
/// 422 at the field.
pub(super) fn refuse_own(
    field: &'static str,
    password: &str,
    name: &str,
    address: Option<&str>,
) -> Result<(), AppError> {
    let guesses = guesses(password);
    let name = comparable(name);
    let address = comparable(address.unwrap_or_default());
    let local = address.rsplit_once('@').map_or("", |(local, _)| local);
    let parts = name.split(|sign: char| !sign.is_alphanumeric());
    let joined: String = name.split_whitespace().collect();
    let is_own = parts
        .chain(name.split_whitespace())
        .chain([&*name, &*joined, &*address, local])
        .filter(|part| part.chars().count() >= SHORTEST)
        .any(|part| guesses.iter().any(|guess| guess == part));
    if is_own {
        return Err(too_easy(field));
    }
    Ok(())
}

fn too_easy(field: &'static str) -> AppError {
    AppError::invalid(field, "too_easy", "This password is too easy to guess")
}

#[cfg(test)]
mod tests {
    use super::refuse_own;

    #[test]
    fn names_and_local_parts_are_refused_with_padding() {
        let is_refused = |password: &str| {
            let address = Some("tess2026@music.example");
            refuse_own("password", password, "Anne O'Brien-Müller", address).is_err()
        };
        for own in [
            "O'Brien-Müller1!",
            "o'brien-müller",
            "Müller2026!",
            "Tess2026!",
            "#tess2026",
        ] {
            assert!(is_refused(own), "{own}");
        }
        for fine in ["Tess2027!", "Müller and O'Brien play 4 hands"] {
            assert!(!is_refused(fine), "{fine}");
        }
    }

    #[test]
    fn own_names_and_addresses_are_refused_with_form_padding() {
        let is_refused = |password: &str| {
            refuse_own(
                "password",
                password,
                "Adé Quill-Feather Li",
                Some("inky.ade@music.example"),
            )
            .is_err()
        };
        for own in [
            "QUILL",
            "feather",
            "adé quill-feather li",
            "AdéQuill-FeatherLi",
            "inky.ade",
            "Inky.Ade@music.example",
            "Quill1!",
            "quill2026!",
            "Qu1ll-77",
            "1nky.ade!",
            "Inky.Ade@music.example7",
            "Quill-Feather",
            "Quill-Feather1!",
            "Inky.Ade!",
        ] {
            assert!(is_refused(own), "{own}");
        }
        for fine in [
            "li",
            "adé",
            "Adé-1!",
            "quillfeather!",
            "music.example",
            "quill482910",
            "Quill plays at 7!",
        ] {
            assert!(!is_refused(fine), "{fine}");
        }
    }
}
