//! Where a goal is worked at.

use crate::goals::{Goal, Place};

use super::super::{
    WeekContext,
    bars::{bars, chunks},
    items::{Sort, Spot},
    wording::place_text,
};

/// Where to work in a piece of which no place is named.
const SOMEWHERE: [&str; 5] = [
    "the hardest line",
    "the opening line",
    "the hardest two bars",
    "the last line",
    "the line you know least",
];

/// The same in a piece that is new, of which nobody knows the hardest line or the last one.
const BEGINNING: [&str; 2] = ["the first line", "the first two lines"];

/// The places of a goal without those that are left out, each short enough for a card; `None` where nothing is left of them.
pub(super) fn spots(week: &WeekContext, goal: &Goal, sort: Sort) -> Option<Vec<Spot>> {
    let plain = |place: String| Spot {
        place,
        ..Spot::default()
    };
    let out = week.subjects.bars_out(&goal.subject);
    if sort == Sort::Words {
        return Some(vec![plain(String::new())]);
    }
    if sort != Sort::Practise {
        return one_place(week, goal, &out).map(|place| vec![plain(place)]);
    }
    let somewhere = || somewhere(&out, week.subjects.is_new(goal), week);
    let mut spots = Vec::new();
    let mut places: Vec<&Place> = goal.places.iter().collect();
    places.retain(|place| !week.subjects.place_is_out(&goal.subject, place));
    for (movement, place) in in_movements(&places) {
        let found = match place {
            Some(Place::Bars { from, to }) => {
                let parts = without((*from, *to), &out).into_iter();
                parts.flat_map(|part| cut(part, week)).collect()
            }
            Some(Place::Whole) | None => somewhere(),
            Some(other) => vec![plain(place_text(other))],
        };
        spots.extend(found.into_iter().map(|spot| Spot {
            movement: movement.map(|name| name.trim_start_matches("the ").to_owned()),
            ..spot
        }));
    }
    if goal.places.is_empty() {
        spots = somewhere();
    }
    (!spots.is_empty()).then_some(spots)
}

/// Each place with the movement that it is in. A movement beside finer places only tells where these are; one alone is worked
/// at somewhere in it.
fn in_movements<'a>(places: &[&'a Place]) -> Vec<(Option<&'a str>, Option<&'a Place>)> {
    let is_movement = |at: &usize| places[*at].is_movement();
    let movement_of = |at: usize| {
        let mut before = (0..at).rev();
        let near = before.find(is_movement);
        near.or_else(|| (at..places.len()).find(is_movement))
            .filter(|_| *places[at] != Place::Whole)
    };
    let is_fine = |at: &usize| !is_movement(at);
    let has_places = |movement: usize| {
        let mut fine = (0..places.len()).filter(is_fine);
        fine.any(|at| movement_of(at) == Some(movement))
    };
    let shown = (0..places.len()).filter(|at| is_fine(at) || !has_places(*at));
    let name = |at: usize| match places[at] {
        Place::Part { name } => name.as_str(),
        _ => "",
    };
    shown
        .map(|at| match is_fine(&at) {
            true => (movement_of(at).map(name), Some(places[at])),
            false => (Some(name(at)), None),
        })
        .collect()
}

/// Bars as places that a card can hold.
fn cut(span: (u16, u16), week: &WeekContext) -> impl Iterator<Item = Spot> {
    let parts = chunks(span, week.level()).into_iter();
    parts.map(|part| Spot {
        place: bars(part),
        bars: Some(part),
        ..Spot::default()
    })
}

/// All places of what is no piece, without those that are left out, as one; `None` where nothing is left of them.
fn one_place(week: &WeekContext, goal: &Goal, out: &[(u16, u16)]) -> Option<String> {
    let mut places: Vec<String> = Vec::new();
    let is_left = |place: &&Place| !week.subjects.place_is_out(&goal.subject, place);
    for place in goal.places.iter().filter(is_left) {
        match place {
            Place::Bars { from, to } => {
                places.extend(without((*from, *to), out).into_iter().map(bars))
            }
            other => places.push(place_text(other)),
        }
    }
    if places.is_empty() && !goal.places.is_empty() {
        return None;
    }
    places.retain(|place| !place.is_empty());
    if places.is_empty() {
        places.push(octaves(goal).into());
    }
    Some(places.join(", "))
}

fn octaves(goal: &Goal) -> &'static str {
    match goal.subject_octaves() {
        Some(1) => "one octave",
        Some(2) => "two octaves",
        Some(3) => "three octaves",
        Some(_) => "four octaves",
        None => "",
    }
}

/// Places of a piece of which none is named: lines; with bars left out what stands before them, which no line might do.
fn somewhere(out: &[(u16, u16)], is_new: bool, week: &WeekContext) -> Vec<Spot> {
    if let Some(first) = out.iter().map(|(from, _)| *from).min() {
        let last = out.iter().map(|(_, to)| *to).max().unwrap_or(first);
        let mut spots = Vec::new();
        if first > 1 {
            spots.extend(cut((1, first - 1), week));
        } else {
            let place = ["the bars after ", &last.to_string()].concat();
            spots.push(Spot {
                place,
                ..Spot::default()
            });
        }
        return spots;
    }
    let places: &[&str] = if is_new { &BEGINNING } else { &SOMEWHERE };
    let plain = |place: &&str| Spot {
        place: (*place).into(),
        ..Spot::default()
    };
    places.iter().map(plain).collect()
}

/// A span of bars without those that are left out.
fn without(span: (u16, u16), out: &[(u16, u16)]) -> Vec<(u16, u16)> {
    let mut left = vec![span];
    for (from, to) in out {
        let mut next = Vec::new();
        for (start, end) in left {
            if *from > end || *to < start {
                next.push((start, end));
                continue;
            }
            if start < *from {
                next.push((start, from - 1));
            }
            if end > *to {
                next.push((to + 1, end));
            }
        }
        left = next;
    }
    left
}
