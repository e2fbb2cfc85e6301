//! What a teacher expects of a week: that what was said is worked on, that it changes, and that nothing is asked too early.

use reedling_planner::{
    goals::{
        Answer, Body, Context, Do, Form, Goal, Hands, Key, Mode, Need, NoteValue, PieceState,
        Skill, Subject, Technique, Tempo, TempoMark, Until,
    },
    input::{Exam, LogEntry},
    plans::{Log, Plan, PlanRequest, PracticeCard, Tick},
};

use crate::support::*;

fn needing(goal: Goal, needs: &[Need]) -> Goal {
    Goal {
        needs: needs.to_vec(),
        ..goal
    }
}

fn begun(name: &str) -> Goal {
    Goal {
        said: format!("Started {name}"),
        ..practise(name)
    }
}

fn tasks(made: &Plan, title: &str) -> Vec<String> {
    let cards = cards_of(made, title);
    let practised = cards.iter().filter(|(day, _)| *day < 6);
    practised.map(|(_, card)| card.key.task.clone()).collect()
}

fn days_of(made: &Plan, title: &str) -> Vec<usize> {
    let mut days: Vec<usize> = cards_of(made, title).iter().map(|(day, _)| *day).collect();
    days.dedup();
    days
}

/// The week after a plan, whose lines were all clean or not ticked at all.
fn next(request: &PlanRequest, made: &Plan, clean: bool) -> PlanRequest {
    let mut after = request.clone();
    after.dates.lesson = after.dates.lesson + chrono::Days::new(7);
    after.dates.next_lesson = Some(after.dates.lesson + chrono::Days::new(7));
    after.log.planned = made.tempi.clone();
    for day in made.cards.iter().filter(|_| clean) {
        after.log.ticks.extend(day.cards.iter().map(|card| Tick {
            goal: card.key.goal.clone(),
            task: card.key.task.clone(),
            date: day.date,
            clean: true,
        }));
    }
    after
}

#[test]
fn a_scale_is_practised_for_what_it_lacks() {
    let scale = |form| {
        Goal::new(
            Do::Practise,
            Subject::Technique(Technique {
                form,
                key: Some(Key {
                    tonic: "C".into(),
                    mode: Some(Mode::HarmonicMinor),
                }),
                octaves: None,
                name: None,
            }),
        )
    };
    for (form, thing) in [(Form::Scale, "the scale"), (Form::Arpeggio, "the arpeggio")] {
        let goal = needing(scale(form), &[Need::Intonation]);
        let made = planned(&request("Violin", "Grade 4", 12, vec![minuet(), goal]));
        let cards: Vec<&PracticeCard> = cards(&made)
            .filter(|card| card.key.goal.starts_with("technique"))
            .collect();
        assert!(cards.len() >= 3, "{form:?}");
        for card in &cards {
            assert!(card.key.task.starts_with("intonation"), "{card:?}");
            let how = card.how.as_deref().unwrap_or_default();
            assert!(how.contains(thing), "{card:?}");
        }
    }
    let rhythm = needing(scale(Form::Scale), &[Need::Rhythm, Need::Memory]);
    let made = planned(&request("Piano", "Grade 4", 12, vec![rhythm]));
    let odd = ["rhythm-tap", "rhythm-one-note", "memory-starts"];
    assert!(cards(&made).all(|card| !odd.contains(&card.key.task.as_str())));
}

#[test]
fn two_needs_reach_all_their_tasks_at_each_place() {
    let goal = Goal {
        places: vec![bars(13, 24)],
        ..needing(practise("Concerto"), &[Need::Fingering, Need::Intonation])
    };
    let made = planned(&request("Violin", "Grade 4", 14, vec![goal]));
    let used = tasks(&made, "Concerto");
    let of = |need: &str| {
        let mut own: Vec<&String> = used.iter().filter(|id| id.starts_with(need)).collect();
        own.sort();
        own.dedup();
        own.len()
    };
    assert_eq!((of("fingering"), of("intonation")), (3, 3), "{used:?}");
    for need in ["fingering", "intonation"] {
        let mut places: Vec<String> = cards_of(&made, "Concerto")
            .iter()
            .filter(|(_, card)| card.key.task.starts_with(need))
            .filter_map(|(_, card)| card.place.clone())
            .collect();
        places.sort();
        places.dedup();
        assert_eq!(places.len(), 2, "{need}");
    }
}

