//! Where mail goes: to a mail server, or into files when none is configured (D7).

use std::path::PathBuf;

use anyhow::{Context, Result};
use lettre::{AsyncSmtpTransport, AsyncTransport, Message as Letter, Tokio1Executor};
use secrecy::ExposeSecret;
use thiserror::Error;

use crate::{config::Config, data_folder};

/// Where mail goes.
#[derive(Clone, Debug)]
pub enum Mailer {
    /// To a mail server.
    Smtp(AsyncSmtpTransport<Tokio1Executor>),
    /// Into `.eml` files in a folder.
    Folder(PathBuf),
}

/// Why a mail could not be sent.
#[derive(Debug, Error)]
pub enum SendError {
    /// The mail server refused it or did not answer.
    #[error("mail server: {0}")]
    Smtp(#[from] lettre::transport::smtp::Error),
    /// The file could not be written.
    #[error("mail file: {0}")]
    File(#[from] std::io::Error),
}

impl Mailer {
    /// The mail server of the settings, else the folder `mail` in the data folder.
    ///
    /// # Errors
    /// When the mail server's address cannot be used.
    pub fn from_config(config: &Config) -> Result<Self> {
        match &config.smtp_url {
            Some(url) => Ok(Self::Smtp(
                AsyncSmtpTransport::<Tokio1Executor>::from_url(url.expose_secret())
                    .ok()
                    .context("REEDLING_SMTP_URL is not an address of a mail server.")?
                    .build(),
            )),
            None => Ok(Self::Folder(config.data_dir.join("mail"))),
        }
    }

    /// Sends the letter, or writes it into a file of that name; sent again it is the same file.
    ///
    /// # Errors
    /// When it could not be handed over.
    pub async fn send(
        &self,
        name: &str,
        letter: &Letter,
        link: Option<&str>,
    ) -> Result<(), SendError> {
        match self {
            Self::Smtp(server) => {
                server
                    .send_raw(letter.envelope(), &letter.formatted())
                    .await?;
            }
            Self::Folder(folder) => {
                let file = folder.join(format!("{name}.eml"));
                let contents = letter.formatted();
                data_folder::create_private_folder(folder)?;
                data_folder::write_private(&file, &contents)?;
                tracing::info!(file = %file.display(), link, "mail written, as no mail server is configured");
            }
        }
        Ok(())
    }
}
