//! Settings (D11): defaults, then a file, then the environment, then flags.

pub mod avatars;
pub mod demo;
pub mod flags;
mod layers;
pub mod mail_server;
pub mod model;
pub mod openid;
pub mod proxies;
pub mod public_pages;
pub mod registration;
pub mod required_factor;
mod values;

use std::{
    num::NonZeroU32,
    path::{Path, PathBuf},
    time::Duration,
};

use anyhow::{Context, Result, ensure};
use lettre::message::Mailbox;
use reedling_core::PRODUCT_NAME;
use secrecy::{ExposeSecret, SecretString};

use self::{
    avatars::AvatarService,
    flags::SettingFlags,
    model::ModelConfig,
    openid::OpenIdSettings,
    proxies::TrustedProxies,
    public_pages::PublicPages,
    registration::Registration,
    required_factor::RequiredFactor,
    values::{
        addresses, check_bind, count, database_url, log_format, sealing_key, seconds_up_to_a_day,
        web_address, zone,
    },
};
use crate::{security::sealing::SealingKey, time::zone::IanaZone};

/// How long a statement may take by default: the slowest call of a large school takes a hundredth of that.
const STATEMENT_TIMEOUT: Duration = Duration::from_secs(10);

/// How log lines look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogFormat {
    /// For a terminal.
    Text,
    /// One JSON object a line.
    Json,
}

/// The settings of one process.
#[derive(Clone, Debug)]
pub struct Config {
    /// Address to listen on.
    pub bind: String,
    /// Proxies whose forwarded addresses are trusted (D12).
    pub trusted_proxies: TrustedProxies,
    /// How many connections one network may hold at once.
    pub connections_per_network: u32,
    /// `sqlite://…` or `postgres://…`; it may hold a password.
    pub database_url: SecretString,
    /// The key that encrypts secrets in the database, if the settings have one.
    pub secret_key: Option<SealingKey>,
    /// How long a statement to the database may take while requests are answered.
    pub statement_timeout: Duration,
    /// Folder of the database and of mail that is not sent.
    pub data_dir: PathBuf,
    /// Address that people reach the app at, for links in mails, without a slash at the end.
    pub public_url: String,
    /// Name of the school.
    pub school_name: String,
    /// Whose public pages are shown.
    pub public_pages: PublicPages,
    /// Zone of the school.
    pub school_time_zone: IanaZone,
    /// What becomes of a teacher who registers.
    pub registration: Registration,
    /// Whose accounts need a second factor.
    pub require_second_factor: RequiredFactor,
    /// `smtp://` or `smtps://`; without it mail is written as files (D7).
    pub smtp_url: Option<SecretString>,
    /// A certificate authority to trust for the mail server, beside the public ones.
    pub smtp_ca_file: Option<PathBuf>,
    /// Sender of mail.
    pub mail_from: Mailbox,
    /// Where pictures of initials come from; from this server without it (D12).
    pub avatars: Option<AvatarService>,
    /// The OpenID provider that people may sign in with; none unless it is configured (D2).
    pub openid: Option<OpenIdSettings>,
    /// The model that proposes goals for notes, if a teacher asks it (D16).
    pub model: Option<ModelConfig>,
    /// Address where Prometheus reads; it is not for the public.
    pub metrics_bind: Option<String>,
    /// How many different addresses a user may enter in an hour (D14).
    pub addresses_per_hour: NonZeroU32,
    /// The same, in a day.
    pub addresses_per_day: NonZeroU32,
    /// How log lines look.
    pub log_format: LogFormat,
}

impl Config {
    /// Reads every layer: defaults, the file that `REEDLING_CONFIG` or `--config` names, the environment, flags.
    ///
    /// # Errors
    /// One sentence about the first setting that is unknown or has a value it cannot have.
    pub fn load(flags: &SettingFlags) -> Result<Self> {
        Self::from_raw(layers::read(flags)?)
    }

    /// The defaults, with a database of its own.
    ///
    /// # Errors
    /// When the address is of neither kind of database.
    pub fn with_database(database_url: &str, data_dir: &Path) -> Result<Self> {
        Self::from_raw(SettingFlags {
            database_url: Some(database_url.into()),
            data_dir: Some(data_dir.to_owned()),
            school_time_zone: Some("UTC".to_owned()),
            ..SettingFlags::default()
        })
    }

    fn from_raw(given: SettingFlags) -> Result<Self> {
        let mail_from = sender(&given)?;
        let data_dir = given.data_dir.unwrap_or_else(|| PathBuf::from("./data"));
        let bind = given.bind.unwrap_or_else(|| "127.0.0.1:8080".to_owned());
        check_bind("REEDLING_BIND", &bind)?;
        if let Some(bind) = &given.metrics_bind {
            check_bind("REEDLING_METRICS_BIND", bind)?;
        }
        Ok(Self {
            public_url: match given.public_url {
                Some(url) => web_address(&url)?,
                None => format!("http://{bind}"),
            },
            bind,
            trusted_proxies: match &given.trusted_proxies {
                Some(proxies) => proxies.parse()?,
                None => TrustedProxies::default(),
            },
            connections_per_network: match &given.connections_per_network {
                Some(number) => count("REEDLING_CONNECTIONS_PER_NETWORK", number)?,
                None => 400,
            },
            database_url: database_url(given.database_url, &data_dir)?,
            secret_key: sealing_key(given.secret_key.as_ref())?,
            statement_timeout: match &given.statement_timeout {
                Some(seconds) => seconds_up_to_a_day("REEDLING_STATEMENT_TIMEOUT", seconds)?,
                None => STATEMENT_TIMEOUT,
            },
            data_dir,
            school_name: given.school_name.unwrap_or_else(|| PRODUCT_NAME.to_owned()),
            public_pages: PublicPages::from_raw(given.public_pages.as_deref())?,
            school_time_zone: zone(given.school_time_zone)?,
            registration: Registration::from_raw(given.registration.as_deref())?,
            require_second_factor: RequiredFactor::from_raw(
                given.require_second_factor.as_deref(),
            )?,
            smtp_url: given.smtp_url,
            smtp_ca_file: given.smtp_ca_file,
            mail_from,
            model: ModelConfig::from_raw(given.ai_base_url, given.ai_model, given.ai_api_key)?,
            avatars: AvatarService::from_raw(given.avatar_url.as_deref())?,
            openid: OpenIdSettings::from_raw(
                given.oidc_issuer,
                given.oidc_client_id,
                given.oidc_client_secret,
            )?,
            metrics_bind: given.metrics_bind,
            addresses_per_hour: addresses("HOUR", given.addresses_per_hour.as_deref(), "60")?,
            addresses_per_day: addresses("DAY", given.addresses_per_day.as_deref(), "200")?,
            log_format: log_format(given.log_format.as_deref())?,
        })
    }
}

/// The sender of mail; the mail server's own settings are checked on the way.
fn sender(given: &SettingFlags) -> Result<Mailbox> {
    if let Some(url) = &given.smtp_url {
        mail_server::connect(url.expose_secret(), given.smtp_ca_file.as_deref())?;
        ensure!(
            given.mail_from.is_some(),
            "REEDLING_MAIL_FROM must name the sender when REEDLING_SMTP_URL is set."
        );
    }
    let default = format!("{PRODUCT_NAME} <reedling@localhost>");
    let text = given.mail_from.as_ref().unwrap_or(&default);
    text.parse().ok().with_context(|| {
        format!("REEDLING_MAIL_FROM must be an e-mail address such as Reedling <school@example.org>, not \"{text}\".")
    })
}
