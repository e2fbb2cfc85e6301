use super::*;

#[test]
fn each_form_is_told_its_own_rules() {
    let today = "2026-03-02".parse().expect("a day");
    let fields = |request: &NewStudentRequest| -> Vec<_> {
        let found = request.clone().check(today).expect_err("refused");
        found.into_iter().map(|error| error.field).collect()
    };
    let mut request = NewStudentRequest {
        date_of_birth: "2040-01-01".into(),
        section: "G".into(),
        ..NewStudentRequest::default()
    };
    assert_eq!(
        fields(&request),
        ["name", "email", "dateOfBirth", "grade", "section"]
    );
    request.first_name = "Mina".into();
    let found = fields(&request);
    for field in ["dateOfBirth", "instrument", "section"] {
        assert!(found.iter().any(|it| it == field), "{field}: {found:?}");
    }
}

#[test]
fn a_minor_of_either_form_comes_with_a_parent() {
    let today = "2026-03-02".parse().expect("a day");
    let screen = NewStudentRequest {
        name: " Mina de  Groot ".into(),
        email: "Mina@Music.example".into(),
        date_of_birth: "2015-05-14".into(),
        grade: "Grade 3".into(),
        section: "A".into(),
        address: " Quay 4 ".into(),
        parent_name: " Ada de Groot ".into(),
        parent_email: " Ada@Music.example ".into(),
        ..NewStudentRequest::default()
    };
    let parent = NewParent {
        name: "Ada de Groot".into(),
        email: "ada@music.example".into(),
        phone_number: None,
        address: Some("Quay 4".into()),
    };
    let student = screen.clone().check(today).expect("a student");
    assert_eq!(
        (
            &*student.name,
            &*student.details.first_name,
            &*student.details.last_name
        ),
        ("Mina de Groot", "Mina", "de Groot")
    );
    assert_eq!(student.email.as_deref(), Some("mina@music.example"));
    assert_eq!(
        (student.details.section.as_deref(), student.parent),
        (Some("A"), Some(parent))
    );
    let dialog = NewStudentRequest {
        name: String::new(),
        first_name: " Mina ".into(),
        last_name: "de Groot".into(),
        email: String::new(),
        instrument: "Piano".into(),
        ..screen.clone()
    };
    let student = dialog.check(today).expect("a student");
    assert_eq!((&*student.name, student.email), ("Mina de Groot", None));
    let adult = NewStudentRequest {
        date_of_birth: "1990-05-14".into(),
        ..screen
    };
    assert_eq!(adult.check(today).map(|student| student.parent), Ok(None));
}

#[test]
fn fields_of_the_other_form_are_checked_too() {
    let today = "2026-03-02".parse().expect("a day");
    let screen = NewStudentRequest {
        name: "Mina de Groot".into(),
        first_name: "x".repeat(201),
        last_name: "de \u{202E}Groot".into(),
        email: "mina@music.example".into(),
        grade: "Grade 3".into(),
        instrument: "Pia\u{202E}no".into(),
        parent_email: "none".into(),
        parent_phone: "03\r\n33".into(),
        notes: "x".repeat(20_001),
        ..NewStudentRequest::default()
    };
    let fields = |request: NewStudentRequest| -> Vec<_> {
        let found = request.check(today).expect_err("refused");
        found.into_iter().map(|error| error.field).collect()
    };
    assert_eq!(
        fields(screen.clone()),
        [
            "firstName",
            "lastName",
            "instrument",
            "notes",
            "parentEmail",
            "parentPhone"
        ]
    );
    let dialog = NewStudentRequest {
        name: String::new(),
        first_name: "Mina".into(),
        last_name: "de Groot".into(),
        instrument: "Piano".into(),
        notes: String::new(),
        ..screen
    };
    assert_eq!(fields(dialog), ["parentEmail", "parentPhone"]);
}

// Each text is one of its own, so that two of them cannot be swapped.
#[test]
fn each_field_of_the_screen_keeps_its_own_place() {
    let today = "2026-03-02".parse().expect("a day");
    let screen = NewStudentRequest {
        name: " Mina de Groot ".into(),
        email: " Mina@Music.example ".into(),
        date_of_birth: "2015-05-14".into(),
        instrument: " Oboe ".into(),
        grade: "Grade 3".into(),
        section: "B".into(),
        address: " Quay 4 ".into(),
        phone_number: " 0111 ".into(),
        emergency_contact: " Aunt 0222 ".into(),
        parent_name: " Ada de Groot ".into(),
        parent_email: " Ada@Music.example ".into(),
        parent_phone: " 0333 ".into(),
        notes: " Left-handed ".into(),
        ..NewStudentRequest::default()
    };
    let student = NewStudent {
        name: "Mina de Groot".into(),
        email: Some("mina@music.example".into()),
        phone_number: Some("0111".into()),
        add_anyway: false,
        details: StudentDetails {
            first_name: "Mina".into(),
            last_name: "de Groot".into(),
            date_of_birth: NaiveDate::from_ymd_opt(2015, 5, 14),
            is_minor: true,
            grade: "Grade 3".into(),
            section: Some("B".into()),
            instrument: "Oboe".into(),
            address: Some("Quay 4".into()),
            emergency_contact: Some("Aunt 0222".into()),
            notes: Some("Left-handed".into()),
        },
        parent: Some(NewParent {
            name: "Ada de Groot".into(),
            email: "ada@music.example".into(),
            phone_number: Some("0333".into()),
            address: Some("Quay 4".into()),
        }),
    };
    assert_eq!(screen.check(today), Ok(student));
}

#[test]
fn field_15_one_name_suffices_and_two_share_the_limit() {
    let today = "2026-03-02".parse().expect("a day");
    let dialog = |first: &str, last: &str| NewStudentRequest {
        first_name: first.into(),
        last_name: last.into(),
        email: "s@music.example".into(),
        instrument: "Piano".into(),
        grade: "Grade 3".into(),
        ..NewStudentRequest::default()
    };
    for (first, last) in [("Sukarno", " "), ("", " Sukarno ")] {
        let student = dialog(first, last).check(today).expect("a student");
        let details = &student.details;
        assert_eq!(
            (&*student.name, &*details.first_name, &*details.last_name),
            ("Sukarno", "Sukarno", "")
        );
    }
    let refused = |first: usize, last: usize| -> Vec<_> {
        let request = dialog(&"a".repeat(first), &"b".repeat(last));
        let found = request.check(today).err().unwrap_or_default();
        found.into_iter().map(|error| error.field).collect()
    };
    assert_eq!(refused(100, 99), Vec::<String>::new());
    assert_eq!(refused(100, 100), ["lastName"]);
    assert_eq!(refused(201, 1), ["firstName"]);
    assert_eq!(refused(1, 201), ["lastName"]);
}
