//! Piano and other keyboards.

use super::Rung;

/// Initial to Grade 8.
pub const LADDER: [Rung; 9] = [
    Rung {
        keys: "C major,A minor,D minor",
        form: "five notes up and down, hands separately",
        extras: "",
    },
    Rung {
        keys: "C major,G major,F major,A minor,D minor",
        form: "one octave, hands separately",
        extras: "C major arpeggio,A minor arpeggio",
    },
    Rung {
        keys: "G major,F major,D major,A major,A minor,D minor,E minor",
        form: "two octaves, hands separately",
        extras: "C major contrary-motion scale,chromatic scale on D,G major arpeggio",
    },
    Rung {
        keys: "D major,A major,B♭ major,E♭ major,E minor,G minor,B minor",
        form: "two octaves, hands together where secure",
        extras: "E major contrary-motion scale,D major arpeggio,G minor arpeggio",
    },
    Rung {
        keys: "B major,B♭ major,E♭ major,A♭ major,C♯ minor,C minor,F minor",
        form: "two octaves, hands together",
        extras: "A♭ major arpeggio,C minor arpeggio,chromatic scale with hands together",
    },
    Rung {
        keys: "F♯ major,A♭ major,D♭ major,E major,C♯ minor,G♯ minor,B♭ minor,F minor",
        form: "three octaves, hands together",
        extras: "F♯ major arpeggio,C♯ minor arpeggio,chromatic contrary-motion scale",
    },
    Rung {
        keys: "A major,E♭ major,F♯ major,C major,F♯ minor,C minor,E♭ minor,A minor",
        form: "four octaves, hands together",
        extras: "C major scale in staccato thirds,diminished seventh on B,E♭ major arpeggio",
    },
    Rung {
        keys: "D major,B♭ major,D♭ major,B major,D minor,B♭ minor,C♯ minor,G minor",
        form: "four octaves, hands together",
        extras: "D major scale a third apart,dominant seventh in B♭ major,diminished seventh on D",
    },
    Rung {
        keys: "E♭ major,F♯ major,A major,C major,E♭ minor,F♯ minor,A minor,C minor",
        form: "four octaves, hands together",
        extras: "E♭ major scale a sixth apart,chromatic scale in minor thirds,whole-tone scale on C,dominant seventh in A major",
    },
];
