//! The layers of settings, one over the other.

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, bail};
use figment::{
    Figment,
    error::Kind,
    providers::{Format, Serialized, Toml},
};
use serde_json::{Map, Value};

use super::flags::SettingFlags;

/// The prefix of every environment variable.
const PREFIX: &str = "REEDLING_";
/// Variables that development and tests use; they are no settings of the server.
const RESERVED: [&str; 3] = ["REEDLING_TEST_", "REEDLING_CHROMIUM", "REEDLING_TOOLS"];

/// Merges the file, the environment and the flags, the later over the earlier.
///
/// # Errors
/// One sentence about the first thing that is wrong.
pub(super) fn read(flags: &SettingFlags) -> Result<SettingFlags> {
    let mut environment = environment()?;
    let named = environment.remove("config").map(PathBuf::from);
    let file = flags.config.clone().or(named);
    let mut layers = Figment::new();
    if let Some(file) = &file {
        layers = layers.merge(toml(file)?);
    }
    layers
        .merge(Serialized::defaults(&environment))
        .merge(Serialized::defaults(given(flags)?))
        .extract()
        .map_err(|error| anyhow::Error::msg(sentence(&error, file.as_deref(), &environment)))
}

/// The flags that were given.
fn given(flags: &SettingFlags) -> Result<Map<String, Value>> {
    let Value::Object(mut given) = serde_json::to_value(flags)? else {
        return Ok(Map::new());
    };
    given.retain(|_, value| !value.is_null());
    Ok(given)
}

/// The file's contents; it is read here, so that a missing file and a broken one get their own sentences.
fn toml(file: &Path) -> Result<figment::providers::Data<Toml>> {
    let text = std::fs::read_to_string(file)
        .with_context(|| format!("The settings file {} cannot be read.", file.display()))?;
    Ok(Toml::string(&text))
}

/// The variables of Reedling that hold something, by setting.
fn environment() -> Result<BTreeMap<String, String>> {
    let mut found = BTreeMap::new();
    for (name, value) in std::env::vars_os() {
        let Some(name) = name.to_str() else { continue };
        let Some(setting) = name.strip_prefix(PREFIX) else {
            continue;
        };
        if RESERVED.iter().any(|reserved| name.starts_with(reserved)) {
            continue;
        }
        let Ok(value) = value.into_string() else {
            bail!("{name} must be text in UTF-8.");
        };
        if !value.is_empty() {
            found.insert(setting.to_ascii_lowercase(), value);
        }
    }
    Ok(found)
}

/// The error for an operator, without values, as they may be secret.
fn sentence(
    error: &figment::Error,
    file: Option<&Path>,
    environment: &BTreeMap<String, String>,
) -> String {
    let place = file.map_or_else(
        || "the settings".to_owned(),
        |file| file.display().to_string(),
    );
    match &error.kind {
        Kind::UnknownField(name, known) => {
            let known = known.join(", ");
            if environment.contains_key(name) {
                let variable = format!("{PREFIX}{}", name.to_ascii_uppercase());
                format!("{variable} is not a setting; the settings are {known}.")
            } else {
                format!("\"{name}\" in {place} is not a setting; the settings are {known}.")
            }
        }
        Kind::InvalidType(_, _) if !error.path.is_empty() => {
            format!(
                "\"{}\" in {place} must be text in quotes.",
                error.path.join(".")
            )
        }
        kind => {
            // The parser shows the place between its first and its last line.
            let text = kind.to_string();
            let first = text.lines().next().unwrap_or_default();
            let last = text
                .lines()
                .rfind(|line| !line.contains('|'))
                .unwrap_or_default();
            let why = if last == first {
                String::new()
            } else {
                format!(": {last}")
            };
            format!("{place} cannot be understood: {first}{why}.")
        }
    }
}
