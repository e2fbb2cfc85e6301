//! Which goals are worked on on which days.

use crate::guidance::practises;

use super::{items::Item, week::Day};

/// Days that every practised goal should have before one has more.
const DAYS_EACH: usize = 3;

/// Gives a goal a day of another goal, which moves to a day with room that the first one has already.
fn make_room(days: &[Day; 7], goal: usize, room: [usize; 7], assigned: &mut [Vec<usize>; 7]) {
    let Some((other, from, to)) = swap(days, goal, room, assigned) else {
        return;
    };
    assigned[from].retain(|item| *item != other);
    assigned[from].push(goal);
    assigned[to].push(other);
}

/// The other goal, its day and the day it moves to; both goals' days lie as far apart as they can. What is set begins
/// where it began.
fn swap(
    days: &[Day; 7],
    goal: usize,
    room: [usize; 7],
    assigned: &[Vec<usize>; 7],
) -> Option<(usize, usize, usize)> {
    let practice = |day: &usize| practises(days[*day].kind);
    let begins = |goal: usize| (0..7).find(|day| assigned[*day].contains(&goal));
    let apart = |goal: usize, from: Option<usize>, to: usize| {
        let own = (0..7).filter(|day| Some(*day) != from && assigned[*day].contains(&goal));
        own.map(|day| day.abs_diff(to)).min().unwrap_or(7).min(2)
    };
    let mut swaps = Vec::new();
    for to in (0..7).filter(practice) {
        if assigned[to].len() >= room[to] {
            continue;
        }
        for from in (0..7).filter(practice) {
            if assigned[from].contains(&goal) {
                continue;
            }
            let others = assigned[from].iter().copied();
            let moves =
                |other: &usize| !assigned[to].contains(other) && begins(*other) != Some(from);
            swaps.extend(others.filter(moves).map(|other| (other, from, to)));
        }
    }
    swaps
        .into_iter()
        .max_by_key(|&(other, from, to)| apart(goal, None, from) + apart(other, Some(from), to))
}

/// Gives goals their practice days: each once, then twice and so on, until each has its days or there is no
/// room; the main goal begins on the first day, and the days of one goal lie as far apart as they can.
pub fn assign(days: &[Day; 7], goals: &[Item], room: [usize; 7]) -> [Vec<usize>; 7] {
    let mut assigned: [Vec<usize>; 7] = Default::default();
    for round in 1..=7 {
        for (goal, item) in goals.iter().enumerate() {
            if item.wanted < round {
                continue;
            }
            let open = |day: &usize| {
                practises(days[*day].kind)
                    && assigned[*day].len() < room[*day]
                    && !assigned[*day].contains(&goal)
            };
            let apart = |day: &usize| {
                let own = (0..7).filter(|other| assigned[*other].contains(&goal));
                own.map(|other| other.abs_diff(*day)).min().unwrap_or(7)
            };
            // What is set begins as soon as there is room for it.
            let best = (0..7).filter(open).max_by_key(|day| {
                let free = if round == 1 {
                    0
                } else {
                    room[*day] - assigned[*day].len()
                };
                (apart(day).min(2), free, 7 - day)
            });
            match best {
                Some(day) => assigned[day].push(goal),
                None if round <= DAYS_EACH => make_room(days, goal, room, &mut assigned),
                None => (),
            }
        }
    }
    for day in &mut assigned {
        crate::order::sort_by_key(day, |item| *item);
    }
    assigned
}
