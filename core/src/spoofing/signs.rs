//! Ranges of characters that are invisible, or easily missed.

/// Signs from one to another: the first one's code in the upper 20 bits, how many follow it in the lower 12.
pub(crate) const fn span(first: char, last: char) -> u32 {
    ((first as u32) << 12) | (last as u32 - first as u32)
}

/// Whether a sign is in one of the spans: tables take less of the WASM file than comparisons.
pub(crate) fn is_in(spans: &[u32], sign: char) -> bool {
    let is_in = |span: &u32| u32::from(sign).wrapping_sub(span >> 12) <= span & 0xFFF;
    spans.iter().any(is_in)
}

/// Controls, characters that are ignored or drawn as nothing, and noncharacters.
pub(super) const HIDDEN: [u32; 21] = [
    span('\0', '\x1F'),
    span('\x7F', '\u{9F}'),
    span('\u{34F}', '\u{34F}'),
    span('\u{61C}', '\u{61C}'),
    span('\u{115F}', '\u{1160}'),
    span('\u{180E}', '\u{180E}'),
    span('\u{200B}', '\u{200B}'),
    span('\u{200E}', '\u{200F}'),
    span('\u{2028}', '\u{202E}'),
    span('\u{2060}', '\u{206F}'),
    span('\u{2800}', '\u{2800}'),
    span('\u{3164}', '\u{3164}'),
    span('\u{FDD0}', '\u{FDEF}'),
    span('\u{FEFF}', '\u{FEFF}'),
    span('\u{FFA0}', '\u{FFA0}'),
    span('\u{FFF0}', '\u{FFFB}'),
    span('\u{1BCA0}', '\u{1BCA3}'),
    span('\u{1D159}', '\u{1D159}'),
    span('\u{1D173}', '\u{1D17A}'),
    // All but the selectors of the forms of letters.
    span('\u{E0000}', '\u{E00FF}'),
    span('\u{E01F0}', '\u{E0FFF}'),
];
/// Characters that join letters or choose their form.
pub(super) const JOINERS: [u32; 6] = [
    span('\u{AD}', '\u{AD}'),
    span('\u{17B4}', '\u{17B5}'),
    span('\u{180B}', '\u{180F}'),
    span('\u{200C}', '\u{200D}'),
    span('\u{FE00}', '\u{FE0F}'),
    span('\u{E0100}', '\u{E01EF}'),
];
/// Characters that are easily missed in an address.
pub(super) const OVERLOOKED: [u32; 8] = [
    span('\u{AD}', '\u{AD}'),
    span('\u{130}', '\u{130}'),
    span('\u{300}', '\u{36F}'),
    span('\u{200C}', '\u{200D}'),
    span('\u{FE00}', '\u{FE0F}'),
    span('\u{FF01}', '\u{FF5E}'),
    span('\u{1D400}', '\u{1D7FF}'),
    span('\u{E0000}', '\u{E0FFF}'),
];

#[cfg(test)]
mod tests {
    use super::{JOINERS, is_in};
    use crate::spoofing::is_hidden;

    /// Unicode 16's Default_Ignorable_Code_Point.
    const IGNORABLE: [(u32, u32); 17] = [
        (0xAD, 0xAD),
        (0x34F, 0x34F),
        (0x61C, 0x61C),
        (0x115F, 0x1160),
        (0x17B4, 0x17B5),
        (0x180B, 0x180F),
        (0x200B, 0x200F),
        (0x202A, 0x202E),
        (0x2060, 0x206F),
        (0x3164, 0x3164),
        (0xFE00, 0xFE0F),
        (0xFEFF, 0xFEFF),
        (0xFFA0, 0xFFA0),
        (0xFFF0, 0xFFF8),
        (0x1BCA0, 0x1BCA3),
        (0x1D173, 0x1D17A),
        (0xE0000, 0xE0FFF),
    ];
    /// Beside those: separators of lines, and what is drawn as nothing.
    const OTHERS: [u32; 7] = [0x2028, 0x2029, 0x2800, 0xFFF9, 0xFFFA, 0xFFFB, 0x1D159];

    #[test]
    fn invisible_signs_and_only_those_are_hidden_or_joiners() {
        for sign in '\0'..=char::MAX {
            let code = u32::from(sign);
            let is_ignorable = IGNORABLE
                .iter()
                .any(|(first, last)| (first..=last).contains(&&code));
            let is_noncharacter = (0xFDD0..=0xFDEF).contains(&code) || code & 0xFFFF >= 0xFFFE;
            let is_not_shown =
                sign.is_control() || is_ignorable || is_noncharacter || OTHERS.contains(&code);
            assert_eq!(
                is_hidden(sign) || is_in(&JOINERS, sign),
                is_not_shown,
                "U+{code:04X}"
            );
            assert!(
                sign == '\u{180E}' || !(is_hidden(sign) && is_in(&JOINERS, sign)),
                "U+{code:04X}"
            );
        }
    }
}
