//! The pieces, bars and tempi that the data of a plan gives.

use std::collections::BTreeSet;

use crate::{
    goals::{Do, Goal, PieceState, Place, Subject},
    guidance::TEACHERS_WORDS,
    titles::normal_title,
};

use super::read::{phrase, words};

use super::super::{
    Plan, WeekContext,
    fillers::{self, programme},
    goal_items,
    items::Item,
    notices,
    subject::Subjects,
    wording::{place_text, technique_title},
};

/// What the data gives.
pub(super) struct Known<'a> {
    /// Words that may stand anywhere as they are: titles, composers, the teacher's own.
    pub given: Vec<Vec<String>>,
    /// Each of their words.
    pub words: BTreeSet<String>,
    /// Titles that may stand nowhere.
    pub out: Vec<Vec<String>>,
    /// Every tempo.
    pub tempi: Vec<u16>,
    pieces: Vec<Bars<'a>>,
}

/// The bars of a piece.
struct Bars<'a> {
    subject: &'a Subject,
    title: String,
    set: Vec<(u16, u16)>,
    out: Vec<(u16, u16)>,
}

impl<'a> Known<'a> {
    pub fn of(plan: &Plan, week: &WeekContext, subjects: &Subjects<'a>) -> Self {
        let mut items = goal_items::items(week);
        items.extend(fillers::fillers(week, &items));
        let mut given: Vec<Vec<String>> = given(week, subjects, &items);
        given.retain(|words| !words.is_empty());
        given.sort_by_key(|words| std::cmp::Reverse(words.len()));
        Self {
            words: given.iter().flatten().cloned().collect(),
            out: out(week, subjects),
            tempi: tempi(plan, week, &items),
            pieces: pieces(subjects),
            given,
        }
    }

    /// Whether any bar of a span is left out of a piece, and of all of them where it is under no title.
    pub fn leaves_out(&self, title: Option<&str>, from: u16, to: u16) -> bool {
        let meets = |span: &(u16, u16)| span.0 <= to && span.1 >= from;
        let mut own = self.own(title).filter(|piece| piece.out.iter().any(meets));
        own.next().is_some() && !self.has_bars(title, from, to)
    }

    /// Whether a piece is played at all bars of a span.
    pub fn has_bars(&self, title: Option<&str>, from: u16, to: u16) -> bool {
        let mut own = self.own(title);
        own.any(|piece| (from..=to).all(|bar| piece.has(bar)))
    }

    fn own(&self, title: Option<&str>) -> impl Iterator<Item = &Bars<'a>> {
        let title = title.map(normal_title);
        let is_own = move |piece: &&Bars| title.as_ref().is_none_or(|title| *title == piece.title);
        self.pieces.iter().filter(is_own)
    }
}

impl Bars<'_> {
    /// Whether a bar lies between the first and the last one that are set, and is not left out.
    fn has(&self, bar: u16) -> bool {
        let first = self.set.iter().map(|(from, _)| *from).min();
        let last = self.set.iter().map(|(_, to)| *to).max();
        let is_set = first
            .zip(last)
            .is_some_and(|(first, last)| (first..=last).contains(&bar));
        is_set
            && !self
                .out
                .iter()
                .any(|(from, to)| (*from..=*to).contains(&bar))
    }
}

/// The bars of each piece, with those that its goals leave out.
fn pieces<'a>(subjects: &Subjects<'a>) -> Vec<Bars<'a>> {
    let mut pieces: Vec<Bars> = Vec::new();
    for goal in subjects.set() {
        let Some(title) = subjects.title(&goal.subject) else {
            continue;
        };
        let title = normal_title(&title);
        let out = subjects.bars_out(&goal.subject);
        // Of a whole piece of which bars are left out, those before them.
        let first = out.iter().map(|(from, _)| *from).min();
        let before = first.filter(|first| *first > 1).map(|first| (1, first - 1));
        let whole = before.filter(|_| goal.places.iter().all(|place| *place == Place::Whole));
        let named = goal.places.iter().filter_map(|place| match place {
            Place::Bars { from, to } => Some((*from, *to)),
            Place::Whole => before,
            _ => None,
        });
        let set = named.chain(whole);
        let is_own = |piece: &&mut Bars| subjects.same(piece.subject, &goal.subject);
        match pieces.iter_mut().find(is_own) {
            Some(piece) => piece.set.extend(set),
            None => pieces.push(Bars {
                set: set.collect(),
                out,
                subject: &goal.subject,
                title,
            }),
        }
    }
    pieces
}

