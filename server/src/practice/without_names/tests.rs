use super::*;

fn circle() -> Circle {
    let all = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect();
    Circle {
        student: all(&["Inês van Müller", "Inês", "van Müller"]),
        parents: all(&["Pat O'Brien", "小明"]),
        teachers: all(&["Tess Tutor"]),
        addresses: all(&["Bell Lane 1, 12345 Town", "Aunt Ivy, 0170 7654321"]),
        numbers: all(&["555 12", "Aunt Ivy, 0170 7654321"]),
    }
}

// READ-12.
#[test]
fn read_12_names_addresses_and_numbers_are_taken_out() {
    for (text, sent) in [
        ("INES's left hand", "the student's left hand"),
        ("Inês van Müller: scales", "the student: scales"),
        (
            "Ine\u{302}s, Mueller, muller",
            "the student, the student, the student",
        ),
        ("a van on the road", "a van on the road"),
        (
            "Ask Pat O'Brien, or Brien.",
            "Ask the parent, or the parent.",
        ),
        ("O\u{2019}Brien listened", "O\u{2019}the parent listened"),
        ("今天小明練習", "今天the parent練習"),
        ("I\u{200b}nes plays", "the student plays"),
        ("Tess, tutor of it", "the teacher, the teacher of it"),
        ("Pattern in the lines", "Pattern in the lines"),
        ("to <pat.b@music.example>, soon", "to <[address]>, soon"),
        ("She lives in bell lane 1.", "She lives in [address]."),
        (
            "Call +44 20 7946 0018 or 0170/1234567.",
            "Call [number] or [number].",
        ),
        (
            "on 55512 or 7654321, ext 5551",
            "on [number] or [number], ext 5551",
        ),
        (
            "bars 9-16, 17-24 and 100-116 at 60 66 72 76",
            "bars 9-16, 17-24 and 100-116 at 60 66 72 76",
        ),
        ("Bach, Op. 36 No. 1, 1801", "Bach, Op. 36 No. 1, 1801"),
    ] {
        assert_eq!(WithoutNames::of(text, &circle()).text, sent);
    }
}

// READ-11, READ-12.
#[test]
fn read_11_names_are_put_back_into_quotes() {
    let note = "Ines: Minuet with Tess, bars 9-16. Call Pat on 0170 1234567, then rest.";
    let sent = WithoutNames::of(note, &circle());
    for (quote, words) in [
        ("Minuet with the teacher, bars", "Minuet with Tess, bars"),
        ("the student: Minuet", "Ines: Minuet"),
        ("student: Minuet with the", "Ines: Minuet with Tess"),
        ("the parent on [number], then", "Pat on 0170 1234567, then"),
        ("then rest.", "then rest."),
    ] {
        assert_eq!(sent.original(note, quote), Some(words), "{quote}");
    }
    assert_eq!(sent.original(note, "Minuet with Tess"), None);
}
