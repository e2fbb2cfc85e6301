//! Instruments as the planner tells them apart.

use reedling_core::{case_mapping::lower, search::without_marks, text::contains};

/// What an instrument asks of its player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// Piano, keyboard, organ.
    Keys,
    /// Violin, viola, cello, double bass.
    Bowed,
    /// Guitar, ukulele, bass guitar, harp.
    Plucked,
    /// Saxophone and all other wind instruments.
    Wind,
    /// Singing.
    Voice,
    /// Drums and percussion.
    Drums,
    /// Anything else.
    Other,
}

impl Family {
    /// Whether one hand can play without the other. Of what is not known that is not taken for granted.
    pub fn has_hands(self) -> bool {
        matches!(self, Self::Keys | Self::Bowed | Self::Plucked | Self::Drums)
    }
}

/// An instrument with its own ladder, or a family with the general one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Instrument {
    /// What it asks of its player.
    pub family: Family,
    /// Whether it is piano, violin, guitar or saxophone itself, which have ladders of their own.
    pub own_ladder: bool,
}

/// Parts of names in lower case without marks, from several languages. The longer name stands before the one that it holds: a bass
/// clarinet is a clarinet, a bassoon no bass.
const NAMES: [(&str, Family, bool); 16] = [
    ("harmonica,mundharmonika,mouth organ", Family::Wind, false),
    (
        "harpsichord,cembalo,accordion,accordeon,acordeon,akkordeon,harmonika,harmonium,synth",
        Family::Keys,
        false,
    ),
    ("piano,klavier", Family::Keys, true),
    ("keyboard,organ,organo,orgel,orgue", Family::Keys, false),
    ("sax", Family::Wind, true),
    (
        "flute,flote,flauta,piccolo,clarin,klarin,oboe,bassoon,basson,fagot,recorder,trumpet,trompet,tromb,posaune,cornet,kornett,\
         euphonium,horn,cor,tuba,bagpipe,whistle,brass",
        Family::Wind,
        false,
    ),
    (
        "drum,schlagzeug,batterie,bateria,percus,timpani,pauke,cajon",
        Family::Drums,
        false,
    ),
    ("violao", Family::Plucked, true),
    (
        "violonc,viola,bratsche,cello,double bass,string bass,upright bass,contrabass,contrabbass,contrebass,kontrabass,gamba,viol",
        Family::Bowed,
        false,
    ),
    ("violin,violon,fiddle,geige", Family::Bowed, true),
    ("guitar,gitarr,chitarra", Family::Plucked, true),
    (
        "ukulele,ukelele,mandolin,banjo,harp,harfe,harpe,arpa,lute,laute,oud,zither",
        Family::Plucked,
        false,
    ),
    (
        "voice,vocal,sing,gesang,stimme,voix,chant,canto,voz,choir",
        Family::Voice,
        false,
    ),
    ("baritone", Family::Wind, false),
    ("soprano,mezzo,tenor", Family::Voice, false),
    ("bass", Family::Plucked, false),
];

/// Those that are whole words only.
const WHOLE: &str = ",arpa,bass,cor,harp,lute,organ,oud,viol,voz,";

impl Instrument {
    /// Whether the hands may be told apart: who blows or sings has but one part. Of what is not known, they may.
    ///
    /// ```
    /// # use reedling_planner::instrument::Instrument;
    /// assert!(Instrument::parse("Piano").has_hands() && !Instrument::parse("Flute").has_hands());
    /// ```
    pub fn has_hands(self) -> bool {
        self.family.has_hands() || self.family == Family::Other
    }

