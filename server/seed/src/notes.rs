//! What teachers call their lessons and note after them, by instrument and stage: the practice planner reads these as it
//! reads a real teacher's.

use reedling_core::students::grade::Grade;

/// How far a student is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// Up to Grade 2.
    First,
    /// Grades 3 to 5, and grown-ups who do not grade.
    Middle,
    /// From Grade 6.
    Late,
}

/// A lesson in its teacher's words.
#[derive(Clone, Copy, Debug)]
pub struct LessonText {
    /// What it is about.
    pub title: &'static str,
    /// How it went.
    pub text: &'static str,
}

/// A lesson in its teacher's words.
pub(crate) const fn noted(title: &'static str, text: &'static str) -> LessonText {
    LessonText { title, text }
}

/// Titles and notes for that instrument and grade, in the order of the weeks.
pub(crate) fn of(instrument: &str, grade: &str) -> &'static [LessonText] {
    let stage = match Grade::read(grade) {
        Grade::Number(0..=2) => Stage::First,
        Grade::Number(6..) => Stage::Late,
        Grade::Number(_) | Grade::Adult | Grade::NotGrading | Grade::Unknown => Stage::Middle,
    };
    match (instrument, stage) {
        ("Piano", Stage::First) => PIANO_FIRST,
        ("Piano", Stage::Middle) => PIANO_MIDDLE,
        ("Piano", Stage::Late) => PIANO_LATE,
        ("Violin", Stage::First) => VIOLIN_FIRST,
        ("Violin", Stage::Middle) => VIOLIN_MIDDLE,
        ("Violin", Stage::Late) => VIOLIN_LATE,
        ("Guitar", Stage::First) => GUITAR_FIRST,
        ("Guitar", Stage::Middle | Stage::Late) => GUITAR_MIDDLE,
        ("Saxophone", Stage::First) => SAXOPHONE_FIRST,
        ("Saxophone", Stage::Middle | Stage::Late) => SAXOPHONE_MIDDLE,
        _ => OTHER,
    }
}

