//! Settings as flags; each has an environment variable of the same name, and stands in the file in lower case.

use std::path::PathBuf;

use clap::Args;
use secrecy::{ExposeSecret, SecretString};
use serde::{Deserialize, Serialize, Serializer};

/// Settings as text, from any layer. What is not given as a flag comes from the environment, the file, or the
/// defaults.
#[derive(Args, Clone, Debug, Default, Deserialize, Serialize)]
#[command(next_help_heading = "Settings")]
#[serde(deny_unknown_fields)]
pub struct SettingFlags {
    /// TOML file with settings in lower case, such as `bind = "0.0.0.0:8080"` [env: REEDLING_CONFIG]
    #[arg(long, global = true, value_name = "FILE")]
    #[serde(skip)]
    pub config: Option<PathBuf>,
    /// Address to listen on; port 0 takes a free one [env: REEDLING_BIND] [default: 127.0.0.1:8080]
    #[arg(long, global = true, value_name = "ADDRESS:PORT")]
    pub(super) bind: Option<String>,
    /// Reverse proxies whose X-Forwarded-For is believed, such as "127.0.0.1, 10.0.0.0/8" [env: REEDLING_TRUSTED_PROXIES]
    #[arg(long, global = true, value_name = "ADDRESSES")]
    pub(super) trusted_proxies: Option<String>,
    /// Connections that one address may hold at once; the machine's own and trusted proxies' are not counted
    /// [env: REEDLING_CONNECTIONS_PER_NETWORK] [default: 400]
    #[arg(long, global = true, value_name = "NUMBER")]
    pub(super) connections_per_network: Option<String>,
    /// sqlite:// file or postgres:// address [env: REEDLING_DATABASE_URL] [default: a file in the data folder]
    #[arg(long, global = true, value_name = "URL")]
    #[serde(serialize_with = "exposed")]
    pub(super) database_url: Option<SecretString>,
    /// 32 bytes in Base64 that encrypt the secrets of two-factor sign-in; better in the environment or the file
    /// [env: REEDLING_SECRET_KEY] [default: on SQLite, the file secret.key in the data folder]
    #[arg(long, global = true, value_name = "KEY")]
    #[serde(serialize_with = "exposed")]
    pub(super) secret_key: Option<SecretString>,
    /// How many seconds a statement to the database may take before it is ended and answered 503
    /// [env: REEDLING_STATEMENT_TIMEOUT] [default: 10]
    #[arg(long, global = true, value_name = "SECONDS")]
    pub(super) statement_timeout: Option<String>,
    /// Folder of the database and of mail that is not sent [env: REEDLING_DATA_DIR] [default: ./data]
    #[arg(long, global = true, value_name = "FOLDER")]
    pub(super) data_dir: Option<PathBuf>,
    /// Address that people reach the app at, for links in mails [env: REEDLING_PUBLIC_URL] [default: http://BIND]
    #[arg(long, global = true, value_name = "URL")]
    pub(super) public_url: Option<String>,
    /// Name of the school, on every page and in mails [env: REEDLING_SCHOOL_NAME] [default: Reedling]
    #[arg(long, global = true, value_name = "NAME")]
    pub(super) school_name: Option<String>,
    /// What stands at the address for everybody: product (what Reedling does) or school (a front page with the school's
    /// name) [env: REEDLING_PUBLIC_PAGES] [default: product]
    #[arg(long, global = true, value_name = "WHOSE")]
    pub(super) public_pages: Option<String>,
    /// IANA zone of the school [env: REEDLING_SCHOOL_TIME_ZONE] [default: the machine's]
    #[arg(long, global = true, value_name = "ZONE")]
    pub(super) school_time_zone: Option<String>,
    /// Teachers who register: approval (an administrator decides), open or closed [env: REEDLING_REGISTRATION]
    /// [default: approval]
    #[arg(long, global = true, value_name = "WHO")]
    pub(super) registration: Option<String>,
    /// Who gets nowhere before two-factor sign-in is set up: none, administrators, or staff (teachers too)
    /// [env: REEDLING_REQUIRE_SECOND_FACTOR] [default: none]
    #[arg(long, global = true, value_name = "WHO")]
    pub(super) require_second_factor: Option<String>,
    /// Mail server, such as smtps://user:password@host; without it mail is written as files [env: REEDLING_SMTP_URL]
    #[arg(long, global = true, value_name = "URL")]
    #[serde(serialize_with = "exposed")]
    pub(super) smtp_url: Option<SecretString>,
    /// PEM file of a certificate authority to trust for the mail server [env: REEDLING_SMTP_CA_FILE]
    #[arg(long, global = true, value_name = "FILE")]
    pub(super) smtp_ca_file: Option<PathBuf>,
    /// Sender of mail, such as "Reedling <school@example.org>" [env: REEDLING_MAIL_FROM]
    #[arg(long, global = true, value_name = "ADDRESS")]
    pub(super) mail_from: Option<String>,
    /// Service that draws pictures of initials, such as `https://avatars.example.org/{initials}.svg`; without it this
    /// server draws them [env: REEDLING_AVATAR_URL]
    #[arg(long, global = true, value_name = "URL")]
    pub(super) avatar_url: Option<String>,
    #[arg(
        long,
        global = true,
        value_name = "URL",
        help = "OpenID provider for sign-in with Google or another [env: REEDLING_OIDC_ISSUER] [default: https://accounts.google.com]"
    )]
    pub(super) oidc_issuer: Option<String>,
    /// Client that the provider knows this server as; without it that sign-in is off [env: REEDLING_OIDC_CLIENT_ID]
    #[arg(long, global = true, value_name = "ID")]
    pub(super) oidc_client_id: Option<String>,
    /// The client's secret; better in the environment or the file [env: REEDLING_OIDC_CLIENT_SECRET]
    #[arg(long, global = true, value_name = "SECRET")]
    #[serde(serialize_with = "exposed")]
    pub(super) oidc_client_secret: Option<SecretString>,
    /// OpenAI-compatible endpoint that reads notes when a teacher asks for it, such as `https://api.example.org/v1` [env: REEDLING_AI_BASE_URL]
    #[arg(long, global = true, value_name = "URL")]
    pub(super) ai_base_url: Option<String>,
    /// Name of the model there [env: REEDLING_AI_MODEL]
    #[arg(long, global = true, value_name = "NAME")]
    pub(super) ai_model: Option<String>,
    /// Key of the endpoint, if it wants one [env: REEDLING_AI_API_KEY]
    #[arg(long, global = true, value_name = "KEY")]
    #[serde(serialize_with = "exposed")]
    pub(super) ai_api_key: Option<SecretString>,
    /// Address where Prometheus reads figures at /metrics, such as 127.0.0.1:9090; nowhere without it
    /// [env: REEDLING_METRICS_BIND]
    #[arg(long, global = true, value_name = "ADDRESS:PORT")]
    pub(super) metrics_bind: Option<String>,
    /// How many different e-mail addresses a person may enter in an hour, an administrator ten times as many
    /// [env: REEDLING_ADDRESSES_PER_HOUR] [default: 60]
    #[arg(long, global = true, value_name = "NUMBER")]
    pub(super) addresses_per_hour: Option<String>,
    /// The same, in a day [env: REEDLING_ADDRESSES_PER_DAY] [default: 200]
    #[arg(long, global = true, value_name = "NUMBER")]
    pub(super) addresses_per_day: Option<String>,
    /// text or json [env: REEDLING_LOG_FORMAT] [default: text on a terminal]
    #[arg(long, global = true, value_name = "FORMAT")]
    pub(super) log_format: Option<String>,
}

/// A secret as text, for the layers above.
fn exposed<S: Serializer>(secret: &Option<SecretString>, to: S) -> Result<S::Ok, S::Error> {
    secret
        .as_ref()
        .map(ExposeSecret::expose_secret)
        .serialize(to)
}
