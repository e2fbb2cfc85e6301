//! A school of any size: the same numbers and seed give the same school.

use std::sync::LazyLock;

use anyhow::Result;
use chrono::{Days, NaiveTime};
use reedling_core::{
    access::Role,
    lessons::status::LessonStatus,
    students::{grade::CREATION_GRADES, instrument::STUDENT_INSTRUMENTS},
};
use reedling_db::Tx;
use reedling_server::{config::demo, state::AppState};
use sea_orm::DbErr;
use uuid::Uuid;

use super::{
    actions,
    demo_data::ADMINISTRATOR,
    notes,
    people::SchoolBuilder,
    students::{NewStudent, SeedStudent},
    timetable::{ByUseCase, SeedLesson, Slot},
};

/// How much there is to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Volume {
    /// Teachers, the demo account included.
    pub teachers: u64,
    /// Students, the demo account included.
    pub students: u64,
    /// Lessons.
    pub lessons: u64,
}

/// Rows are written whenever this many lessons are pending.
const BATCH: usize = 20_000;
/// Weeks from today on in which lessons are scheduled.
const COMING_WEEKS: u64 = 4;
/// Lessons of a teacher's day: every 45 minutes from nine o'clock.
const SLOTS_PER_DAY: u64 = 12;
/// Students of the demo teacher whose last lesson has a practice plan.
const WITH_PLANS: u64 = 60;

/// Fills the school and writes it bit by bit; `written` gets the number of lessons so far.
pub async fn fill(
    school: &mut SchoolBuilder,
    state: &AppState,
    tx: &Tx,
    volume: Volume,
    written: impl Fn(u64),
) -> Result<()> {
    let teachers = staff(school, volume.teachers);
    let demo_teacher = school.caller(teachers[0]);
    let mut completions = Vec::new();
    let mut last_parent = None;
    let mut lessons = 0;
    for index in 0..volume.students {
        let teacher_id = teachers[usize::try_from(index % volume.teachers).unwrap_or_default()];
        let student = student(school, index, teacher_id, &mut last_parent);
        let share = volume.lessons / volume.students;
        let count = share + u64::from(index < volume.lessons % volume.students);
        let place = index / volume.teachers;
        let with_plan = index % volume.teachers == 0 && place < WITH_PLANS;
        let by_use_case = if with_plan {
            ByUseCase::Last
        } else {
            ByUseCase::None
        };
        let planned = series(school, &student, place, count, by_use_case)?;
        completions.extend(planned.map(|it| school.completion(&demo_teacher, &it)));
        lessons += count;
        if school.rows.lessons.len() >= BATCH {
            school.rows.write(tx).await?;
            written(lessons);
        }
    }
    school.rows.write(tx).await?;
    written(lessons);
    actions::perform(state, tx, completions).await
}

fn staff(school: &mut SchoolBuilder, teachers: u64) -> Vec<Uuid> {
    let [admin, teacher, ..] = demo::ADDRESSES;
    let since = school.days_ago(900);
    school.account(
        ADMINISTRATOR,
        Some(admin.to_owned()),
        Role::Administrator,
        true,
        since,
    );
    (0..teachers)
        .map(|index| {
            let name = name(school).join(" ");
            let instrument = *school.rng.pick(&STUDENT_INSTRUMENTS);
            if index == 0 {
                school.teacher("Ana Sousa", teacher, true, "Violin", "Strings and keyboard")
            } else {
                let email = format!("teacher{index}@reedling.test");
                school.teacher(&name, &email, false, instrument, instrument)
            }
        })
        .collect()
}

