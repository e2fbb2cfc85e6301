//! A small school, and calls to it over HTTP.
//!
//! Tess teaches Anna (a minor, whose parent is Pat) and Ben; Otto teaches Omar (whose parent is Pia); the parents have
//! said yes to these teachers. Ada administers. Everybody's address is the given name at music.example.

mod calls;
mod database;

use chrono::{DateTime, NaiveDate, Utc};
use reedling_core::{access::Role, students::details::StudentDetails, time::text};
use reedling_server::security::token::Token;
use reqwest::Client;
use sea_orm::{ActiveModelTrait, Set};
use uuid::Uuid;

pub use self::calls::{Reply, instant, starts};
use crate::{
    fixture::{
        account::Standing,
        enrolments::{self, LinkedBy},
        entities::{exam_result, session},
        parents::{confirmations, links},
        students::change,
        users::{self, NewUser},
    },
    support::{CLIENT, TestApp},
};

/// Somebody who is signed in.
pub struct Person {
    /// The account.
    pub id: Uuid,
    /// Full name.
    pub name: String,
    token: String,
}

/// The school.
pub struct School<'a> {
    app: &'a TestApp,
    client: Client,
    /// Teaches Anna and Ben.
    pub tess: Person,
    /// Teaches Omar.
    pub otto: Person,
    /// Administers.
    pub ada: Person,
    /// A minor.
    pub anna: Person,
    /// An adult.
    pub ben: Person,
    /// A minor.
    pub omar: Person,
    /// Anna's parent.
    pub pat: Person,
    /// Omar's parent.
    pub pia: Person,
}

impl Person {
    /// The bearer token.
    pub fn token(&self) -> &str {
        &self.token
    }
}

impl<'a> School<'a> {
    /// Everybody is enrolled and signed in.
    pub async fn open(app: &'a TestApp) -> Self {
        let school = Self {
            app,
            client: CLIENT.clone(),
            tess: person(app, Role::Teacher, "Tess Tutor").await,
            otto: person(app, Role::Teacher, "Otto Tutor").await,
            ada: person(app, Role::Administrator, "Ada Min").await,
            anna: person(app, Role::Student, "Anna Bell").await,
            ben: person(app, Role::Student, "Ben Carr").await,
            omar: person(app, Role::Student, "Omar Dahl").await,
            pat: person(app, Role::Parent, "Pat Bell").await,
            pia: person(app, Role::Parent, "Pia Dahl").await,
        };
        for (parent, teacher) in [(&school.pat, &school.otto), (&school.pia, &school.ada)] {
            let address = Some("Bell Lane 1".to_owned());
            let conn = app.state.db.write();
            links::insert(conn, parent.id, teacher.id, address)
                .await
                .unwrap();
        }
        school
            .admit(&school.anna, &school.tess, Some(&school.pat))
            .await;
        school.admit(&school.ben, &school.tess, None).await;
        school
            .admit(&school.omar, &school.otto, Some(&school.pia))
            .await;
        school
    }

    /// Its server.
    pub fn app(&self) -> &TestApp {
        self.app
    }

    /// Where its server listens.
    pub fn url(&self) -> &str {
        &self.app.url
    }

    /// What asks it.
    pub fn client(&self) -> &Client {
        &self.client
    }

    /// The present instant, as it is written on the wire.
    pub fn now(&self) -> String {
        text::instant(self.app.state.clock.now())
    }

    async fn admit(&self, student: &Person, teacher: &Person, parent: Option<&Person>) {
        let (conn, now) = (self.app.state.db.write(), self.app.state.clock.now());
        let (first_name, last_name) = student.name.split_once(' ').unwrap();
        let details = StudentDetails {
            first_name: first_name.to_owned(),
            last_name: last_name.to_owned(),
            date_of_birth: NaiveDate::from_ymd_opt(
                if parent.is_some() { 2014 } else { 1990 },
                5,
                1,
            ),
            is_minor: parent.is_some(),
            grade: "Grade 3".to_owned(),
            section: Some("A".to_owned()),
            instrument: "Piano".to_owned(),
            address: Some("Bell Lane 1".to_owned()),
            emergency_contact: Some("Aunt".to_owned()),
            notes: None,
        };
        change::insert(conn, now, student.id, teacher.id, details)
            .await
            .unwrap();
        if let Some(parent) = parent {
            self.link(parent, student).await;
            self.confirm(teacher, parent).await;
        }
        self.enrol(teacher, student).await;
    }

