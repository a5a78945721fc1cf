//! Which compression a browser takes.

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_ENCODING;

/// How much a browser likes a coding, in thousandths; nothing if it does not take it.
pub(crate) fn liking(headers: &HeaderMap, coding: &str) -> u16 {
    let values = headers.get_all(ACCEPT_ENCODING).into_iter();
    let texts = values.filter_map(|value| value.to_str().ok());
    let wishes: Vec<(&str, u16)> = texts.flat_map(|text| text.split(',')).map(wish).collect();
    let of = |name: &str| wishes.iter().find(|(wished, _)| wished.eq_ignore_ascii_case(name));
    of(coding).or_else(|| of("*")).map_or(0, |(_, quality)| *quality)
}

/// `gzip;q=0.5` in its parts.
fn wish(text: &str) -> (&str, u16) {
    let (name, parameters) = text.split_once(';').unwrap_or((text, ""));
    let quality = match parameters.trim().strip_prefix("q=") {
        Some(quality) => quality.parse::<f32>().unwrap_or(0.0),
        None => 1.0,
    };
    (name.trim(), (quality.clamp(0.0, 1.0) * 1000.0) as u16)
}
