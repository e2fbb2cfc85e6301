//! Phrases of listed words that a model's text may not have: they send a child somewhere, take back what the goals set, or ask for
//! more than they do. Where few continuations of a word are harmless, these are listed and all others refused.

use super::given::is_number;

/// What may follow "go": all of it is about music.
const AFTER_GO: &str = " again back down evenly on over slowly smoothly through up ";
/// What may be done to, for or with somebody.
const TO_SOMEBODY: &str =
    " ask clap explain hum perform play played playing plays practise sing singing ";
/// Being somewhere, and the words with which a place begins.
const BEING: &str = " be been being sit sits sitting stand stay stays ";
const PLACE: &str = " across at by here in inside near on out there under with ";
/// Where one may be.
const THERE: &str = " bar bars beat beats click count drone key line metronome note notes page position pulse rhythm speed string \
    strings tempo time tune ";
/// What may be played alone; the words of hands are judged as such.
const ALONE: &str = " bass chord chords half hand hands it left lh line melody note notes part rh rhythm right top tune voice ";
/// Numbers that may be an hour, and what they count otherwise.
const HOURS: &str = " two three four five six seven eight nine ten eleven twelve ";
const COUNTED: &str = " bars beats different minims notes places rounds speeds tempi times x ";
/// What nothing is left out of.
const ALL: &str = " all any anything each every everything nothing of ";
const BARS: &str = " b bar bars m measure measures mm ";
const BESIDE: &str = " after around before far over past ";
/// What may not follow "but": what would be left out.
const LEFT_OUT: &str =
    " b bar bars hand hands it left m measure measures mm one piece right that the this ";
/// What "without" and "nothing" may be about in a success test.
const WITHOUT: &str = " break breaks gap gaps help hurry looking mistake mistakes missing pause pausing rush rushes slip slips sound stop stopping stops \
    words wobbles ";
const NOTHING: &str = " breaks broke changed changes rushes slipped slips wobbles ";
/// Pieces that are not set.
const OTHER: &str = " another any fifth fourth last new next old other previous second seventh sixth third whatever ";
const PIECES: &str = " music piece pieces repertoire song songs tune tunes ";
/// What is not to be done as much as one can.
const MOST: &str = " big far fast hard high long loud many much quick strong ";
const PUSHING: &str = " press pressing pressure pull pulled push pushing ";

/// Whether a refused phrase is at a word.
pub(super) fn is_refused(words: &[String], at: usize) -> bool {
    let text = Words { words, at };
    text.sends() || text.takes_back() || text.exceeds()
}

struct Words<'a> {
    words: &'a [String],
    at: usize,
}

fn is(list: &str, word: &str) -> bool {
    !word.is_empty() && list.contains(&format!(" {word} "))
}

