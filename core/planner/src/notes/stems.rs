//! The words that call for work, and for which.

use super::keywords::Problem;

/// What the words of a note call for: beginnings of words, or of two words, between commas. The first that fits counts.
pub const STEMS: [(Problem, &str); 16] = [
    (
        Problem::Posture,
        "bow hold,bow grip,bow hand,hand shape,hand position,posture,wrist,elbow,shoulder,collaps",
    ),
    (
        Problem::Hands,
        "hands together,come apart,both hands,hands separate,hands seperate,hands tog,ht,coordinat,co-ordinat",
    ),
    (
        Problem::Rhythm,
        "rhythm,rythm,timing,cut short,late,early,rush,drag,counting,count,dotted,syncop,triplet,pulse,beat,unsteady,steady,behind",
    ),
    (Problem::Evenness, "uneven,evenness,jerky"),
    (
        Problem::Fingering,
        "fingering,shift,position,thumb,wrong note,note mistake,accidental,accura,inaccura",
    ),
    (Problem::Tone, "fingerboard"),
    (Problem::Fingering, "leap,jumps"),
    (
        Problem::Intonation,
        "intonation,in tune,of tune,tuning,pitch",
    ),
    (
        Problem::Dynamics,
        "dynamic,dinamic,phras,expressi,crescendo,diminuendo,balance,louder,too loud,weight,shaping,musical,voicing",
    ),
    (
        Problem::Articulation,
        "articulat,tongu,staccato,legato,slur,bow,string crossing,spiccato",
    ),
    (Problem::Memory, "memor,by heart"),
    (Problem::Pedal, "pedal"),
    (
        Problem::Tone,
        "tone,sound,breath,airflow,embouchure,squeak,scratchy,speak,harsh,vibrato,buzz",
    ),
    (Problem::Chords, "chord,barre,strum"),
    (Problem::Fluency, "fluen,hesita,stopping,stumbl,stops,joins"),
    (
        Problem::Nerves,
        "nerves,nervous,confidence,performing,concert,recital",
    ),
];
