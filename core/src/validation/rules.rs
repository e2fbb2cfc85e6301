//! Rules about one field: each adds its error to the others of the form.
//!
//! The rules of the `validator` crate are called one by one. Its derive would gather their findings in hash maps of
//! JSON values, with the typed texts in them, and be a tenth of the WASM file.

use chrono::NaiveDate;
use validator::{ValidateLength, validate_must_match};

use super::{DETAIL, Limit, NAME, Violations};
use crate::{
    email::{INVALID_EMAIL, bare, is_email},
    spoofing::{has_address, has_hidden_signs, is_hidden, is_plain_address, is_seen},
    time,
};

/// Whether nothing but white space was typed.
pub(crate) fn is_blank(typed: &str) -> bool {
    typed.trim().is_empty()
}

/// Marks, embeddings and isolates of a direction. Overrides, which show digits in another order, are not included.
fn is_harmless_mark(sign: char) -> bool {
    matches!(sign, '\u{61C}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202C}' | '\u{2066}'..='\u{2069}')
}

/// The text without white space around it, unless there is nothing else.
///
/// ```
/// use reedling_core::validation::rules::non_blank;
/// assert_eq!((non_blank(" Piano ").as_deref(), non_blank(" ")), (Some("Piano"), None));
/// ```
pub fn non_blank(typed: &str) -> Option<String> {
    let typed = typed.trim();
    (!typed.is_empty()).then(|| typed.to_owned())
}

/// A name as it is kept: one ordinary space between two words, none around them.
pub(crate) fn spaced(name: &str) -> String {
    let words: Vec<&str> = name.split_whitespace().collect();
    words.join(" ")
}

/// Splits a full name at its first white space into first and last name.
///
/// ```
/// use reedling_core::validation::rules::split_name;
/// assert_eq!(split_name("Anna Maria Bell"), ("Anna", "Maria Bell"));
/// ```
#[cfg(feature = "schema")]
pub fn split_name(name: &str) -> (&str, &str) {
    let name = name.trim();
    let (first, last) = name.split_once(char::is_whitespace).unwrap_or((name, ""));
    (first, last.trim())
}

impl Violations {
    /// Drops the errors of fields that are not asked about.
    #[cfg(feature = "schema")]
    pub(crate) fn without(&mut self, fields: &[&str]) {
        self.0.retain(|error| !fields.contains(&&*error.field));
    }

    /// Something other than white space must be typed.
    pub(crate) fn not_blank(&mut self, field: &'static str, typed: &str, message: &'static str) {
        self.require(!is_blank(typed), field, "required", message);
    }

    /// Something other than white space must be typed. The message is about several fields: a form shows it once and marks
    /// each of them.
    pub(crate) fn not_blank_together(
        &mut self,
        field: &'static str,
        typed: &str,
        message: &'static str,
    ) {
        self.require(!is_blank(typed), field, "required_together", message);
    }

    /// Anything at all must be typed.
    pub(crate) fn not_empty(&mut self, field: &'static str, typed: &str, message: &'static str) {
        self.require(!typed.is_empty(), field, "required", message);
    }

    /// The text may be no longer than the limit.
    pub fn max_length(&mut self, limit: &Limit, field: &'static str, typed: &str) {
        let short = typed.validate_length(None, Some(limit.most as u64), None);
        self.require(short, field, "too_long", limit.message);
    }

    /// A text of one line that is not blank and does not exceed the limit.
    pub fn require_text(&mut self, limit: &Limit, field: &'static str, typed: &str) {
        self.not_blank(field, typed, "This must not be empty");
        self.line(limit, field, typed);
    }

    /// None of the texts may be longer than the limit.
    pub(crate) fn all_max_length(&mut self, limit: &Limit, field: &'static str, typed: &[&str]) {
        let longest = typed.iter().max_by_key(|text| text.chars().count());
        self.max_length(limit, field, longest.copied().unwrap_or_default());
    }

    /// A text of one line, which others read in lists, may not exceed the limit or contain hidden characters.
    pub fn line(&mut self, limit: &Limit, field: &'static str, typed: &str) {
        self.lines(limit, field, &[typed]);
    }

