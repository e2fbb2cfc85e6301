//! What a note says of the body: the careful reading where it is in doubt.

mod others;
mod over;
mod pain;
pub mod playing;
pub mod quoted;

use self::{
    others::Others,
    over::is_over,
    pain::{is_harm, is_lost_voice, is_pain, segments},
};
pub use over::signs_off;

use super::{
    lexicon::List,
    lists::{listed, value},
    part::Part,
    senses::Phrase,
    sets,
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
    /// Whether pain, illness or injury is denied: "no more pain".
    pub denied: bool,
}

/// What a part says of the body; words marked in `used` stand in a title. `told` tells whether somebody says it, `shared` whether
/// what somebody else has is the student's too. "No wrist pain" denies it before, "the pain is gone" after it.
pub fn body(part: &Part, used: &[bool], (told, shared): (bool, bool)) -> Body {
    let mut body = Body::default();
    let mut others = Others::of(told);
    for at in (0..part.words.len()).filter(|at| !used[*at]) {
        let word = &part.words[at];
        body.tension |= word.is(List::Tension);
        let stop = (word.has(List::StopStem) || word.lower == "cast") && !is_other(part, at)
            || word.is(List::Breaks) && is_harm(part, at)
            || word.is(List::Voice) && is_lost_voice(part, at);
        let pain = stop || is_pain(part, at);
        if !pain || part.has_one_at(at, sets::BODY_CONTENT) || is_idiom(part, at) {
            continue;
        }
        if is_denied(part, at) {
            body.denied = true;
        } else if !is_titled(part, at)
            && (shared || !others.has(part, at))
            && !is_supposed(part, at)
        {
            body.pain = true;
            body.stop |= stop;
        }
    }
    body
}

/// Whether a sentence says of a part of the body that it gives trouble: "that shoulder, it has been playing up".
pub fn is_troubled(part: &Part) -> bool {
    (0..part.words.len()).any(|at| is_no_hand(part, at))
        && (0..part.words.len()).any(|at| part.has_one_at(at, sets::BODY_TROUBLES))
}

/// Whether a part says of a part of the body that it is tense: no tempo grows then. A hand that is tight in a passage is a
/// matter of technique.
pub fn is_tense(part: &Part) -> bool {
    let any = |test: &dyn Fn(usize) -> bool| (0..part.words.len()).any(test);
    any(&|at| is_no_hand(part, at))
        && !any(&|at| part.is_at(at, List::Denies) || listed(sets::BODY_BETTER, lower(part, at)))
}

/// Whether a part tells of the body without a complaint: "wrist much better", "no octaves for another fortnight".
pub fn is_told(part: &Part, titled: &[bool]) -> bool {
    let any = |test: &dyn Fn(usize) -> bool| (0..part.words.len()).any(test);
    let free = |at: usize| !titled[at];
    let better = || part.says(sets::BODY_BETTER);
    let lasts = |at: usize| value(sets::DATES_SPAN, lower(part, at)).is_some();
    let forbids =
        |at: usize| part.is_at(at, List::Denies) || listed(sets::BODY_FORBIDS, lower(part, at));
    any(&|at| free(at) && (is_no_hand(part, at) || is_body(part, at) && better()))
        || any(&lasts)
            && any(&forbids)
            && part.says(sets::BODY_GOES_ON)
            && (0..titled.len()).all(free)
}

/// Whether a part says that somebody is worn out.
pub fn is_tired(part: &Part) -> bool {
    (0..part.words.len()).any(|at| {
        listed(sets::BODY_TIRED, lower(part, at)) || part.has_one_at(at, sets::BODY_TIRED_OUT)
    })
}

fn lower(part: &Part, at: usize) -> &str {
    part.lower(at)
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
    listed(sets::BODY_NO_HAND, lower(part, at)) && !means_else("body", part, at)
}

/// "sick of that tune", "it won't hurt the piano", "those sharps hurt my ears"
fn is_idiom(part: &Part, at: usize) -> bool {
    if (at.saturating_sub(2)..=at).any(|from| part.has_one_at(from, sets::BODY_SAYINGS)) {
        return true;
    }
    let plain = lower(part, at) != "hurt"
        || at > 0 && listed(" can't doesn't not won't wouldn't ", lower(part, at - 1));
    plain && part.has_one_at(at, sets::BODY_IDIOMS)
}

/// "No more pain", "sin dolor", "keine Schmerzen mehr", "the pain is gone".
fn is_denied(part: &Part, at: usize) -> bool {
    let doubtful = |from: usize| {
        (from..part.words.len()).any(|near| listed(sets::BODY_DOUBT, lower(part, near)))
    };
    let fills = |near: &usize| {
        let mut words = segments(part, *near).peekable();
        listed(sets::BODY_FILL, lower(part, *near))
            || words.peek().is_some()
                && words.all(|word| word.len() < 2 || listed(sets::BODY_PART, word))
            || is_pain(part, *near)
    };
    // "Plaster off at last", "her cast came off", but not "comes off on Friday"
    let off = lower(part, at + 1) == "off"
        || lower(part, at + 1) == "came" && lower(part, at + 2) == "off"
        || matches!(lower(part, at + 1), "is" | "are") && lower(part, at + 2) == "off";
    let off = off
        && listed(sets::BODY_DRESSING, lower(part, at))
        && !part.says(" till unless until when ")
        && !is_coming(part, at);
    let own = part.is_at(at, List::Denies)
        || part.is_at(at, List::Voice)
        || listed(sets::BODY_FINE, lower(part, at));
    let before = (0..at)
        .rev()
        .take(6)
        .find(|near| part.is_at(*near, List::Denies) || !fills(near));
    let denied = before.is_some_and(|near| {
        part.is_at(near, List::Denies)
            && !(near > 0 && listed(sets::BODY_NOT_DENIED, lower(part, near - 1)))
    });
    off || !own && (denied && !doubtful(0) || is_over(part, at))
}

/// "Plaster off on the 5th": it is on till then.
fn is_coming(part: &Part, at: usize) -> bool {
    let off = (at + 1..at + 3).find(|near| lower(part, *near) == "off");
    let off = off.filter(|_| lower(part, at + 1) != "came");
    off.is_some_and(|off| listed(sets::BODY_COMES_OFF, lower(part, off + 1)))
}

/// "Call me if she is ill on Thursday": nobody is ill yet.
fn is_supposed(part: &Part, at: usize) -> bool {
    const WHO: &str = " are he he's is she she's they they're you you're ";
    listed(sets::BODY_UNWELL, lower(part, at))
        && (0..at)
            .rev()
            .find(|near| !listed(WHO, lower(part, *near)))
            .is_some_and(|near| near + 1 < at && lower(part, near) == "if")
        && part.says(sets::BODY_CALL)
}

/// Whether a word stands in a title: a well-known one, or capitals right before bars or a tempo.
fn is_titled(part: &Part, at: usize) -> bool {
    if part.quoted {
        return true;
    }
    if (at.saturating_sub(2)..=at).any(|from| part.has_one_at(from, sets::BODY_IN_TITLE)) {
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
    let placed = listed(sets::BODY_BAR, lower(part, end));
    placed && end - start >= 2 && capital(at)
}
