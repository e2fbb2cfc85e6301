//! How mail is delivered: to a mail server, or into files when none is configured (D7).

use std::path::{Path, PathBuf};

use anyhow::Result;
use lettre::{
    AsyncSmtpTransport, AsyncTransport, Message as Letter, Tokio1Executor, transport::smtp,
};
use reedling_db::data_folder;
use secrecy::ExposeSecret;
use thiserror::Error;

use crate::config::{Config, mail_server};

/// Where mail goes.
#[derive(Clone, Debug)]
pub enum Mailer {
    /// To a mail server.
    Smtp(AsyncSmtpTransport<Tokio1Executor>),
    /// Into `.eml` files in a folder.
    Folder(PathBuf),
}

/// Why a mail could not be sent: a sentence without addresses. A mail server's answer may name the recipient, so only
/// its code is repeated.
#[derive(Debug, Error)]
pub enum SendError {
    /// The mail server rejects this mail.
    #[error("The mail server refused the mail ({0}).")]
    Refused(String),
    /// The mail server rejects the user or password of the settings.
    #[error("The mail server refused the user or password of REEDLING_SMTP_URL ({0}).")]
    SignIn(String),
    /// The mail server is busy.
    #[error("The mail server asked to try again later ({0}).")]
    Later(String),
    /// The mail server did not answer.
    #[error("The mail server did not answer in time.")]
    TimedOut,
    /// There is no connection, or no trusted one.
    #[error("The mail server could not be used: {0}.")]
    Connection(String),
    /// The file could not be written.
    #[error("The mail file could not be written: {0}.")]
    File(#[from] std::io::Error),
}

impl SendError {
    /// Whether the same mail would be rejected again.
    pub const fn is_permanent(&self) -> bool {
        matches!(self, Self::Refused(_))
    }
}

impl From<smtp::Error> for SendError {
    fn from(error: smtp::Error) -> Self {
        let code = error.status().map(|code| code.to_string());
        match code {
            // RFC 4954: the codes of signing in.
            Some(code) if ["530", "534", "535", "538"].contains(&code.as_str()) => {
                Self::SignIn(code)
            }
            Some(code) if error.is_permanent() => Self::Refused(code),
            Some(code) => Self::Later(code),
            None if error.is_timeout() => Self::TimedOut,
            None if error.is_response() => {
                Self::Connection("it answered what no mail server answers".to_owned())
            }
            None => Self::Connection(causes(&error)),
        }
    }
}

/// The innermost cause, which is the most specific: refused connection, unknown certificate.
fn causes(error: &smtp::Error) -> String {
    let mut cause: &dyn std::error::Error = error;
    while let Some(source) = cause.source() {
        cause = source;
    }
    cause.to_string()
}

impl Mailer {
    /// The mail server of the settings, else the folder `mail` in the data folder.
    ///
    /// # Errors
    /// When the mail server's address or certificate cannot be used.
    pub fn from_config(config: &Config) -> Result<Self> {
        let Some(url) = &config.smtp_url else {
            return Ok(Self::Folder(config.data_dir.join("mail")));
        };
        let ca_file = config.smtp_ca_file.as_deref();
        Ok(Self::Smtp(mail_server::connect(
            url.expose_secret(),
            ca_file,
        )?))
    }

    /// Sends the mail, or writes it into a file of that name; sending it again writes the same file.
    ///
    /// # Errors
    /// When it could not be handed over.
    pub async fn send(
        &self,
        name: &str,
        mail: &Letter,
        link: Option<&str>,
    ) -> Result<(), SendError> {
        match self {
            Self::Smtp(server) => {
                server.send_raw(mail.envelope(), &mail.formatted()).await?;
                tracing::info!(mail = name, "mail sent");
            }
            Self::Folder(folder) => {
                let file = folder.join(format!("{name}.eml"));
                write(folder, &file, &mail.formatted())?;
                tracing::info!(file = %file.display(), link, "mail written, as no mail server is configured");
            }
        }
        Ok(())
    }
}

fn write(folder: &Path, file: &Path, contents: &[u8]) -> std::io::Result<()> {
    data_folder::create_private_folder(folder)?;
    data_folder::write_private(file, contents)
}
