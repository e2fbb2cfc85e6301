//! What a week's summary says beside its goals and days: what is left out, when to go faster, why it is not an ordinary one.

use crate::{goals::Do, text::list};

use super::{
    WeekContext,
    cards::{DayCards, PracticeCard},
    is_practice,
    items::{Item, titles},
    request::WeekTempo,
    tasks::{Purpose, often},
    wording::place_text,
};

/// From how many minutes on a day has a break, and from how many on it has two sittings (Practice planning §2).
const BREAK: u16 = 31;
const SITTINGS: u16 = 46;

/// The places that nobody plays until the teacher says so.
pub fn left_out(week: &WeekContext) -> Vec<String> {
    let subjects = &week.subjects;
    let goals = week.request.goals.iter();
    let rests = goals
        .filter(|goal| goal.r#do == Do::Rest && !goal.places.is_empty() && !subjects.is_out(goal));
    let told = rests.filter_map(|goal| {
        let title = subjects.title(&goal.subject)?;
        let places: Vec<String> = goal.places.iter().map(place_text).collect();
        let places: Vec<&str> = places.iter().map(String::as_str).collect();
        let places = list(&places);
        Some(
            [
                "Leave out ",
                &places,
                " of ",
                &title,
                " until your teacher says so.",
            ]
            .concat(),
        )
    });
    told.collect()
}

/// The pieces that get no further: their week looks for what is in the way.
pub fn stuck(goals: &[Item]) -> Option<String> {
    let is_stuck = |goal: &&Item| goal.purposes.first() == Some(&Purpose::Stuck);
    let mut stuck = goals.iter().filter(is_stuck);
    let titles = titles(stuck.clone());
    let waits = stuck.any(|goal| goal.ramp.is_some());
    let told = if waits {
        ": this week find out what is in the way; the tempo can wait."
    } else {
        ": this week find out what is in the way."
    };
    (!titles.is_empty()).then(|| [&list(&titles), told].concat())
}

/// How a long day is cut.
pub fn breaks(cards: &[DayCards]) -> Option<&'static str> {
    match cards.iter().map(|day| day.minutes).max() {
        Some(SITTINGS..) => Some("Split each long day into two sittings."),
        Some(BREAK..) => Some("Take a break of five minutes halfway through each long day."),
        _ => None,
    }
}

/// When the next tempo is taken, where a goal's tempo rises.
pub fn steps(week: &WeekContext, goals: &[Item], tempi: &[WeekTempo]) -> Option<String> {
    let rises = |goal: &Item| {
        let own = tempi.iter().find(|week| week.goal == goal.key);
        own.is_some_and(|week| week.last > week.first)
    };
    let times = often(week.clean_times());
    goals.iter().any(rises).then(|| {
        [
            "Take the next tempo only when today's was clean ",
            &times,
            "; if not, stay.",
        ]
        .concat()
    })
}

impl Item {
    /// Its cards of the week.
    pub fn cards<'a>(&'a self, cards: &'a [DayCards]) -> impl Iterator<Item = &'a PracticeCard> {
        let cards = cards.iter().flat_map(|day| &day.cards);
        cards.filter(|card| card.key.goal == self.key)
    }
}

/// Whether a practice day is shorter than it may be. A minute or two is not worth a word.
pub fn has_short_day(week: &WeekContext, cards: &[DayCards]) -> bool {
    let mut days = cards.iter().zip(&week.days);
    days.any(|(cards, day)| is_practice(day) && cards.minutes * 10 <= day.minutes * 9)
}

/// Why the week is not an ordinary one.
pub fn changes(week: &WeekContext, is_shorter: bool) -> impl Iterator<Item = &'static str> {
    let told = [
        (
            week.is_halved(),
            "Half the minutes, and no tempo rises; stop when something hurts and tell your teacher how it feels.",
        ),
        (
            week.hand().is_some(),
            "One hand rests and the other one plays; stop when something hurts.",
        ),
        (
            week.is_quiet(),
            "On the listening days nothing is played; tell your teacher how it feels.",
        ),
        (
            week.asked.signal.one_goal,
            "A small week: one thing a day is enough.",
        ),
        (
            matches!(week.asked.days_to_exam, Some(0..=3)),
            "The exam is days away: shorter days and no new tempi.",
        ),
        (
            matches!(week.asked.days_to_exam, Some(4..=21)),
            "The exam is near: play to people two or three times this week.",
        ),
        (
            is_shorter && !week.is_halved(),
            "Some days are shorter, as what is set needs no more.",
        ),
    ];
    told.into_iter()
        .filter(|(wanted, _)| *wanted)
        .map(|(_, text)| text)
}
