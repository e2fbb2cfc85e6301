//! What a note says of the body: the careful reading where it is in doubt.

use super::{
    body_words::{
        ACHES, BODY, BROKEN, DEFTLY, ENDS, FELT, FILL, FORBIDS, GONE, IDIOMS, LISTENS, NEEDS_REST,
        NO_HAND, NOT_GONE, PLAIN, RESTS, SAYINGS, TIRED, TIRED_OUT, TITLES, TROUBLES,
    },
    lexicon::List,
    lists::listed,
    part::{Part, SEGMENTS},
    senses::Phrase,
    word_shapes::is_capital,
};

/// What a part says of the body.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Body {
    /// Pain, strain, illness, injury or a doctor.
    pub pain: bool,
    /// Tension.
    pub tension: bool,
    /// A bone, a sinew or a joint needs rest, or the voice is lost.
    pub stop: bool,
}

/// What a part says of the body; words marked in `used` stand in a title. "No wrist pain" denies it
/// before, "the pain is gone" after it.
pub fn body(part: &Part, used: &[bool]) -> Body {
    let mut body = Body::default();
    for at in (0..part.words.len()).filter(|at| !used[*at]) {
        let word = &part.words[at];
        body.tension |= word.is(List::Tension);
        let stop = (word.has(List::StopStem) || word.lower == "cast") && !is_other(part, at)
            || word.is(List::Breaks) && is_harm(part, at)
            || word.is(List::Voice) && is_lost_voice(part, at);
        let pain = stop || is_pain(part, at);
        let content = |at| part.has_one_at(at, "doctor is happy,doctor is pleased");
        if pain
            && !content(at)
            && !is_idiom(part, at)
            && !is_denied(part, at)
            && !is_titled(part, at)
        {
            body.pain = true;
            body.stop |= stop;
        }
    }
    body
}

/// Whether a part forbids to play, in a note that speaks of the body: "no playing", "nicht spielen", "ne pas jouer".
pub fn forbids(part: &Part) -> bool {
    const AFTER: &str = " aufhören nicht ";
    // "No practice needed" forbids nothing.
    const UNNEEDED: &str = " necesario necessary needed nécessaire nötig required ";
    let has = |list: &str, from: usize, to: usize| {
        (from..to.min(part.words.len())).any(|at| listed(list, lower(part, at)))
    };
    (0..part.words.len()).any(|at| {
        let from = at.saturating_sub(4);
        let past = |at| part.is_at(at, List::Past);
        part.is_at(at, List::Play)
            && !listed(UNNEEDED, lower(part, at + 1))
            && !(from..at).any(past)
            && (has(FORBIDS, from, at) || has(AFTER, at + 1, at + 3))
            || part.is_at(at, List::Forbidden)
            || part.is_at(at, List::Rests) && part.has_one_at(at, RESTS)
    })
}

/// Whether a part says that nothing is played, and nothing else: "No playing this week".
pub fn forbids_alone(part: &Part) -> bool {
    let known = |at| part.is_at(at, List::Play) || listed(PLAIN, lower(part, at));
    // "No piano in bars 5-8" and "no practice this week" tell of other things.
    let playing = " cantar chanter jouer play playing sing singen singing spielen tocar ";
    (0..part.words.len()).all(known)
        && (0..part.words.len()).any(|at| listed(playing, lower(part, at)))
        && forbids(part)
}

/// Whether a part only says that something is not played but clapped or hummed: "don't play", beside "clap the rhythm first".
pub fn is_not_played(part: &Part) -> bool {
    const NOT: &str = " do don't dont ne nicht not ";
    part.words.len() <= 3 && listed(NOT, lower(part, 0))
}

/// Whether a part asks for another way to learn a passage than playing it.
pub fn is_mimed(part: &Part) -> bool {
    const WAYS: &str = " chante chanter clap finger hum klatsche klatschen mime say sing singen sprechen summen tap whisper ";
    (0..part.words.len()).any(|at| listed(WAYS, lower(part, at)))
        && !(0..part.words.len()).any(|at| part.is_at(at, List::Denies))
}

/// Whether a part asks for listening in place of playing: "Listening only until Thursday".
pub fn listens_only(part: &Part) -> bool {
    (0..part.words.len()).any(|at| part.has_one_at(at, LISTENS))
}

/// Whether a sentence says of a part of the body that it gives trouble: "that shoulder, it has been playing up".
pub fn is_troubled(part: &Part) -> bool {
    (0..part.words.len()).any(|at| is_no_hand(part, at))
        && (0..part.words.len()).any(|at| part.has_one_at(at, TROUBLES))
}

