//! Saxophone, in written pitch.

use super::Rung;

/// Initial to Grade 8.
pub const LADDER: [Rung; 9] = [
    Rung {
        keys: "G major",
        form: "the lower five notes",
        extras: "",
    },
    Rung {
        keys: "G major,G Dorian,G minor pentatonic",
        form: "one octave",
        extras: "G major arpeggio",
    },
    Rung {
        keys: "C major,G major,F major,A minor,D minor",
        form: "one octave, two where the range allows",
        extras: "C major arpeggio,D minor arpeggio",
    },
    Rung {
        keys: "D major,B♭ major,F major,E minor,G minor",
        form: "one octave, two where the range allows",
        extras: "chromatic scale on D over one octave,D major arpeggio",
    },
    Rung {
        keys: "A major,E♭ major,D major,B minor,C minor",
        form: "two octaves where the range allows",
        extras: "dominant seventh in C major,chromatic scale on C over two octaves",
    },
    Rung {
        keys: "E major,A♭ major,E♭ major,F minor,C♯ minor",
        form: "two octaves where the range allows",
        extras: "diminished seventh on C,C major scale in thirds",
    },
    Rung {
        keys: "A♭ major,E major,B♭ major,F♯ minor,C minor,F minor",
        form: "the full range",
        extras: "whole-tone scale on C,D major scale in thirds,diminished seventh on D",
    },
    Rung {
        keys: "B major,D♭ major,F♯ major,G♯ minor,B♭ minor,E♭ minor",
        form: "the full range",
        extras: "B♭ major scale in thirds,dominant seventh in E♭ major,diminished seventh on E",
    },
    Rung {
        keys: "D♭ major,F♯ major,B major,B♭ minor,G♯ minor,C♯ minor",
        form: "the full range",
        extras: "D♭ major scale in thirds,whole-tone scale on B,dominant seventh in F♯ major,diminished seventh on B",
    },
];
