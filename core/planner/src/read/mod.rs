//! The reader: from a note to the goals that it sets.

use crate::goals::{Context, Proposal, UnreadText};

/// What a note is read as. The same note and context give the same proposal in the browser and on the server.
pub fn read(note: &str, _context: &Context) -> Proposal {
    let to = u32::try_from(note.encode_utf16().count()).unwrap_or(u32::MAX);
    let unread = UnreadText {
        text: note.to_owned(),
        from: 0,
        to,
    };
    Proposal {
        unread: if note.trim().is_empty() {
            Vec::new()
        } else {
            vec![unread]
        },
        ..Proposal::default()
    }
}
