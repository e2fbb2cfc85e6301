//! Renders messages as mails: subject, text and HTML.

use std::sync::LazyLock;

use anyhow::{Context, Result};
use lettre::{
    Message as Letter,
    message::{Mailbox, MultiPart},
};
use minijinja::{Environment, context};
use reedling_core::PRODUCT_NAME;

use super::{Message, subject};
use crate::config::Config;

static TEMPLATES: LazyLock<Environment<'static>> = LazyLock::new(|| {
    let mut templates = Environment::new();
    for (name, source) in [
        ("layout.html", include_str!("templates/layout.html")),
        ("layout.txt", include_str!("templates/layout.txt")),
        // Each template is registered twice: its name decides whether values are escaped.
        (
            "made_account.html",
            include_str!("templates/made_account.txt"),
        ),
        (
            "made_account.txt",
            include_str!("templates/made_account.txt"),
        ),
        ("activation.html", include_str!("templates/activation.html")),
        ("activation.txt", include_str!("templates/activation.txt")),
        (
            "account_exists.html",
            include_str!("templates/account_exists.html"),
        ),
        (
            "account_exists.txt",
            include_str!("templates/account_exists.txt"),
        ),
        (
            "temporary_password.html",
            include_str!("templates/temporary_password.html"),
        ),
        (
            "temporary_password.txt",
            include_str!("templates/temporary_password.txt"),
        ),
        (
            "password_reset.html",
            include_str!("templates/password_reset.html"),
        ),
        (
            "password_reset.txt",
            include_str!("templates/password_reset.txt"),
        ),
        (
            "new_address.html",
            include_str!("templates/new_address.html"),
        ),
        ("new_address.txt", include_str!("templates/new_address.txt")),
        (
            "address_changing.html",
            include_str!("templates/address_changing.html"),
        ),
        (
            "address_changing.txt",
            include_str!("templates/address_changing.txt"),
        ),
        (
            "approval_waiting.html",
            include_str!("templates/approval_waiting.html"),
        ),
        (
            "approval_waiting.txt",
            include_str!("templates/approval_waiting.txt"),
        ),
        ("approved.html", include_str!("templates/approved.html")),
        ("approved.txt", include_str!("templates/approved.txt")),
        ("refused.html", include_str!("templates/refused.html")),
        ("refused.txt", include_str!("templates/refused.txt")),
        ("suspended.html", include_str!("templates/suspended.html")),
        ("suspended.txt", include_str!("templates/suspended.txt")),
        (
            "sign_in_limited.html",
            include_str!("templates/sign_in_limited.html"),
        ),
        (
            "sign_in_limited.txt",
            include_str!("templates/sign_in_limited.txt"),
        ),
        (
            "address_in_use.html",
            include_str!("templates/address_in_use.html"),
        ),
        (
            "address_in_use.txt",
            include_str!("templates/address_in_use.txt"),
        ),
        (
            "parent_request.html",
            include_str!("templates/parent_request.html"),
        ),
        (
            "parent_request.txt",
            include_str!("templates/parent_request.txt"),
        ),
        (
            "second_factor.html",
            include_str!("templates/second_factor.html"),
        ),
        (
            "second_factor.txt",
            include_str!("templates/second_factor.txt"),
        ),
        (
            "password_changed.html",
            include_str!("templates/password_changed.html"),
        ),
        (
            "password_changed.txt",
            include_str!("templates/password_changed.txt"),
        ),
        ("written.html", include_str!("templates/written.html")),
        ("written.txt", include_str!("templates/written.txt")),
    ] {
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
pub fn mail(config: &Config, id: &str, message: &Message) -> Result<Letter> {
    let (address, name) = message.recipient();
    let name = safe_name(name);
    let to = Mailbox::new(
        name.clone(),
        address
            .parse()
            .ok()
            .context("The address is no e-mail address.")?,
    );
    let password = match message {
        Message::TemporaryPassword { password, .. } | Message::PasswordReset { password, .. } => {
            Some(password)
        }
        _ => None,
    };
    let (teacher, child) = match message {
        Message::ParentRequest { teacher, child, .. } => (safe_name(teacher), safe_name(child)),
        Message::TemporaryPassword { teacher, child, .. } => (
            teacher.as_deref().and_then(safe_name),
            child.as_deref().and_then(safe_name),
        ),
        _ => (None, None),
    };
    let (sender, reply_to, about, text) = match message {
        Message::Written {
            sender,
            reply_to,
            about,
            text,
            ..
        } => (
            safe_name(sender),
            reply_to.as_deref(),
            about.as_deref(),
            Some(text),
        ),
        _ => (None, None, None, None),
    };
    let until = match message {
        Message::PasswordReset { expires_at, .. } => *expires_at,
        _ => None,
    };
    let zone = config.school_time_zone;
    let until = until.map(|time| {
        let local = time.with_timezone(&zone);
        format!("{} ({})", local.format("%-d %B %Y, %H:%M"), zone.name())
    });
    let change = match message {
        Message::SecondFactor { change, .. } => Some(change.sentence()),
        _ => None,
    };
    let values = context! {
        change => change,
        until => until,
        teacher => teacher,
        child => child,
        sender => &sender,
        can_reply => reply_to.is_some(),
        about => about.map(one_line),
        text => text,
        without_password => matches!(message, Message::Activation { without_password: true, .. }),
        again => matches!(message, Message::PasswordChanged { again: true, .. }),
        parent => matches!(message, Message::TemporaryPassword { parent: true, .. }),
        product => PRODUCT_NAME,
        school => one_line(&config.school_name),
        name => name,
        email => address,
        link => message.link(),
        password => password,
        sign_in => format!("{}/auth/signin", config.public_url),
        forgot => format!("{}/auth/forgot-password", config.public_url),
    };
    let part = |kind: &str| -> Result<String> {
        let template = TEMPLATES.get_template(&format!("{}.{kind}", message.template()))?;
        Ok(template.render(&values)?)
    };
    let mut mail = Letter::builder().from(config.mail_from.clone()).to(to);
    if let Some(address) = reply_to.and_then(|address| address.parse().ok()) {
        mail = mail.reply_to(Mailbox::new(sender, address));
    }
    let mail = mail
        .subject(subject::of(message))
        .message_id(Some(format!("<{id}@{}>", config.mail_from.email.domain())))
        .multipart(MultiPart::alternative_plain_html(
            part("txt")?,
            part("html")?,
        ))?;
    Ok(mail)
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
