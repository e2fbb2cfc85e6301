use super::*;

fn circle() -> Circle {
    let all = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect();
    Circle {
        student: all(&["Inês van Müller", "Inês", "van Müller"]),
        parents: all(&["Pat O'Brien", "小明"]),
        teachers: all(&[
            "Tess Tutor",
            "Anna-Lena Smith-jones",
            "maria von Schmidt",
            "王 美玲",
        ]),
        contacts: all(&["Aunt Ivy, 0170 7654321", "612 345 678 / 655 111 222"]),
        addresses: all(&["Bell Lane 1, 12345 Town"]),
        numbers: all(&[
            "555 12",
            "Aunt Ivy, 0170 7654321",
            "612 345 678 / 655 111 222",
        ]),
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
        ("O\u{2019}Brien listened", "the parent listened"),
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

// READ-12.
#[test]
fn read_12_names_are_found_however_they_are_written() {
    for (text, sent) in [
        ("Tesss scales", "the teacher scales"),
        ("tutors scales", "the teacher scales"),
        ("Ineses and this", "Ineses and this"),
        (
            "O'brien, O\u{2019}Brien, OBrien, o brien",
            "the parent, the parent, the parent, the parent",
        ),
        (
            "Smith-jones, smith, Jones",
            "the teacher, the teacher, the teacher",
        ),
        (
            "Annalena, Anna Lena, lena",
            "the teacher, the teacher, the teacher",
        ),
        (
            "Maria Schmidt, maria von Schmidt",
            "the teacher the teacher, the teacher",
        ),
        ("von Takt 9 an", "von Takt 9 an"),
        ("In\u{ad}es and I\u{200d}nes", "the student and the student"),
        ("Ines\nplays\tInes", "the student\nplays\tthe student"),
        ("Ines\u{2bc}s hand", "the student\u{2bc}s hand"),
        ("美玲聽了, 美麗的曲子", "the teacher聽了, 美麗的曲子"),
        (
            "Ivy called, aunt too",
            "the contact called, the contact too",
        ),
    ] {
        assert_eq!(WithoutNames::of(text, &circle()).text, sent);
    }
}

// READ-12.
#[test]
fn read_12_numbers_and_addresses_are_found_however_they_are_written() {
    for text in [
        "0170 76\n54321",
        "0170\t7654321",
        "0170\u{202f}765\u{2009}4321",
        "0170\u{2014}765\u{2212}4321",
        "0170_7654321",
        "７６５４３２１",
        "٧٦٥ ٤٣٢١",
        "612 345 678",
        "655 111 222",
        "655111222",
        "711 845 278",
        "20 12 34 56",
        "pianomum77 @ gmail.com",
        "pianomum77@\ngmail.com",
        "pianomum77@gmail.com",
    ] {
        let mark = if text.contains('@') { ADDRESS } else { NUMBER };
        let sent = WithoutNames::of(
            text,
            &Circle {
                contacts: Vec::new(),
                ..circle()
            },
        )
        .text;
        assert_eq!(sent, mark, "{text}");
    }
    for (text, sent) in [
        ("bars 9-16. 0170 1234567", "bars 9-16. [number]"),
        ("bars 9-16 0170 1234567", "bars 9-16 [number]"),
        ("bars 9-16 55512", "bars 9-16 [number]"),
        (
            "Waltz@60, ♩=72@... Waltz@60.5",
            "Waltz@60, ♩=72@... Waltz@60.5",
        ),
        (
            "bars 20 24 28 and 100 96 92 88",
            "bars 20 24 28 and 100 96 92 88",
        ),
        ("fingers 1 2 3 4 5 4 3 2 1", "fingers 1 2 3 4 5 4 3 2 1"),
    ] {
        assert_eq!(WithoutNames::of(text, &circle()).text, sent);
    }
}

// READ-12.
#[test]
fn read_12_what_begins_within_a_hidden_range_is_hidden_with_it() {
    for (text, sent) in [
        (
            "lives Bell Lane 1 / 0170 1234567",
            "lives [address] / [number]",
        ),
        ("lives Bell Lane 1 612 345 678", "lives [address] [number]"),
        ("lives Bell Lane 1-7654321", "lives [address]-[number]"),
        ("lives Bell Lane 1 234 4567 890", "lives [address]"),
        ("Tess Tutor.99@x.org.", "the teacher."),
    ] {
        assert_eq!(WithoutNames::of(text, &circle()).text, sent);
    }
}

// READ-11, READ-12.
#[test]
fn read_11_names_stand_again_in_quotes() {
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