#[test]
fn the_same_note_again_brings_other_tasks_and_a_third_time_asks_what_is_in_the_way() {
    let goals = vec![needing(minuet(), &[Need::Rhythm, Need::Hands])];
    let mut asked = request("Piano", "Grade 2", 11, goals);
    let mut first = Vec::new();
    for week in 0..4 {
        let made = planned(&asked);
        let used = tasks(&made, "Minuet in G");
        assert!(!first.contains(&used[0]), "week {week}: {used:?}");
        first.push(used[0].clone());
        let stuck = used.iter().any(|id| id.starts_with("stuck"));
        assert_eq!(stuck, week >= 2, "week {week}: {used:?}");
        let own = &made.tempi[0];
        assert_eq!(own.first == own.last, week >= 2, "week {week}: {own:?}");
        asked = next(&asked, &made, false);
        asked.goals[0].tempo = None;
        asked.goals[0].tempo = Some(Tempo {
            next: Some(72),
            ..Tempo::default()
        });
    }
}

#[test]
fn who_gets_everything_clean_moves_on() {
    let goals = vec![needing(minuet(), &[Need::Rhythm, Need::Hands])];
    let mut asked = request("Piano", "Grade 2", 11, goals);
    for _ in 0..3 {
        let made = planned(&asked);
        asked = next(&asked, &made, true);
    }
    // Other bars of it: what was clean before counts for them.
    asked.goals[0].places = vec![bars(9, 20)];
    let used = tasks(&planned(&asked), "Minuet in G");
    let moved = |id: &String| id.starts_with("memory") || id.starts_with("dynamics");
    assert!(used.iter().any(moved), "{used:?}");
    assert!(!used.iter().any(|id| id.starts_with("rhythm")), "{used:?}");
    // A clean tick of long ago is none.
    asked.dates.lesson = asked.dates.lesson + chrono::Days::new(70);
    asked.dates.next_lesson = None;
    let used = tasks(&planned(&asked), "Minuet in G");
    assert!(used.iter().any(|id| id.starts_with("rhythm")), "{used:?}");
}

#[test]
fn a_piece_that_is_set_as_a_whole_is_played_as_a_whole() {
    let whole = Goal {
        places: Vec::new(),
        ..minuet()
    };
    let goals = vec![
        whole,
        Goal::new(Do::Practise, scale("G", Mode::Major)),
        Goal::new(Do::Practise, skill(Skill::SightReading)),
        practise("Musette"),
    ];
    let made = planned(&request("Piano", "Grade 2", 11, goals));
    let through =
        |(day, card): &&(usize, &PracticeCard)| *day >= 4 && card.place.is_none() && *day < 6;
    let cards = cards_of(&made, "Minuet in G");
    assert!(cards.iter().any(|card| through(&card)), "{cards:?}");
}

#[test]
fn a_take_is_of_what_was_set_until_the_whole_was_clean() {
    let take = |clean| {
        let mut goal = minuet();
        goal.places = vec![bars(9, 24)];
        let mut asked = request("Piano", "Grade 4", 13, vec![goal]);
        if clean {
            let mut known = piece("m", "Minuet in G", PieceState::Active);
            known.last_clean_tempo = Some(TempoMark {
                bpm: 60,
                unit: NoteValue::Crotchet,
            });
            asked.pieces = vec![known];
            asked.goals[0].subject = Subject::Piece {
                piece_id: "m".into(),
            };
        }
        let made = planned(&asked);
        let takes = cards(&made).filter(|card| card.key.task.starts_with("take"));
        let places: Vec<_> = takes.map(|card| card.place.clone()).collect();
        assert_eq!(places.len(), 1);
        places[0].clone()
    };
    assert_eq!(take(false).as_deref(), Some("Bars 9–24"));
    assert_eq!(take(true), None);
}

