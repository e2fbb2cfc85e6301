//! Finds all the lists in which a word stands in one go.

use std::sync::LazyLock;

use super::lexicon::{Lists, PHRASES, WORDS, bit, stems};

struct Entry {
    text: &'static str,
    /// Lists that hold the text as a word.
    word: u64,
    /// Lists that hold it as a beginning.
    stem: u64,
}

/// All the lists' words in one hash table with open addresses.
struct Table {
    entries: Vec<Entry>,
    /// Index of an entry plus one; 0 where there is none.
    slots: Vec<u16>,
}

/// More than twice the words there are, so that a search ends soon.
const SLOTS: usize = 8_192;

static TABLE: LazyLock<Table> = LazyLock::new(|| {
    let mut table = Table {
        entries: Vec::new(),
        slots: vec![0; SLOTS],
    };
    for (list, words) in WORDS {
        for word in words.split(' ') {
            table.add(word, bit(list), 0);
        }
    }
    for (list, phrases) in PHRASES {
        for phrase in phrases.split(',') {
            let phrase = phrase.strip_prefix("the ").unwrap_or(phrase);
            table.add(first(phrase), bit(list), 0);
        }
    }
    for (list, stems) in stems() {
        for stem in stems.split(',') {
            table.add(first(stem), 0, bit(list));
        }
    }
    table
});

fn first(phrase: &'static str) -> &'static str {
    phrase.split(' ').next().unwrap_or_default()
}

/// The hash of a text.
pub(crate) fn hash(text: &str) -> usize {
    mixed(text.bytes().fold(START, hashed))
}

/// Brings the upper bits into play.
fn mixed(hash: u32) -> usize {
    (hash ^ (hash >> 15)) as usize
}

/// A hash after one more byte (FNV-1a).
fn hashed(hash: u32, byte: u8) -> u32 {
    (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
}

const START: u32 = 0x811c_9dc5;

impl Table {
    /// The slot of a text: its own, or the free one where it may stand.
    fn slot(&self, hash: u32, text: &[u8]) -> usize {
        let mut slot = mixed(hash) % SLOTS;
        while let Some(entry) = self.entry(slot) {
            if entry.text.as_bytes() == text {
                break;
            }
            slot = (slot + 1) % SLOTS;
        }
        slot
    }

    fn entry(&self, slot: usize) -> Option<&Entry> {
        let index = usize::from(self.slots[slot]).checked_sub(1)?;
        self.entries.get(index)
    }

    fn add(&mut self, text: &'static str, word: u64, stem: u64) {
        if text.is_empty() {
            return;
        }
        let slot = self.slot(text.bytes().fold(START, hashed), text.as_bytes());
        let index = usize::from(self.slots[slot]).checked_sub(1);
        if let Some(entry) = index.and_then(|index| self.entries.get_mut(index)) {
            entry.word |= word;
            entry.stem |= stem;
        } else {
            self.entries.push(Entry { text, word, stem });
            self.slots[slot] = u16::try_from(self.entries.len()).unwrap_or_default();
        }
    }
}

/// The lists in which a word in lower case stands, itself or by its beginning.
pub fn lists(word: &str) -> Lists {
    let table = &*TABLE;
    let bytes = word.as_bytes();
    let (mut hash, mut found) = (START, 0);
    for (at, byte) in bytes.iter().enumerate() {
        hash = hashed(hash, *byte);
        if let Some(entry) = table.entry(table.slot(hash, &bytes[..=at])) {
            found |= entry.stem;
            if at + 1 == bytes.len() {
                found |= entry.word;
            }
        }
    }
    Lists(found)
}

#[cfg(test)]
mod tests {
    use super::{SLOTS, TABLE, lists};
    use crate::vocabulary::lexicon::{List, PHRASES, WORDS, stems};

    #[test]
    fn every_word_stands_in_its_lists_alone() {
        for (list, words) in WORDS {
            for word in words.split_whitespace() {
                assert!(lists(word).has(list), "{word} {list:?}");
                for (other, words) in WORDS {
                    let stands = words.split_whitespace().any(|known| known == word);
                    assert_eq!(lists(word).has(other), stands, "{word} {other:?}");
                }
            }
        }
        for other in ["", "zzz", "éé", "a b", "wea", "weakk"] {
            assert!(!lists(other).has(List::Weak), "{other}");
        }
    }

    #[test]
    fn beginnings_and_phrases_are_found_by_their_words() {
        for (list, stems) in stems() {
            for stem in stems.split(',') {
                let first = stem.split(' ').next().unwrap_or_default();
                assert!(lists(first).has(list), "{stem}");
                assert!(lists(&format!("{first}é")).has(list), "{stem}");
            }
        }
        for (list, phrases) in PHRASES {
            for phrase in phrases.split(',') {
                let phrase = phrase.strip_prefix("the ").unwrap_or(phrase);
                let first = phrase.split(' ').next().unwrap_or_default();
                assert!(lists(first).has(list), "{phrase}");
            }
        }
    }

    #[test]
    fn the_table_is_at_most_half_full() {
        assert!(TABLE.entries.len() * 2 <= SLOTS, "{}", TABLE.entries.len());
    }
}
