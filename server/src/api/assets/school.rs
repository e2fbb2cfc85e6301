//! The school's name in the pages, which are built without it.

use brotli::enc::BrotliEncoderParams;
use reedling_core::PRODUCT_NAME;

use crate::config::{Config, public_pages::PublicPages};

/// What the app reads the name from (app/src/config/site.ts).
const META: &str = "<meta name=\"school\" content=\"\"";
/// Marks elements whose whole text is the name.
const MARK: &str = " data-school=\"\"";

/// Whether pages are other than they were built.
pub(super) fn is_given(config: &Config) -> bool {
    config.school_name != PRODUCT_NAME || config.public_pages != PublicPages::default()
}

/// A page with the school's name wherever the product's stands for it, and with what the app has to know.
fn fill(page: &str, config: &Config) -> String {
    let name = escaped(&config.school_name);
    let pages = config.public_pages.as_str();
    let meta = format!("<meta name=\"school\" content=\"{name}\" data-pages=\"{pages}\"");
    let title = |end: &str| format!("{PRODUCT_NAME}{end}");
    let page = page
        .replace(META, &meta)
        .replace(&title("</title>"), &format!("{name}</title>"))
        .replace(
            &format!("aria-label=\"{}", title(", home\"")),
            &format!("aria-label=\"{name}, home\""),
        );
    let mut parts = page.split(MARK);
    let mut filled = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        filled.push_str(MARK);
        match (part.find('>'), part.find('<')) {
            (Some(open), Some(close)) if open < close => {
                filled.push_str(&part[..=open]);
                filled.push_str(&name);
                filled.push_str(&part[close..]);
            }
            _ => filled.push_str(part),
        }
    }
    filled
}

/// The same as it is sent, with its content coding; it is short enough to be packed each time.
pub(super) fn pack(
    page: &[u8],
    config: &Config,
    takes_brotli: bool,
) -> (Vec<u8>, Option<&'static str>) {
    let page = fill(&String::from_utf8_lossy(page), config).into_bytes();
    let mut packed = Vec::new();
    let quick = BrotliEncoderParams {
        quality: 5,
        ..BrotliEncoderParams::default()
    };
    if takes_brotli && brotli::BrotliCompress(&mut &page[..], &mut packed, &quick).is_ok() {
        return (packed, Some("br"));
    }
    (page, None)
}

/// A name as text and as the value of an attribute.
fn escaped(name: &str) -> String {
    name.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = concat!(
        "<head><meta name=\"school\" content=\"\" /><title>Sign In - Reedling</title></head>",
        "<a aria-label=\"Reedling, home\"><span data-school=\"\" class=\"x\">reedling</span></a>",
        "<h1 data-school=\"\">Reedling</h1><p>Made with Reedling.</p>"
    );

    fn filled(name: &str, public_pages: PublicPages) -> String {
        let mut config = Config::with_database("sqlite::memory:", ".".as_ref()).unwrap();
        config.school_name = name.to_owned();
        config.public_pages = public_pages;
        assert!(is_given(&config));
        fill(PAGE, &config)
    }

    #[test]
    fn field_31_page_has_the_schools_name_in_each_place_and_nothing_else_is_changed() {
        assert_eq!(
            filled("Bell School", PublicPages::School),
            concat!(
                "<head><meta name=\"school\" content=\"Bell School\" data-pages=\"school\" />",
                "<title>Sign In - Bell School</title></head>",
                "<a aria-label=\"Bell School, home\">",
                "<span data-school=\"\" class=\"x\">Bell School</span></a>",
                "<h1 data-school=\"\">Bell School</h1><p>Made with Reedling.</p>"
            )
        );
    }

    #[test]
    fn field_31_name_is_text_whatever_stands_in_it() {
        let page = filled("A & B <b>\"x\"</b> data-school=\"\"", PublicPages::Product);
        let name = "A &amp; B &lt;b&gt;&quot;x&quot;&lt;/b&gt; data-school=&quot;&quot;";
        assert_eq!(page.matches(name).count(), 5, "{page}");
        assert!(!page.contains("<b>"), "{page}");
    }

    #[test]
    fn field_31_pages_are_as_built_without_a_name() {
        let config = Config::with_database("sqlite::memory:", ".".as_ref()).unwrap();
        assert!(!is_given(&config));
    }
}