#[test]
fn a_week_of_what_was_left_open_is_a_usual_one() {
    let carried = Goal {
        carried_from: Some(date("2026-02-23")),
        ..practise("Gavotte")
    };
    let asked = PlanRequest {
        pieces: vec![piece("k", "Nocturne", PieceState::Kept)],
        ..request("Piano", "Grade 6", 15, vec![carried])
    };
    let made = planned(&asked);
    let practised = days_of(&made, "Gavotte");
    let practised = practised.iter().filter(|day| **day < 6);
    assert_eq!(practised.count(), 5);
    assert!(days_of(&made, "Nocturne").len() <= 2);
    assert!(
        made.guidance
            .week_summary
            .starts_with("Still open from your last lesson: ")
    );
}

#[test]
fn a_second_place_comes_before_what_nobody_set() {
    let goal = Goal {
        places: vec![bars(1, 16)],
        ..practise("Gavotte")
    };
    for (grade, age) in [("Grade 2", 12), ("Grade 5", 14)] {
        let made = planned(&request(
            "Piano",
            grade,
            age,
            vec![goal.clone(), practise("Rondo")],
        ));
        for day in &made.cards[..3] {
            let own = day.cards.iter().filter(|card| card.title == "Gavotte");
            assert_eq!(own.count(), 2, "{grade}");
        }
    }
}

#[test]
fn nobody_small_or_sore_and_nobody_without_a_grade_gets_scales_that_nobody_set() {
    let ladder = |made: &Plan| {
        let keys = cards(made).map(|card| card.key.goal.clone());
        let mut days: Vec<String> = keys.filter(|key| key.starts_with("ladder")).collect();
        let all = days.len();
        days.sort();
        days.dedup();
        (all, days.len())
    };
    for (grade, age) in [
        ("Initial Grade", 6),
        ("Grade 2", 11),
        ("Grade 5", 10),
        ("Not Grading", 41),
    ] {
        let made = planned(&request("Piano", grade, age, vec![minuet()]));
        assert_eq!(ladder(&made), (0, 0), "{grade}");
    }
    let mut asked = request("Guitar", "Grade 5", 14, vec![minuet()]);
    let (all, different) = ladder(&planned(&asked));
    assert!(
        (1..=3).contains(&all) && different == 1,
        "{all} {different}"
    );
    asked.body = vec![Body {
        answer: Answer::Half,
        spared: None,
        until: Until::NextLesson,
    }];
    assert_eq!(ladder(&planned(&asked)), (0, 0));
}

#[test]
fn a_scale_that_is_set_is_as_long_as_one_that_is_not() {
    for grade in ["Grade 4", "Grade 8"] {
        let goals = vec![minuet(), Goal::new(Do::Practise, scale("C", Mode::Major))];
        let made = planned(&request("Alto saxophone", grade, 20, goals));
        let longest = |key: &str| {
            let own = cards(&made).filter(|card| card.key.goal.starts_with(key));
            own.map(|card| card.minutes).max().unwrap_or(0)
        };
        assert!(longest("technique") >= longest("ladder"), "{grade}");
    }
}

#[test]
fn before_an_exam_hearing_and_reading_are_daily_and_somebody_listens() {
    let goals = vec![
        minuet(),
        practise("Study"),
        Goal::new(Do::Practise, skill(Skill::Aural)),
    ];
    let mut asked = request("Alto saxophone", "Grade 8", 30, goals);
    asked.dates.exam = Some(Exam {
        board: None,
        date: Some(date("2026-03-22")),
    });
    let made = planned(&asked);
    for at in [0, 1, 2, 4, 5] {
        let titles: Vec<&str> = made.cards[at]
            .cards
            .iter()
            .map(|card| card.title.as_str())
            .collect();
        assert!(
            titles.contains(&"Aural") && titles.contains(&"Sight-reading"),
            "{titles:?}"
        );
    }
    let takes: Vec<usize> = made
        .cards
        .iter()
        .enumerate()
        .filter(|(_, day)| {
            day.cards
                .iter()
                .any(|card| card.key.task.starts_with("take"))
        })
        .map(|(at, _)| at)
        .collect();
    assert_eq!(takes, [2, 4, 5]);
    let to_people = cards(&made).filter(|card| card.key.task == "take-part");
    assert_eq!(to_people.count(), 2);
}

