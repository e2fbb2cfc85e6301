//! The connection to a mail server: its address, and whether it is encrypted.

use std::{path::Path, time::Duration};

use anyhow::{Context, Result, bail, ensure};
use lettre::{
    AsyncSmtpTransport, Tokio1Executor,
    transport::smtp::{
        SMTP_PORT, SUBMISSION_PORT, SUBMISSIONS_PORT,
        client::{Certificate, Tls, TlsParameters},
    },
};
use url::{Host, Url};

/// The timeout of one answer.
const TIMEOUT: Duration = Duration::from_secs(20);

/// Connects to the mail server at an address: `smtps://` uses TLS from the first byte, `smtp://` uses STARTTLS. A
/// server on this machine needs no TLS, and `?tls=none` turns it off where there is no password to protect.
///
/// # Errors
/// One sentence about the address, which is not repeated, as it may hold a password; or about the file.
pub fn connect(url: &str, ca_file: Option<&Path>) -> Result<AsyncSmtpTransport<Tokio1Executor>> {
    let malformed =
        || "REEDLING_SMTP_URL must be an address such as smtps://user:password@mail.example.org.";
    let mut url = Url::parse(url).ok().with_context(malformed)?;
    ensure!(["smtp", "smtps"].contains(&url.scheme()), malformed());
    let host = url.host_str().with_context(malformed)?.to_owned();
    let wanted = url.query().map(str::to_owned);
    let secret = url.password().is_some();
    let local = is_local(&url);
    let secured = || -> Result<TlsParameters> {
        // An IPv6 address has brackets.
        let name = host.trim_matches(['[', ']']).to_owned();
        let mut parameters = TlsParameters::builder(name);
        if let Some(file) = ca_file {
            parameters = parameters.add_root_certificate(certificate(file)?);
        }
        Ok(parameters.build()?)
    };
    let (tls, port) = match (url.scheme(), wanted.as_deref()) {
        ("smtps", None) => (Tls::Wrapper(secured()?), SUBMISSIONS_PORT),
        ("smtp", Some("tls=required")) => (Tls::Required(secured()?), SUBMISSION_PORT),
        ("smtp", None) if !local => (Tls::Required(secured()?), SUBMISSION_PORT),
        ("smtp", None) => (Tls::None, SMTP_PORT),
        ("smtp", Some("tls=none")) => {
            ensure!(
                local || !secret,
                "REEDLING_SMTP_URL has a password and tls=none: it would be sent for all to read."
            );
            (Tls::None, SMTP_PORT)
        }
        _ => bail!("REEDLING_SMTP_URL can end with ?tls=required or ?tls=none after smtp://."),
    };
    url.set_query(None);
    let builder = AsyncSmtpTransport::<Tokio1Executor>::from_url(url.as_str())
        .ok()
        .with_context(malformed)?;
    Ok(builder
        .port(url.port().unwrap_or(port))
        .tls(tls)
        .timeout(Some(TIMEOUT))
        .build())
}

/// Whether the mail server is on this machine, so that nobody can listen in.
fn is_local(url: &Url) -> bool {
    match url.host() {
        // The URL parser treats an IPv4 address as a name, as the scheme is not one of the web's.
        Some(Host::Domain(name)) => {
            name == "localhost"
                || name
                    .parse()
                    .is_ok_and(|address: std::net::Ipv4Addr| address.is_loopback())
        }
        Some(Host::Ipv4(address)) => address.is_loopback(),
        Some(Host::Ipv6(address)) => address.is_loopback(),
        None => false,
    }
}

/// The school's own certificate authority, trusted in addition to the public ones.
fn certificate(file: &Path) -> Result<Certificate> {
    let pem = std::fs::read(file)
        .with_context(|| format!("REEDLING_SMTP_CA_FILE {} cannot be read", file.display()))?;
    Certificate::from_pem(&pem).ok().with_context(|| {
        format!(
            "REEDLING_SMTP_CA_FILE {} holds no certificate in PEM.",
            file.display()
        )
    })
}
