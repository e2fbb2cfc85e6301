//! Renders messages as mails: subject, text and HTML.

use std::sync::LazyLock;

use anyhow::{Context, Result};
use chrono::{DateTime, Utc};
use lettre::{
    Message as Letter,
    message::{Mailbox, MultiPart},
};
use minijinja::{Environment, Value, context};
use reedling_core::PRODUCT_NAME;

use super::{Mail, Message, subject};
use crate::config::{Config, registration::Registration};

/// Each template as HTML and as text: its name decides whether values are escaped.
macro_rules! templates {
    ($($name:literal),*) => {
        [$(
            (concat!($name, ".html"), include_str!(concat!("templates/", $name, ".html"))),
            (concat!($name, ".txt"), include_str!(concat!("templates/", $name, ".txt"))),
        )*]
    };
}

static TEMPLATES: LazyLock<Environment<'static>> = LazyLock::new(|| {
    let mut templates = Environment::new();
    let made_account = include_str!("templates/made_account.txt");
    let shared = ["made_account.html", "made_account.txt"].map(|name| (name, made_account));
    let own = templates![
        "layout",
        "activation",
        "account_exists",
        "temporary_password",
        "password_reset",
        "new_address",
        "address_changing",
        "address_corrected",
        "approval_waiting",
        "approved",
        "refused",
        "suspended",
        "sign_in_limited",
        "address_in_use",
        "parent_request",
        "second_factor",
        "password_changed",
        "written",
        "child_added",
        "parent_unlinked",
        "teaching_ended"
    ];
    for (name, source) in shared.into_iter().chain(own) {
        if let Err(error) = templates.add_template(name, source) {
            tracing::error!(%error, name, "a mail template cannot be read");
        }
    }
    templates
});

/// Longer names are left out.
const LONGEST_NAME: usize = 80;

/// Renders a mail. Its Message-ID is the job's id, so that a mail server can recognize a repeated one.
///
/// # Errors
/// When the address or a template is not good.
pub fn mail(config: &Config, id: &str, mail: &Mail) -> Result<Letter> {
    let address = mail.to.parse().ok();
    let address = address.context("The address is no e-mail address.")?;
    let values = values(config, mail);
    let part = |kind: &str| -> Result<String> {
        let template = TEMPLATES.get_template(&format!("{}.{kind}", mail.message.template()))?;
        Ok(template.render(&values)?)
    };
    let mut letter = Letter::builder()
        .from(config.mail_from.clone())
        .to(Mailbox::new(safe_name(&mail.name), address));
    if let Message::Written {
        sender, reply_to, ..
    } = &mail.message
        && let Some(address) = reply_to.as_ref().and_then(|address| address.parse().ok())
    {
        letter = letter.reply_to(Mailbox::new(safe_name(sender), address));
    }
    let parts = MultiPart::alternative_plain_html(part("txt")?, part("html")?);
    Ok(letter
        .subject(subject::of(&mail.message))
        .message_id(Some(format!("<{id}@{}>", config.mail_from.email.domain())))
        .multipart(parts)?)
}

/// What the templates show: what the message tells, with names made safe, and what the school does.
fn values(config: &Config, mail: &Mail) -> Value {
    let message = &mail.message;
    let password = match message {
        Message::TemporaryPassword { password, .. } | Message::PasswordReset { password, .. } => {
            Some(password)
        }
        _ => None,
    };
    let (teacher, child) = names_in(message);
    let unnamed = "your child";
    let child = child.or_else(|| is_about_child(message).then(|| unnamed.to_owned()));
    let of_child = mail.child.as_ref();
    let of_child =
        of_child.map(|child| safe_name(&child.name).unwrap_or_else(|| unnamed.to_owned()));
    let account = match &of_child {
        Some(name) => format!("{name}'s account"),
        None => "your account".to_owned(),
    };
    let until = match message {
        Message::PasswordReset { expires_at, .. } => expires_at.map(|at| local(config, at)),
        _ => None,
    };
    let change = match message {
        Message::SecondFactor { change } => Some(change.sentence()),
        _ => None,
    };
    let values = context! {
        change,
        until,
        teacher,
        child,
        password,
        link => message.link(),
        without_password => matches!(message, Message::Activation { without_password: true, .. }),
        again => matches!(message, Message::PasswordChanged { again: true }),
        parent => matches!(message, Message::TemporaryPassword { parent: true, .. }),
        product => PRODUCT_NAME,
        school => one_line(&config.school_name),
        name => safe_name(&mail.name),
        email => mail.child.as_ref().map_or(&mail.to, |child| &child.email),
        of_child,
        account,
        approval => config.registration == Registration::Approval,
        sign_in => format!("{}/auth/signin", config.public_url),
        forgot => format!("{}/auth/forgot-password", config.public_url),
    };
    of_kind(message, values)
}

