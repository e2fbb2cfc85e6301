//! Content negotiation: which codings a client accepts (RFC 9110 §12.5.3), and what it has cached.

use poem::http::{HeaderMap, header};

/// Whether the client accepts the coding: it names it, or `*`, with a weight above zero.
pub(super) fn accepts(headers: &HeaderMap, coding: &str) -> bool {
    let weight = |wanted: &str| {
        items(headers, &header::ACCEPT_ENCODING).find_map(|item| {
            let (name, weight) = item.split_once(';').unwrap_or((item, ""));
            name.trim()
                .eq_ignore_ascii_case(wanted)
                .then(|| read_weight(weight))
        })
    };
    weight(coding)
        .or_else(|| weight("*"))
        .is_some_and(|weight| weight > 0.0)
}

/// The items of a header that is a list.
pub(super) fn items<'a>(
    headers: &'a HeaderMap,
    name: &header::HeaderName,
) -> impl Iterator<Item = &'a str> {
    headers
        .get_all(name)
        .into_iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(',').map(str::trim))
}

/// Whether `If-None-Match` contains the tag (RFC 9110 §13.1.2).
pub(crate) fn matches_etag(headers: &HeaderMap, tag: &str) -> bool {
    items(headers, &header::IF_NONE_MATCH)
        .any(|item| item == "*" || item.trim_start_matches("W/") == tag)
}

/// The weight of an item; one when there is none.
fn read_weight(text: &str) -> f32 {
    text.split_once('=')
        .filter(|(name, _)| name.trim().eq_ignore_ascii_case("q"))
        .and_then(|(_, weight)| weight.trim().parse().ok())
        .unwrap_or(1.0)
}

#[cfg(test)]
mod tests {
    use poem::http::HeaderValue;

    use super::*;

    #[test]
    fn only_a_weight_of_zero_refuses_a_coding() {
        for (accepted, brotli, gzip) in [
            ("br, gzip", true, true),
            ("br;q=0.9, gzip;q=0.8", true, true),
            ("br; q=0.001,GZIP;Q=1", true, true),
            ("br;q=0, gzip;q=0.000", false, false),
            ("br;q=0, *", false, true),
            ("*;q=0, gzip", false, true),
            ("*", true, true),
            ("identity", false, false),
            ("", false, false),
        ] {
            let value = HeaderValue::from_static(accepted);
            let headers = HeaderMap::from_iter([(header::ACCEPT_ENCODING, value)]);
            let found = (accepts(&headers, "br"), accepts(&headers, "gzip"));
            assert_eq!(found, (brotli, gzip), "{accepted}");
        }
    }
}
