//! Guitar.

use super::Rung;

/// Initial to Grade 8.
pub const LADDER: [Rung; 9] = [
    Rung {
        keys: "C major,G major",
        form: "one octave",
        extras: "",
    },
    Rung {
        keys: "C major,G major,D major,A natural minor",
        form: "one octave",
        extras: "C major arpeggio,A minor arpeggio",
    },
    Rung {
        keys: "A major,G major,D major,A Dorian,E natural minor",
        form: "two octaves where the key allows, else one",
        extras: "G major arpeggio,E minor arpeggio",
    },
    Rung {
        keys: "G major,A major,A natural minor,A Mixolydian,E natural minor",
        form: "two octaves",
        extras: "A minor arpeggio,A minor pentatonic scale",
    },
    Rung {
        keys: "E major,G major,A major,C major,D major,E natural minor",
        form: "two octaves, without open strings",
        extras: "E blues scale,C major arpeggio",
    },
    Rung {
        keys: "F major,B♭ major,E major,B natural minor,C natural minor,G blues",
        form: "two octaves, without open strings",
        extras: "E major arpeggio,chromatic scale on E",
    },
    Rung {
        keys: "A♭ major,C major,E♭ major,C minor pentatonic,F minor pentatonic,B♭ major",
        form: "two octaves in three positions",
        extras: "dominant seventh in C major,C minor arpeggio",
    },
    Rung {
        keys: "G Mixolydian,D Dorian,A harmonic minor,E harmonic minor,B♭ major,F♯ minor",
        form: "two octaves in three positions",
        extras: "diminished seventh on A,G major scale in thirds",
    },
    Rung {
        keys: "D major,A♭ major,F major,C♯ minor,G Mixolydian,B harmonic minor",
        form: "in five positions",
        extras: "C major scale in thirds,C major scale in sixths,C major scale in tenths",
    },
];
