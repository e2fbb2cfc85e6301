//! Walks through the parts of a note and keeps what they are about.

use super::{
    about::{judge, push_new},
    bars::{self, Place},
    body::playing::{forbids_alone, halves},
    evidence::Evidence,
    keys, keywords,
    kinds::Kinds,
    limit::limit,
    lists::listed,
    part::{Part, Word},
    pieces,
    read::Reading,
    release::Released,
    scope::{cut, releases_at},
    tempo,
    topic::{Topic, leaves_scales, subject},
    weak,
};
use reedling_core::letters::lower;

/// The most pieces and keys that are taken from one note.
pub(super) const MOST: usize = 8;

/// Words before words to say.
const SAID: &str = " count counting decir di dire dis sag sagen said say saying says sing think ";

/// Reads sentence after sentence.
#[derive(Default)]
pub struct Reader {
    /// What was read so far.
    pub reading: Reading,
    pub(super) topic: Topic,
    pub(super) last_piece: Option<usize>,
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
    /// Some part is of one hand alone, which counts there, too.
    pub(super) one_handed: bool,
    /// Titles of earlier lessons, in lower case.
    pub(super) known: Vec<String>,
    /// The words that stand for the piece without a name.
    pub(super) unproven: Option<String>,
    /// The sentence says that something is new and has not named it yet: "Started “Lightly Row”".
    begins: bool,
    /// What is named is no piece, and there is one without a name already: its bars stand nowhere.
    pub(super) lost: bool,
}

impl Reader {
    /// Reads a sentence.
    pub fn sentence(&mut self, parts: &[Part]) {
        let stopped = self.reading.stop;
        for most in parts.iter().filter_map(limit) {
            self.reading.most = Some(self.reading.most.map_or(most, |known| known.min(most)));
        }
        let releases = |part: &Part, at: usize| releases_at(part, at, false);
        let mut kinds = Kinds::default();
        kinds.add(parts, releases);
        self.reading.released.kinds.join(kinds);
        if let Some([before, left, after]) = cut(parts) {
            self.read(&before);
            self.release(&left, kinds != Kinds::default());
            self.read(&after);
        } else {
            self.read(parts);
        }
        // "Tendonitis: the doctor says half the time" asks for less, not for nothing.
        if self.reading.stop && !stopped {
            self.reading.stop = !parts.iter().any(halves);
        }
    }

    /// Reads parts that leave nothing out.
    fn read(&mut self, parts: &[Part]) {
        let works = parts.iter().any(|part| {
            let mut used = vec![false; part.words.len()];
            !bars::places(part, &mut used, false).is_empty()
                || !tempo::numbers(part, &mut used).is_empty()
        });
        self.listing = None;
        self.titled = false;
        self.begins = false;
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
            goes_on = self.part(part, works, (goes_on, quoted), &mut just_titled);
            if part.quoted
                && just_titled
                && let Some(before) = at.checked_sub(1)
                && let Some(composer) = pieces::composer(&parts[before])
            {
                self.extend_by(&composer);
            }
        }
        let named = self.reading.keys[first_key..].iter_mut().rev();
        keys::share_mode(&mut named.map(|noted| &mut noted.key));
    }

    /// Reads one part; answers whether it named bars.
    /// `quoted`: a quotation follows.
    fn part(
        &mut self,
        part: &Part,
        works: bool,
        (goes_on, quoted): (bool, bool),
        just_titled: &mut bool,
    ) -> bool {
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
        if *just_titled {
            said.new |= self.listing == Some(true) || std::mem::take(&mut self.begins);
        } else if (quoted || part.heading) && places.is_empty() {
            self.begins |= std::mem::take(&mut said.new);
        }
        said.finished &= self.titled;
        // No day takes these up: the plan says that there is more in the note.
        self.reading.unused |=
            (0..part.words.len()).any(|at| part.has_one_at(at, "open strings,slow bows"));
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
            Topic::Technique => {
                self.about_technique(part, found, said, tempi.last().map(|(bpm, _)| *bpm))
            }
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

    /// Leaves out what a sentence names, or what was named before it.
    fn release(&mut self, parts: &[Part], names_kind: bool) {
        for part in parts {
            self.about_body(part, &vec![part.quoted; part.words.len()]);
        }
        // "Do not play: the Minuet" and "Stop playing “Let It Go”" leave out a piece.
        let whole = !parts.iter().any(|part| part.quoted || part.heading);
        if whole && parts.iter().any(forbids_alone) {
            (self.reading.pain, self.reading.stop) = (true, true);
        }
        // "No scales this week" is not about the piece before it.
        if !self.reading.released.add(parts) && !names_kind && Released::points_back(parts) {
            let last = self.last_piece.filter(|_| self.topic != Topic::Technique);
            let mut released = std::mem::take(&mut self.reading.released);
            released.add_last(&self.reading, last);
            self.reading.released = released;
        }
    }
}

/// Whether a heading announces pieces.
fn lists_pieces(part: &Part) -> bool {
    part.words
        .iter()
        .any(|word| listed(" piece pieces repertoire song songs ", &word.lower))
}
