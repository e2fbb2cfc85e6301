//! All other pitched instruments: keys by their signatures, in whatever range lies well.

use super::Rung;

/// Initial to Grade 8.
pub const LADDER: [Rung; 9] = [
    Rung {
        keys: "C major,G major",
        form: "the lower five notes",
        extras: "",
    },
    Rung {
        keys: "C major,G major,F major,A minor",
        form: "one octave",
        extras: "C major arpeggio",
    },
    Rung {
        keys: "G major,F major,D major,A minor,D minor",
        form: "one octave",
        extras: "G major arpeggio,D minor arpeggio",
    },
    Rung {
        keys: "D major,B♭ major,C major,E minor,G minor",
        form: "one octave, two where the range allows",
        extras: "D major arpeggio,G minor arpeggio",
    },
    Rung {
        keys: "A major,E♭ major,D major,B minor,C minor",
        form: "two octaves where the range allows",
        extras: "E♭ major arpeggio,dominant seventh in C major",
    },
    Rung {
        keys: "E major,A♭ major,E♭ major,F♯ minor,F minor",
        form: "two octaves where the range allows",
        extras: "A♭ major arpeggio,diminished seventh on D",
    },
    Rung {
        keys: "E major,A♭ major,B major,C♯ minor,F minor,B minor",
        form: "the full range",
        extras: "D major scale in thirds,chromatic scale over the full range",
    },
    Rung {
        keys: "B major,D♭ major,A♭ major,G♯ minor,B♭ minor,C♯ minor",
        form: "the full range",
        extras: "B♭ major scale in thirds,dominant seventh in E♭ major",
    },
    Rung {
        keys: "F♯ major,D♭ major,B major,E♭ minor,B♭ minor,G♯ minor",
        form: "the full range",
        extras: "E♭ major scale in thirds,whole-tone scale on C,diminished seventh on C",
    },
];