    /// Reads the instrument's name.
    ///
    /// ```
    /// # use reedling_planner::instrument::{Family, Instrument};
    /// assert_eq!(Instrument::parse("Alto saxophone").family, Family::Wind);
    /// assert_eq!(Instrument::parse("Bassoon").family, Family::Wind);
    /// assert_eq!(Instrument::parse("Bass clarinet").family, Family::Wind);
    /// assert_eq!(Instrument::parse("String bass").family, Family::Bowed);
    /// assert!(!Instrument::parse("Bass guitar").own_ladder);
    /// assert_eq!(Instrument::parse("").family, Family::Other);
    /// ```
    pub fn parse(name: &str) -> Instrument {
        let name = without_marks(&lower(name.trim()));
        let named = |word: &str| match contains(WHOLE, &[",", word, ","].concat()) {
            true => name
                .split(|letter: char| !letter.is_alphanumeric())
                .any(|part| part == word),
            false => contains(&name, word),
        };
        let mut names = NAMES.iter();
        let found = names.find(|(words, ..)| words.split(',').any(named));
        found.map_or(
            Instrument {
                family: Family::Other,
                own_ladder: false,
            },
            |&(_, family, own_ladder)| Instrument {
                family,
                // A bass guitar is a guitar without the guitar's ladder.
                own_ladder: own_ladder && !(family == Family::Plucked && contains(&name, "bass")),
            },
        )
    }
}

#[cfg(test)]
mod tests {
    use reedling_core::students::instrument::USUAL_INSTRUMENTS;

    use super::{Family, Instrument};

    #[test]
    fn field_14_instruments_belong_to_their_family() {
        use Family::{Bowed, Drums, Keys, Other, Plucked, Voice, Wind};
        for (name, family) in [
            ("Piano", Keys),
            ("Harpsichord", Keys),
            ("Church organ", Keys),
            ("Violin", Bowed),
            ("Double bass", Bowed),
            ("String bass", Bowed),
            ("Classical guitar", Plucked),
            ("Bass guitar", Plucked),
            ("Bass", Plucked),
            ("Harp", Plucked),
            ("Bass clarinet", Wind),
            ("Bassoon", Wind),
            ("Bass trombone", Wind),
            ("Bass flute", Wind),
            ("Baritone saxophone", Wind),
            ("Soprano recorder", Wind),
            ("Euphonium", Wind),
            ("French horn", Wind),
            ("Vocals", Voice),
            ("Singing", Voice),
            ("Bass drum", Drums),
            ("Theremin", Other),
            ("Other", Other),
            ("cello", Bowed),
            ("Violoncello", Bowed),
            ("Viola da Gamba", Bowed),
            ("Bratsche", Bowed),
            ("Violoncelle", Bowed),
            ("violín", Bowed),
            ("Kontrabass", Bowed),
            ("Contrabasso", Bowed),
            ("Contrabbasso", Bowed),
            ("Violão", Plucked),
            ("Basson", Wind),
            ("Mundharmonika", Wind),
            ("Steirische Harmonika", Keys),
            ("Hardanger fiddle", Bowed),
            ("Querflöte", Wind),
            ("Trompete", Wind),
            ("Posaune", Wind),
            ("Mouth organ", Wind),
            ("Harmonica", Wind),
            ("Tenor Horn", Wind),
            ("Bassgitarre", Plucked),
            ("E-Bass", Plucked),
            ("Ukulele", Plucked),
            ("Lute", Plucked),
            ("Harfe", Plucked),
            ("Accordion", Keys),
            ("Klavier", Keys),
            ("Chant", Voice),
            ("Tenor", Voice),
            ("Batería", Drums),
            ("Timpani", Drums),
        ] {
            assert_eq!(Instrument::parse(name).family, family, "{name}");
        }
    }

    #[test]
    fn field_14_every_suggested_instrument_has_a_family() {
        for name in USUAL_INSTRUMENTS {
            assert_ne!(Instrument::parse(name).family, Family::Other, "{name}");
        }
    }

    #[test]
    fn only_the_four_have_ladders_of_their_own() {
        for name in ["Piano", "Geige", "E-Gitarre", "Tenor saxophone"] {
            assert!(Instrument::parse(name).own_ladder, "{name}");
        }
        for name in ["Cello", "Accordion", "Violoncelle", "Bassgitarre", "Flute"] {
            assert!(!Instrument::parse(name).own_ladder, "{name}");
        }
    }
}
