//! What went well is told from what needs work, in notes as teachers write them after a lesson.

use reedling_planner::notes::{
    bars::Place,
    keywords::Problem,
    read::{Reading, Standing, read},
};

fn spots(reading: &Reading) -> Vec<(Place, &[Problem], bool)> {
    let spots = reading.pieces.iter().flat_map(|piece| &piece.spots);
    spots
        .map(|spot| (spot.place, spot.problems.as_slice(), spot.weak))
        .collect()
}

fn keys(reading: &Reading) -> Vec<(String, bool)> {
    let keys = reading.keys.iter();
    keys.map(|noted| ([&noted.key.name, " ", noted.what].concat(), noted.weak))
        .collect()
}

#[test]
fn praised_bars_need_no_work() {
    for (note, expected) in [
        (
            "Gossec Gavotte, bars 1-16 at 92 light and in tune; bars 17-24 string crossings scratchy.",
            &[
                (Place::Bars(1, 16), &[][..], false),
                (
                    Place::Bars(17, 24),
                    &[Problem::Articulation, Problem::Tone],
                    true,
                ),
            ][..],
        ),
        (
            "Minuet 1 by Bach through at 76, slurs in bars 17-24 uneven.",
            &[
                (Place::Whole, &[], false),
                (
                    Place::Bars(17, 24),
                    &[Problem::Articulation, Problem::Evenness],
                    true,
                ),
            ],
        ),
        (
            "\"Romance\" first line, rest strokes loud and clear; ring finger late in bars 5-8.",
            &[
                (Place::Named("the first line"), &[], false),
                (Place::Bars(5, 8), &[Problem::Rhythm], true),
            ],
        ),
        (
            "Sonatina op. 36 no. 1 without stopping at 100; bars 16-23: left hand too loud.",
            &[
                (Place::Whole, &[], false),
                (Place::Bars(16, 23), &[Problem::Dynamics], true),
            ],
        ),
        (
            "Bach Invention no. 8, the hands come apart at the entry in bar 15.",
            &[(Place::Bars(15, 15), &[Problem::Hands], true)],
        ),
        (
            "Bach Concerto in A minor, intonation weak in bars 60-64; practise with double stops.",
            &[(Place::Bars(60, 64), &[Problem::Intonation], true)],
        ),
    ] {
        assert_eq!(spots(&read(note)), expected, "{note}");
    }
}

#[test]
fn a_piece_from_start_to_end_is_not_new() {
    let reading = read("Gossec Gavotte from start to end at 96.");
    let said = reading.pieces[0].said;
    assert!(said.good && !said.new && !said.weak, "{said:?}");
}

#[test]
fn out_of_tune_notes_are_not_keys() {
    for (note, expected) in [
        (
            "B flat major two octaves: E flats sharp.",
            &[("B flat major scale", true)][..],
        ),
        (
            "A minor melodic scale: G sharp low.",
            &[("A minor melodic scale", true)],
        ),
        (
            "B flat major arpeggio out of tune on top.",
            &[("B flat major arpeggio", true)],
        ),
        (
            "Long notes 10 seconds. F sharp fingering forgotten in G major.",
            &[("G major scale", true)],
        ),
        (
            "Scales: D flat major in thirds uneven at 100.",
            &[("D flat major scale in thirds", true)],
        ),
        (
            "Diminished sevenths on C sharp slow.",
            &[("C sharp diminished seventh", true)],
        ),
        ("Three-octave G minor at 92.", &[("G minor scale", false)]),
    ] {
        let found = keys(&read(note));
        let found: Vec<(&str, bool)> = found.iter().map(|(key, weak)| (&**key, *weak)).collect();
        assert_eq!(found, expected, "{note}");
    }
}

#[test]
fn general_remark_does_not_judge_the_previous_scale() {
    let reading =
        read("D minor scale two octaves steady at 72. Intonation in third position weak.");
    assert_eq!(keys(&reading), [("D minor scale".to_owned(), false)]);
    assert_eq!(reading.technique, Standing::Good);
    assert_eq!(reading.problems[0], Problem::Intonation);
}

#[test]
fn a_composer_before_a_quoted_title_belongs_to_it() {
    for (note, title) in [
        (
            "Massenet \"Méditation\", bars 1-21 even",
            "Méditation (Massenet)",
        ),
        ("Tárrega \"Lágrima\", bars 9-16 at 58", "Lágrima (Tárrega)"),
    ] {
        let reading = read(note);
        let titles: Vec<&str> = reading.pieces.iter().map(|piece| &*piece.title).collect();
        assert_eq!(titles, [title], "{note}");
    }
}

#[test]
fn clapping_and_singing_back_are_aural_work() {
    for note in [
        "Clapping back rhythms good.",
        "Sang the answer phrases well.",
        "Aural: singing back in tune.",
    ] {
        assert_eq!(read(note).aural, Standing::Good, "{note}");
    }
}
