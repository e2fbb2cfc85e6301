//! Who teaches whom and who said what of whom, by chance, and what each teacher may see for it.

use chrono::TimeDelta;
use rand::{RngExt, rngs::StdRng};

use super::small::{Small, any};
use crate::{
    fixture::{
        Contact,
        enrolments::{self, LinkedBy},
        parents::{
            cards, confirmations, links,
            requests::{self, NewRequest},
        },
        value_types::RequestState,
    },
    school::{Person, School},
    support::TestApp,
    visibility::rows::write_lesson,
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

/// Everybody's relation to one student, and what follows for what each teacher may see.
pub(super) async fn relate(
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
                Said::Nothing => RequestState::Waiting,
                Said::No => RequestState::Refused,
                Said::Yes => RequestState::Accepted,
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
            requests::write(conn, now, request).await.unwrap();
            if said == Said::Yes {
                links::link(conn, now, parent.id, student.id, true)
                    .await
                    .unwrap();
                confirmations::confirm(conn, now, id, parent.id)
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