    /// None of the texts may exceed the limit or contain hidden characters.
    pub fn lines(&mut self, limit: &Limit, field: &'static str, typed: &[&str]) {
        self.all_max_length(limit, field, typed);
        let text = "This text contains hidden characters. Please type it again.";
        let is_plain = !typed.iter().any(|text| has_hidden_signs(text.trim()));
        self.require(is_plain, field, "hidden", text);
    }

    /// Reads a day in the form of the wire. Adds a sentence that says what to change for any other text; `unread` for a day in
    /// another form.
    pub(crate) fn day(
        &mut self,
        field: &'static str,
        typed: &str,
        unread: &'static str,
    ) -> Option<NaiveDate> {
        let day = time::text::parse_date(typed);
        if day.is_none() {
            let text = time::typed::date_problem(typed);
            self.add(field, "date", text.unwrap_or(unread));
        }
        day
    }

    /// Reads a day that must be given; `missing` is the sentence for none.
    pub(crate) fn required_day(
        &mut self,
        field: &'static str,
        typed: &str,
        missing: &'static str,
    ) -> Option<NaiveDate> {
        if is_blank(typed) {
            self.add(field, "required", missing);
            return None;
        }
        self.day(field, typed, "Please choose a valid date")
    }

    /// A postal address: free text of one line without hidden characters.
    pub(crate) fn address(&mut self, field: &'static str, typed: &str) {
        self.line(&DETAIL, field, typed);
    }

    /// A phone number, free text of one line. Harmless marks of direction are allowed, because address books copy them along.
    pub(crate) fn phone(&mut self, field: &'static str, typed: &str) {
        self.max_length(&DETAIL, field, typed);
        self.phone_of_any_length(field, typed);
    }

    /// A student's phone number or emergency contact, which are of any length (Spec §5).
    pub(crate) fn phone_of_any_length(&mut self, field: &'static str, typed: &str) {
        let text = "This text contains hidden characters. Please type it again.";
        let is_plain = !typed
            .trim()
            .chars()
            .any(|sign| is_hidden(sign) && !is_harmless_mark(sign));
        self.require(is_plain, field, "hidden", text);
    }

    /// The name may not exceed the limit of names, contain hidden characters, or contain a web or e-mail address.
    pub(crate) fn name(&mut self, field: &'static str, typed: &str) {
        self.max_length(&NAME, field, typed);
        let text = "This name contains hidden characters. Please type it again.";
        let is_plain = !has_hidden_signs(typed.trim()) && (is_blank(typed) || is_seen(typed));
        self.require(is_plain, field, "hidden", text);
        let text = "This name contains a web or email address. Please leave it out.";
        self.require(!has_address(typed), field, "address", text);
    }

    /// A new address must be an e-mail address unless it is blank, and not pass for another one. Existing accounts with such an
    /// address can still sign in.
    pub(crate) fn new_email(&mut self, field: &'static str, typed: &str) {
        self.email(field, typed);
        let plain = !is_email(typed) || is_plain_address(bare(typed));
        let text = "This email address mixes alphabets or contains hidden characters. Please type it again.";
        self.require(plain, field, "lookalike", text);
    }

    /// The text must be an e-mail address unless it is blank.
    pub(crate) fn email(&mut self, field: &'static str, typed: &str) {
        let valid = is_blank(typed) || is_email(typed);
        self.require(valid, field, "email", INVALID_EMAIL);
    }

    /// The text must be one of the choices unless it is blank.
    pub(crate) fn one_of(
        &mut self,
        field: &'static str,
        typed: &str,
        choices: &[&str],
        message: &'static str,
    ) {
        let listed = is_blank(typed) || choices.contains(&typed);
        self.require(listed, field, "choice", message);
    }

    /// The repeated text must be the same.
    pub(crate) fn must_match(
        &mut self,
        field: &'static str,
        (typed, again): (&str, &str),
        message: &'static str,
    ) {
        self.require(
            validate_must_match(typed, again),
            field,
            "mismatch",
            message,
        );
    }
}
