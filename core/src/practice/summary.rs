//! The week in a few sentences.

use super::{
    guidance::DayKind,
    minutes::LogSignal,
    notes::{
        keywords::{Hand, Problem},
        read::{Reading, Standing},
    },
    pieces::{Piece, Pieces, UNNAMED},
    tasks::place,
    text::{fill, list},
};

/// What the summary is written from.
pub struct Week<'a> {
    /// The lesson's notes.
    pub reading: &'a Reading,
    /// The week's pieces.
    pub pieces: &'a Pieces,
    /// The first tempo and the highest target of the main piece.
    pub tempo: Option<(u16, u16)>,
    /// The week's first key, when it comes from the notes.
    pub key: Option<&'a str>,
    /// The templates of the days.
    pub kinds: &'a [DayKind; 7],
    /// Minutes of a full day.
    pub full: u16,
    /// Days until the exam, when one lies ahead.
    pub days_to_exam: Option<i64>,
    /// What the log says.
    pub signal: &'a LogSignal,
    /// The student's age.
    pub age: Option<u8>,
    /// The next lesson falls into the week.
    pub next_lesson: bool,
}

/// Writes the summary.
pub fn summary(week: &Week) -> String {
    let mut sentences = vec![main_point(&week.pieces.active[0], week.tempo)];
    if let Some(also) = others(week.pieces) {
        sentences.push(also);
    }
    if let Some(key) = week.key {
        let weak = week.reading.technique == Standing::Weak;
        let line = if weak {
            "Scales begin with {k}, which still needs work."
        } else {
            "Scales begin with {k}."
        };
        sentences.push(fill(line, &[('k', key)]));
    }
    for (standing, line) in [
        (
            week.reading.sight_reading,
            "Sight-reading comes more often than usual, because it was weak.",
        ),
        (
            week.reading.aural,
            "Aural work comes more often than usual, because it was weak.",
        ),
        (
            week.reading.theory,
            "Theory has extra slots, because it was weak.",
        ),
    ] {
        if standing == Standing::Weak {
            sentences.push(line.into());
        }
    }
    sentences.push(shape(week));
    if let Some(line) = sittings(week) {
        sentences.push(line.into());
    }
    sentences.extend(exam(week.days_to_exam).map(String::from));
    sentences.extend(changes(week).map(String::from));
    sentences.join(" ")
}

fn main_point(piece: &Piece, tempo: Option<(u16, u16)>) -> String {
    if piece.title == UNNAMED && piece.spots[0].problems.is_empty() && !piece.spots[0].weak {
        return "The notes name no piece, so the plan works on your current one; check with your teacher which bars matter most.".into();
    }
    let spot = &piece.spots[0];
    let about: Vec<String> = spot
        .problems
        .iter()
        .take(3)
        .map(|&problem| problem_name(problem).into())
        .collect();

    let where_ = if piece.spots[0].place == super::notes::bars::Place::Whole {
        String::new()
    } else {
        [", ", &place(spot)].concat()
    };
    let hand = match spot.hand {
        Some(Hand::Left) => ", left hand",
        Some(Hand::Right) => ", right hand",
        None => "",
    };
    let about = if about.is_empty() {
        String::new()
    } else {
        [" (", &list(&about), hand, ")"].concat()
    };
    let tempo = match (tempo, piece.goal) {
        (Some((first, last)), Some(goal)) if first < last => fill(
            ", from {a} up to {b} beats a minute this week, on the way to {g}{x}",
            &[
                ('a', &first.to_string()),
                ('b', &last.to_string()),
                ('g', if goal.about { "about " } else { "" }),
                ('x', &goal.bpm.to_string()),
            ],
        ),
        (Some((first, _)), _) => fill(", at {a} beats a minute", &[('a', &first.to_string())]),
        _ => String::new(),
    };
    let title = if piece.title == UNNAMED {
        "your current piece"
    } else {
        &piece.title
    };
    [
        "The week's main point is ",
        title,
        &where_,
        &about,
        &tempo,
        ".",
    ]
    .concat()
}