const PIANO_FIRST: &[LessonText] = &[
    noted(
        "Minuet in G, bars 1-8",
        "Minuet in G, bars 1-8 hands separately secure; together at 60, left hand late. C major scale hands together uneven in the turn.",
    ),
    noted(
        "Minuet in G, bars 9-16",
        "Minuet in G, bars 9-16 hands together at 66, still stopping before bar 12. Sight-reading weak: name the first notes before playing.",
    ),
    noted(
        "Lightly Row from memory",
        "\"Lightly Row\" from memory, nearly there; bar 5 fingering forgotten. G major scale one octave steady at 60. Clapped back rhythms well.",
    ),
    noted(
        "Minuet in G, whole piece",
        "Minuet in G from start to end at 72 with two stops. D minor scale hands separately. Left hand louder than the melody in bars 9-16.",
    ),
];
const PIANO_MIDDLE: &[LessonText] = &[
    noted(
        "Clementi Sonatina, bars 16-23",
        "Clementi Sonatina op. 36 no. 1, first movement, bars 16-23 uneven at 88; left hand Alberti bass too loud. A major scale hands together at 80 good.",
    ),
    noted(
        "Clementi Sonatina, bars 24-38",
        "Clementi Sonatina op. 36 no. 1, bars 24-38 hands together at 92, crotchet rests cut short. E minor harmonic scale: thumb late going down. Sight-reading better.",
    ),
    noted(
        "Für Elise, first section",
        "\"Für Elise\" first section, bars 1-8 relaxed at 60; pedal blurs the change of harmony in bar 4. B flat major arpeggio uneven. Aural: singing back in tune.",
    ),
    noted(
        "Clementi Sonatina without stopping",
        "Clementi Sonatina op. 36 no. 1 without stopping at 100; dynamics flat in bars 8-15. Sight-reading in F major weak, loses the pulse at leaps.",
    ),
];
const PIANO_LATE: &[LessonText] = &[
    noted(
        "Bach Invention no. 8 and Chopin Waltz",
        "Bach Invention no. 8 in F, bars 12-20 at 84, the hands come apart at the entry in bar 15. Chopin Waltz in A minor: rubato in the second theme too much, keep the left hand steady.",
    ),
    noted(
        "Chopin Nocturne in E flat, bars 9-16",
        "Chopin Nocturne in E flat, bars 9-16: ornaments rushed, melody needs more weight than the left hand. D flat major scale in thirds uneven at 100. Sight-reading secure.",
    ),
    noted(
        "Beethoven op. 49 no. 2, exposition",
        "Beethoven Sonata op. 49 no. 2, first movement, exposition at 120; triplets in bars 15-20 uneven, wrist stiff. Diminished sevenths on C sharp slow. Aural: cadences weak.",
    ),
];
const VIOLIN_FIRST: &[LessonText] = &[
    noted(
        "Lightly Row with a straight bow",
        "\"Lightly Row\" with a straight bow, second line slips towards the fingerboard. D major scale one octave, third finger flat. Open-string rhythm good.",
    ),
    noted(
        "Minuet 1 by Bach, bars 1-16",
        "Minuet 1 by Bach, bars 1-8 at 72 in tune; bars 9-16 fourth finger collapses. A major scale: C sharp low. Sight-reading weak, counts aloud next time.",
    ),
    noted(
        "Minuet 1 by Bach, slurs",
        "Minuet 1 by Bach through at 76, slurs in bars 17-24 uneven. G major two octaves with pauses at string crossings. Sang the answer phrases well.",
    ),
];
const VIOLIN_MIDDLE: &[LessonText] = &[
    noted(
        "Gavotte, bars 1-24",
        "Gossec Gavotte, bars 1-16 at 92 light and in tune; bars 17-24 string crossings scratchy. B flat major two octaves: E flats sharp. Bow hold relaxed today.",
    ),
    noted(
        "Gavotte, bars 25-40",
        "Gossec Gavotte, bars 25-40 at 80, spiccato uneven, left hand late after the shift. A minor melodic scale: G sharp low. Sight-reading in D weak.",
    ),
    noted(
        "Gavotte and Boccherini Minuet",
        "Gossec Gavotte from start to end at 96. Boccherini Minuet, bars 1-8: grace notes rushed. D minor two octaves steady at 72. Intonation in third position weak.",
    ),
    noted(
        "Boccherini Minuet, bars 9-24",
        "Boccherini Minuet, bars 9-24 at 88, shift to third position in bar 13 late. B flat major arpeggio out of tune on top. Rhythm in sight-reading better.",
    ),
    noted(
        "Boccherini Minuet, whole piece",
        "Boccherini Minuet through at 96; trio needs a singing tone, bow too fast. C major scale two octaves at 80 good. Aural: rhythm clapped back without mistakes.",
    ),
];
const VIOLIN_LATE: &[LessonText] = &[
    noted(
        "Bach Concerto in A minor, bars 24-51",
        "Bach Concerto in A minor, first movement, bars 24-51 at 84: shifts in bar 33 late, semiquavers uneven. E flat major three octaves, top octave flat. Vibrato freer.",
    ),
    noted(
        "Bach Concerto in A minor, bars 52-74",
        "Bach Concerto in A minor, bars 52-74 at 88, intonation weak in bars 60-64; practise with double stops. Broken thirds in B flat slow. Sight-reading secure.",
    ),
    noted(
        "Méditation, long bows",
        "Massenet \"Méditation\", bars 1-21: long bows need even pressure, harmonics in bar 20 do not speak. Three-octave G minor at 92. Aural: modulations weak.",
    ),
];
const GUITAR_FIRST: &[LessonText] = &[
    noted(
        "Ode to Joy, melody",
        "\"Ode to Joy\" on the top three strings at 70, clean; change from G to C chord late. C major scale one octave, i-m alternation forgotten.",
    ),
    noted(
        "Ode to Joy with bass notes",
        "\"Ode to Joy\" with bass notes, bars 1-8 at 60, thumb late in bar 4. G major scale uneven. Reading on the B string weak.",
    ),
    noted(
        "Romance, first line",
        "\"Romance\" first line, rest strokes loud and clear; ring finger late in bars 5-8. A minor natural scale one octave at 60 good.",
    ),
];
const GUITAR_MIDDLE: &[LessonText] = &[
    noted(
        "Carcassi Andantino, bars 1-16",
        "Carcassi Andantino in A minor, bars 1-16 at 72, bass notes cut short in bars 9-12. D major scale two octaves: shift to fifth position late. Sight-reading weak.",
    ),
    noted(
        "Romance, barre chords",
        "\"Romance\" in full at 80, barre in bar 10 buzzes. E harmonic minor uneven at 88. Tone near the bridge thin, move the hand.",
    ),
    noted(
        "Lágrima, bars 1-8",
        "Tárrega \"Lágrima\", bars 1-8 at 60, slide to the ninth fret late; melody needs more weight than the bass. A major arpeggio good. Rhythm steady.",
    ),
    noted(
        "Lágrima, bars 9-16",
        "Tárrega \"Lágrima\", bars 9-16 in E minor at 58, slurs in bar 11 weak. Chords in second position change late. Clapping back rhythms good.",
    ),
];
const SAXOPHONE_FIRST: &[LessonText] = &[
    noted(
        "When the Saints, low notes",
        "\"When the Saints\" at 84 with a steady pulse; low D does not speak. G major scale one octave, tongue and fingers not together. Long notes 8 seconds.",
    ),
    noted(
        "When the Saints in swing",
        "\"When the Saints\" in swing, bars 9-16 uneven. Long notes 10 seconds without wobble. F sharp fingering forgotten in G major. Sight-reading weak.",
    ),
    noted(
        "Summertime, first phrase",
        "\"Summertime\" first phrase, breath in the wrong place in bar 6. D minor scale at 60 good. Tone in the upper octave thin.",
    ),
];
const SAXOPHONE_MIDDLE: &[LessonText] = &[
    noted(
        "Autumn Leaves, bars 1-16",
        "\"Autumn Leaves\" melody, bars 1-16 at 96, quavers uneven in swing; breath too late in bar 8. B flat major two octaves: register change cracks. Tone warm in the low register.",
    ),
    noted(
        "Autumn Leaves, improvising",
        "\"Autumn Leaves\" bars 17-32, articulation flat; tongue the off-beats. E minor scale at 84 good. Improvised two choruses with guide tones, lost the form in bar 25.",
    ),
    noted(
        "Bozza Aria, bars 1-20",
        "Bozza \"Aria\", bars 1-20 at 54, intonation sharp above the break; long notes 14 seconds. Chromatic scale uneven around the side keys. Sight-reading weak.",
    ),
    noted(
        "Bozza Aria, bars 21-40",
        "Bozza \"Aria\", bars 21-40, diminuendo to nothing in bar 36 cracks. A major scale in thirds slow. Aural: chord progressions better.",
    ),
];
const OTHER: &[LessonText] = &[
    noted(
        "First tune, first try",
        "First tune from the book at 66, second line stops at every bar line. Scale in C uneven. Posture relaxed.",
    ),
    noted(
        "First tune without stopping",
        "First tune without stopping at 72; rhythm in bars 5-8 late. Sight-reading weak, say the names first. Listened and sang back in tune.",
    ),
    noted(
        "Second tune, bars 1-8",
        "Second tune, bars 1-8 hands together at 60; tone uneven when it gets louder. Scale in G good.",
    ),
];
