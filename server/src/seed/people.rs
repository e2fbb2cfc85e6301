//! Accounts of a school that is being filled, and what links them.

use chrono::{DateTime, Days, Months, NaiveDate, Utc};
use reedling_core::access::Role;
use sea_orm::Set;
use uuid::Uuid;

use super::{dice::Dice, rows::Rows};
use crate::{
    entities::{
        enrolment, exam_result, guardianship, parent, parent_confirmation, student, teacher, user,
    },
    ports::zone::IanaZone,
    store::users,
};

/// A school that is being filled.
pub struct School {
    /// What is to be written.
    pub rows: Rows,
    /// Chance.
    pub dice: Dice,
    /// The present instant: what began before it has happened.
    pub now: DateTime<Utc>,
    /// The present day in the school's zone.
    pub today: NaiveDate,
    /// The school's zone.
    pub zone: IanaZone,
    /// Hash of the demo accounts' password; the other accounts have none.
    pub password_hash: String,
}

/// A student, as the timetable needs to know him.
#[derive(Clone, Debug)]
pub struct Pupil {
    /// The account.
    pub id: Uuid,
    /// Who teaches him first.
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
pub struct NewPupil<'a> {
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

impl School {
    /// An instant that many days ago.
    pub fn days_ago(&self, days: u64) -> DateTime<Utc> {
        self.now - Days::new(days)
    }

    /// Adds an account; a demo account has the demo password.
    pub fn account(
        &mut self,
        name: &str,
        email: Option<String>,
        role: Role,
        is_demo: bool,
        since: DateTime<Utc>,
    ) -> Uuid {
        let id = self.dice.id(since);
        let phone = format!(
            "+44 7700 900{:03}",
            self.dice.below(1000) // Numbers that Ofcom keeps for fiction.
        );
        self.rows.users.push(user::ActiveModel {
            id: Set(id),
            name: Set(name.to_owned()),
            email: Set(email),
            role: Set(role.as_str().to_owned()),
            password_hash: Set(is_demo.then(|| self.password_hash.clone())),
            temporary_password_hash: Set(None),
            temporary_password_expires_at: Set(None),
            temporary_password_source: Set(None),
            must_change_password: Set(false),
            phone_number: Set(Some(phone)),
            pending_email: Set(None),
            address_proved_at: Set(Some(since)),
            approved_at: Set(Some(since)),
            suspended_at: Set(None),
            notification_settings: Set(users::default_notifications()),
            privacy_settings: Set(users::default_privacy()),
            created_at: Set(since),
            updated_at: Set(since),
        });
        id
    }

    /// Adds a teacher.
    pub fn teacher(
        &mut self,
        name: &str,
        email: &str,
        is_demo: bool,
        instrument: &str,
        department: &str,
    ) -> Uuid {
        let since = self.days_ago(900);
        let id = self.account(name, Some(email.to_owned()), Role::Teacher, is_demo, since);
        self.rows.teachers.push(teacher::ActiveModel {
            user_id: Set(id),
            instrument: Set(Some(instrument.to_owned())),
            department: Set(Some(department.to_owned())),
        });
        id
    }

    /// Adds a teacher who registered yesterday and waits for an administrator.
    pub fn waiting_teacher(&mut self, name: &str, email: &str) {
        let id = self.teacher(name, email, true, "Cello", "");
        let (registered, proved) = (self.days_ago(1), self.days_ago(1));
        if let Some(row) = self
            .rows
            .users
            .last_mut()
            .filter(|row| row.id.as_ref() == &id)
        {
            row.address_proved_at = Set(Some(proved));
            row.approved_at = Set(None);
            row.created_at = Set(registered);
            row.updated_at = Set(registered);
        }
    }

    /// Adds a student with the teacher.
    pub fn pupil(&mut self, new: &NewPupil<'_>) -> Pupil {
        let since = self.days_ago(420);
        let name = format!("{} {}", new.first, new.last);
        let id = self.account(&name, new.email.clone(), Role::Student, new.is_demo, since);
        let born = self.today - Months::new(12 * new.age) - Days::new(10 + self.dice.below(340));
        let is_minor = new.age < 18;
        let house = 1 + self.dice.below(120);
        let street = *self.dice.pick(&STREETS);
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
        Pupil {
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

    /// Adds a parent, who has said yes to the teacher who added them.
    pub fn parent(&mut self, name: &str, email: String, is_demo: bool, by: Uuid) -> Uuid {
        let since = self.days_ago(420);
        let id = self.account(name, Some(email), Role::Parent, is_demo, since);
        self.rows.parents.push(parent::ActiveModel {
            user_id: Set(id),
            address: Set(None),
            created_by: Set(Some(by)),
        });
        self.rows
            .confirmations
            .push(parent_confirmation::ActiveModel {
                teacher_id: Set(by),
                parent_id: Set(id),
                source: Set("parent".to_owned()),
                created_at: Set(since),
            });
        id
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

    /// Adds an examination that was taken so many months ago.
    pub fn exam(&mut self, pupil: &Pupil, board: &str, grade: &str, months: u32, percentage: i32) {
        let at = self.days_ago(u64::from(months) * 30);
        self.rows.exams.push(exam_result::ActiveModel {
            id: Set(self.dice.id(at)),
            student_id: Set(pupil.id),
            board: Set(board.to_owned()),
            grade: Set(grade.to_owned()),
            taken_on: Set(self.today - Months::new(months)),
            percentage: Set(percentage),
            recorded_by: Set(pupil.teacher_id),
            created_at: Set(at),
        });
    }
}

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
