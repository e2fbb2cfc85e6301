//! Students of a seeded school, with their teachers, parents and examinations.

use chrono::{Days, Months, NaiveDate};
use reedling_core::access::Role;
use reedling_db::entities::{enrolment, exam_result, guardianship, student};
use sea_orm::Set;
use uuid::Uuid;

use super::people::SchoolBuilder;

const STREETS: [&str; 8] = [
    "Linden Street",
    "Mill Lane",
    "Harbour Road",
    "Orchard Close",
    "Station Road",
    "Abbey Walk",
    "Park View",
    "Chestnut Avenue",
];

/// A student, as the timetable needs it.
#[derive(Clone, Debug)]
pub struct SeedStudent {
    /// The account.
    pub id: Uuid,
    /// Who teaches them first.
    pub teacher_id: Uuid,
    /// Full name.
    pub name: String,
    /// Instrument.
    pub instrument: String,
    /// Grade.
    pub grade: String,
    /// Date of birth.
    pub born: NaiveDate,
    /// Under 18.
    pub is_minor: bool,
}

/// A student to be added.
pub struct NewStudent<'a> {
    /// First name.
    pub first: &'a str,
    /// Last name.
    pub last: &'a str,
    /// Sign-in address.
    pub email: Option<String>,
    /// Whether it is the demo account.
    pub is_demo: bool,
    /// Instrument.
    pub instrument: &'a str,
    /// Grade.
    pub grade: &'a str,
    /// Whole years today.
    pub age: u32,
    /// The teacher.
    pub teacher_id: Uuid,
}

impl SchoolBuilder {
    /// Adds a student with the teacher.
    pub fn student(&mut self, new: &NewStudent<'_>) -> SeedStudent {
        let since = self.days_ago(420);
        let name = format!("{} {}", new.first, new.last);
        let id = self.account(&name, new.email.clone(), Role::Student, new.is_demo, since);
        let born = self.today - Months::new(12 * new.age) - Days::new(10 + self.rng.below(340));
        let is_minor = new.age < 18;
        let house = 1 + self.rng.below(120);
        let street = *self.rng.pick(&STREETS);
        self.rows.students.push(student::ActiveModel {
            user_id: Set(id),
            first_name: Set(new.first.to_owned()),
            last_name: Set(new.last.to_owned()),
            date_of_birth: Set(Some(born)),
            is_minor: Set(is_minor),
            grade: Set(new.grade.to_owned()),
            section: Set(None),
            instrument: Set(new.instrument.to_owned()),
            roll_number: Set(None),
            address: Set(Some(format!("{house} {street}"))),
            emergency_contact: Set(None),
            notes: Set(None),
            created_by: Set(Some(new.teacher_id)),
            created_at: Set(since),
            updated_at: Set(since),
        });
        self.enrol(new.teacher_id, id);
        SeedStudent {
            id,
            teacher_id: new.teacher_id,
            name,
            instrument: new.instrument.to_owned(),
            grade: new.grade.to_owned(),
            born,
            is_minor,
        }
    }

    /// Links a student to a teacher.
    pub fn enrol(&mut self, teacher_id: Uuid, student_id: Uuid) {
        self.rows.enrolments.push(enrolment::ActiveModel {
            teacher_id: Set(teacher_id),
            student_id: Set(student_id),
            linked_by_administrator: Set(false),
            created_at: Set(self.days_ago(420)),
        });
    }

    /// Links a student to a parent.
    pub fn guardian(&mut self, parent_id: Uuid, student_id: Uuid) {
        self.rows.guardianships.push(guardianship::ActiveModel {
            parent_id: Set(parent_id),
            student_id: Set(student_id),
            relationship: Set("Parent".to_owned()),
            is_primary: Set(true),
            created_at: Set(self.days_ago(420)),
        });
    }

    /// Adds an examination that was taken that many months ago.
    pub fn exam(
        &mut self,
        student: &SeedStudent,
        board: &str,
        grade: &str,
        months: u32,
        percentage: i32,
    ) {
        let at = self.days_ago(u64::from(months) * 30);
        self.rows.exams.push(exam_result::ActiveModel {
            id: Set(self.rng.id(at)),
            student_id: Set(student.id),
            board: Set(board.to_owned()),
            grade: Set(grade.to_owned()),
            taken_on: Set(self.today - Months::new(months)),
            percentage: Set(percentage),
            recorded_by: Set(student.teacher_id),
            created_at: Set(at),
        });
    }
}
