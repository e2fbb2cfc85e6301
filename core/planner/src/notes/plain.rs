//! A note in plain text, and never more of it than a page or two.

/// The note in plain text: no tags, one kind of dash and quotation mark, no control characters.
pub fn plain(note: &str, most: usize) -> String {
    let mut text = String::new();
    let mut rest = note.chars().take(most).peekable();
    while let Some(c) = rest.next() {
        match c {
            '<' if rest.peek().is_some_and(|&next| {
                next.is_ascii_alphabetic() || matches!(next, '/' | '!' | '?')
            }) =>
            {
                text.push(' ');
                for inside in rest.by_ref() {
                    if inside == '>' {
                        break;
                    }
                }
            }
            '-' if rest.peek() == Some(&'>') => {
                rest.next();
                text.push_str(" to ");
            }
            // "n.º 2", "n° 2"
            '.' if matches!(rest.peek(), Some('º' | '°')) => {}
            'º' | '°' if text.ends_with(['n', 'N']) => text.push('o'),
            // "bars 3,5,7"
            ',' if rest.peek().is_some_and(char::is_ascii_digit) => text.push_str(", "),
            '\u{2010}'..='\u{2013}' | '\u{2212}' => text.push('-'),
            '\u{2014}' | '\u{2015}' => text.push_str(" - "),
            '\u{201c}'..='\u{201f}' | '«' | '»' => text.push('"'),
            '\u{2018}'..='\u{201b}' | '`' => text.push('\''),
            '\u{2192}' => text.push_str(" to "),
            '\r' => text.push('\n'),
            '\n' => text.push('\n'),
            c if c.is_control() || ('\u{200b}'..='\u{200f}').contains(&c) || c == '\u{feff}' => {
                text.push(' ');
            }
            c => text.push(c),
        }
    }
    text
}