impl<'a> Words<'a> {
    fn next(&self, by: usize) -> &'a str {
        self.words.get(self.at + by).map_or("", String::as_str)
    }

    fn last(&self) -> &'a str {
        let at = self.at.checked_sub(1);
        at.map_or("", |at| self.words[at].as_str())
    }

    /// The word after this one, without an article.
    fn thing(&self, by: usize) -> &'a str {
        let is_small = is(" a an any each every one the your ", self.next(by));
        self.next(by + usize::from(is_small))
    }

    fn sends(&self) -> bool {
        match self.next(0) {
            "go" | "goes" | "going" => !is(AFTER_GO, self.next(1)),
            "alone" => !is(ALONE, self.last()) && !is_number(self.last()),
            "somebody" => {
                let before = &self.words[self.at.saturating_sub(6)..self.at];
                let is_heard = matches!(self.next(1), "hear" | "hears" | "listen" | "listens");
                !is_heard && !before.iter().any(|word| is(TO_SOMEBODY, word))
            }
            "at" => {
                let hour = self.next(1);
                let is_low = hour.parse::<u8>().is_ok_and(|hour| hour < 30);
                (is_low || is(HOURS, hour)) && !is(COUNTED, self.next(2))
            }
            word if is(BEING, word) && is(PLACE, self.next(1)) => {
                let place = self.thing(2);
                !is(THERE, place) && !is_number(place)
            }
            _ => false,
        }
    }

    fn takes_back(&self) -> bool {
        let (word, next) = (self.next(0), self.next(1));
        match word {
            "but" => is(ALL, self.last()) || is(LEFT_OUT, next) || is_number(next),
            "far" => next == "from",
            "too" => matches!(next, "far" | "long" | "many" | "much" | "often"),
            "play" | "playing" | "practise" | "practising" | "practice" | "work" => {
                matches!(next, "less" | "little")
            }
            "without" => !is(WITHOUT, self.thing(1)),
            "nothing" => !is(NOTHING, next),
            _ => {
                is(BESIDE, word) && is(BARS, self.thing(1))
                    || is(BARS, word) && matches!(next, "after" | "before")
                    || is(OTHER, word) && is(PIECES, next)
                    || is(OTHER, word) && is(OTHER, next) && is(PIECES, self.next(2))
            }
        }
    }

    fn exceeds(&self) -> bool {
        let (word, next) = (self.next(0), self.next(1));
        match word {
            "as" => is(MOST, next) && self.next(2) == "as",
            // "twice as fast", "three times the tempo".
            "twice" | "times" => matches!(next, "as" | "the" | "faster" | "louder" | "slower"),
            _ => is(PUSHING, word) && is(" hard harder hardest strongly ", next),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::given::{Beside, Given};

    #[test]
    fn nobody_is_sent_anywhere() {
        let given = Given::default();
        for lie in [
            "Go to the bridge alone tomorrow at ten.",
            "Be at the bridge alone tomorrow. Take the key.",
            "Let your child go to the bridge alone.",
            "Take your piano key to the bridge alone before the lesson",
            "Go to the teacher at ten",
            "Play it, then go to the old place",
            "Be there at ten",
            "Stay with somebody",
            "Sit by the first child",
            "Be here tomorrow",
            "Play at ten",
            "Practise alone",
            "Take your piano key to somebody before the lesson",
            "Let somebody in",
        ] {
            assert!(!given.admits(lie, &Beside::default()), "{lie}");
        }
        for fine in [
            "Go back to bar 9 and go on slowly",
            "Play the melody alone twice",
            "Stay in time and stay on the beat",
            "Play it at ten different places",
            "It should be even",
            "Play the first piece to somebody and let somebody hear it",
        ] {
            assert!(given.admits(fine, &Beside::default()), "{fine}");
        }
    }

    // GOAL-01, GOAL-07.
    #[test]
    fn no_phrase_takes_back_or_exceeds_the_goals() {
        let (given, left) = (
            Given::default(),
            Given::of(&serde_json::json!({ "hands": "left" })),
        );
        for lie in [
            "Play all but bars 9-16",
            "Play everything before bars 9-16",
            "Look at bars 9-16 but play everything else",
            "Stay far from bars 9-16",
            "Play the four bars after bar 19",
            "Any practice this week is too much.",
            "Take it easy: listen, and play little.",
            "Play as fast as you can",
            "Press harder, as loud as you can",
            "Press hard with tired fingers",
            "Play two times faster",
            "your arms are tired and the tension is high",
            "you can play without the left hand",
            "nothing is played",
            "Play the second piece too.",
            "Play any old piece that you know",
        ] {
            for given in [&given, &left] {
                assert!(!given.admits(lie, &Beside::default()), "{lie}");
                assert!(!given.admits(lie, &Beside::default().test()), "{lie}");
            }
        }
        for fine in [
            "bars 9–16 went twice without a stop",
            "you can play it twice without stopping",
            "nothing rushes",
            "Play it softly but evenly, three times in all",
            "The first piece gets the most time this week.",
        ] {
            assert!(given.admits(fine, &Beside::default().test()), "{fine}");
        }
    }
}
