//! A picture of initials, as SVG.

use std::fmt::Write;

use base64::{Engine, prelude::BASE64_STANDARD};
use sha2::{Digest, Sha256};

/// Background and letter colours in the light theme, then in the dark one: the app's own (tokens.css).
const COLOURS: [[&str; 4]; 7] = [
    [
        "oklch(0.95 0.022 255)",
        "oklch(0.43 0.15 260)",
        "oklch(0.29 0.06 260)",
        "oklch(0.84 0.08 252)",
    ],
    [
        "oklch(0.95 0.045 155)",
        "oklch(0.4 0.095 152)",
        "oklch(0.28 0.05 155)",
        "oklch(0.85 0.11 155)",
    ],
    [
        "oklch(0.95 0.024 20)",
        "oklch(0.45 0.165 25)",
        "oklch(0.29 0.07 22)",
        "oklch(0.85 0.075 22)",
    ],
    [
        "oklch(0.95 0.034 70)",
        "oklch(0.45 0.105 50)",
        "oklch(0.3 0.055 55)",
        "oklch(0.86 0.085 65)",
    ],
    [
        "oklch(0.95 0.028 305)",
        "oklch(0.43 0.17 300)",
        "oklch(0.29 0.07 300)",
        "oklch(0.85 0.08 305)",
    ],
    [
        "oklch(0.955 0.06 95)",
        "oklch(0.43 0.085 80)",
        "oklch(0.31 0.05 90)",
        "oklch(0.88 0.1 95)",
    ],
    [
        "oklch(0.94 0.006 210)",
        "oklch(0.42 0.018 220)",
        "oklch(0.3 0.012 215)",
        "oklch(0.83 0.01 205)",
    ],
];

/// The figure for a text without letters.
const NOBODY: &str =
    r#"<circle class="f" cx="32" cy="25" r="10"/><path class="f" d="M12 54a20 18 0 0 1 40 0z"/>"#;

/// A drawing and the headers of its answer.
pub(super) struct Picture {
    /// The drawing.
    pub svg: String,
    /// The ETag.
    pub tag: String,
    /// The Content-Security-Policy for a drawing that is opened by itself: nothing but its own style.
    pub policy: String,
}

impl Picture {
    /// Draws initials that are cut already. The same initials have the same colour everywhere.
    pub(super) fn draw(initials: &str) -> Self {
        let hue = usize::from(Sha256::digest(initials)[0]) % COLOURS.len();
        let [back, front, dark_back, dark_front] = COLOURS[hue];
        let style = format!(
            ".b{{fill:{back}}}.f{{fill:{front}}}@media(prefers-color-scheme:dark){{.b{{fill:{dark_back}}}.f{{fill:{dark_front}}}}}"
        );
        let figure = if initials.is_empty() {
            NOBODY.to_owned()
        } else {
            format!(
                r#"<text class="f" x="32" y="32" dy=".36em" text-anchor="middle" font-family="system-ui,sans-serif" font-size="24" font-weight="600">{}</text>"#,
                escaped(initials)
            )
        };
        let svg = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"><style>{style}</style><rect class="b" width="64" height="64"/>{figure}</svg>"#
        );
        let own_style = BASE64_STANDARD.encode(Sha256::digest(&style));
        Self {
            tag: tag(&svg),
            policy: format!(
                "default-src 'none'; style-src 'sha256-{own_style}'; base-uri 'none'; form-action 'none'; \
                 frame-ancestors 'none'; sandbox"
            ),
            svg,
        }
    }
}

fn tag(svg: &str) -> String {
    let mut tag = String::from("\"");
    for byte in &Sha256::digest(svg)[..16] {
        let _ = write!(tag, "{byte:02x}");
    }
    tag.push('"');
    tag
}

/// As text of an XML element.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            sign => safe.push(sign),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_colours_are_the_apps() {
        let tokens = include_str!("../../../../app/src/styles/tokens.css");
        let (light, dark) = tokens.split_once(".dark {").unwrap();
        let hues = ["blue", "green", "red", "orange", "purple", "yellow", "grey"];
        for (hue, colours) in hues.into_iter().zip(COLOURS) {
            for (theme, [back, front]) in [
                (light, [colours[0], colours[1]]),
                (dark, [colours[2], colours[3]]),
            ] {
                assert!(theme.contains(&format!("--{hue}-tint: {back};")), "{hue}");
                assert!(theme.contains(&format!("--{hue}-text: {front};")), "{hue}");
            }
        }
    }
}