/// The same with what only one kind of message tells.
fn of_kind(message: &Message, values: Value) -> Value {
    match message {
        Message::Written {
            sender,
            reply_to,
            about,
            text,
        } => context! {
            sender => safe_name(sender),
            can_reply => reply_to.is_some(),
            about => about.as_deref().map(one_line),
            text,
            ..values
        },
        Message::ChildAdded { signs_in_with, .. } => context! { signs_in_with, ..values },
        Message::TeachingEnded {
            teacher,
            student,
            cancelled,
        } => context! {
            student => student.as_deref().map(plain_name),
            several => teacher.as_deref().is_some_and(|names| names.contains(" and ")),
            cancelled,
            ..values
        },
        _ => values,
    }
}

/// The teacher and the child of a message, as far as their names are safe.
fn names_in(message: &Message) -> (Option<String>, Option<String>) {
    let safe = |name: &Option<String>| name.as_deref().and_then(safe_name);
    match message {
        Message::ParentRequest { teacher, child, .. } => (safe_name(teacher), safe_name(child)),
        Message::TemporaryPassword { teacher, child, .. } => (safe(teacher), safe(child)),
        Message::ChildAdded { teacher, child, .. } => (safe(teacher), safe_name(child)),
        Message::ParentUnlinked { child } => (None, safe_name(child)),
        Message::TeachingEnded { teacher, .. } => (teacher.as_deref().map(plain_name), None),
        _ => (None, None),
    }
}

/// Whether the message is about one child of the reader.
const fn is_about_child(message: &Message) -> bool {
    matches!(
        message,
        Message::ChildAdded { .. } | Message::ParentUnlinked { .. }
    )
}

/// A name that is safe in a mail, or a word for whoever has it.
fn plain_name(name: &str) -> String {
    safe_name(name).unwrap_or_else(|| "somebody".to_owned())
}

/// An instant by the school's clock.
fn local(config: &Config, at: DateTime<Utc>) -> String {
    let zone = config.school_time_zone;
    let local = zone.local(at);
    format!("{} ({})", local.format("%-d %B %Y, %H:%M"), zone.name())
}

/// A name that is safe in a mail. Anybody can register an address that is not theirs under any name, so one that could
/// pass for a message or a link is left out.
fn safe_name(name: &str) -> Option<String> {
    let name = one_line(name).trim().to_owned();
    let is_name = name.chars().count() <= LONGEST_NAME
        && !name.contains(|character: char| "/:@<>\\|".contains(character))
        && !name.contains(|character: char| character.is_ascii_digit())
        && !is_linked(&name);
    (is_name && !name.is_empty()).then_some(name)
}

/// Whether a mail program may turn the name into a link, as some do with any text that has two letters right after a
/// full stop.
fn is_linked(name: &str) -> bool {
    let mut parts = name.split('.');
    let mut before = parts.next().unwrap_or_default();
    parts.any(|part| {
        let letters = part.chars().take_while(|sign| sign.is_alphanumeric());
        let is_linked = before.ends_with(char::is_alphanumeric) && letters.count() > 1;
        before = part;
        is_linked
    })
}

/// Text that goes into a header, on one line.
fn one_line(text: &str) -> String {
    text.split(|character: char| character.is_control())
        .collect::<Vec<_>>()
        .join(" ")
}