/// The student of that number, with a parent when a minor; every fourth minor is a sibling of the one before.
fn student(
    school: &mut SchoolBuilder,
    index: u64,
    teacher_id: Uuid,
    last_parent: &mut Option<(Uuid, &'static str)>,
) -> SeedStudent {
    let [_, _, student_address, parent_address] = demo::ADDRESSES;
    let is_demo = index == 0;
    let [first, family] = if is_demo {
        ["Mina", "Okafor"]
    } else {
        name(school)
    };
    let is_minor = is_demo || school.rng.chance(80);
    let sibling_of = last_parent.filter(|_| is_minor && school.rng.chance(25));
    let last = sibling_of.map_or(family, |(_, name)| name);
    let age = if is_minor {
        6 + school.rng.below(12)
    } else {
        18 + school.rng.below(50)
    };
    let email = match (is_demo, is_minor) {
        (true, _) => Some(student_address.to_owned()),
        (false, false) => Some(format!("student{index}@reedling.test")),
        (false, true) => None,
    };
    let instrument = *school.rng.pick(&STUDENT_INSTRUMENTS);
    let grade = *school.rng.pick(&CREATION_GRADES);
    let student = school.student(&NewStudent {
        first,
        last,
        email,
        is_demo,
        instrument: if is_demo { "Violin" } else { instrument },
        grade: if is_demo { "Grade 3" } else { grade },
        age: u32::try_from(age).unwrap_or_default(),
        teacher_id,
    });
    if is_minor {
        let (parent_id, _) = sibling_of.unwrap_or_else(|| {
            let [first, _] = name(school);
            let email = if is_demo {
                parent_address.to_owned()
            } else {
                format!("parent{index}@reedling.test")
            };
            let first = if is_demo { "Sam" } else { first };
            (
                school.parent(&format!("{first} {last}"), email, is_demo, teacher_id),
                last,
            )
        });
        school.guardian(parent_id, student.id);
        *last_parent = Some((parent_id, last));
    }
    student
}

/// A series of that many weekly lessons, up to the coming weeks; answers the one that the use case completes.
fn series(
    school: &mut SchoolBuilder,
    student: &SeedStudent,
    place: u64,
    count: u64,
    by_use_case: ByUseCase,
) -> Result<Option<SeedLesson>, DbErr> {
    if count == 0 {
        return Ok(None);
    }
    let ahead = place / SLOTS_PER_DAY % 5;
    let coming = COMING_WEEKS.min(count);
    let first = school.today + Days::new(ahead + 7 * coming) - Days::new(7 * count);
    let minute = u32::try_from(9 * 60 + place % SLOTS_PER_DAY * 45).unwrap_or_default();
    let slot = Slot {
        teacher_id: student.teacher_id,
        first,
        at: NaiveTime::from_num_seconds_from_midnight_opt(minute * 60, 0).unwrap_or_default(),
        minutes: *school.rng.pick(&[30, 30, 45, 45, 60]),
        weeks: count,
    };
    let texts = notes::of(&student.instrument, &student.grade);
    let lessons = school.series(
        student,
        (slot, by_use_case),
        texts,
        |school, _, is_over| match (is_over, school.rng.below(100)) {
            (true, 0..90) => LessonStatus::Completed,
            (true, 90..95) => LessonStatus::Missed,
            (true, _) | (false, 0..5) => LessonStatus::Cancelled,
            (false, _) => LessonStatus::Scheduled,
        },
    )?;
    let mut completed = lessons
        .into_iter()
        .rev()
        .filter(|lesson| lesson.notes.is_some());
    Ok(completed.next().filter(|_| by_use_case == ByUseCase::Last))
}

fn name(school: &mut SchoolBuilder) -> [&'static str; 2] {
    static FIRST: LazyLock<Vec<&str>> = LazyLock::new(|| FIRST_NAMES.split(' ').collect());
    static LAST: LazyLock<Vec<&str>> = LazyLock::new(|| LAST_NAMES.split(' ').collect());
    [*school.rng.pick(&FIRST), *school.rng.pick(&LAST)]
}

const FIRST_NAMES: &str = "Ada Adam Aisha Alba Alma Amir Anouk Anton Arjun Astrid Aurora Ben Bianca Bruno Camille Carla \
Cem Chiara Clara Colin Dana David Dilan Eda Elias Elin Ella Emil Enzo Eva Farah Felix Finn Flora Freya Gael Gina Greta \
Hana Hanna Hassan Henry Ida Ilias Ines Isa Ivan Jana Jonas Julia Kaan Kai Karim Kira Lara Leila Leo Liam Lina Livia \
Louis Lucia Luka Maja Malik Mara Marie Mateo Maya Mila Mira Nadia Naomi Nico Nina Noah Nora Olga Oliver Omar Otto Paula \
Pia Rafael Rania Rosa Ruben Sami Sara Selma Simon Sofia Stella Tara Theo Tilda Tim Vera Viktor Yara Yusuf Zara";
const LAST_NAMES: &str = "Abadi Adler Ahmed Almeida Andersen Arslan Bakker Bauer Becker Bennett Berg Bianchi Blanc Brandt \
Braun Campbell Carvalho Chen Clarke Costa Cruz Dahl Demir Diaz Dubois Evans Falk Fernandez Fischer Fontaine Garcia Gomez \
Graf Green Gruber Haas Hansen Hoffmann Holm Hughes Ibrahim Ito Jansen Johansson Kaya Keller Khan Kim Klein Kowalski Kumar \
Lang Larsen Laurent Lee Lehmann Lindgren Lopez Marino Martin Mayer Mendes Meyer Moore Moreau Morgan Murphy Nakamura Nguyen \
Nilsson Novak Okoye Olsen Ortiz Osei Park Patel Pereira Petrov Popescu Quinn Rahman Ramos Reed Ricci Romano Rossi Roth \
Ruiz Santos Sato Schmidt Shah Silva Singh Sousa Suzuki Tran Vogel Wagner Walker Weber Wolf Wong Yilmaz Young Zhang";
