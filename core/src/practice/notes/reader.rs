//! Walks through the parts of a note and keeps what they are about.

use super::{
    about::{judge, push_new},
    bars::{self, Place},
    body::{body, forbids, forbids_alone},
    clauses::{Part, Word},
    keys::{self, Key},
    keywords,
    lists::listed,
    pieces::{self, Evidence},
    read::{NotedPiece, Reading},
    release::{Released, releases},
    tempo,
    topic::{Topic, leaves_scales, subject},
    weak,
};
use crate::search::lower;

/// The most pieces and keys that are taken from one note.
pub(super) const MOST: usize = 8;

/// Words before words to say.
const SAID: &str = " count counting decir di dire dis sag sagen said say saying says sing think ";

/// Reads sentence after sentence.
#[derive(Default)]
pub struct Reader {
    /// What was read so far.
    pub reading: Reading,
    topic: Topic,
    last_piece: Option<usize>,
    /// Indexes of the spots that were named last in the last piece.
    pub(super) spots: Vec<usize>,
    /// The sentence lists pieces ("New piece: …"), and whether they are new.
    listing: Option<bool>,
    /// They are in a book with its number.
    book: bool,
    /// The sentence has named a title.
    titled: bool,
    /// Some part forbids to play, which counts in a note of the body.
    pub(super) forbidden: bool,
    /// Titles of earlier lessons, in lower case.
    pub(super) known: Vec<String>,
    /// The words that stand for the piece without a name.
    unproven: Option<String>,
    /// What is named is no piece, and there is one without a name already: its bars stand nowhere.
    lost: bool,
}

impl Reader {
    /// Reads a sentence.
    pub fn sentence(&mut self, parts: &[Part]) {
        if releases(parts) {
            self.release(parts);
            return;
        }
        let works = parts.iter().any(|part| {
            let mut used = vec![false; part.words.len()];
            !bars::places(part, &mut used, false).is_empty()
                || !tempo::numbers(part, &mut used).is_empty()
        });
        self.listing = None;
        self.titled = false;
        let first_key = self.reading.keys.len();
        let mut goes_on = false;
        let mut just_titled = false;
        for (at, part) in parts.iter().enumerate() {
            if just_titled && self.extend_title(part) {
                continue;
            }
            let quoted = parts.get(at + 1).is_some_and(|next| next.quoted);
            if quoted && pieces::composer(part).is_some() {
                continue;
            }
            // "Say 'tick-tock' while you clap": words to say.
            let said = at.checked_sub(1).and_then(|at| parts[at].words.last());
            if part.quoted && said.is_some_and(|word| listed(SAID, &word.lower)) {
                continue;
            }
            goes_on = self.part(part, works, goes_on, &mut just_titled);
            let composer = at
                .checked_sub(1)
                .and_then(|at| pieces::composer(&parts[at]));
            if part.quoted
                && just_titled
                && let Some(composer) = composer
            {
                self.extend_by(&composer);
            }
        }
        let mut list: Vec<(usize, Key)> = self.reading.keys[first_key..]
            .iter()
            .map(|noted| (0, noted.key.clone()))
            .collect();
        keys::share_mode(&mut list);
        for (noted, (_, key)) in self.reading.keys[first_key..].iter_mut().zip(list) {
            noted.key = key;
        }
    }

    /// "2nd movement" or a composer right after a title belong to it.
    fn extend_title(&mut self, part: &Part) -> bool {
        let Topic::Piece(index) = self.topic else {
            return false;
        };
        let title = &mut self.reading.pieces[index].title;
        if let Some((words, movement)) = pieces::movement(part) {
            title.push_str(", ");
            title.push_str(&movement);
            return words == part.words.len();
        }
        pieces::composer(part).is_some_and(|composer| self.extend_by(&composer))
    }

    /// Adds a composer to the title named last; answers whether there was room.
    fn extend_by(&mut self, composer: &str) -> bool {
        let Topic::Piece(index) = self.topic else {
            return false;
        };
        let title = &mut self.reading.pieces[index].title;
        let room = title.len() < 60;
        if room && !title.ends_with(')') {
            title.push_str(&[" (", composer, ")"].concat());
        }
        room
    }

