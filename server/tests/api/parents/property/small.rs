//! A school made by chance, and who may see which datum of it, as worked out anew here.

use std::collections::{BTreeMap, BTreeSet};

use rand::{RngExt, SeedableRng, rngs::StdRng};
use reedling_core::{access::Role, students::details::StudentDetails};
use uuid::Uuid;

use super::relations::relate;
use crate::{
    fixture::{parents::links, students::change},
    school::{Person, School, person},
    support::TestApp,
};

/// One school and who may see what in it.
pub struct Small {
    pub teachers: Vec<Person>,
    pub students: Vec<Person>,
    /// Whose datum it is, as told when it is found, by the datum.
    pub data: BTreeMap<String, String>,
    /// Teacher and datum that the teacher may see.
    pub open: BTreeSet<(usize, String)>,
    /// Teacher and student, and whether an administrator made them so.
    pub(super) present: Vec<(usize, usize, bool)>,
    /// Parent and student.
    pub(super) linked: BTreeSet<(usize, usize)>,
    /// Teacher and parent who has said yes to them.
    pub(super) yes: BTreeSet<(usize, usize)>,
}

impl Small {
    /// Whether a teacher teaches a child of a parent, for some reason.
    pub(super) fn teaches_child(
        &self,
        teacher: usize,
        parent: usize,
        why: impl Fn(bool) -> bool,
    ) -> bool {
        let children = self.present.iter().filter(|it| it.0 == teacher);
        let mut children = children.filter(|it| self.linked.contains(&(parent, it.1)));
        children.any(|it| why(it.2))
    }

    pub(super) fn datum(&mut self, of: &str) -> String {
        let datum = format!("canary{}", Uuid::now_v7().simple());
        self.data.insert(datum.clone(), of.to_owned());
        datum
    }
}

pub(super) fn any<T: Copy>(chance: &mut StdRng, of: &[T]) -> T {
    of[chance.random_range(0..of.len())]
}

pub async fn make(app: &TestApp, school: &School<'_>, number: u64) -> Small {
    let chance = &mut StdRng::seed_from_u64(number);
    let (conn, now) = (app.state.db.write(), app.state.clock.now());
    let mut small = Small {
        teachers: Vec::new(),
        students: Vec::new(),
        data: BTreeMap::new(),
        open: BTreeSet::new(),
        present: Vec::new(),
        linked: BTreeSet::new(),
        yes: BTreeSet::new(),
    };
    for place in 0..3 {
        small
            .teachers
            .push(person(app, Role::Teacher, &format!("T{number}x{place} Tutor")).await);
    }
    let mut parents = Vec::new();
    for place in 0..2 {
        let parent = person(app, Role::Parent, &format!("P{number}x{place} Parent")).await;
        let by = any(
            chance,
            &[small.teachers[0].id, small.teachers[1].id, school.ada.id],
        );
        let address = small.datum("parent");
        links::insert(conn, parent.id, by, Some(address.clone()))
            .await
            .unwrap();
        // What the parent entered later than whoever made the account.
        let data = [small.datum("parent"), small.datum("parent"), address];
        let (email, phone) = (&data[0], &data[1]);
        school
            .execute(&format!(
                "UPDATE \"user\" SET email = '{email}@m.example', phone_number = '{phone}' WHERE name = '{}'",
                parent.name
            ))
            .await;
        parents.push((parent, data));
    }
    for place in 0..2 {
        let student = person(app, Role::Student, &format!("S{number}x{place} Student")).await;
        let data = [(); 4].map(|()| small.datum("student"));
        let [email, phone, address, emergency] = &data;
        school
            .execute(&format!(
                "UPDATE \"user\" SET email = '{email}@m.example', phone_number = '{phone}' WHERE name = '{}'",
                student.name
            ))
            .await;
        let details = StudentDetails {
            first_name: "S".to_owned(),
            last_name: "Student".to_owned(),
            is_minor: true,
            grade: "Grade 1".to_owned(),
            instrument: "Piano".to_owned(),
            address: Some(address.clone()),
            emergency_contact: Some(emergency.clone()),
            ..StudentDetails::default()
        };
        change::insert(conn, now, student.id, small.teachers[place].id, details)
            .await
            .unwrap();
        relate(app, school, chance, &mut small, &student, &parents).await;
        small.students.push(student);
        let teaching: Vec<_> = small
            .present
            .iter()
            .filter(|it| it.1 == place)
            .map(|it| it.0)
            .collect();
        for teacher in teaching {
            small
                .open
                .extend(data.iter().map(|datum| (teacher, datum.clone())));
        }
    }
    for teacher in 0..small.teachers.len() {
        for (place, (_, data)) in parents.iter().enumerate() {
            let said_yes = small.yes.contains(&(teacher, place));
            if small.teaches_child(teacher, place, |by_administrator| {
                by_administrator || said_yes
            }) {
                small
                    .open
                    .extend(data.iter().map(|datum| (teacher, datum.clone())));
            }
        }
    }
    small
}