fn others(pieces: &Pieces) -> Option<String> {
    let titles: Vec<String> = pieces.active[1..]
        .iter()
        .map(|piece| piece.title.clone())
        .collect();
    let kept: Vec<String> = pieces
        .kept
        .iter()
        .map(|piece| piece.title.clone())
        .collect();
    match (titles.is_empty(), kept.is_empty()) {
        (true, true) => None,
        (false, true) => Some(fill("Beside it: {t}.", &[('t', &list(&titles))])),
        (true, false) => Some(fill("Kept alive: {k}.", &[('k', &list(&kept))])),
        _ => Some(fill(
            "Beside it: {t}; kept alive: {k}.",
            &[('t', &list(&titles)), ('k', &list(&kept))],
        )),
    }
}

fn shape(week: &Week) -> String {
    let days = |wanted: fn(DayKind) -> bool| -> Vec<String> {
        let chosen = (1..).zip(week.kinds).filter(|(_, kind)| wanted(**kind));
        chosen
            .map(|(day, _): (u8, _)| ["Day ", &day.to_string()].concat())
            .collect()
    };
    let practice = days(super::week::practises).len().to_string();
    let rest = days(|kind| kind == DayKind::Rest);
    let light = days(|kind| kind == DayKind::Light);
    let mut text = fill(
        "{n} practice days of up to {m} minutes",
        &[('n', &practice), ('m', &week.full.to_string())],
    );
    for (list_of_days, what) in [(rest, ", rest on "), (light, ", only listening on ")] {
        if !list_of_days.is_empty() {
            text.push_str(what);
            text.push_str(&list(&list_of_days));
        }
    }
    let exam = days(|kind| kind == DayKind::Exam);
    if !exam.is_empty() {
        text.push_str(", the exam on ");
        text.push_str(&list(&exam));
    }
    if !week.kinds.contains(&DayKind::Lesson) {
        text.push('.');
        return text;
    }
    text.push_str(if week.next_lesson {
        ", and a short look before the lesson on "
    } else {
        ", and a short look back on "
    });
    text.push_str(&list(&days(|kind| kind == DayKind::Lesson)));
    text.push('.');
    text
}

fn sittings(week: &Week) -> Option<&'static str> {
    match (week.age, week.full) {
        (Some(0..=10), 10..) => Some("Split each day into two short sittings."),
        (_, 46..) => Some("Split each long day into two sittings."),
        (_, 31..) => Some("Take a break of four minutes halfway through each long day."),
        _ => None,
    }
}

fn exam(days: Option<i64>) -> Option<&'static str> {
    Some(match days? {
        0..=3 => {
            "The exam is days away: shorter days and no new tempi, only what you can already do."
        }
        4..=21 => {
            "The exam is near: play to people two or three times this week, with sight-reading and aural work on most days."
        }
        22..=42 => "The exam is weeks away: whole pieces in exam order, and scales drawn by lot.",
        43..=84 => "Until the exam there is time to make every bar secure.",
        _ => return None,
    })
}

fn changes(week: &Week) -> Option<&'static str> {
    if week.reading.pain {
        Some(
            "The notes mention pain or illness: the days are shorter, Day 1 is without the instrument, no tempo rises; tell your teacher how it feels.",
        )
    } else if week.reading.tension {
        Some(
            "The notes mention tension: no tempo rises until it lets go; tell your teacher how it feels.",
        )
    } else if week.signal.minutes_percent < 80 {
        Some("Last week was thin, so this one is smaller: one goal a day is enough.")
    } else if week.signal.too_hard {
        Some("Last week felt hard, so the tempi start lower.")
    } else if week.signal.clean {
        Some("Last week came out clean, so the tempi start higher.")
    } else {
        None
    }
}

fn problem_name(problem: Problem) -> &'static str {
    match problem {
        Problem::Rhythm => "rhythm",
        Problem::Evenness => "evenness",
        Problem::Fingering => "fingering and right notes",
        Problem::Intonation => "intonation",
        Problem::Hands => "hands together",
        Problem::Dynamics => "dynamics and phrasing",
        Problem::Articulation => "articulation",
        Problem::Memory => "memory",
        Problem::Pedal => "pedal",
        Problem::Tone => "tone",
        Problem::Chords => "chords",
        Problem::Fluency => "fluency",
        Problem::Nerves => "calm playing",
        Problem::Posture => "posture",
    }
}
