//! The OpenID provider that people may sign in with (D2, D11).

use anyhow::{Result, bail, ensure};
use secrecy::SecretString;
use url::{Host, Url};

/// Google's issuer address.
pub const GOOGLE: &str = "https://accounts.google.com";

/// The OpenID provider that people may sign in with.
#[derive(Clone, Debug)]
pub struct OpenIdSettings {
    /// Its issuer address, as its ID tokens name it.
    pub issuer: String,
    /// The client id of this server.
    pub client_id: String,
    /// The client secret.
    pub client_secret: SecretString,
}

impl OpenIdSettings {
    /// The provider of the settings; none when nothing about one is set.
    ///
    /// # Errors
    /// One sentence about what is missing or wrong.
    pub(super) fn from_raw(
        issuer: Option<String>,
        client_id: Option<String>,
        client_secret: Option<SecretString>,
    ) -> Result<Option<Self>> {
        match (client_id, client_secret) {
            (Some(client_id), Some(client_secret)) => {
                let issuer = issuer.unwrap_or_else(|| GOOGLE.to_owned());
                check_issuer(&issuer)?;
                Ok(Some(Self {
                    issuer,
                    client_id,
                    client_secret,
                }))
            }
            (None, None) if issuer.is_none() => Ok(None),
            (None, _) => {
                bail!("REEDLING_OIDC_CLIENT_ID must be set when another REEDLING_OIDC setting is.")
            }
            (Some(_), None) => {
                bail!("REEDLING_OIDC_CLIENT_SECRET must be set when REEDLING_OIDC_CLIENT_ID is.")
            }
        }
    }
}

/// The issuer must be reached by TLS, or on this machine.
fn check_issuer(text: &str) -> Result<()> {
    let good = Url::parse(text).is_ok_and(|url| match url.scheme() {
        "https" => url.has_host(),
        "http" => is_loopback(url.host().as_ref()),
        _ => false,
    });
    ensure!(
        good,
        "REEDLING_OIDC_ISSUER must be an address such as {GOOGLE} (http only on this machine), not \"{text}\"."
    );
    Ok(())
}

fn is_loopback(host: Option<&Host<&str>>) -> bool {
    match host {
        Some(Host::Domain(name)) => *name == "localhost",
        Some(Host::Ipv4(address)) => address.is_loopback(),
        Some(Host::Ipv6(address)) => address.is_loopback(),
        None => false,
    }
}
