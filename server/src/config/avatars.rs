//! The service that draws pictures of initials, when it is not this server itself (D12).

use anyhow::{Context, Result};
use url::Url;

/// The placeholder for the initials in the address.
const PLACE: &str = "{initials}";

/// The address template of an avatar service.
#[derive(Clone, Debug)]
pub struct AvatarService {
    template: String,
    /// The part of the address that a browser's policy names: `https://avatars.example.org`.
    pub origin: String,
}

impl AvatarService {
    /// The setting, if there is one.
    ///
    /// # Errors
    /// When it is no address of a picture for each initials.
    pub(super) fn from_raw(given: Option<&str>) -> Result<Option<Self>> {
        given.map(Self::parse).transpose()
    }

    fn parse(template: &str) -> Result<Self> {
        let url = Url::parse(template).ok().filter(|url| {
            ["http", "https"].contains(&url.scheme())
                && url.has_host()
                && url.username().is_empty()
                && url.password().is_none()
        });
        let origin = url.map(|url| url.origin().ascii_serialization());
        // Not in the host, which the Content-Security-Policy has to name.
        let is_after_host = template
            .split_once("://")
            .and_then(|(_, rest)| rest.split_once('/'))
            .is_some_and(|(_, path)| path.contains(PLACE));
        let origin = origin.filter(|_| is_after_host).with_context(|| {
            format!("REEDLING_AVATAR_URL must be an address such as https://avatars.example.org/{PLACE}.svg, not \"{template}\".")
        })?;
        Ok(Self {
            template: template.to_owned(),
            origin,
        })
    }

    /// The address of the picture; the initials are encoded already.
    pub fn address(&self, initials: &str) -> String {
        self.template.replace(PLACE, initials)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_names_where_the_initials_stand() {
        let service =
            AvatarService::parse("https://pictures.example:8443/a/{initials}.png?size=64").unwrap();
        assert_eq!(service.origin, "https://pictures.example:8443");
        assert_eq!(
            service.address("AQ"),
            "https://pictures.example:8443/a/AQ.png?size=64"
        );
    }

    #[test]
    fn what_is_no_such_address_is_refused() {
        for wrong in [
            "",
            "avatars",
            "/a/{initials}.svg",
            "https://pictures.example/a.svg",
            "https://{initials}.example/a.svg",
            "https://ada:secret@pictures.example/{initials}",
            "javascript:alert(1)//{initials}",
            "data:image/svg+xml,/{initials}",
        ] {
            let error = AvatarService::parse(wrong).unwrap_err().to_string();
            assert!(error.starts_with("REEDLING_AVATAR_URL must be"), "{wrong}");
        }
    }
}
