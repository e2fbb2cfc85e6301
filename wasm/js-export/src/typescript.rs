//! Names of Rust types in TypeScript.

use syn::{Error, GenericArgument, PathArguments, PathSegment, Result, Type};

/// A type in TypeScript.
pub(crate) struct TypeScriptType {
    /// As it stands in a declaration.
    pub text: String,
    /// The type that has a declaration of its own, and its name there.
    pub declared: Option<(Type, String)>,
}

/// A Rust type in TypeScript: lists with `[]`, options with `null`, a type of its own by its name.
pub(crate) fn typescript_type(ty: &Type) -> Result<TypeScriptType> {
    match ty {
        Type::Reference(reference) => typescript_type(&reference.elem),
        Type::Array(list) => array_of(&list.elem),
        Type::Slice(list) => array_of(&list.elem),
        _ => {
            let last = last_segment(ty)?;
            match (last.ident.to_string().as_str(), parameter(last)) {
                ("Vec", Some(item)) => array_of(item),
                ("Option", Some(value)) => {
                    Ok(typescript_type(value)?.with(|text| format!("{text} | null")))
                }
                ("String" | "str", _) => Ok(plain("string")),
                ("bool", _) => Ok(plain("boolean")),
                ("f64" | "i32" | "u16" | "u32" | "usize", _) => Ok(plain("number")),
                // A list of them, and no more.
                ("Violations", _) => Ok(plain("FieldError[]")),
                (name, _) => Ok(TypeScriptType {
                    text: name.to_owned(),
                    declared: Some((ty.clone(), name.to_owned())),
                }),
            }
        }
    }
}

/// The last name of a type's path.
pub(crate) fn last_segment(ty: &Type) -> Result<&PathSegment> {
    match ty {
        Type::Path(path) => path.path.segments.last(),
        _ => None,
    }
    .ok_or_else(|| Error::new_spanned(ty, "a type with no name in TypeScript"))
}

/// The first type in a name's angle brackets.
pub(crate) fn parameter(segment: &PathSegment) -> Option<&Type> {
    let PathArguments::AngleBracketed(parameters) = &segment.arguments else {
        return None;
    };
    parameters
        .args
        .iter()
        .find_map(|parameter| match parameter {
            GenericArgument::Type(ty) => Some(ty),
            _ => None,
        })
}

/// A name of Rust's, `snake_case`, as JavaScript has it.
pub(crate) fn camel_case(name: &str) -> String {
    let mut words = name.split('_');
    let first = words.next().unwrap_or_default().to_owned();
    words.fold(first, |name, word| {
        let (initial, rest) = word.split_at(word.len().min(1));
        name + &initial.to_uppercase() + rest
    })
}

fn array_of(item: &Type) -> Result<TypeScriptType> {
    let item = typescript_type(item)?;
    Ok(item.with(|text| {
        if text.contains(' ') {
            format!("({text})[]")
        } else {
            format!("{text}[]")
        }
    }))
}

fn plain(text: &str) -> TypeScriptType {
    TypeScriptType {
        text: text.to_owned(),
        declared: None,
    }
}

impl TypeScriptType {
    fn with(self, text: impl FnOnce(String) -> String) -> Self {
        Self {
            text: text(self.text),
            declared: self.declared,
        }
    }
}

#[cfg(test)]
mod tests {
    use syn::parse_quote;

    use super::*;

    #[track_caller]
    fn is(ty: &Type, text: &str) {
        assert_eq!(
            typescript_type(ty).map(|ty| ty.text).ok().as_deref(),
            Some(text)
        );
    }

    #[test]
    fn types_have_their_typescript_names() {
        is(&parse_quote!(Violations), "FieldError[]");
        is(&parse_quote!(Option<&str>), "string | null");
        is(&parse_quote!(Vec<Option<u32>>), "(number | null)[]");
        is(
            &parse_quote!([PasswordRequirement; 5]),
            "PasswordRequirement[]",
        );
        is(&parse_quote!(Vec<PracticeTask<'_>>), "PracticeTask[]");
        is(&parse_quote!(status::LessonActions), "LessonActions");
    }

    #[test]
    fn a_type_without_a_name_is_refused() {
        assert!(typescript_type(&parse_quote!((u32, u32))).is_err());
    }

    #[test]
    fn only_own_types_are_compared_with_a_declaration() {
        let declared = |ty: &Type| {
            typescript_type(ty)
                .ok()
                .and_then(|ty| ty.declared)
                .is_some()
        };
        assert!(
            declared(&parse_quote!(Option<Occurrence>)) && !declared(&parse_quote!(Vec<String>))
        );
    }

    #[test]
    fn names_are_camel_case_in_javascript() {
        assert_eq!(camel_case("check_sign_in"), "checkSignIn");
        assert_eq!(camel_case("guard"), "guard");
    }
}
