//! Names of days and months.

use chrono::{Datelike, NaiveDate};

/// The number of a weekday, Monday's being 0.
pub fn weekday(word: &str) -> Option<u32> {
    const DAYS: &str = "monday=0 mon=0 montag=0 lundi=0 lune=0 tuesday=1 tue=1 dienstag=1 mardi=1 marte=1 wednesday=2 wed=2 mittwoch=2 mercredi=2 miércole=2 thursday=3 thu=3 thur=3 donnerstag=3 jeudi=3 jueve=3 friday=4 fri=4 freitag=4 vendredi=4 vierne=4 saturday=5 sat=5 samstag=5 samedi=5 sábado=5 sunday=6 sun=6 sonntag=6 dimanche=6 domingo=6";
    number_of(DAYS, word.trim_end_matches('s'))
}

/// The same weekday as another day, within a week from a day on.
pub fn within_week(from: NaiveDate, other: NaiveDate) -> Option<NaiveDate> {
    let mut week = from.iter_days().take(7);
    week.find(|day| day.weekday() == other.weekday())
}

/// The number of a month.
pub fn month(word: &str) -> Option<u32> {
    const MONTHS: &str = "january=1 jan=1 januar=1 janvier=1 enero=1 february=2 feb=2 februar=2 février=2 febrero=2 march=3 mar=3 märz=3 mars=3 marzo=3 april=4 apr=4 avril=4 abril=4 may=5 mai=5 mayo=5 june=6 jun=6 juni=6 juin=6 junio=6 july=7 jul=7 juli=7 juillet=7 julio=7 august=8 aug=8 août=8 agosto=8 september=9 sep=9 sept=9 septembre=9 septiembre=9 october=10 oct=10 oktober=10 octobre=10 octubre=10 november=11 nov=11 novembre=11 noviembre=11 december=12 dec=12 dezember=12 décembre=12 diciembre=12";
    number_of(MONTHS, word)
}

/// The number of a word in a list of both.
fn number_of(list: &str, word: &str) -> Option<u32> {
    let mut rows = list.split(' ');
    rows.find_map(|row| row.strip_prefix(word)?.strip_prefix('='))?
        .parse()
        .ok()
}
