//! A school made by chance, and who may see which datum of it, as worked out anew here.

use std::collections::{BTreeMap, BTreeSet};

use chrono::TimeDelta;
use rand::{RngExt, SeedableRng, rngs::StdRng};
use reedling_core::access::Role;
use reedling_server::{
    model::contact::Contact,
    store::{
        enrolments::{self, LinkedBy},
        parents::{
            cards,
            confirmations::{self, Source},
            links,
            requests::{self, NewRequest, State},
        },
        students::change::{self, NewStudentDetails},
    },
};
use uuid::Uuid;

use crate::{
    school::{Person, School, person},
    support::TestApp,
    worlds::rows::write_lesson,
};

/// How a teacher is to a student.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Teaches {
    Never,
    Present,
    ByAdministrator,
    Former,
}

/// How a parent is to a teacher's word that a student is theirs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Said {
    Nothing,
    No,
    Yes,
}

/// One school and who may see what in it.
pub struct Small {
    pub teachers: Vec<Person>,
    pub students: Vec<Person>,
    /// Whose datum it is, as told when it is found, by the datum.
    pub data: BTreeMap<String, String>,
    /// Teacher and datum that the teacher may see.
    pub open: BTreeSet<(usize, String)>,
    /// Teacher and student, and whether an administrator made them so.
    present: Vec<(usize, usize, bool)>,
    /// Parent and student.
    linked: BTreeSet<(usize, usize)>,
    /// Teacher and parent who has said yes to them.
    yes: BTreeSet<(usize, usize)>,
}

impl Small {
    /// Whether a teacher teaches a child of a parent, for some reason.
    fn teaches_child(&self, teacher: usize, parent: usize, why: impl Fn(bool) -> bool) -> bool {
        let children = self.present.iter().filter(|it| it.0 == teacher);
        let mut children = children.filter(|it| self.linked.contains(&(parent, it.1)));
        children.any(|it| why(it.2))
    }

    fn datum(&mut self, of: &str) -> String {
        let datum = format!("canary{}", Uuid::now_v7().simple());
        self.data.insert(datum.clone(), of.to_owned());
        datum
    }
}

fn any<T: Copy>(chance: &mut StdRng, of: &[T]) -> T {
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
        let details = NewStudentDetails {
            first_name: "S".to_owned(),
            last_name: "Student".to_owned(),
            is_minor: true,
            grade: "Grade 1".to_owned(),
            instrument: "Piano".to_owned(),
            address: Some(address.clone()),
            emergency_contact: Some(emergency.clone()),
            ..NewStudentDetails::default()
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

/// Everybody's relation to one student, and what follows for what each teacher may see.
async fn relate(
    app: &TestApp,
    school: &School<'_>,
    chance: &mut StdRng,
    small: &mut Small,
    student: &Person,
    parents: &[(Person, [String; 3])],
) {
    let child = small.students.len();
    let (conn, now) = (app.state.db.write(), app.state.clock.now());
    let mut former = Vec::new();
    for teacher in 0..small.teachers.len() {
        let id = small.teachers[teacher].id;
        let teaches = any(
            chance,
            &[
                Teaches::Never,
                Teaches::Present,
                Teaches::ByAdministrator,
                Teaches::Former,
            ],
        );
        if teaches == Teaches::Never {
            continue;
        }
        let by = match teaches {
            Teaches::ByAdministrator => LinkedBy::Administrator,
            _ => LinkedBy::Teacher,
        };
        enrolments::insert(conn, now, id, student.id, by)
            .await
            .unwrap();
        write_lesson(app, id, student.id, chance.random_bool(0.5)).await;
        if teaches == Teaches::Former {
            former.push(teacher);
        } else {
            small
                .present
                .push((teacher, child, by == LinkedBy::Administrator));
        }
        for (place, (parent, _)) in parents.iter().enumerate() {
            if chance.random_bool(0.5) {
                continue;
            }
            let said = any(chance, &[Said::Nothing, Said::No, Said::Yes]);
            let typed = [(); 3].map(|()| small.datum("typed"));
            let contact = Contact {
                name: "Typed".to_owned(),
                email: Some(format!("{}@m.example", typed[0])),
                phone_number: Some(typed[1].clone()),
                address: Some(typed[2].clone()),
            };
            let card = cards::keep(conn, now, id, parent.id, contact)
                .await
                .unwrap();
            let state = match said {
                Said::Nothing => State::Waiting,
                Said::No => State::Refused,
                Said::Yes => State::Accepted,
            };
            let request = NewRequest {
                teacher_id: id,
                student_id: student.id,
                parent_id: parent.id,
                card_id: card.id,
                is_primary: true,
                state,
                expires_at: now + TimeDelta::days(30),
                mailed: false,
            };
            requests::insert(conn, now, request).await.unwrap();
            if said == Said::Yes {
                links::link(conn, now, parent.id, student.id, true)
                    .await
                    .unwrap();
                confirmations::confirm(conn, now, id, parent.id, Source::Parent)
                    .await
                    .unwrap();
                small.linked.insert((place, child));
                small.yes.insert((teacher, place));
            }
            // One's own words, while one teaches a child whom they are about.
            if teaches != Teaches::Former {
                small
                    .open
                    .extend(typed.iter().map(|datum| (teacher, datum.clone())));
            }
        }
    }
    for teacher in &former {
        let path = format!("/api/teachers/students/{}", student.id);
        let reply = school.delete(&small.teachers[*teacher], &path).await;
        assert_eq!(reply.status, 200, "{}", reply.body);
    }
    if !former.is_empty() {
        // A parent's yes ends with the last child of theirs whom the teacher teaches.
        let yes = std::mem::take(&mut small.yes);
        let stays = |(teacher, parent): &(usize, usize)| {
            !small.linked.contains(&(*parent, child))
                || small.teaches_child(*teacher, *parent, |_| true)
        };
        small.yes = yes.into_iter().filter(stays).collect();
    }
}