#[test]
fn a_metronome_needs_a_number_and_what_is_slow_shows_none() {
    let goal = Goal {
        tempo: None,
        ..needing(minuet(), &[Need::Rhythm])
    };
    let made = planned(&request("Piano", "Grade 2", 11, vec![goal]));
    assert!(cards(&made).all(|card| card.key.task != "rhythm-click"));
    let goal = needing(minuet(), &[Need::Evenness, Need::Hands]);
    let made = planned(&request("Piano", "Grade 5", 15, vec![goal]));
    let slow = ["evenness-slow", "hands-beat"];
    let cards: Vec<_> = cards(&made)
        .filter(|card| slow.contains(&card.key.task.as_str()))
        .collect();
    assert!(!cards.is_empty() && cards.iter().all(|card| card.tempo.is_none()));
}

#[test]
fn the_week_says_when_to_go_faster_and_what_to_leave_out() {
    let asked = request("Piano", "Grade 2", 11, vec![minuet()]);
    let made = planned(&asked);
    let rule = "Take the next tempo only when today's was clean three times; if not, stay.";
    assert!(made.guidance.week_summary.contains(rule));
    let rest = Goal {
        places: vec![bars(17, 20)],
        ..Goal::new(Do::Rest, title("Minuet in G"))
    };
    let mut sore = request(
        "Guitar",
        "Grade 3",
        11,
        vec![
            Goal {
                tempo: None,
                ..minuet()
            },
            rest,
        ],
    );
    sore.body = vec![Body {
        answer: Answer::Half,
        spared: None,
        until: Until::NextLesson,
    }];
    let made = planned(&sore);
    let summary = &made.guidance.week_summary;
    assert!(
        summary.contains("Leave out bars 17–20 of Minuet in G until your teacher says so."),
        "{summary}"
    );
    assert!(!summary.contains("next tempo"));
    assert!(cards(&made).all(|card| card.key.task != "warm-frets"));
    let half_an_hour = |tip: &String| tip.contains("quarter of an hour");
    assert!(!made.guidance.tips_for_parents.iter().any(half_an_hour));
}

#[test]
fn a_piece_is_new_by_a_word_only() {
    let first = |goal: Goal, more: Vec<Goal>| {
        let goals = [vec![goal], more].concat();
        let made = planned(&request("Guitar", "Grade 3", 12, goals));
        let places: Vec<String> = cards_of(&made, "Romance")
            .iter()
            .filter_map(|(_, card)| card.place.clone())
            .collect();
        let new = tasks(&made, "Romance")
            .iter()
            .any(|id| id.starts_with("new"));
        (new, places)
    };
    let (new, places) = first(begun("Romance"), Vec::new());
    assert!(
        new && places.iter().all(|place| place.starts_with("The first ")),
        "{places:?}"
    );
    assert!(!first(practise("Romance"), Vec::new()).0);
    let rest = Goal {
        places: vec![bars(17, 20)],
        ..Goal::new(Do::Rest, title("Romance"))
    };
    assert!(!first(begun("Romance"), vec![rest]).0);
    let named = Goal {
        said: "New World, bars 3 to 8".into(),
        ..practise("New World")
    };
    let made = planned(&request("Piano", "Grade 5", 14, vec![named]));
    assert!(
        tasks(&made, "New World")
            .iter()
            .all(|id| !id.starts_with("new"))
    );
}

#[test]
fn the_words_of_a_note_tell_that_a_piece_begins() {
    for (note, begins) in [
        ("Started \"Lightly Row\", bars 1-4.", true),
        ("New piece: \"Lightly Row\", bars 1-4.", true),
        ("\"Lightly Row\", bars 1-4.", false),
    ] {
        let context = Context {
            instrument: "Piano".into(),
            ..Context::on(date("2026-03-02"))
        };
        let goals = reedling_planner::read::read(note, &context).goals;
        let made = planned(&request("Piano", "Grade 3", 12, goals));
        let used = tasks(&made, "Lightly Row");
        assert!(!used.is_empty());
        assert_eq!(
            used.iter().any(|id| id.starts_with("new")),
            begins,
            "{note}: {used:?}"
        );
    }
}