/// Whether a part says of a part of the body that it is tense: no tempo grows then. A hand that is tight in a passage is a
/// matter of technique.
pub fn is_tense(part: &Part) -> bool {
    const BETTER: &str = " better gone improved less looser relaxed released ";
    let any = |test: &dyn Fn(usize) -> bool| (0..part.words.len()).any(test);
    any(&|at| is_no_hand(part, at))
        && !any(&|at| part.is_at(at, List::Denies) || listed(BETTER, lower(part, at)))
}

/// Whether a part says that somebody is worn out.
pub fn is_tired(part: &Part) -> bool {
    (0..part.words.len()).any(|at| listed(TIRED, lower(part, at)) || part.has_one_at(at, TIRED_OUT))
}

/// Whether a part asks for half the time.
pub fn halves(part: &Part) -> bool {
    const HALF: &str = "half the time,half the minutes,half the usual,half as long,half as much,halb so lang,halb so lange,halb so viel,halbe zeit,hälfte der zeit,moitié du temps,moitié moins,mitad del tiempo,mitad de tiempo";
    (0..part.words.len()).any(|at| part.has_one_at(at, HALF))
}

fn lower(part: &Part, at: usize) -> &str {
    part.words.get(at).map_or("", |word| word.lower.as_str())
}

/// Whether a word means something else than its list says: "go back", "the wound strings", "lost in the middle voice".
fn means_else(section: &str, part: &Part, at: usize) -> bool {
    let is = |set: &str, at: usize| match set {
        "bars" => part.is_at(at, List::Bar),
        _ => is_body(part, at),
    };
    let phrase = Phrase {
        part,
        at,
        many: 1,
        is: &is,
    };
    phrase.is_other(section, lower(part, at))
}

/// Whether a word of pain or harm means something else.
fn is_other(part: &Part, at: usize) -> bool {
    means_else("pain", part, at)
}

/// Whether a word names a part of the body.
fn is_body(part: &Part, at: usize) -> bool {
    part.words.get(at).is_some_and(|word| word.has(List::Body)) && !means_else("body", part, at)
}

/// Whether a word names a part of the body that gives no trouble in a passage.
fn is_no_hand(part: &Part, at: usize) -> bool {
    listed(NO_HAND, lower(part, at)) && !means_else("body", part, at)
}

/// The words of a compound: "wrist-pain", "l'épaule". Who is free of something has it not.
fn segments(part: &Part, at: usize) -> impl Iterator<Item = &str> {
    let word = lower(part, at);
    let free = word.ends_with("free") || word.ends_with("frei");
    word.split(SEGMENTS).filter(move |_| !free)
}

/// Whether a word says that something hurts or that somebody is ill.
fn is_pain(part: &Part, at: usize) -> bool {
    says_pain(part, at) && !is_other(part, at)
}

fn says_pain(part: &Part, at: usize) -> bool {
    let pair = |first: &str, seconds: &str| {
        lower(part, at) == first && listed(seconds, lower(part, at + 1))
    };
    let unwell = |word: &str| lower(part, at) == word;
    let well = || {
        (listed(" well wohl ", lower(part, at))
            || listed(" good great gut ", lower(part, at))
                && !part.words.iter().any(|word| listed(FELT, &word.lower)))
            && at > 0
            && (at.saturating_sub(4)..at)
                .any(|before| listed(" feel feeling feels felt fühlt ", lower(part, before)))
            && (at.saturating_sub(4)..at).any(|before| part.is_at(before, List::Denies))
    };
    let ends = |word: &str| {
        let of_body = |end: &str, starts: &str| {
            let start = word.strip_suffix(end);
            start.is_some_and(|start| listed(starts, start))
        };
        ENDS.iter().any(|end| word.ends_with(end))
            || of_body("ache", ACHES)
            || of_body("bruch", BROKEN)
    };
    let needs_rest = || {
        part.is_at(at, List::Body) && (at + 1..at + 5).any(|near| part.has_one_at(near, NEEDS_REST))
    };
    let unable = || {
        listed(" bend lift move straighten ", lower(part, at))
            && at > 0
            && listed(" can't cannot couldn't ", lower(part, at - 1))
            && (at + 1..at + 5).any(|near| part.is_at(near, List::Body))
            // "can't move the thumb under fast enough"
            && !part.words.iter().any(|word| listed(DEFTLY, &word.lower))
    };
    part.words[at].has(List::Pain)
        || needs_rest()
        || unable()
        || pair("wisdom", " teeth tooth ")
        || part.has_at(at, "pins and needles")
        || part.words[at].has(List::PainStem)
        || segments(part, at).any(ends)
        || pair("mal", " a al au aux de à ") && !is_played_badly(part, at)
        || pair("fait", " mal ")
        || pair("siente", " mal ")
        || pair("encuentra", " mal ")
        || unwell("cold")
            && at > 0
            && listed(
                " a another awful bad caught got had has heavy nasty that the with ",
                lower(part, at - 1),
            )
        || unwell("under") && part.has_at(at, "under the weather")
        || unwell("poorly")
            && (at == 0 || listed(" been feeling feels is was ", lower(part, at - 1)))
        || unwell("split")
            && (at.saturating_sub(2)..at + 3)
                .any(|near| listed(" fingernail lip lips nail thumbnail ", lower(part, near)))
        || well()
        || part.is_at(at, List::Harm) && is_harm(part, at)
}

