//! Passwords that are too easy to guess, wherever one is chosen (D14).

use crate::{
    error::AppError,
    security::common_passwords::{comparable, is_common},
};

/// Fewer letters are no part of a name that anybody would try.
const SHORTEST: usize = 4;

/// Refuses one of the commonest passwords.
///
/// # Errors
/// 422 at the field.
pub fn refuse_common(field: &'static str, password: &str) -> Result<(), AppError> {
    if is_common(password) {
        return Err(too_easy(field));
    }
    Ok(())
}

/// Refuses the owner's name, a part of it, the address and what stands before its `@`, compared as a whole.
///
/// # Errors
/// 422 at the field.
pub fn refuse_own(
    field: &'static str,
    password: &str,
    name: &str,
    address: Option<&str>,
) -> Result<(), AppError> {
    let typed = comparable(password);
    let name = comparable(name);
    let address = comparable(address.unwrap_or_default());
    let local = address.rsplit_once('@').map_or("", |(local, _)| local);
    let parts = name.split(|sign: char| !sign.is_alphanumeric());
    let joined: String = name.split_whitespace().collect();
    let is_own = parts
        .chain([&*name, &*joined, &*address, local])
        .filter(|part| part.chars().count() >= SHORTEST)
        .any(|part| part == typed);
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
    fn own_names_and_addresses_are_compared_as_a_whole() {
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
        ] {
            assert!(is_refused(own), "{own}");
        }
        for fine in ["li", "adé", "quill1", "quillfeather!", "music.example"] {
            assert!(!is_refused(fine), "{fine}");
        }
    }
}
