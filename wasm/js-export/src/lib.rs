//! [`macro@js_export`] exports a function of `reedling-wasm` to JavaScript.
//!
//! It writes the names in camelCase, the TypeScript types, the reading of each argument with its name in the error, and
//! the writing of the answer. All of it comes from the signature, so that none of it can differ from the code.

#![warn(unreachable_pub)]

mod call;
mod typescript;

use proc_macro::TokenStream;

/// Exports a function to JavaScript.
///
/// ```ignore
/// /// Problems of the sign-in form.
/// #[js_export]
/// pub fn check_sign_in(draft: SignInRequest) -> Violations {
///     draft.problems()
/// }
/// ```
///
/// is `checkSignIn(draft: SignInRequest): FieldError[]`, which throws `The argument "draft" has the wrong shape: …`.
/// The body works with what was read. A type keeps the name that its declaration gives it in TypeScript: one without
/// a declaration, or with another name, does not compile. Where the answer is a `JsResult`, the body may throw too.
#[proc_macro_attribute]
pub fn js_export(_: TokenStream, function: TokenStream) -> TokenStream {
    let function = syn::parse_macro_input!(function as syn::ItemFn);
    call::expand(&function)
        .unwrap_or_else(syn::Error::into_compile_error)
        .into()
}
