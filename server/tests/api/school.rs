//! A small school, and calls to it over HTTP.
//!
//! Tess teaches Anna (a minor, whose parent is Pat) and Ben; Otto teaches Omar (whose parent is Pia); Ada
//! administers. Everybody's address is the given name at music.example.

use chrono::{DateTime, NaiveDate, Utc};
use reedling_core::{access::Role, time::text};
use reedling_server::{
    entities::{exam_result, session},
    security::token::Token,
    store::{
        enrolments, parents,
        students::change::{self, NewStudentDetails},
        users::{self, NewUser},
    },
};
use reqwest::{Client, Method};
use sea_orm::{ActiveModelTrait, ConnectionTrait, DbBackend, Set, Statement};
use serde_json::Value;
use uuid::Uuid;

use crate::{support::TestApp, teachers::schedule::weekly};

/// Somebody who is signed in.
pub struct Person {
    /// The account.
    pub id: Uuid,
    /// Full name.
    pub name: String,
    token: String,
}

/// What a call answered.
#[derive(Clone, Debug, PartialEq)]
pub struct Reply {
    /// HTTP status.
    pub status: u16,
    /// JSON, or null.
    pub body: Value,
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

impl<'a> School<'a> {
    /// Everybody is enrolled and signed in.
    pub async fn open(app: &'a TestApp) -> Self {
        let school = Self {
            app,
            client: Client::new(),
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
            parents::insert(conn, parent.id, teacher.id, address)
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

    /// The present instant, as it is written on the wire.
    pub fn now(&self) -> String {
        text::instant(self.app.state.clock.now())
    }

    async fn admit(&self, student: &Person, teacher: &Person, parent: Option<&Person>) {
        let (conn, now) = (self.app.state.db.write(), self.app.state.clock.now());
        let (first_name, last_name) = student.name.split_once(' ').unwrap();
        let details = NewStudentDetails {
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
            change::link_parents(conn, now, student.id, &[parent.id])
                .await
                .unwrap();
        }
        self.enrol(teacher, student).await;
    }

    /// Links a student to a teacher.
    pub async fn enrol(&self, teacher: &Person, student: &Person) {
        let (conn, now) = (self.app.state.db.write(), self.app.state.clock.now());
        enrolments::insert(conn, now, teacher.id, student.id)
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

    /// A call.
    pub async fn send(
        &self,
        who: &Person,
        method: &str,
        path: &str,
        body: Option<Value>,
        key: Option<&str>,
    ) -> Reply {
        let url = format!("{}{path}", self.app.url);
        let method = Method::from_bytes(method.as_bytes()).unwrap();
        let mut request = self.client.request(method, url).bearer_auth(&who.token);
        if let Some(body) = body {
            request = request.json(&body);
        }
        if let Some(key) = key {
            request = request.header("Idempotency-Key", key);
        }
        let response = request.send().await.unwrap();
        Reply {
            status: response.status().as_u16(),
            body: response.json().await.unwrap_or_default(),
        }
    }

    /// Reads.
    pub async fn get(&self, who: &Person, path: &str) -> Reply {
        self.send(who, "GET", path, None, None).await
    }

    /// Posts.
    pub async fn post(&self, who: &Person, path: &str, body: Value) -> Reply {
        self.send(who, "POST", path, Some(body), None).await
    }

    /// Puts.
    pub async fn put(&self, who: &Person, path: &str, body: Value) -> Reply {
        self.send(who, "PUT", path, Some(body), None).await
    }

    /// Deletes.
    pub async fn delete(&self, who: &Person, path: &str) -> Reply {
        self.send(who, "DELETE", path, None, None).await
    }

    /// Tess schedules.
    pub async fn schedule(&self, body: Value) -> Reply {
        self.post(&self.tess, "/api/teachers/lessons", body).await
    }

    /// Tess schedules with an Idempotency-Key.
    pub async fn schedule_with_key(&self, key: &str, body: Value) -> Reply {
        self.send(
            &self.tess,
            "POST",
            "/api/teachers/lessons",
            Some(body),
            Some(key),
        )
        .await
    }

    /// Tess schedules one lesson with Anna; its id.
    pub async fn one_lesson(&self) -> String {
        let mut body = weekly(self, 1);
        body["teacherNotes"] = Value::from("");
        let reply = self.schedule(body).await;
        reply.body["lessons"][0]["id"].as_str().unwrap().to_owned()
    }

    /// Tess cancels.
    pub async fn cancel(&self, id: &Value) {
        let path = format!("/api/teachers/lessons/{}", id.as_str().unwrap());
        assert_eq!(self.delete(&self.tess, &path).await.status, 200);
    }

    /// The lessons that Tess gives.
    pub async fn lessons(&self) -> Vec<Value> {
        let reply = self.get(&self.tess, "/api/teachers/lessons").await;
        reply.body["lessons"].as_array().unwrap().clone()
    }

    /// Makes the database refuse every further row of a table, as a full disk would.
    pub async fn refuse_inserts_into(&self, table: &str) {
        let conn = self.app.state.db.write();
        let sql = match conn.get_database_backend() {
            DbBackend::Sqlite => format!(
                "CREATE TRIGGER refuse BEFORE INSERT ON \"{table}\" BEGIN SELECT RAISE(ABORT, 'refused'); END"
            ),
            _ => format!(
                "CREATE FUNCTION refuse() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION 'refused'; END $$ LANGUAGE plpgsql; \
                 CREATE TRIGGER refuse BEFORE INSERT ON \"{table}\" FOR EACH ROW EXECUTE FUNCTION refuse()"
            ),
        };
        conn.execute_unprepared(&sql).await.unwrap();
    }

    /// Rows of a table.
    pub async fn count(&self, table: &str) -> i64 {
        self.number(format!("SELECT COUNT(*) AS n FROM \"{table}\""))
            .await
    }

    /// Lines of the audit trail of that kind.
    pub async fn activities(&self, kind: &str) -> i64 {
        self.number(format!(
            "SELECT COUNT(*) AS n FROM activity WHERE kind = '{kind}'"
        ))
        .await
    }

    /// Mails that wait to be sent to an address.
    pub async fn mails_to(&self, email: &str) -> i64 {
        self.number(format!(
            "SELECT COUNT(*) AS n FROM job WHERE kind = 'mail' AND CAST(payload AS TEXT) LIKE '%{email}%'"
        ))
        .await
    }

    async fn number(&self, sql: String) -> i64 {
        let conn = self.app.state.db.read();
        let statement = Statement::from_string(conn.get_database_backend(), sql);
        conn.query_one_raw(statement)
            .await
            .unwrap()
            .unwrap()
            .try_get("", "n")
            .unwrap()
    }
}

/// The starts of lessons, in their order.
pub fn starts(lessons: &Value) -> Vec<String> {
    let lessons = lessons.as_array().unwrap();
    lessons
        .iter()
        .map(|lesson| instant(&lesson["startTime"]))
        .collect()
}

/// An instant in the one form that the tests compare: UTC, to the second, with a Z.
pub fn instant(wire: &Value) -> String {
    let at: DateTime<Utc> = wire.as_str().unwrap().parse().unwrap();
    text::instant(at)
}

async fn person(app: &TestApp, role: Role, name: &str) -> Person {
    let (conn, now): (_, DateTime<Utc>) = (app.state.db.write(), app.state.clock.now());
    let id = Uuid::now_v7();
    let given_name = name.split(' ').next().unwrap().to_lowercase();
    let account = NewUser {
        id,
        name: name.to_owned(),
        email: Some(format!("{given_name}@music.example")),
        role,
        status: "active",
        password_hash: None,
        temporary_password: None,
        phone_number: Some("0123".to_owned()),
    };
    users::insert(conn, now, account).await.unwrap();
    let token = Token::generate();
    let session = session::ActiveModel {
        id: Set(Uuid::now_v7()),
        user_id: Set(id),
        token_hash: Set(token.hash),
        user_agent: Set("test".to_owned()),
        created_at: Set(now),
        last_used_at: Set(now),
        expires_at: Set(now + chrono::TimeDelta::days(30)),
    };
    session.insert(conn).await.unwrap();
    Person {
        id,
        name: name.to_owned(),
        token: token.secret,
    }
}
