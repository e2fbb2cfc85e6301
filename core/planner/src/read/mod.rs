//! The reader: from a note to the goals that it sets.
//!
//! It reads sentence by sentence: what the words name (`scan`), how far negations and releases reach (`scope`), and
//! which goals come of it (`assemble`). Each word is used, unread or empty; a sentence that sets something whose subject
//! is not proven becomes a goal in the teacher's words. The vocabulary is data, one file a language.

mod assemble;
mod body;
mod caret;
mod carry;
mod dates;
mod days_off;
mod draft;
mod how;
mod inside;
mod item;
mod known;
mod lasting;
pub mod lexicon;
mod metronome;
mod needs;
mod note;
mod place;
mod punctuation;
mod scan;
mod scope;
mod signs;
mod tempo;
mod title;
mod token;
mod tokenizer;
mod week;

pub use caret::ends_word;
pub use how::is_private_text;
pub use metronome::plays_without_metronome;
pub use tempo::typed as typed_tempo;

use crate::goals::{Ask, Context, GOALS_MAX, Goal, Proposal, unite};

/// What a note is read as. The same note and context give the same proposal in the browser and on the server.
///
/// ```
/// # use reedling_planner::{goals::{Context, Do}, read::read};
/// # let context: Context = Context { instrument: "Piano".into(), ..Context::on("2026-11-19".parse()?) };
/// let proposal = read("Clementi Sonatina bars 9-16 hands apart at 60. Skip the Gavotte.", &context);
/// assert_eq!(proposal.goals.len(), 2);
/// assert_eq!(proposal.goals[1].r#do, Do::Rest);
/// # Ok::<(), chrono::ParseError>(())
/// ```
pub fn read(note: &str, context: &Context) -> Proposal {
    let mut read = note::Reading::of(note, context);
    read.goals = assemble::in_order(std::mem::take(&mut read.goals));
    read.goals.truncate(GOALS_MAX);
    let asks: Vec<Ask> = read.asks(context);
    let mut proposal = Proposal {
        goals: read.finished_goals(context),
        week: std::mem::take(&mut read.week),
        body: read.body(context),
        unread: read.unread(),
        asks,
        asked: std::mem::take(&mut read.open),
    };
    carry::carry(&mut proposal, context, (read.again, read.others_rest));
    proposal.goals = unite(std::mem::take(&mut proposal.goals));
    // What is set, or left out as a whole, is not asked about as well.
    let mut keys: Vec<String> = proposal.goals.iter().map(Goal::key).collect();
    proposal.asked.retain(|asked| {
        let key = asked.key();
        let is_new = !keys.contains(&key);
        keys.push(key);
        is_new
    });
    proposal
}

/// What became of a word of a note.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WordUse {
    /// A goal, the week or the question on the body rests on it.
    Used,
    /// Nothing does.
    Unread,
    /// It carries nothing, such as an article.
    Empty,
}

/// What became of each word: its place in the note, in bytes, and its use. For tests and for showing why.
pub fn word_uses(note: &str, context: &Context) -> Vec<(std::ops::Range<usize>, WordUse)> {
    note::Reading::of(note, context).uses()
}
