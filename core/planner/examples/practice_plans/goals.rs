//! The goals of the ten lessons, as their teacher confirmed them.

use reedling_planner::{
    goals::{
        Answer, Body, Do, Form, Goal, Hands, Mode, Need, NoteValue, Piece, PieceState, Skill,
        Subject, Technique, Tempo, TempoMark, Until,
    },
    plans::{Log, PlanRequest, WeekTempo},
};

use crate::{
    fixtures::{aim, bars, begun, part, practise, scale, skill, title},
    lessons::Lesson,
};

/// What the plans of the ten lessons are made from.
pub fn requests(lessons: Vec<(&'static str, Lesson)>) -> Vec<(&'static str, Lesson, PlanRequest)> {
    let goals = [
        minuet(),
        twinkle(),
        concerto(),
        sun(),
        glazunov(),
        carried(),
        long_ago(),
        romance(),
        drummer(),
        caro(),
    ];
    lessons
        .into_iter()
        .zip(goals)
        .map(|((heading, lesson), goals)| {
            let mut request = request(&lesson);
            request.goals = goals;
            if heading.ends_with("with pain") || heading.contains("twelve years") {
                request.body = vec![Body {
                    answer: Answer::Half,
                    spared: None,
                    until: Until::NextLesson,
                }];
            }
            if heading.contains("fifteen years") {
                request.pieces = repertoire();
            }
            if heading.ends_with("stuck for two weeks") {
                request.log.planned = set_twice(&request.goals[0]);
            }
            (heading, lesson, request)
        })
        .collect()
}

/// The request of a lesson without its goals.
pub fn request(lesson: &Lesson) -> PlanRequest {
    PlanRequest {
        student: lesson.student.clone(),
        dates: lesson.dates.clone(),
        log: Log {
            entries: lesson.log.clone(),
            ..Log::default()
        },
        ..PlanRequest::default()
    }
}

/// The first lesson's goals: the same note is planned for four weeks running.
pub fn minuet() -> Vec<Goal> {
    vec![
        Goal {
            places: vec![bars(9, 16)],
            hands: Some(Hands::Together),
            tempo: aim(72),
            needs: vec![Need::Rhythm, Need::Hands],
            ..practise("Minuet in G")
        },
        Goal {
            needs: vec![Need::Evenness],
            ..scale("G", Mode::Major)
        },
        skill(Skill::SightReading),
    ]
}

fn twinkle() -> Vec<Goal> {
    vec![
        Goal {
            places: vec![part("the last line")],
            needs: vec![Need::Rhythm],
            ..practise("Twinkle Twinkle")
        },
        Goal {
            places: vec![part("the first line")],
            ..begun(practise("Lightly Row"))
        },
    ]
}

fn concerto() -> Vec<Goal> {
    let vivaldi = Subject::Title {
        title: "Concerto in A minor".into(),
        composer: Some("Vivaldi".into()),
    };
    let tempo = Some(Tempo {
        now: Some(84),
        next: Some(96),
        ..Tempo::default()
    });
    vec![
        Goal {
            places: vec![bars(13, 24)],
            tempo,
            needs: vec![Need::Fingering, Need::Intonation],
            ..Goal::new(Do::Practise, vivaldi)
        },
        Goal {
            needs: vec![Need::Articulation],
            ..practise("Gavotte")
        },
        Goal {
            needs: vec![Need::Intonation],
            ..scale("C", Mode::Minor)
        },
    ]
}

fn sun() -> Vec<Goal> {
    vec![
        Goal {
            needs: vec![Need::Chords],
            tempo: Some(Tempo {
                now: Some(80),
                ..Tempo::default()
            }),
            ..practise("House of the Rising Sun")
        },
        Goal {
            places: vec![bars(1, 4)],
            ..begun(practise("Blackbird"))
        },
    ]
}

fn glazunov() -> Vec<Goal> {
    let whole_tone = Subject::Technique(Technique {
        form: Form::WholeTone,
        key: None,
        octaves: None,
        name: None,
    });
    vec![
        Goal {
            places: vec![bars(25, 40)],
            tempo: aim(104),
            needs: vec![Need::Tone, Need::Dynamics],
            ..practise("Glazunov Concerto")
        },
        Goal {
            needs: vec![Need::Articulation, Need::Evenness],
            ..practise("Ferling Study No. 12")
        },
        Goal::new(Do::Practise, whole_tone),
        skill(Skill::Aural),
        Goal::new(Do::Keep, title("Aria")),
    ]
}

fn carried() -> Vec<Goal> {
    let subject = Subject::Piece {
        piece_id: "sonatina".into(),
    };
    vec![Goal {
        needs: vec![Need::Dynamics],
        carried_from: "2026-09-07".parse().ok(),
        ..Goal::new(Do::Practise, subject)
    }]
}

fn repertoire() -> Vec<Piece> {
    let piece = |id: &str, title: &str, state, goal, last| Piece {
        id: id.into(),
        title: title.into(),
        composer: None,
        kind: None,
        goal_tempo: mark(goal),
        last_clean_tempo: mark(last),
        state,
        resting_until: None,
        last_set: None,
    };
    vec![
        piece(
            "sonatina",
            "Sonatina Op. 36 No. 1, 2nd movement",
            PieceState::Active,
            88,
            66,
        ),
        piece("nocturne", "Nocturne in E flat", PieceState::Kept, 60, 60),
    ]
}

fn mark(bpm: u16) -> Option<TempoMark> {
    Some(TempoMark {
        bpm,
        unit: NoteValue::Crotchet,
    })
}

fn long_ago() -> Vec<Goal> {
    vec![Goal {
        places: vec![bars(5, 8)],
        needs: vec![Need::Fluency, Need::Posture],
        ..practise("Long Long Ago")
    }]
}

fn romance() -> Vec<Goal> {
    vec![
        Goal {
            places: vec![bars(1, 16)],
            ..practise("Romance")
        },
        Goal {
            places: vec![bars(17, 20)],
            ..Goal::new(Do::Rest, title("Romance"))
        },
    ]
}

fn drummer() -> Vec<Goal> {
    vec![Goal::new(
        Do::Practise,
        Subject::Words {
            text: "Funky Drummer: fills late".into(),
        },
    )]
}

/// Two weeks in which a goal was set and nothing of it ticked.
fn set_twice(goal: &Goal) -> Vec<WeekTempo> {
    vec![WeekTempo {
        goal: goal.key(),
        first: None,
        last: None,
        aim: None,
        weeks: 2,
    }]
}

fn caro() -> Vec<Goal> {
    let how = Some("breathe before the upbeat, not on it".into());
    vec![
        Goal {
            places: vec![bars(9, 14)],
            needs: vec![Need::Tone],
            how,
            ..practise("Caro mio ben")
        },
        Goal {
            tempo: aim(100),
            ..begun(practise("Greensleeves"))
        },
    ]
}