/// "sick of that tune", "it won't hurt the piano", "those sharps hurt my ears"
fn is_idiom(part: &Part, at: usize) -> bool {
    if (at.saturating_sub(2)..=at).any(|from| part.has_one_at(from, SAYINGS)) {
        return true;
    }
    let plain = lower(part, at) != "hurt"
        || at > 0 && listed(" can't doesn't not won't wouldn't ", lower(part, at - 1));
    plain && part.has_one_at(at, IDIOMS)
}

/// "broke her arm", but not "broken chords".
fn is_harm(part: &Part, at: usize) -> bool {
    !is_other(part, at) && (at.saturating_sub(4)..at + 7).any(|near| is_body(part, near))
}

/// "Lost her voice", but not "the middle voice gets lost".
fn is_lost_voice(part: &Part, at: usize) -> bool {
    const LOST: &str = " extinction gone lost no perdido perdu sin verloren weg ";
    let sans = at > 0 && lower(part, at - 1) == "sans";
    !means_else("voice", part, at)
        && (sans || (at.saturating_sub(3)..at + 4).any(|near| listed(LOST, lower(part, near))))
}

/// "suena mal al final", "mal à partir de la mesure 5"
fn is_played_badly(part: &Part, at: usize) -> bool {
    const WHERE: &str =
        " aise compás début fin final l'aise mesure mesures milieu partir principio reprise tempo ";
    let next = lower(part, at + 2);
    let article = matches!(next, "la" | "le" | "l");
    next.starts_with(|c: char| c.is_ascii_digit())
        || listed(WHERE, if article { lower(part, at + 3) } else { next })
}

/// "No more pain", "sin dolor", "keine Schmerzen mehr", "the pain is gone".
fn is_denied(part: &Part, at: usize) -> bool {
    let doubtful = |from: usize| {
        (from..part.words.len()).any(|near| {
            listed(
                " but encore except nur only sauf solo sólo unless until yet ",
                lower(part, near),
            )
        })
    };
    let fills = |near: &usize| {
        let mut words = segments(part, *near).peekable();
        listed(FILL, lower(part, *near))
            || words.peek().is_some() && words.all(|word| word.len() < 2 || listed(BODY, word))
            || is_pain(part, *near)
    };
    // "Plaster off at last", "her cast came off", but not "comes off on Friday"
    let off = lower(part, at + 1) == "off"
        || lower(part, at + 1) == "came" && lower(part, at + 2) == "off"
        || matches!(lower(part, at + 1), "is" | "are") && lower(part, at + 2) == "off";
    let off = off
        && listed(
            " bandage cast plaster sling splint stitches ",
            lower(part, at),
        )
        && !(0..part.words.len()).any(|near| listed(" till unless until when ", lower(part, near)));
    let own = part.is_at(at, List::Denies)
        || part.is_at(at, List::Voice)
        || listed(" good great gut well ", lower(part, at));
    let before = (0..at)
        .rev()
        .take(6)
        .find(|near| part.is_at(*near, List::Denies) || !fills(near));
    let denied = before.is_some_and(|near| {
        part.is_at(near, List::Denies)
            && !(near > 0 && matches!(lower(part, near - 1), "encore" | "why" | "de"))
    });
    const WELL: &str = "fine again,fine now,all right again,ok again,okay again,wieder gut,wieder gesund,wieder fit,de nouveau bien";
    let gone = (at + 1..part.words.len())
        .any(|near| listed(GONE, lower(part, near)) || part.has_one_at(near, WELL))
        && !(0..part.words.len()).any(|near| listed(NOT_GONE, lower(part, near)));
    off || !own && (denied && !doubtful(0) || gone)
}

/// Whether a word stands in a title: a well-known one, or capitals right before bars or a tempo.
fn is_titled(part: &Part, at: usize) -> bool {
    if part.quoted {
        return true;
    }
    if (at.saturating_sub(2)..=at).any(|from| part.has_one_at(from, TITLES)) {
        return true;
    }
    let capital = |at: usize| {
        part.words
            .get(at)
            .is_some_and(|word| is_capital(&word.text))
    };
    let end = (at..part.words.len())
        .find(|at| !capital(*at))
        .unwrap_or(part.words.len());
    let start = (0..at)
        .rev()
        .find(|at| !capital(*at))
        .map_or(0, |at| at + 1);
    let placed = listed(" bar bars m mm ", lower(part, end));
    placed && end - start >= 2 && capital(at)
}
