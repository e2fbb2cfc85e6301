//! Reads single settings: each from its text, with a sentence for one that it cannot have.

use std::{io::IsTerminal, num::NonZeroU32, path::Path, time::Duration};

use anyhow::{Context, Result, bail, ensure};
use secrecy::{ExposeSecret, SecretString};
use url::Url;

use super::LogFormat;
use crate::{security::sealing::SealingKey, time::zone::IanaZone};

/// The address of the database: a file in the data folder unless another is set.
pub(super) fn database_url(given: Option<SecretString>, data_dir: &Path) -> Result<SecretString> {
    let url = match given {
        Some(url) => url,
        None => sqlite_url(data_dir)?.into(),
    };
    let schemes = ["sqlite:", "postgres://", "postgresql://"];
    ensure!(
        schemes
            .iter()
            .any(|scheme| url.expose_secret().starts_with(scheme)),
        "REEDLING_DATABASE_URL must begin with sqlite:// or postgres://."
    );
    Ok(url)
}

/// A value of a fixed list, by its name; the default when it is not set.
pub(super) fn one_of<T: Copy + Default, const COUNT: usize>(
    setting: &str,
    given: Option<&str>,
    values: [T; COUNT],
    name: fn(T) -> &'static str,
) -> Result<T> {
    let Some(text) = given else {
        return Ok(T::default());
    };
    let found = values.into_iter().find(|value| name(*value) == text);
    found.with_context(|| {
        let names = values.map(name).join(", ");
        let (others, last) = names.rsplit_once(", ").unwrap_or(("", &names));
        format!("{setting} must be {others} or {last}, not \"{text}\".")
    })
}

/// A number of addresses: at least the two of a call that adds a student with a parent.
pub(super) fn addresses(period: &str, given: Option<&str>, default: &str) -> Result<NonZeroU32> {
    let text = given.unwrap_or(default);
    let number = text.parse().ok();
    let number = number.filter(|number: &NonZeroU32| number.get() >= 2);
    number.with_context(|| {
        format!("REEDLING_ADDRESSES_PER_{period} must be a number of at least 2, such as 60, not \"{text}\".")
    })
}

/// Parses the encryption key; its value stays out of the error.
pub(super) fn sealing_key(given: Option<&SecretString>) -> Result<Option<SealingKey>> {
    let parse = |text: &SecretString| {
        SealingKey::parse(text.expose_secret()).context(
            "REEDLING_SECRET_KEY must be 32 bytes in Base64, such as `openssl rand -base64 32` prints.",
        )
    };
    given.map(parse).transpose()
}

/// The database file of a data folder, as an address.
fn sqlite_url(data_dir: &Path) -> Result<String> {
    let file = data_dir.join("reedling.db");
    let file = file
        .to_str()
        .context("REEDLING_DATA_DIR must be a path in UTF-8.")?;
    Ok(format!(
        "sqlite://{}",
        file.replace('%', "%25").replace('?', "%3F")
    ))
}

/// An address to listen on: a name or number, and a port.
pub(super) fn check_bind(setting: &str, bind: &str) -> Result<()> {
    ensure!(
        bind.rsplit_once(':')
            .is_some_and(|(host, port)| !host.is_empty() && port.parse::<u16>().is_ok()),
        "{setting} must be an address and a port such as 127.0.0.1:8080, not \"{bind}\"."
    );
    Ok(())
}

/// A whole number that is not zero.
pub(super) fn count(setting: &str, text: &str) -> Result<u32> {
    let number = text.trim().parse().ok().filter(|number| *number > 0);
    number.with_context(|| format!("{setting} must be a whole number from 1 on, not \"{text}\"."))
}

/// A whole number of seconds, at most a day.
pub(super) fn seconds_up_to_a_day(setting: &str, text: &str) -> Result<Duration> {
    let seconds = text.trim().parse().ok();
    let seconds = seconds.filter(|seconds| (1..=86_400).contains(seconds));
    seconds.map(Duration::from_secs).with_context(|| {
        format!("{setting} must be a whole number of seconds from 1 to 86400, not \"{text}\".")
    })
}

/// An `http` address without the slash at its end.
pub(super) fn web_address(text: &str) -> Result<String> {
    let good = Url::parse(text)
        .is_ok_and(|url| ["http", "https"].contains(&url.scheme()) && url.has_host());
    ensure!(
        good,
        "REEDLING_PUBLIC_URL must be an address such as https://reedling.example.org, not \"{text}\"."
    );
    Ok(text.trim_end_matches('/').to_owned())
}

/// The school's zone: the setting, else the machine's, else UTC.
pub(super) fn zone(setting: Option<String>) -> Result<IanaZone> {
    match setting {
        Some(name) => IanaZone::named(&name).with_context(|| {
            format!("REEDLING_SCHOOL_TIME_ZONE must be the name of a zone such as Europe/Berlin, not \"{name}\".")
        }),
        None => Ok(iana_time_zone::get_timezone()
            .ok()
            .and_then(|name| IanaZone::named(&name))
            .unwrap_or_else(IanaZone::utc)),
    }
}

/// The format of log lines: the setting, else text for a terminal and JSON for anything else.
pub(super) fn log_format(setting: Option<&str>) -> Result<LogFormat> {
    match setting {
        Some("text") => Ok(LogFormat::Text),
        Some("json") => Ok(LogFormat::Json),
        Some(other) => bail!("REEDLING_LOG_FORMAT must be text or json, not \"{other}\"."),
        None if std::io::stderr().is_terminal() => Ok(LogFormat::Text),
        None => Ok(LogFormat::Json),
    }
}
