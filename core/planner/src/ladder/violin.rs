//! Violin.

use super::Rung;

/// Initial to Grade 8.
pub const LADDER: [Rung; 9] = [
    Rung {
        keys: "D major,A major",
        form: "the lower five notes",
        extras: "",
    },
    Rung {
        keys: "D major,A major,G major,E minor",
        form: "one octave",
        extras: "D major arpeggio,A major arpeggio",
    },
    Rung {
        keys: "G major,A major,B♭ major,C major,F major,D minor,G minor",
        form: "one octave, two where it lies well",
        extras: "G major arpeggio,D minor arpeggio",
    },
    Rung {
        keys: "B♭ major,D major,A♭ major,E♭ major,A minor,D minor,E minor",
        form: "one or two octaves",
        extras: "B♭ major arpeggio,A minor arpeggio",
    },
    Rung {
        keys: "C major,A♭ major,B major,E major,G minor,B minor,C minor",
        form: "two octaves",
        extras: "dominant seventh in D major,chromatic scale on G,C minor arpeggio",
    },
    Rung {
        keys: "G major,A major,D♭ major,E♭ major,F major,B minor,E minor,C♯ minor",
        form: "two octaves, three in G and A",
        extras: "diminished seventh on G,dominant seventh in B♭ major,G major arpeggio",
    },
    Rung {
        keys: "A♭ major,A major,B♭ major,C major,G minor,A minor,B minor,C minor",
        form: "three octaves",
        extras: "G major scale in sixths over one octave,A major arpeggio,diminished seventh on A",
    },
    Rung {
        keys: "D♭ major,E♭ major,F major,B♭ major,C♯ minor,F minor,B♭ minor",
        form: "three octaves",
        extras: "B♭ major scale in thirds over one octave,B♭ major scale in sixths,E♭ major arpeggio",
    },
    Rung {
        keys: "A♭ major,D♭ major,E major,F♯ major,G♯ minor,C♯ minor,F♯ minor",
        form: "three octaves",
        extras: "D major scale in thirds,D major scale in sixths,D major scale in octaves",
    },
];
