//! Schools made by chance: every list holds exactly what its reader may see, as worked out anew here.
//!
//! Each world joins the ones before it in one database. `REEDLING_TEST_WORLDS` asks for more of them than 12.

pub mod rows;

use std::collections::BTreeSet;

use rand::{RngExt, SeedableRng, rngs::StdRng};
use reedling_core::access::Role;
use serde_json::Value;
use uuid::Uuid;

use self::rows::{details, somebody, write_lesson};
use crate::{
    fixture::{parents::links, students::change},
    school::{Person, School},
    support::TestApp,
};

type Ids = BTreeSet<Uuid>;

/// Somebody's part in all worlds so far.
#[derive(Default)]
struct Worlds {
    teachers: Vec<Person>,
    students: Vec<Person>,
    parents: Vec<Person>,
    /// Teacher and student.
    enrolments: BTreeSet<(Uuid, Uuid)>,
    /// Parent and student.
    guardianships: BTreeSet<(Uuid, Uuid)>,
    /// Lesson, teacher, student, and whether there is feedback.
    lessons: Vec<(Uuid, Uuid, Uuid, bool)>,
}

impl Worlds {
    /// Adds a world, and says where its people begin.
    async fn grow(
        &mut self,
        app: &TestApp,
        school: &School<'_>,
        chance: &mut StdRng,
    ) -> [usize; 3] {
        let (conn, now) = (app.state.db.write(), app.state.clock.now());
        let begin = [self.teachers.len(), self.students.len(), self.parents.len()];
        for _ in 0..3 {
            self.teachers.push(somebody(app, Role::Teacher).await);
        }
        for _ in 0..2 {
            let parent = somebody(app, Role::Parent).await;
            links::insert(conn, parent.id, school.ada.id, None)
                .await
                .unwrap();
            self.parents.push(parent);
        }
        for _ in 0..4 {
            let student = somebody(app, Role::Student).await;
            change::insert(conn, now, student.id, school.ada.id, details())
                .await
                .unwrap();
            for parent in &self.parents[begin[2]..] {
                if chance.random_bool(0.4) {
                    school.link(parent, &student).await;
                    self.guardianships.insert((parent.id, student.id));
                }
            }
            for teacher in &self.teachers[begin[0]..] {
                if chance.random_bool(0.4) {
                    school.enrol(teacher, &student).await;
                    self.enrolments.insert((teacher.id, student.id));
                    for _ in 0..chance.random_range(0..3) {
                        let with_feedback = chance.random_bool(0.5);
                        let id = write_lesson(app, teacher.id, student.id, with_feedback).await;
                        self.lessons
                            .push((id, teacher.id, student.id, with_feedback));
                    }
                }
            }
            self.students.push(student);
        }
        begin
    }

    fn lessons_of(&self, may: impl Fn(Uuid, Uuid) -> bool, with_feedback: bool) -> Ids {
        let seen = self
            .lessons
            .iter()
            .filter(|(_, teacher, student, feedback)| {
                may(*teacher, *student) && (*feedback || !with_feedback)
            });
        seen.map(|(id, ..)| *id).collect()
    }

    /// Every list that a reader has, and what must be in it.
    fn expected(&self, who: &Person, role: Role) -> Vec<(&'static str, &'static str, Ids)> {
        let id = who.id;
        let taught = || {
            self.enrolments
                .iter()
                .filter(|link| link.0 == id)
                .map(|link| link.1)
        };
        let children: Ids = self
            .guardianships
            .iter()
            .filter(|link| link.0 == id)
            .map(|link| link.1)
            .collect();
        let may = |teacher: Uuid, student: Uuid| match role {
            Role::Administrator => true,
            Role::Teacher => teacher == id,
            Role::Student => student == id,
            Role::Parent => children.contains(&student),
        };
        let (lessons, feedback) = (self.lessons_of(may, false), self.lessons_of(may, true));
        let mut lists = vec![
            ("/api/students/lessons", "", lessons.clone()),
            ("/api/lesson-feedback", "", feedback),
        ];
        match role {
            Role::Teacher => {
                let students: Ids = taught().collect();
                let parents = self
                    .guardianships
                    .iter()
                    .filter(|link| students.contains(&link.1));
                lists.push((
                    "/api/teachers/parents",
                    "parents",
                    parents.map(|link| link.0).collect(),
                ));
                lists.push(("/api/teachers/students", "students", students));
                lists.push(("/api/teachers/lessons", "lessons", lessons));
            }
            Role::Parent => {
                lists.push(("/api/parents/children", "children", children.clone()));
                lists.push(("/api/parents/lessons", "lessons", lessons));
            }
            Role::Administrator => lists.push(("/api/teachers/lessons", "lessons", lessons)),
            Role::Student => {}
        }
        lists
    }

    /// Whether a reader may open a student's profile.
    fn may_open(&self, who: &Person, role: Role, student: Uuid) -> bool {
        match role {
            Role::Administrator => true,
            Role::Teacher => self.enrolments.contains(&(who.id, student)),
            Role::Student => who.id == student,
            Role::Parent => self.guardianships.contains(&(who.id, student)),
        }
    }

    async fn check(&self, school: &School<'_>, who: &Person, role: Role, students: &[Person]) {
        for (path, field, expected) in self.expected(who, role) {
            let reply = school.get(who, path).await;
            let list = if field.is_empty() {
                &reply.body
            } else {
                &reply.body[field]
            };
            let seen: Vec<Uuid> = list.as_array().unwrap().iter().map(id_of).collect();
            let unique: Ids = seen.iter().copied().collect();
            assert_eq!(unique, expected, "{path} by {} ({role:?})", who.name);
            assert_eq!(seen.len(), unique.len(), "{path} repeats something");
        }
        for student in students {
            let reply = school
                .get(who, &format!("/api/students/{}", student.id))
                .await;
            let expected = if self.may_open(who, role, student.id) {
                200
            } else {
                404
            };
            assert_eq!(
                reply.status, expected,
                "{} by {} ({role:?})",
                student.name, who.name
            );
        }
    }
}

fn id_of(item: &Value) -> Uuid {
    item["id"].as_str().unwrap().parse().unwrap()
}

on_both! {
    // API-75, API-95, API-96, API-99, API-100, API-101.
    async fn lists_hold_what_their_reader_may_see(app: TestApp) {
        let school = School::open(&app).await;
        let worlds = std::env::var("REEDLING_TEST_WORLDS").map_or(12, |count| count.parse().unwrap());
        let mut all = Worlds::default();
        for world in 0..worlds {
            let mut chance = StdRng::seed_from_u64(world);
            let begin = all.grow(&app, &school, &mut chance).await;
            let students = &all.students[begin[1]..];
            for (role, people) in [
                (Role::Teacher, &all.teachers[begin[0]..]), (Role::Student, students), (Role::Parent, &all.parents[begin[2]..]),
            ] {
                for who in people {
                    all.check(&school, who, role, students).await;
                }
            }
            all.check(&school, &school.ada, Role::Administrator, students).await;
            // A teacher who lets a student go sees them no longer, at once.
            let link = all.enrolments.iter().find(|link| all.teachers[begin[0]..].iter().any(|it| it.id == link.0));
            if let Some(link) = link.copied() {
                let index = all.teachers.iter().position(|it| it.id == link.0).unwrap();
                let path = format!("/api/teachers/students/{}", link.1);
                assert_eq!(school.delete(&all.teachers[index], &path).await.status, 200);
                all.enrolments.remove(&link);
                all.check(&school, &all.teachers[index], Role::Teacher, &all.students[begin[1]..]).await;
            }
        }
    }
}