#[test]
fn what_stands_in_the_teachers_words_is_practised_like_a_piece() {
    let made = planned(&request(
        "Drums",
        "Grade 5",
        14,
        vec![words("Funky Drummer: fills late")],
    ));
    assert_eq!(days_of(&made, "From your lesson"), [0, 1, 2, 4, 5, 6]);
    let card = cards_of(&made, "From your lesson")[0].1;
    assert_eq!(card.done.as_deref(), Some("two in a row went well"));
    assert!(card.times.is_some() && card.how.is_some());
    let odd = [
        "exercise-slow",
        "exercise-soft",
        "free-ear",
        "free-mood",
        "free-film",
    ];
    assert!(cards(&made).all(|card| !odd.contains(&card.key.task.as_str())));
}

#[test]
fn the_lessons_main_point_comes_first_on_the_day_after() {
    let goals = vec![minuet(), Goal::new(Do::Practise, scale("G", Mode::Major))];
    let made = planned(&request("Piano", "Grade 2", 11, goals));
    let titles = |day: usize| {
        made.cards[day]
            .cards
            .iter()
            .map(|card| card.title.as_str())
            .nth(1)
    };
    assert_eq!(titles(0), Some("Minuet in G"));
    assert_eq!(titles(2), Some("G major scale"));
}

#[test]
fn nobody_repeats_for_ever_and_the_second_card_of_a_piece_waits() {
    for (age, most) in [(8, 5), (15, 8)] {
        let made = planned(&request(
            "Violin",
            "Grade 3",
            age,
            vec![minuet(), practise("Gavotte")],
        ));
        assert!(cards(&made).all(|card| card.times.is_none_or(|times| times <= most)));
    }
    let made = planned(&request(
        "Piano",
        "Grade 5",
        15,
        vec![minuet(), practise("Gavotte")],
    ));
    let titles: Vec<&str> = made.cards[1]
        .cards
        .iter()
        .map(|card| card.title.as_str())
        .collect();
    let pairs = titles.windows(2).filter(|pair| pair[0] == pair[1]);
    assert_eq!(pairs.count(), 0, "{titles:?}");
}

#[test]
fn both_hands_stand_on_the_card_where_they_are_wanted() {
    let goal = Goal {
        hands: Some(Hands::Together),
        ..needing(minuet(), &[Need::Rhythm, Need::Hands])
    };
    let made = planned(&request("Piano", "Grade 2", 11, vec![goal]));
    for (_, card) in cards_of(&made, "Minuet in G") {
        let one = card.key.task == "hands-left" || card.key.task == "hands-tap";
        let both = card.hands.as_deref() == Some("Hands together");
        assert_eq!(both, !one && card.place.is_some(), "{card:?}");
    }
}

#[test]
fn a_quiet_week_is_told_without_blame() {
    let mut asked = request("Violin", "Grade 1", 8, vec![minuet()]);
    asked.log = Log {
        entries: vec![LogEntry {
            planned_minutes: 15,
            done_minutes: 2,
        }],
        ..Log::default()
    };
    let made = planned(&asked);
    assert!(
        made.guidance
            .week_summary
            .contains("A small week: one thing a day is enough.")
    );
    let read = read(&made);
    assert!(
        !read.contains("thin week")
            && !read.contains("was thin")
            && !read.contains("there is not more")
    );
    let last = made.cards[6].cards.last().expect("a card");
    assert_eq!(last.task, "Tell a grown-up one question for your teacher.");
}

#[test]
fn a_bow_hold_is_made_and_hearing_grows_with_the_grade() {
    let goal = needing(minuet(), &[Need::Posture]);
    let made = planned(&request("Cello", "Grade 1", 8, vec![goal]));
    assert_eq!(tasks(&made, "Minuet in G")[0], "posture-bow");
    let aural = Goal::new(Do::Practise, skill(Skill::Aural));
    for (grade, echo) in [("Grade 5", true), ("Grade 6", false)] {
        let made = planned(&request("Piano", grade, 15, vec![aural.clone()]));
        assert_eq!(
            tasks(&made, "Aural").contains(&"aural-sing".to_owned()),
            echo,
            "{grade}"
        );
    }
}