    /// Links a student to a teacher.
    pub async fn enrol(&self, teacher: &Person, student: &Person) {
        let (conn, now) = (self.app.state.db.write(), self.app.state.clock.now());
        let by = LinkedBy::Teacher;
        enrolments::insert(conn, now, teacher.id, student.id, by)
            .await
            .unwrap();
    }

    /// Links a student to a parent.
    pub async fn link(&self, parent: &Person, student: &Person) {
        let (conn, now) = (self.app.state.db.write(), self.app.state.clock.now());
        links::link(conn, now, parent.id, student.id, true)
            .await
            .unwrap();
    }

    /// A parent has said yes to a teacher.
    pub async fn confirm(&self, teacher: &Person, parent: &Person) {
        let (conn, now) = (self.app.state.db.write(), self.app.state.clock.now());
        confirmations::confirm(conn, now, teacher.id, parent.id)
            .await
            .unwrap();
    }

    /// Records an examination.
    pub async fn record_exam(&self, student: &Person, percentage: i32) {
        let row = exam_result::ActiveModel {
            id: Set(Uuid::now_v7()),
            student_id: Set(student.id),
            board: Set("ABRSM".to_owned()),
            grade: Set("Grade 2".to_owned()),
            taken_on: Set(NaiveDate::from_ymd_opt(2025, 6, 1).unwrap()),
            percentage: Set(percentage),
            recorded_by: Set(self.tess.id),
            created_at: Set(self.app.state.clock.now()),
        };
        row.insert(self.app.state.db.write()).await.unwrap();
    }
}

/// Somebody with an account that may be used and a session.
pub async fn person(app: &TestApp, role: Role, name: &str) -> Person {
    let standing = Standing::vouched_for(app.state.clock.now());
    person_who(app, role, name, standing).await
}

/// A teacher who waits for an administrator's approval, and has a session.
pub async fn waiting_teacher(app: &TestApp, name: &str) -> Person {
    let standing = Standing {
        address_proved_at: Some(app.state.clock.now()),
        ..Standing::REGISTERED
    };
    person_who(app, Role::Teacher, name, standing).await
}

/// A further session of an account; its token.
pub async fn open_session(app: &TestApp, user_id: Uuid) -> String {
    let now = app.state.clock.now();
    let token = Token::generate();
    let session = session::ActiveModel {
        id: Set(Uuid::now_v7()),
        user_id: Set(user_id),
        token_hash: Set(token.hash),
        user_agent: Set("test".to_owned()),
        created_at: Set(now),
        last_used_at: Set(now),
        expires_at: Set(now + chrono::TimeDelta::days(30)),
        wrong_passwords: Set(0),
        proved_at: Set(Some(now)),
    };
    session.insert(app.state.db.write()).await.unwrap();
    token.secret
}

async fn person_who(app: &TestApp, role: Role, name: &str, standing: Standing) -> Person {
    let (conn, now): (_, DateTime<Utc>) = (app.state.db.write(), app.state.clock.now());
    let id = Uuid::now_v7();
    let given_name = name.split(' ').next().unwrap().to_lowercase();
    let account = NewUser {
        id,
        name: name.to_owned(),
        email: Some(format!("{given_name}@music.example")),
        role,
        standing,
        password_hash: None,
        temporary_password: None,
        phone_number: Some("0123".to_owned()),
    };
    users::insert(conn, now, account).await.unwrap();
    let token = open_session(app, id).await;
    Person {
        id,
        name: name.to_owned(),
        token,
    }
}