fn given(week: &WeekContext, subjects: &Subjects, items: &[Item]) -> Vec<Vec<String>> {
    let mut given: Vec<Vec<String>> = Vec::new();
    let mut give = |text: &str| given.push(phrase(text));
    give(programme::TITLE);
    give(TEACHERS_WORDS);
    notices::left_out(week).iter().for_each(|told| give(told));
    for item in items {
        give(&item.title);
        item.note.iter().for_each(|note| give(note));
    }
    for goal in subjects.set() {
        subjects
            .title(&goal.subject)
            .iter()
            .for_each(|title| give(title));
        goal.how.iter().for_each(|how| give(how));
        match &goal.subject {
            Subject::Words { text } => give(text),
            Subject::Technique(technique) => give(&technique_title(technique)),
            Subject::Title { composer, .. } => composer.iter().for_each(|it| give(it)),
            Subject::Event {
                date: Some(date), ..
            } => give(&date.format("%-d %B").to_string()),
            _ => {}
        }
        let composer = subjects
            .piece(&goal.subject)
            .and_then(|piece| piece.composer.as_ref());
        composer.into_iter().for_each(|it| give(it));
        let places = goal
            .places
            .iter()
            .filter(|place| !matches!(place, Place::Bars { .. }));
        places.for_each(|place| give(&place_text(place)));
    }
    for name in [week.level().name(), board(week)].into_iter().flatten() {
        give(&name);
    }
    given
}

fn board(week: &WeekContext) -> Option<String> {
    week.request.dates.exam.as_ref()?.board.clone()
}

/// The titles of pieces that are not played: of goals that rest or finish them, and of the repertoire.
fn out(week: &WeekContext, subjects: &Subjects) -> Vec<Vec<String>> {
    let is_piece =
        |goal: &&Goal| matches!(goal.subject, Subject::Piece { .. } | Subject::Title { .. });
    let played: Vec<String> = subjects
        .set()
        .filter(is_piece)
        .filter_map(|goal| subjects.title(&goal.subject))
        .chain(
            week.request
                .pieces
                .iter()
                .filter(|piece| piece.state == PieceState::Kept && !subjects.piece_is_out(piece))
                .map(|piece| piece.title.clone()),
        )
        .map(|title| normal_title(&title))
        .collect();
    let goals = week.request.goals.iter().filter(is_piece);
    let rests = goals.filter(|goal| matches!(goal.r#do, Do::Rest | Do::Finish));
    let titles = rests.filter_map(|goal| subjects.title(&goal.subject));
    let pieces = week.request.pieces.iter().map(|piece| piece.title.clone());
    let mut out: Vec<Vec<String>> = titles
        .chain(pieces)
        .filter(|title| !played.contains(&normal_title(title)))
        .map(|title| phrase(&title))
        .collect();
    out.retain(|title| !title.is_empty());
    out
}

/// Every tempo of goals, pieces and the week.
fn tempi(plan: &Plan, week: &WeekContext, items: &[Item]) -> Vec<u16> {
    let mut tempi: Vec<u16> = Vec::new();
    for item in items {
        if let Some(ramp) = &item.ramp {
            tempi.extend(ramp.all());
        }
        // "Grade 2 asks for about \u{2669} = 66."
        let note = words(item.note.as_deref().unwrap_or_default());
        tempi.extend(
            note.iter()
                .filter_map(|read| read.plain.parse::<u16>().ok()),
        );
    }
    for goal in &week.request.goals {
        tempi.extend(goal.tempo.iter().flat_map(|tempo| tempo.numbers()));
    }
    let marks = week.request.pieces.iter();
    let marks = marks.flat_map(|piece| [piece.goal_tempo, piece.last_clean_tempo]);
    tempi.extend(marks.flatten().map(|mark| mark.bpm));
    let days = plan.guidance.daily_plan.iter();
    tempi.extend(
        days.flat_map(|day| &day.repertoire)
            .filter_map(|item| item.target_tempo_bpm),
    );
    tempi
}
