//! The most minutes that a note gives a day: "only five minutes a day".

use super::{lexicon::List, lists::listed, part::Part};

/// Numbers in words.
const NUMBERS: &str = "two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 twelve=12 fifteen=15 twenty=20 thirty=30 forty=40 zwei=2 drei=3 vier=4 fünf=5 sechs=6 sieben=7 acht=8 neun=9 zehn=10 zwölf=12 fünfzehn=15 zwanzig=20 dreißig=30 vierzig=40 deux=2 trois=3 quatre=4 cinq=5 sept=7 huit=8 neuf=9 dix=10 douze=12 quinze=15 vingt=20 trente=30 quarante=40 dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 diez=10 doce=12 quince=15 veinte=20 treinta=30 cuarenta=40";
pub(super) const MINUTES: &str = " min mins minute minuten minutes minuto minutos ";
/// Words that make the number the most.
const LIMITS: &str = " allowed bastan bloß darf dürfen enough genügen höchstens just juste lediglich limit limited max maximal maximum máximo nur only reichen seulement solamente solo strictly suffisent sólo under uniquement unter ";
/// Words that do so after a negation: "no more than".
const MORE: &str = " longer mehr more más over plus über ";
/// Words of each day.
const DAILY: &str = "a day,per day,each day,every day,daily,a session,per session,at a time,at most,up to,am tag,pro tag,jeden tag,täglich,am stück,par jour,chaque jour,par séance,al día,por día,cada día,diarios,por sesión";
/// Words that may follow without changing what the number is of.
const ENDS: &str = " at bitte cette de diese esta favor heute hoy most por s'il semaine semana this today vous week woche ";

/// The number of minutes that a part sets as the most of a day. Not "at least", and not what was played.
pub fn limit(part: &Part) -> Option<u16> {
    let lower = |at: usize| part.words.get(at).map_or("", |word| word.lower.as_str());
    let any = |list: &str| part.words.iter().any(|word| listed(list, &word.lower));
    let told =
        " did gespielt geübt had hat joué managed played practiced practised travaillé were ";
    let at = (1..part.words.len()).find(|at| part.is_at(*at, List::Minutes))?;
    if any(told) || part.any(List::Past) || any(" least mindestens wenigstens ") {
        return None;
    }
    let word = lower(at - 1);
    let word = word.rsplit('-').next().unwrap_or(word);
    let same = |pair: &'static str| pair.strip_prefix(word)?.strip_prefix('=');
    let number = NUMBERS.split(' ').find_map(same).unwrap_or(word);
    let number: u16 = number.parse().ok()?;
    let phrase = |phrases: &str| (0..part.words.len()).any(|at| part.has_one_at(at, phrases));
    let daily = phrase(DAILY);
    let ends = (at + 1..part.words.len()).all(|at| listed(ENDS, lower(at)));
    let denied = (0..at).any(|at| {
        listed(
            " jamais kein keine never nicht nie no not nunca pas ",
            lower(at),
        )
    });
    let than = at > 1 && matches!(lower(at - 2), "que" | "de" | "than" | "als");
    let set = any(LIMITS)
        || than && any(" less menos moins weniger ")
        || phrase("up to,at most,bis zu,jusqu'à,au plus,como mucho,como máximo,a lo sumo");
    let most = if denied { any(MORE) } else { set };
    (most && (daily || ends)).then(|| number.clamp(2, 120))
}
