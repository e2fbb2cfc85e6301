//! Writes the pairs of small and capital letters as the standard library has them, in runs: its own tables are ten times
//! as large, which counts in WebAssembly. Writes as well which letter one with marks is made of.

use std::{env, fmt::Write, fs, ops::Range, path::Path};

use unicode_normalization::char::{canonical_combining_class, decompose_canonical};

/// Where letters with marks of their own stand: Latin, Greek, Cyrillic and Arabic ones. Elsewhere keyboards type the marks.
const ALPHABETS: [Range<u32>; 5] = [
    0x80..0x180,
    0x180..0x300,
    0x380..0x500,
    0x600..0x700,
    0x1E00..0x1F00,
];

/// Letters that Unicode does not decompose, and what a reader takes them for.
const TAKEN_FOR: [(&str, char); 18] = [
    ("æ", 'a'),
    ("đð", 'd'),
    ("ǥ", 'g'),
    ("ħ", 'h'),
    ("ıĳ", 'i'),
    ("ĸ", 'k'),
    ("łŀ", 'l'),
    ("ŋŉ", 'n'),
    ("øœ", 'o'),
    ("ßſ", 's'),
    ("þŧ", 't'),
    ("ƴ", 'y'),
    ("ƶʒǯ", 'z'),
    ("ς", 'σ'),
    // Alef and its kin, and letters that Arabic and Persian keyboards have at different places.
    ("ٱ", 'ا'),
    ("ىی", 'ي'),
    ("ةە", 'ه'),
    ("ک", 'ك'),
];

/// Letters that follow each other at the same distance, and whose counterparts do too.
struct Run {
    first: u32,
    count: u32,
    step: u32,
    change: i64,
}

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let tables = [
        table("SMALL", |letter| letter.to_lowercase().collect()),
        table("CAPITAL", |letter| letter.to_uppercase().collect()),
    ];
    let folder = env::var("OUT_DIR").expect("cargo names a folder");
    let write = |name, text| fs::write(Path::new(&folder).join(name), text).expect("it is written");
    write("case_mapping.rs", tables.concat());
    write("base_letters.rs", base_letters());
}

/// The letters of each block of Unicode that has some with marks: the first one, the lowest letter that they are made of, and for each
/// of them how far above that its own is, 0 where it is none with marks.
fn base_letters() -> String {
    let mut out = "static BASES: &[(u32, u32, &[u8])] = &[\n".to_owned();
    for block in ALPHABETS.into_iter().flatten().step_by(0x80) {
        let bases = (block..block + 0x80).map(|code| char::from_u32(code).and_then(base));
        let bases: Vec<Option<u32>> = bases.map(|base| base.map(u32::from)).collect();
        let Some(&lowest) = bases.iter().flatten().min() else {
            continue;
        };
        let first = bases.iter().position(Option::is_some).unwrap_or_default();
        let last = bases.iter().rposition(Option::is_some).unwrap_or_default();
        let offset = |base: &Option<u32>| base.map_or(0, |base| base - lowest + 1);
        let offsets: Result<Vec<u8>, _> = bases[first..=last]
            .iter()
            .map(|base| offset(base).try_into())
            .collect();
        let offsets = offsets
            .unwrap_or_else(|_| panic!("letters from {block:x} on are made of distant ones"));
        let first = usize::try_from(block).expect("a code") + first;
        let _ = writeln!(out, "    ({first}, {lowest}, &{offsets:?}),");
    }
    out + "];\n"
}

/// The small letter that one with marks is made of.
fn base(letter: char) -> Option<char> {
    let letter = letter.to_lowercase().next()?;
    if let Some((_, base)) = TAKEN_FOR
        .iter()
        .find(|(letters, _)| letters.contains(letter))
    {
        return Some(*base);
    }
    let mut parts = Vec::new();
    decompose_canonical(letter, |part| parts.push(part));
    let (&first, marks) = parts.split_first()?;
    // Signs of vowels, and of their absence, are no marks of the letter before them.
    let is_mark =
        |mark: &char| matches!(canonical_combining_class(*mark), 1 | 7 | 8 | 10..=36 | 202..);
    if marks.is_empty() || !marks.iter().all(is_mark) || !first.is_alphabetic() {
        return None;
    }
    let small = first.to_lowercase().next()?;
    Some(base(small).unwrap_or(small))
}

/// The runs of a change of case, and the letters that become several.
fn table(name: &str, changed: impl Fn(char) -> String) -> String {
    let (mut single, mut several) = (Vec::new(), String::new());
    for letter in '\0'..=char::MAX {
        let text = changed(letter);
        let mut letters = text.chars();
        match (letters.next(), letters.next()) {
            (Some(other), None) if other != letter => {
                single.push((
                    u32::from(letter),
                    i64::from(u32::from(other)) - i64::from(u32::from(letter)),
                ));
            }
            (Some(_), Some(_)) => {
                several.push(letter);
                several.push_str(&text);
                several.push(' ');
            }
            _ => {}
        }
    }
    let runs = runs(&single);
    let mut out = format!("static {name}: [Run; {}] = [\n", runs.len());
    for Run {
        first,
        count,
        step,
        change,
    } in runs
    {
        let last = first + (count - 1) * step;
        let _ = writeln!(
            out,
            "    Run {{ first: {first}, last: {last}, step: {step}, change: {change} }},"
        );
    }
    let _ = writeln!(out, "];\nstatic {name}_SEVERAL: &str = {several:?};");
    out
}

fn runs(letters: &[(u32, i64)]) -> Vec<Run> {
    let mut runs = Vec::new();
    let mut rest = letters;
    while let Some(&(first, change)) = rest.first() {
        let length = |step: u32| {
            let follows = |pair: &&[(u32, i64)]| pair[1] == (pair[0].0 + step, change);
            1 + rest.windows(2).take_while(follows).count()
        };
        let step = if length(2) > length(1) { 2 } else { 1 };
        let many = length(step);
        rest = &rest[many..];
        let count = u32::try_from(many).expect("fewer letters than code points");
        runs.push(Run {
            first,
            count,
            step,
            change,
        });
    }
    runs
}
