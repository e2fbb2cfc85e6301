//! Where a goal is worked at.

use crate::goals::{Goal, Place};

use super::super::{
    WeekContext,
    bars::{bars, chunks},
    items::{Sort, Spot},
    subject::Subjects,
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
pub(super) fn spots(
    week: &WeekContext,
    subjects: &Subjects,
    goal: &Goal,
    sort: Sort,
) -> Option<Vec<Spot>> {
    let plain = |place: String| Spot { place, bars: None };
    let out = subjects.bars_out(&goal.subject);
    if sort == Sort::Words {
        return Some(vec![plain(String::new())]);
    }
    if sort != Sort::Practise {
        return one_place(subjects, goal, &out).map(|place| vec![plain(place)]);
    }
    let somewhere = || somewhere(&out, subjects.is_new(goal), week);
    let mut spots = Vec::new();
    for place in goal
        .places
        .iter()
        .filter(|place| !subjects.place_is_out(&goal.subject, place))
    {
        match place {
            Place::Bars { from, to } => {
                for part in without((*from, *to), &out) {
                    let chunks = chunks(part, week.level());
                    spots.extend(chunks.into_iter().map(|part| Spot {
                        place: bars(part),
                        bars: Some(part),
                    }));
                }
            }
            Place::Whole => spots.extend(somewhere()),
            other => spots.push(plain(place_text(other))),
        }
    }
    if goal.places.is_empty() {
        spots = somewhere();
    }
    (!spots.is_empty()).then_some(spots)
}

/// All places of what is no piece, without those that are left out, as one; `None` where nothing is left of them.
fn one_place(subjects: &Subjects, goal: &Goal, out: &[(u16, u16)]) -> Option<String> {
    let mut places: Vec<String> = Vec::new();
    let is_left = |place: &&Place| !subjects.place_is_out(&goal.subject, place);
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
            let parts = chunks((1, first - 1), week.level());
            spots.extend(parts.into_iter().map(|part| Spot {
                place: bars(part),
                bars: Some(part),
            }));
        } else {
            let place = ["the bars after ", &last.to_string()].concat();
            spots.push(Spot { place, bars: None });
        }
        return spots;
    }
    let places: &[&str] = if is_new { &BEGINNING } else { &SOMEWHERE };
    let plain = |place: &&str| Spot {
        place: (*place).into(),
        bars: None,
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