    /// Reads one part; answers whether it named bars.
    fn part(&mut self, part: &Part, works: bool, goes_on: bool, just_titled: &mut bool) -> bool {
        let mut used = vec![false; part.words.len()];
        let places = bars::places(part, &mut used, goes_on);
        let opens = works && (part.opens_sentence || part.heading);
        let (titles, unproven) = pieces::titles(
            part,
            &mut used,
            &Evidence {
                lone: opens || self.listing.is_some(),
                book: self.listing.is_some() && self.book,
                known: &self.known,
            },
        );
        let titled = used.clone();
        *just_titled = !titles.is_empty();
        let went_on = self.titled && matches!(self.topic, Topic::Piece(_));
        self.titled |= *just_titled;
        if titles.is_empty()
            && let Some(words) = unproven
        {
            self.name_unproven(words);
        }
        let subject = subject(part);
        if part.heading && (lists_pieces(part) && !*just_titled || pieces::is_book(part)) {
            self.listing = Some(weak::judge(part, &used).new);
            self.book = pieces::is_book(part);
            return false;
        }
        for title in titles {
            // "the fugue bars 10-16" right after a title is a part of that piece.
            let section = |word: &Word| word.text == word.lower && word.lower == lower(&title);
            if !(went_on && part.words.iter().any(section)) {
                self.name_piece(title);
            }
        }
        if !*just_titled && let Some(topic) = subject {
            self.topic = topic;
        }
        let technical = self.topic == Topic::Technique;
        let mut found = keys::keys(part, &mut used, technical);
        if found.is_empty() && technical {
            found.extend(keys::pattern(part).map(|key| (0, key)));
        }
        let leads = found.first().is_some_and(|(at, _)| *at <= 1) && places.is_empty();
        if !found.is_empty() && !*just_titled && (technical || leads) {
            self.topic = Topic::Technique;
        }
        if self.topic == Topic::Technique && found.is_empty() && leaves_scales(part) {
            self.topic = Topic::Nothing;
        }
        let tempi = tempo::numbers(part, &mut used);
        let word = tempo::word(part, &used);
        // After keys and numbers: in "B flat major" nothing is flat.
        let mut said = weak::judge(part, &used);
        said.new |= *just_titled && self.listing == Some(true);
        said.finished &= self.titled;
        self.about_body(part, &titled);
        if !places.is_empty() && !self.lost && !matches!(self.topic, Topic::Piece(_)) {
            self.return_to_piece();
        }
        match self.topic {
            Topic::Piece(index) => {
                self.about_piece(index, part, &used, &places, said);
                let piece = &mut self.reading.pieces[index];
                for bpm in tempi {
                    push_new(&mut piece.tempi, bpm);
                }
                piece.tempo_word = piece.tempo_word.or(word);
            }
            Topic::Technique => self.about_technique(part, found, said, tempi.last().copied()),
            Topic::SightReading => judge(&mut self.reading.sight_reading, said),
            Topic::Aural => judge(&mut self.reading.aural, said),
            Topic::Theory => judge(&mut self.reading.theory, said),
            Topic::Nothing => {
                if !said.good {
                    for problem in keywords::problems(part, &used) {
                        push_new(&mut self.reading.problems, problem);
                    }
                }
            }
        }
        places.iter().any(|place| matches!(place, Place::Bars(..)))
    }

    /// Takes what a part says of the body.
    fn about_body(&mut self, part: &Part, titled: &[bool]) {
        let body = body(part, titled);
        self.reading.pain |= body.pain;
        self.reading.tension |= body.tension;
        self.reading.stop |= body.stop;
        self.forbidden |= forbids(part);
    }

    /// Leaves out what a sentence names, or what was named before it.
    fn release(&mut self, parts: &[Part]) {
        for part in parts {
            self.about_body(part, &vec![part.quoted; part.words.len()]);
        }
        // "Do not play: the Minuet" and "Stop playing “Let It Go”" leave out a piece.
        let whole = !parts.iter().any(|part| part.quoted || part.heading);
        if whole && parts.iter().any(forbids_alone) {
            (self.reading.pain, self.reading.stop) = (true, true);
        }
        if !self.reading.released.add(parts) && Released::points_back(parts) {
            let last = self.last_piece.filter(|_| self.topic != Topic::Technique);
            let mut released = std::mem::take(&mut self.reading.released);
            released.add_last(&self.reading, last);
            self.reading.released = released;
        }
    }

    /// Words with capitals that no evidence makes a title: what is said of them belongs to no piece named before.
    fn name_unproven(&mut self, words: String) {
        self.topic = Topic::Nothing;
        self.spots.clear();
        let unnamed = self
            .reading
            .pieces
            .iter()
            .position(|piece| piece.title.is_empty());
        let same = self.unproven.as_deref() == Some(&*words);
        self.lost = !same && (self.unproven.is_some() || unnamed.is_some());
        if !self.lost {
            self.unproven = Some(words);
            self.last_piece = unnamed;
        }
    }

    /// Makes a title the topic: a piece named before, under a longer or shorter title, or a new one.
    fn name_piece(&mut self, title: String) {
        let named = lower(&title);
        let known = self.reading.pieces.iter().position(|piece| {
            let known = lower(&piece.title);
            !known.is_empty()
                && (begins(&known, &named) || begins(&named, &known) || known.ends_with(&named))
        });
        let index = known.unwrap_or(self.reading.pieces.len());
        if known.is_none() {
            if index == MOST {
                self.topic = Topic::Nothing;
                return;
            }
            self.reading.pieces.push(NotedPiece {
                title,
                ..NotedPiece::default()
            });
        } else if self.reading.pieces[index].title.len() < title.len() {
            self.reading.pieces[index].title = title;
        }
        self.go_to(index);
    }

    fn go_to(&mut self, index: usize) {
        if self.last_piece != Some(index) {
            self.spots.clear();
        }
        self.lost = false;
        self.topic = Topic::Piece(index);
        self.last_piece = Some(index);
    }

    /// Bars without a title belong to the piece named last, else to one without a name.
    fn return_to_piece(&mut self) {
        let index = self.last_piece.unwrap_or(self.reading.pieces.len());
        if index == self.reading.pieces.len() {
            self.reading.pieces.push(NotedPiece::default());
        }
        self.go_to(index);
    }
}

/// Whether a heading announces pieces.
fn lists_pieces(part: &Part) -> bool {
    part.words
        .iter()
        .any(|word| listed(" piece pieces repertoire song songs ", &word.lower))
}

/// Whether `text` is `start` or goes on after it with another word that is not a mode.
fn begins(text: &str, start: &str) -> bool {
    text.strip_prefix(start).is_some_and(|rest| {
        let word = rest.trim_start();
        rest.is_empty()
            || rest.starts_with([' ', ','])
                && !["major", "minor", "flat", "sharp"]
                    .iter()
                    .any(|mode| word.starts_with(mode))
    })
}
