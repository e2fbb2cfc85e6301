//! `reedling seed-demo`.

use reedling_core::{access::Role, lessons::status::LessonStatus};
use sea_orm::{ColumnTrait, Database, EntityTrait, PaginatorTrait, QueryFilter, QueryOrder};

use crate::{
    fixture::{
        entities::{activity, body_state, lesson, lesson_goal, piece_state, practice_plan, user},
        value_types::{GoalsBy, Stored},
    },
    support::{Folder, Server, new_databases, refusal},
};

const PASSWORD: &str = "Practice-makes-1t!";

// SRV-16, SRV-17.
#[tokio::test]
async fn the_demo_accounts_exist_after_seeding_and_serve_warns() {
    let folder = Folder::new();
    let before = Server::start(&mut folder.reedling(&["serve"]));
    assert_eq!(
        before.sign_in("teacher@reedling.test", PASSWORD).await,
        None
    );
    before.end();

    folder.run(&["seed-demo"]);
    let server = Server::start(&mut folder.reedling(&["serve"]));
    server.logged("the demo accounts exist");
    for (email, role) in [
        ("admin@reedling.test", "ADMINISTRATOR"),
        ("teacher@reedling.test", "TEACHER"),
        ("student@reedling.test", "STUDENT"),
        ("parent@reedling.test", "PARENT"),
    ] {
        assert_eq!(server.sign_in(email, PASSWORD).await.as_deref(), Some(role));
    }
}

// SRV-15, as far as a test may tell: `just bench http` seeds a million and prints how long it took.
#[tokio::test]
async fn srv_15_seeding_writes_as_many_lessons_as_it_is_asked_for() {
    let folder = Folder::new();
    for url in new_databases(&folder).await {
        let mut command = folder.reedling(&["seed-demo", "--teachers", "50", "--students", "1000"]);
        command.args(["--lessons", "50000"]);
        let output = command.env("REEDLING_DATABASE_URL", &url).output().unwrap();
        assert!(output.status.success(), "{output:?}");
        let db = Database::connect(&url).await.unwrap();
        assert_eq!(lesson::Entity::find().count(&db).await.unwrap(), 50_000);
    }
}

#[test]
fn a_second_seeding_is_refused_and_changes_nothing() {
    let folder = Folder::new();
    folder.run(&["seed-demo"]);
    let said = refusal(&mut folder.reedling(&["seed-demo", "--lessons", "100"]));
    assert_eq!(
        said,
        "The demo accounts exist already in this database; nothing was written."
    );
}

// SRV-14.
#[tokio::test]
async fn srv_14_the_same_numbers_and_seed_give_the_same_school() {
    let mut schools = Vec::new();
    for seed in ["7", "7", "8"] {
        let folder = Folder::new();
        for url in new_databases(&folder).await {
            let mut command =
                folder.reedling(&["seed-demo", "--day", "2026-03-02", "--seed", seed]);
            command.args(["--teachers", "3", "--students", "40", "--lessons", "1001"]);
            assert!(
                command
                    .env("REEDLING_DATABASE_URL", &url)
                    .status()
                    .unwrap()
                    .success()
            );
            let db = Database::connect(&url).await.unwrap();
            let lessons = lesson::Entity::find().order_by_asc(lesson::Column::Id);
            let plans = practice_plan::Entity::find().order_by_asc(practice_plan::Column::LessonId);
            let people = user::Entity::find().order_by_asc(user::Column::Id);
            let people = people.all(&db).await.unwrap();
            let role = |role| people.iter().filter(|one| one.role.0 == role).count();
            assert_eq!((role(Role::Teacher), role(Role::Student)), (3, 40));
            let names: Vec<_> = people.into_iter().map(|one| (one.id, one.name)).collect();
            let lessons = lessons.all(&db).await.unwrap();
            assert_eq!(lessons.len(), 1001);
            let plans = plans.all(&db).await.unwrap();
            assert!(!plans.is_empty());
            let completed = lessons
                .iter()
                .filter(|one| one.status.0 == LessonStatus::Completed);
            assert!(completed.clone().count() > 500);
            for one in completed {
                assert!(one.goals_by.is_some(), "{one:?}");
            }
            assert!(plans.iter().all(|plan| plan.cards.is_array()));
            let goals = lesson_goal::Entity::find().count(&db).await.unwrap();
            assert!(goals > plans.len() as u64, "{goals}");
            // The cards also name the pieces, whose ids are new each time.
            let plans = plans
                .into_iter()
                .map(|plan| (plan.lesson_id, plan.guidance));
            schools.push((seed, names, lessons, plans.collect::<Vec<_>>()));
        }
    }
    let demo = Folder::new();
    demo.run(&["seed-demo"]);
    let db = Database::connect(demo.database_url()).await.unwrap();
    let people = user::Entity::find().all(&db).await.unwrap();
    for name in ["Ana Sousa", "Mina Okafor", "Theo Okafor", "Sam Okafor"] {
        assert!(people.iter().any(|one| one.name == name), "{name}");
    }
    for pair in schools.windows(2) {
        assert_eq!(pair[0].1 == pair[1].1, pair[0].0 == pair[1].0);
        assert_eq!(pair[0].2 == pair[1].2, pair[0].0 == pair[1].0);
        assert_eq!(pair[0].3 == pair[1].3, pair[0].0 == pair[1].0);
    }
}

