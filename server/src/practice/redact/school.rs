//! Which words of a request may name somebody of the school.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use reedling_core::search::forms;
use reedling_planner::{
    goals::Subject,
    plans::PlanRequest,
    titles::{is_known_composer, normal_composer},
};

use super::{
    SHORTEST_NAME, fold, texts,
    words::{is_like_a_name, lower_words, pieces, words},
};
use crate::practice::planner::given::is_listed;

/// Most words of a request that are looked up. Further ones are taken for names.
const MOST: usize = 1_000;

/// Words that may be names, each with the spellings by which it is looked up.
pub(in crate::practice) struct MaybeNames {
    spellings: BTreeMap<String, BTreeSet<String>>,
    /// Words of practising that are written like names.
    capitals: BTreeMap<String, BTreeSet<String>>,
    too_many: HashSet<String>,
}

impl MaybeNames {
    /// The words of a request that may be names, in small letters too, and what is written in pieces; but words of practising
    /// only with a capital, and no known composers.
    pub(in crate::practice) fn of(request: &PlanRequest) -> Self {
        let mut names = Self {
            spellings: BTreeMap::new(),
            capitals: BTreeMap::new(),
            too_many: HashSet::new(),
        };
        texts::each(&mut request.clone(), |text| names.add_text(text));
        names
    }

    fn add_text(&mut self, text: &str) {
        let text = fold::composed(&fold::seen(text));
        let words = words(&text);
        for (at, word) in words.iter().enumerate() {
            let typed = &text[word.from..word.to];
            self.add(&word.lower, typed);
            if is_listed(&word.lower) && is_like_a_name(&text, &words, at) {
                let spellings = self.capitals.entry(word.lower.clone()).or_default();
                spellings.extend(spellings_of(&word.lower, typed));
            }
            for (_, together) in pieces(&text, &words[at..]) {
                self.add(&together, &together);
            }
        }
    }

    fn add(&mut self, word: &str, typed: &str) {
        let has_letter = word.contains(char::is_alphabetic);
        let is_short = word.chars().count() < SHORTEST_NAME;
        if !has_letter || is_short || is_listed(word) || is_known_composer(word) {
            return;
        }
        if self.spellings.len() >= MOST && !self.spellings.contains_key(word) {
            self.too_many.insert(word.to_owned());
            return;
        }
        let spellings = self.spellings.entry(word.to_owned()).or_default();
        spellings.extend(spellings_of(word, typed));
    }

    /// The spellings to look up.
    pub(in crate::practice) fn spellings(&self) -> Vec<String> {
        let all = self.spellings.values().chain(self.capitals.values());
        let all: BTreeSet<&String> = all.flatten().collect();
        all.into_iter().cloned().collect()
    }

    /// The words of which a spelling was found, and apart from them those that are names with a capital only.
    pub(in crate::practice) fn found(
        self,
        names: &HashSet<String>,
    ) -> (HashSet<String>, HashSet<String>) {
        let found = |own: BTreeMap<String, BTreeSet<String>>| -> HashSet<String> {
            let is_found =
                |spellings: &BTreeSet<String>| spellings.iter().any(|it| names.contains(it));
            let found = own.into_iter().filter(|(_, spellings)| is_found(spellings));
            found.map(|(word, _)| word).collect()
        };
        let mut words = found(self.spellings);
        words.extend(self.too_many);
        (words, found(self.capitals))
    }
}

/// How a word may be stored as part of a name: without marks, umlauts as base letters, look-alike letters as Latin ones, and without
/// a genitive's s.
fn spellings_of(word: &str, typed: &str) -> BTreeSet<String> {
    let [plain, _] = forms(typed);
    let mut spellings = BTreeSet::from([unspelled(&plain), plain, word.to_owned()]);
    for look in ['i', 'l'] {
        let latin = |spelling: &String| fold::latin(spelling, look);
        let more: Vec<String> = spellings.iter().map(latin).collect();
        spellings.extend(more);
    }
    let genitive = |spelling: &String| spelling.strip_suffix('s').map(str::to_owned);
    let more: Vec<String> = spellings.iter().filter_map(genitive).collect();
    spellings.extend(more);
    spellings.retain(|spelling| spelling.chars().count() >= SHORTEST_NAME);
    spellings
}

/// A word with umlauts that were spelled out as their base letters.
fn unspelled(word: &str) -> String {
    let letters = ["ae", "oe", "ue", "aa", "ss"];
    let mut word = word.to_owned();
    for spelled in letters {
        word = word.replace(spelled, &spelled[..1]);
    }
    word
}

/// Titles of works by known composers, as words. A name in one is nobody of the school.
pub(super) fn works(request: &PlanRequest) -> Vec<Vec<String>> {
    let own = request.goals.iter().filter_map(|goal| match &goal.subject {
        Subject::Title { title, composer } => Some((title, composer.as_deref())),
        _ => None,
    });
    let pieces = request.pieces.iter();
    let titles = pieces
        .map(|piece| (&piece.title, piece.composer.as_deref()))
        .chain(own);
    let works = titles.filter(|(title, composer)| {
        composer.map_or_else(|| names_composer(title), is_known_composer)
    });
    let works = works.map(|(title, _)| lower_words(&fold::seen(title)));
    works.filter(|words| !words.is_empty()).collect()
}

/// Whether a title itself names its composer: "Für Elise by Beethoven".
fn names_composer(title: &str) -> bool {
    let mut words = title.split_whitespace();
    words.any(|word| is_known_composer(&normal_composer(word)))
}
