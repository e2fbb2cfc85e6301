//! Writes the function that wasm-bindgen exports.

use proc_macro2::TokenStream;
use quote::{format_ident, quote, quote_spanned};
use syn::{Error, FnArg, Ident, ItemFn, Pat, PatType, Result, ReturnType, Type, spanned::Spanned};

use crate::typescript::{TypeScriptType, camel_case, last_segment, parameter, typescript_type};

/// Types that are one value for JavaScript: `crate::arguments` reads them and says what they are in TypeScript.
const VALUES: [&str; 10] = [
    "String",
    "bool",
    "f64",
    "u16",
    "u32",
    "NaiveDate",
    "NaiveTime",
    "DateTime",
    "Month",
    "BrowserZone",
];

/// A function as JavaScript calls it, with the comparisons of its types' names.
pub(crate) fn expand(function: &ItemFn) -> Result<TokenStream> {
    let mut arguments = Vec::new();
    for argument in &function.sig.inputs {
        arguments.push(Argument::of(argument)?);
    }
    let answer = Answer::of(&function.sig.output)?;

    let (attributes, visibility, body) = (&function.attrs, &function.vis, &function.block);
    let name = &function.sig.ident;
    let js_name = format_ident!("{}", camel_case(&name.to_string()));
    let declarations = arguments.iter().map(|argument| &argument.declaration);
    let reads = arguments.iter().map(|argument| &argument.read);
    let checks = arguments.iter().map(|argument| &argument.check);
    let Answer {
        attribute,
        passed,
        own,
        thrown,
        write,
        check,
    } = &answer;
    Ok(quote! {
        #(#attributes)*
        #[::wasm_bindgen::prelude::wasm_bindgen(js_name = #js_name #attribute)]
        #visibility fn #name(#(#declarations),*) -> crate::convert::JsResult<#passed> {
            #(#reads)*
            let answer: #own = #body #thrown;
            #write
        }
        #(#checks)*
        #check
    })
}

/// An argument: how it is declared, read, and compared with the declaration of its type.
struct Argument {
    declaration: TokenStream,
    read: TokenStream,
    check: Option<TokenStream>,
}

impl Argument {
    fn of(argument: &FnArg) -> Result<Self> {
        let FnArg::Typed(PatType { pat, ty, .. }) = argument else {
            return Err(Error::new_spanned(
                argument,
                "JavaScript calls no methods here",
            ));
        };
        let Pat::Ident(pattern) = &**pat else {
            return Err(Error::new_spanned(
                pat,
                "an argument needs a name, which errors tell",
            ));
        };
        let name = &pattern.ident;
        let js_name = camel_case(&name.to_string());
        if is_value(ty) {
            return Ok(Self::value(name, &js_name, ty));
        }
        let last = last_segment(ty)?;
        let (typescript, reader) = match (
            last.ident == "Lessons",
            last.ident == "Vec",
            parameter(last),
        ) {
            (true, _, Some(row)) => (
                read_only(typescript_type(row)?),
                quote!(crate::columns::lessons),
            ),
            (_, true, Some(item)) => (
                read_only(typescript_type(item)?),
                quote!(crate::convert::from_js),
            ),
            _ => (typescript_type(ty)?, quote!(crate::convert::from_js)),
        };
        let (text, js_ident) = (&typescript.text, format_ident!("{js_name}"));
        Ok(Self {
            declaration: quote! {
                #[wasm_bindgen(js_name = #js_ident, unchecked_param_type = #text)]
                #name: ::wasm_bindgen::JsValue
            },
            read: quote!(let #name: #ty = #reader(#js_name, #name)?;),
            check: comparison(&typescript),
        })
    }

    fn value(name: &Ident, js_name: &str, ty: &Type) -> Self {
        let js_ident = format_ident!("{js_name}");
        Self {
            declaration: quote! {
                #[wasm_bindgen(js_name = #js_ident)]
                #name: <#ty as crate::arguments::Argument>::Raw
            },
            read: quote!(let #name = <#ty as crate::arguments::Argument>::read(#js_name, #name)?;),
            check: None,
        }
    }
}

/// An answer: how it is declared, passed on, and compared with the declaration of its type.
struct Answer {
    attribute: Option<TokenStream>,
    passed: TokenStream,
    own: TokenStream,
    thrown: Option<TokenStream>,
    write: TokenStream,
    check: Option<TokenStream>,
}

impl Answer {
    fn of(output: &ReturnType) -> Result<Self> {
        let ReturnType::Type(_, declared) = output else {
            return Err(Error::new_spanned(
                output,
                "a function of core answers something",
            ));
        };
        let (ty, throws) = match last_segment(declared) {
            Ok(last) if last.ident == "JsResult" => (parameter(last).unwrap_or(declared), true),
            _ => (&**declared, false),
        };
        let thrown = throws.then(|| quote!(; let answer = answer?));
        let answer = Self {
            attribute: None,
            passed: quote!(#ty),
            own: quote!(#declared),
            thrown,
            write: quote!(Ok(answer)),
            check: None,
        };
        Ok(match quote!(#ty).to_string().replace(' ', "").as_str() {
            // wasm-bindgen hands these over, and declares them.
            "bool" | "f64" | "usize" | "String" | "Vec<String>" => answer,
            "&str" => Self {
                passed: quote!(String),
                write: quote!(Ok(answer.to_owned())),
                ..answer
            },
            "Vec<&str>" => Self {
                passed: quote!(Vec<String>),
                write: quote!(Ok(crate::convert::texts(answer))),
                ..answer
            },
            _ => {
                let typescript = typescript_type(ty)?;
                let text = &typescript.text;
                Self {
                    attribute: Some(quote!(, unchecked_return_type = #text)),
                    passed: quote!(::wasm_bindgen::JsValue),
                    write: quote!(crate::convert::to_js(&answer)),
                    check: comparison(&typescript),
                    ..answer
                }
            }
        })
    }
}

fn is_value(ty: &Type) -> bool {
    last_segment(ty).is_ok_and(|last| match parameter(last) {
        Some(value) if last.ident == "Option" => is_value(value),
        _ => VALUES.iter().any(|value| last.ident == value),
    })
}

/// Core changes nothing in a list that it is given.
fn read_only(item: TypeScriptType) -> TypeScriptType {
    TypeScriptType {
        text: format!("readonly {}[]", item.text),
        ..item
    }
}

/// Compares a type's name with its declaration, when it is compiled.
fn comparison(typescript: &TypeScriptType) -> Option<TokenStream> {
    let (ty, name) = typescript.declared.as_ref()?;
    let message = format!("TypeScript has no declaration of `{name}` from this type");
    Some(quote_spanned! {ty.span()=>
        const _: () = assert!(crate::convert::declares(<#ty as ::tsify::Tsify>::DECL, #name), #message);
    })
}
