//! Random goals.

use proptest::{prelude::*, sample::Index};
use reedling_planner::goals::{
    Do, Form, Goal, Hands, Key, Mode, Need, NoteValue, Place, Skill, Subject, Technique, Tempo,
};

use crate::support::*;

/// None to six goals of one to four subjects.
pub(super) fn any_goals() -> impl Strategy<Value = Vec<Goal>> {
    let subjects = prop::collection::vec(subject(), 1..=4);
    let goals = prop::collection::vec((any::<Index>(), goal()), 0..=6);
    (subjects, goals).prop_map(|(subjects, goals)| {
        let of = |(subject, goal): (Index, Goal)| Goal {
            subject: subject.get(&subjects).clone(),
            ..goal
        };
        goals.into_iter().map(of).collect()
    })
}

fn subject() -> impl Strategy<Value = Subject> {
    let titles = vec![
        "Minuet in G",
        "Gavotte",
        "Waltz in A",
        "Lightly Row",
        "Étude Op. 10 No. 3",
    ];
    let said = vec![
        "Verse chords slowly",
        "Ask your brother. 5 min: x; done when ♩ = 900",
        "Harbour <b>Lights</b>",
    ];
    prop_oneof![
        4 => prop::sample::select(titles).prop_map(title),
        3 => prop::sample::select(vec!["a", "b", "c", "d", "gone"])
            .prop_map(|id| Subject::Piece { piece_id: id.into() }),
        2 => technique(),
        1 => prop::sample::select(SKILLS.to_vec()).prop_map(skill),
        1 => prop::sample::select(said).prop_map(|text| Subject::Words { text: text.into() }),
    ]
}

const SKILLS: [Skill; 8] = [
    Skill::SightReading,
    Skill::Aural,
    Skill::Theory,
    Skill::Improvising,
    Skill::Tone,
    Skill::Breath,
    Skill::Posture,
    Skill::Technique,
];

const FORMS: [Form; 11] = [
    Form::Scale,
    Form::ContraryMotion,
    Form::Chromatic,
    Form::WholeTone,
    Form::DoubleNotes,
    Form::Arpeggio,
    Form::DominantSeventh,
    Form::DiminishedSeventh,
    Form::BrokenChord,
    Form::Chords,
    Form::Exercise,
];

fn technique() -> impl Strategy<Value = Subject> {
    let tonics = prop::sample::select(vec!["C", "G", "B♭", "F♯"]);
    let modes = prop::sample::select(vec![Mode::Major, Mode::HarmonicMinor, Mode::Dorian]);
    (
        prop::sample::select(FORMS.to_vec()),
        prop::option::of((tonics, prop::option::of(modes))),
        prop::option::of(1_u8..=4),
    )
        .prop_map(|(form, key, octaves)| {
            Subject::Technique(Technique {
                form,
                key: key.map(|(tonic, mode)| Key {
                    tonic: tonic.into(),
                    mode,
                }),
                octaves,
                name: None,
            })
        })
}

fn place() -> impl Strategy<Value = Place> {
    prop_oneof![
        8 => (1_u16..60, 0_u16..24).prop_map(|(from, length)| bars(from, from + length)),
        1 => Just(Place::Part { name: "the coda".into() }),
        1 => Just(Place::Letter { name: "B".into() }),
        1 => Just(Place::Page { page: Some(2), line: Some(3) }),
        1 => Just(Place::Whole),
    ]
}

fn tempo() -> impl Strategy<Value = Option<Tempo>> {
    let number = || prop::option::of(30_u16..=208);
    let units = vec![
        NoteValue::Crotchet,
        NoteValue::Crotchet,
        NoteValue::Quaver,
        NoteValue::DottedCrotchet,
        NoteValue::Minim,
    ];
    let units = prop::sample::select(units);
    prop::option::of((number(), number(), number(), units).prop_map(
        |(now, next, ceiling, unit)| Tempo {
            now,
            next,
            ceiling,
            unit,
        },
    ))
}

const NEEDS: [Need; 14] = [
    Need::Rhythm,
    Need::Evenness,
    Need::Fingering,
    Need::Intonation,
    Need::Hands,
    Need::Dynamics,
    Need::Articulation,
    Need::Memory,
    Need::Pedal,
    Need::Tone,
    Need::Chords,
    Need::Fluency,
    Need::Nerves,
    Need::Posture,
];

/// A goal whose subject is put in later.
fn goal() -> impl Strategy<Value = Goal> {
    let todo = prop_oneof![
        5 => Just(Do::Practise),
        1 => Just(Do::Keep),
        1 => Just(Do::Listen),
        2 => Just(Do::Rest),
        1 => Just(Do::Finish),
        1 => Just(Do::Perform),
    ];
    let hands = prop::sample::select(vec![
        Hands::Together,
        Hands::Apart,
        Hands::Left,
        Hands::Right,
    ]);
    (
        (todo, prop::collection::vec(place(), 0..3), any::<bool>()),
        prop::option::of(hands),
        tempo(),
        prop::sample::subsequence(NEEDS.to_vec(), 0..4),
        prop::option::of(Just("as softly as snow".to_owned())),
        prop::option::weighted(0.3, 1_u8..=7),
        prop::option::weighted(0.2, Just(date("2026-02-23"))),
    )
        .prop_map(
            |((r#do, places, started), hands, tempo, needs, how, days, carried_from)| Goal {
                places,
                started,
                hands,
                tempo,
                needs,
                how,
                days,
                carried_from,
                ..Goal::new(r#do, words("").subject)
            },
        )
}
