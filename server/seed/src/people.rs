//! Accounts of a seeded school.

use chrono::{DateTime, Days, NaiveDate, Utc};
use reedling_core::access::Role;
use reedling_db::entities::{parent, parent_confirmation, teacher, user};
use reedling_server::{accounts::queries::users, security::token, time::zone::IanaZone};
use sea_orm::Set;
use uuid::Uuid;

use super::{rng::Rng, rows::Rows};

/// A school that is being seeded.
pub struct SchoolBuilder {
    /// The rows to write.
    pub rows: Rows,
    /// The random generator.
    pub rng: Rng,
    /// The present instant: what began before it has happened.
    pub now: DateTime<Utc>,
    /// The present day in the school's zone.
    pub today: NaiveDate,
    /// The school's zone.
    pub zone: IanaZone,
    /// Hash of the demo accounts' password; the other accounts have none.
    pub password_hash: String,
}

impl SchoolBuilder {
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
        let id = self.rng.id(since);
        let phone = format!(
            "+44 7700 900{:03}",
            self.rng.below(1000) // Numbers that Ofcom keeps for fiction.
        );
        self.rows.users.push(user::ActiveModel {
            id: Set(id),
            email: Set(email),
            role: Set(role.into()),
            password_hash: Set(is_demo.then(|| self.password_hash.clone())),
            temporary_password_hash: Set(None),
            temporary_password_expires_at: Set(None),
            temporary_password_source: Set(None),
            must_change_password: Set(false),
            phone_number: Set(Some(phone)),
            pending_email: Set(None),
            draft_key: Set(token::draft_key()),
            address_proved_at: Set(Some(since)),
            approved_at: Set(Some(since)),
            suspended_at: Set(None),
            notification_settings: Set(users::default_notifications()),
            privacy_settings: Set(users::default_privacy()),
            notices_read_until: Set(None),
            created_at: Set(since),
            updated_at: Set(since),
            ..user::ActiveModel::named(name)
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
            default_duration_minutes: Set(None),
        });
        id
    }

    /// Adds a teacher who registered yesterday and waits for an administrator.
    pub fn waiting_teacher(&mut self, name: &str, email: &str) -> Uuid {
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
        id
    }

    /// Adds a parent, who has accepted the teacher who added them.
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
                created_at: Set(since),
            });
        id
    }
}
