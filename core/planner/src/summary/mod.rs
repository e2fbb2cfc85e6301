//! The week in a few sentences.

mod shape;

use super::{
    guidance::DayKind,
    notes::{
        keywords::{Hand, Problem},
        read::{Reading, Standing},
    },
    pieces::{Piece, Pieces, UNNAMED},
    tasks::places::place,
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
    /// One goal a day, after a thin week.
    pub one_goal: bool,
    /// The student's age.
    pub age: Option<u8>,
    /// The next lesson falls into the week.
    pub next_lesson: bool,
    /// Long spots are practised in rounds.
    pub rounds: bool,
}

/// Writes the summary.
pub fn summary(week: &Week) -> String {
    if week.reading.stop {
        return "This is a rest week. The notes ask for rest: nothing is played, only heard and read, on Day 1 and Day 3; tell your teacher how it feels.".into();
    }
    let left_out = week.reading.released.any();
    let mut sentences = vec![main_point(&week.pieces.active[0], week.tempo, left_out)];
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
    sentences.push(shape::days(week));
    if let Some(line) = shape::sittings(week) {
        sentences.push(line.into());
    }
    let mut lines = rules(week);
    lines.extend(shape::exam(week.days_to_exam));
    shape::changes(week, &mut lines);
    for line in lines {
        if week.reading.released.kinds.forbid(line) {
            continue;
        }
        sentences.push(line.into());
    }
    if week.reading.unused {
        sentences.push("The notes say more than this plan uses: read them, too.".into());
    }
    sentences.join(" ")
}

/// How to go faster, and what the rounds mean, told once.
fn rules(week: &Week) -> Vec<&'static str> {
    let mut rules = Vec::new();
    if week.tempo.is_some_and(|(first, last)| first < last) {
        rules.push("Go one small step faster once it's clean several times in a row. After two slips, go two steps slower and practise half as many bars.");
    }
    if week.rounds {
        rules.push("Alternate: do one round of each task, then repeat.");
    }
    rules
}

fn main_point(piece: &Piece, tempo: Option<(u16, u16)>, left_out: bool) -> String {
    if piece.title == UNNAMED && piece.spots[0].problems.is_empty() && !piece.spots[0].weak {
        if left_out {
            return "Apart from what is left out, the notes name no piece: take one that may be played, and check with your teacher which bars matter most.".into();
        }
        return "The notes name no piece, so the plan works on your current one; check with your teacher which bars matter most.".into();
    }
    let spot = &piece.spots[0];
    let mut about = Vec::new();
    for &problem in spot.problems.iter().take(3) {
        about.push(problem_name(problem));
    }
    let where_ = if piece.spots[0].place == super::notes::bars::Place::Whole {
        String::new()
    } else {
        [", ", &place(spot)].concat()
    };
    let hand = match spot.hand {
        Some(Hand::Left) => ", above all the left hand",
        Some(Hand::Right) => ", above all the right hand",
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
    let (mut titles, mut kept) = (Vec::new(), Vec::new());
    for piece in &pieces.active[1..] {
        titles.push(match piece.title.as_str() {
            UNNAMED => "the piece without a title",
            title => title,
        });
    }
    for piece in &pieces.kept {
        kept.push(piece.title.as_str());
    }
    match (titles.is_empty(), kept.is_empty()) {
        (true, true) => None,
        (false, true) => Some(fill("Also this week: {t}.", &[('t', &list(&titles))])),
        (true, false) => Some(fill("Keep fresh: {k}.", &[('k', &list(&kept))])),
        _ => Some(fill(
            "Also this week: {t}; keep fresh: {k}.",
            &[('t', &list(&titles)), ('k', &list(&kept))],
        )),
    }
}

fn problem_name(problem: Problem) -> &'static str {
    match problem {
        Problem::Rhythm => "rhythm",
        Problem::Evenness => "evenness",
        Problem::Fingering => "fingering",
        Problem::Intonation => "intonation",
        Problem::Hands => "hands together",
        Problem::Dynamics => "phrasing",
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
