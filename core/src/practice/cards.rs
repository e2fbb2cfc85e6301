//! The lines of a plan's texts: how a task is written as a line, and read from it for screens that show one task at a time.
//!
//! The specification gives a day as texts, so built-in planner and model write their tasks as lines here, and both ends share
//! one form: "5 min: Play G major; done when it is even."

use serde::Serialize;

use super::METRONOME;

/// One task of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct PracticeTask<'a> {
    /// Length in minutes; `None` where the text does not say it.
    pub minutes: Option<u16>,
    /// The task itself.
    pub text: &'a str,
    /// The success test, as the end of "Done when".
    pub done: Option<&'a str>,
    /// The tempo that the text names, in beats per minute.
    pub tempo_bpm: Option<u16>,
}

/// Between the minutes of a task and its text.
const MINUTES: &str = " min: ";
/// Between the text of a task and its success test.
const DONE: &str = "; done when ";

/// A task's text with its minutes: "5 min: Long bows."
///
/// ```
/// use reedling_core::practice::cards::timed;
/// assert_eq!(timed(5, "Long bows."), "5 min: Long bows.");
/// ```
pub fn timed(minutes: u16, text: &str) -> String {
    [&minutes.to_string(), MINUTES, text].concat()
}

/// A task's text with its success test, as a sentence: "Play G major; done when it is even."
///
/// ```
/// use reedling_core::practice::cards::sentence;
/// assert_eq!(sentence("Play G major", Some("it is even")), "Play G major; done when it is even.");
/// ```
pub fn sentence(text: &str, done: Option<&str>) -> String {
    let mut line = text.to_owned();
    if let Some(done) = done {
        line.push_str(DONE);
        line.push_str(done);
    }
    if !line.ends_with(['.', '!', '?']) {
        line.push('.');
    }
    line
}

/// The tasks of a text such as a day's technique. A text of another form, as in older plans, is one task.
///
/// ```
/// # use reedling_core::practice::cards::tasks;
/// let two = tasks("5 min: Play G major, at ♩ = 76; done when it is even. 3 min: Clap bar 4.");
/// assert_eq!((two[0].minutes, two[0].tempo_bpm), (Some(5), Some(76)));
/// assert_eq!(two[0].text, "Play G major, at ♩ = 76");
/// assert_eq!(two[0].done, Some("it is even."));
/// assert_eq!(two[1].text, "Clap bar 4.");
/// ```
pub fn tasks(text: &str) -> Vec<PracticeTask<'_>> {
    let mut found = Vec::new();
    let (mut minutes, mut rest) = (None, text);
    while let Some((before, after)) = cut(rest, MINUTES) {
        let space = before.bytes().rposition(|letter| letter == b' ');
        let own = before.get(..space.unwrap_or_default()).unwrap_or_default();
        let next = before
            .get(space.map_or(0, |at| at + 1)..)
            .unwrap_or_default();
        let Some(next) = number(next) else { break };
        found.extend(task(minutes, own));
        (minutes, rest) = (Some(next), after);
    }
    found.extend(task(minutes, rest));
    found
}

fn task(minutes: Option<u16>, text: &str) -> Option<PracticeTask<'_>> {
    let tempo = cut(text, "♩ = ").and_then(|(_, after)| number(after));
    let (text, done) = match cut(text, DONE) {
        Some((text, done)) => (text, Some(done)),
        None => (text, None),
    };
    (!text.is_empty()).then_some(PracticeTask {
        minutes,
        text,
        done,
        tempo_bpm: tempo.filter(|bpm| METRONOME.contains(bpm)),
    })
}

/// The text before and after a mark. The search of the standard library is a kilobyte more to download.
#[inline(never)]
fn cut<'a>(text: &'a str, mark: &str) -> Option<(&'a str, &'a str)> {
    let is_mark = |at: &usize| {
        text.as_bytes()
            .get(*at..)
            .is_some_and(|rest| rest.starts_with(mark.as_bytes()))
    };
    let at = (0..text.len()).find(is_mark)?;
    Some((text.get(..at)?, text.get(at + mark.len()..)?))
}

/// The number that a text begins with.
#[inline(never)]
fn number(text: &str) -> Option<u16> {
    let digits = text.bytes().take_while(u8::is_ascii_digit);
    let value = digits.fold(0_u16, |value, digit| {
        value
            .saturating_mul(10)
            .saturating_add(u16::from(digit - b'0'))
    });
    (value > 0).then_some(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(text: &str) -> PracticeTask<'_> {
        let [task] = tasks(text).try_into().expect("one task");
        task
    }

    #[test]
    fn a_written_line_is_read_back() {
        let lines = [("Long bows", None), ("Play bar 4", Some("it is even"))];
        let text = lines.map(|(text, done)| timed(5, &sentence(text, done)));
        let text = text.join(" ");
        let read = tasks(&text);
        let read: Vec<_> = read
            .iter()
            .map(|task| (task.minutes, task.text, task.done))
            .collect();
        let written = [
            (Some(5), "Long bows.", None),
            (Some(5), "Play bar 4", Some("it is even.")),
        ];
        assert_eq!(read, written);
    }

    #[test]
    fn text_without_minutes_is_one_task_as_it_is() {
        for text in ["Long bows.", "5 min. G major.", "x min: y", " min: "] {
            let task = one(text);
            assert_eq!((task.minutes, task.text), (None, text));
        }
        assert_eq!(tasks(""), []);
    }

    #[test]
    fn tempo_outside_a_metronome_is_none() {
        assert_eq!(one("3 min: Play at ♩ = 5.").tempo_bpm, None);
        assert_eq!(one("3 min: Play at ♩ = 99999999.").tempo_bpm, None);
        assert_eq!(one("3 min: Play at ♩ = 60.").tempo_bpm, Some(60));
    }
}
