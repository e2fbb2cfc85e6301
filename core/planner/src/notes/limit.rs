//! The most minutes that a note gives a day: "only five minutes a day".

use super::{
    bars, kinds::is_kind, lexicon::List, lists::listed, part::Part, topic::has_subject,
    word_shapes::is_form,
};

/// Numbers in words.
const NUMBERS: &str = "two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 twelve=12 fifteen=15 twenty=20 thirty=30 forty=40 zwei=2 drei=3 vier=4 fünf=5 sechs=6 sieben=7 acht=8 neun=9 zehn=10 zwölf=12 fünfzehn=15 zwanzig=20 dreißig=30 vierzig=40 deux=2 trois=3 quatre=4 cinq=5 sept=7 huit=8 neuf=9 dix=10 douze=12 quinze=15 vingt=20 trente=30 quarante=40 dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 diez=10 doce=12 quince=15 veinte=20 treinta=30 cuarenta=40";
/// Words that count a day's length.
pub(super) const MINUTES: &str = " d'heure demi-heure hora hour min mins minute minuten minutes minuto minutos stunde viertelstunde ";
/// What stands before the word for an hour, and its minutes.
const HOURS: &str = "quarter of an=15,quart=15,un quart=15,cuarto de=15,un cuarto de=15,half an=30,half=30,media=30,halbe=30,halben=30,eine halbe=30,einer halben=30";
/// Words that make the number the most.
const LIMITS: &str = " allowed bastan bloß darf dürfen enough genügen höchstens just juste lediglich limit limited max maximal maximum máximo nur only plenty reichen seulement solamente solo strictly suffisent sólo tops under uniquement unter ";
/// Words that do so after a negation: "no more than".
const MORE: &str = " longer longtemps länger mehr more más over plus über ";
/// Words of each day.
const DAILY: &str = "a day,per day,each day,every day,daily,a session,per session,at a time,at a stretch,in one go,at most,up to,am tag,pro tag,jeden tag,täglich,am stück,par jour,chaque jour,par séance,d'affilée,al día,por día,cada día,diarios,por sesión,seguidos";
/// Words that may follow without changing what the number is of.
const ENDS: &str = " a al am at au bitte cada cette chaque como daily day de diario diarios diese día each esta every favor heute hoy jeden jour max maximum most mucho máximo par per please por pro s'il semaine semana tag the this today tops täglich vous week woche ";
/// Words with which another thought begins.
const TURNS: &str =
    " and bis but dann et hasta jusqu'à puis solange tant then till und until while y ";
/// Words that may stand before a day's length that nothing else makes the most: "Practise 15 minutes a day".
const OPENS: &str = " about aim bitte cette diese do esta for four hoy now our play please practicar practice practise semaine semana spielen this toca tocar travailler week woche übe üben ";

/// The number of minutes that a part sets as the most of a day. Not "at least", not what was played, and not the
/// minutes of scales or of a piece.
pub fn limit(part: &Part) -> Option<u16> {
    let lower = |at: usize| part.words.get(at).map_or("", |word| word.lower.as_str());
    let any = |list: &str| part.words.iter().any(|word| listed(list, &word.lower));
    let phrase = |phrases: &str| (0..part.words.len()).any(|at| part.has_one_at(at, phrases));
    let at = (0..part.words.len()).find(|at| part.is_at(*at, List::Minutes))?;
    let (from, number) = length(part, at)?;
    let told = " did gespielt geübt had hat joué last letzte letzten managed pasada passée played practiced practised travaillé were ";
    let short = |at: usize| listed(" nicht no not pas ", lower(at));
    if any(told)
        || part.any(List::Past)
        || any(" least mindestens wenigstens ")
        || phrase("au moins,al menos,lo menos")
        || (at..part.words.len()).any(short)
        || is_of_one_thing(part)
    {
        return None;
    }
    let daily = phrase(DAILY);
    let ends = (at + 1..part.words.len())
        .take_while(|at| !listed(TURNS, lower(*at)))
        .all(|at| listed(ENDS, lower(at)));
    let denied = (0..from).any(|at| {
        listed(
            " jamais kein keine never nicht nie no not nothing nunca pas ",
            lower(at),
        )
    });
    let than = from > 0 && matches!(lower(from - 1), "que" | "de" | "than" | "als");
    // "15 mins." is all that a sentence says.
    let alone = part.opens_sentence
        && from == 0
        && at + 1 == part.words.len()
        && !part.heading
        && number >= 10;
    let set = alone
        || any(LIMITS)
        || than && any(" less menos moins weniger ")
        || phrase("up to,at most,bis zu,jusqu'à,au plus,como mucho,como máximo,a lo sumo")
        || daily && ends && (0..from).all(|at| listed(OPENS, lower(at)));
    let most = if denied { any(MORE) } else { set };
    (most && (daily || ends)).then(|| number.clamp(2, 120))
}

/// The length that ends with the word at a place, and where it begins: "ten minutes", "half an hour".
fn length(part: &Part, at: usize) -> Option<(usize, u16)> {
    let word = part.words[at].lower.as_str();
    match word {
        "viertelstunde" => return Some((at, 15)),
        "demi-heure" => return Some((at, 30)),
        "hour" | "stunde" | "d'heure" | "hora" => {
            let before = |row: &'static str| {
                let (words, minutes) = row.split_once('=')?;
                let from = at.checked_sub(words.split(' ').count())?;
                part.has_at(from, words)
                    .then_some((from, minutes.parse().ok()?))
            };
            return HOURS.split(',').find_map(before);
        }
        _ => {}
    }
    let from = at.checked_sub(1)?;
    let number = part.words[from].lower.rsplit('-').next()?;
    let same = |pair: &'static str| pair.strip_prefix(number)?.strip_prefix('=');
    let number = NUMBERS.split(' ').find_map(same).unwrap_or(number);
    Some((from, number.parse().ok()?))
}

/// Whether a part is about a piece, scales or the like: "Scales just five minutes".
fn is_of_one_thing(part: &Part) -> bool {
    let mut used = vec![false; part.words.len()];
    part.quoted
        || has_subject(part)
        || !bars::places(part, &mut used, false).is_empty()
        || (0..part.words.len()).any(|at| {
            is_form(&part.words[at]) || part.is_at(at, List::Composer) || is_kind(part, at)
        })
}