// What there is to see of goals right after `start`: goals of every completed lesson, pieces in every state, cards, a private
// note, and a body that asks for care.
#[tokio::test]
async fn the_demo_school_has_goals_pieces_cards_a_private_note_and_a_careful_answer() {
    let folder = Folder::new();
    folder.run(&["seed-demo"]);
    let db = Database::connect(folder.database_url()).await.unwrap();
    let completed =
        lesson::Entity::find().filter(lesson::Column::Status.eq(Stored(LessonStatus::Completed)));
    let completed = completed.all(&db).await.unwrap();
    for by in [GoalsBy::Teacher, GoalsBy::Reader] {
        let set = |one: &&lesson::Model| one.goals_by == Some(Stored(by));
        assert!(completed.iter().filter(set).count() > 20, "{by:?}");
    }
    assert!(completed.iter().all(|one| one.goals_by.is_some()));
    assert!(completed.iter().any(|one| one.private_notes.is_some()));
    let goals = lesson_goal::Entity::find().count(&db).await.unwrap();
    assert!(goals >= completed.len() as u64, "{goals}");
    let states = piece_state::Entity::find().all(&db).await.unwrap();
    for state in ["active", "kept", "resting", "finished"] {
        assert!(states.iter().any(|one| one.state == state), "{state}");
    }
    let plans = practice_plan::Entity::find().all(&db).await.unwrap();
    assert!(plans.len() >= completed.len() && plans.iter().all(|plan| plan.cards.is_array()));
    let people = user::Entity::find().all(&db).await.unwrap();
    let kofi = people
        .iter()
        .find(|one| one.name == "Kofi Mensah")
        .unwrap()
        .id;
    let answers = body_state::Entity::find().filter(body_state::Column::StudentId.eq(kofi));
    let answers = answers.all(&db).await.unwrap();
    assert!(
        answers.iter().any(|one| one.ends_on.is_none()),
        "{answers:?}"
    );
}

// ADMIN-07, D8.
#[tokio::test]
async fn admin_07_demo_school_has_an_audit_trail() {
    let folder = Folder::new();
    folder.run(&["seed-demo"]);
    let db = Database::connect(folder.database_url()).await.unwrap();
    let trail = activity::Entity::find().order_by_desc(activity::Column::CreatedAt);
    let trail = trail.all(&db).await.unwrap();
    assert!(trail.len() > 100, "{}", trail.len());
    let seeded_at = trail[0].created_at;
    let people = user::Entity::find().all(&db).await.unwrap();
    let named = |id| people.iter().find(|one| Some(one.id) == id).unwrap();
    for line in &trail {
        let actor = named(line.actor_id);
        assert!(line.description.starts_with(&actor.name), "{line:?}");
        assert!(line.created_at >= actor.created_at, "{line:?}");
        assert!(people.iter().any(|one| Some(one.id) == line.subject_id));
    }
    let lately = seeded_at - chrono::TimeDelta::days(7);
    for kind in [
        "other",
        "communication",
        "grade_update",
        "user_registration",
    ] {
        let happens = |line: &activity::Model| line.kind == kind && line.created_at > lately;
        assert!(trail.iter().any(happens), "{kind}");
    }
    let says = |words: &str| trail.iter().any(|line| line.description == words);
    assert!(says(
        "Kim Adler linked Lena Fischer to the teacher Jonas Lindqvist"
    ));
    assert!(says("Ana Sousa recorded Grade 2 in ABRSM for Mina Okafor"));
}
