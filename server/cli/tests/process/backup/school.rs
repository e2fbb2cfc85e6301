//! A database with something in every table, and whether two hold the same.

use std::fmt::Debug;

use reedling_db::Db;
use sea_orm::{
    ActiveModelTrait, ColumnTrait, ConnectionTrait, EntityTrait, Iterable, Order, QueryFilter,
    QueryOrder, Set, Statement,
};
use serde_json::json;

use super::goals;
use crate::{
    fixture::{
        entities::{
            account_token, activity, body_state, contact_card, enrolment, exam_result,
            external_identity, external_sign_in, guardianship, idempotency_key, job, known_browser,
            known_network, lesson, lesson_feedback, lesson_goal, lesson_series, mail_pause, notice,
            parent, parent_confirmation, parent_request, piece, piece_state, planned_exam,
            practice_plan, recovery_code, refused_registration, second_factor, second_factor_setup,
            session, sign_in_challenge, sign_in_throttle, student, tally, teacher, user,
        },
        value_types::RequestState,
    },
    support::Server,
};

/// Does what the demo school has not done yet.
pub async fn leave_a_row_in_every_table(server: &Server, url: &str) {
    let password = "Practice-makes-1t!";
    assert!(
        server
            .sign_in("teacher@reedling.test", password)
            .await
            .is_some()
    );
    assert!(
        server
            .sign_in("student@reedling.test", "wrong")
            .await
            .is_none()
    );
    let body = json!({ "name": "Zoë \u{1f3bb} O'Neil", "email": "zoe@music.example", "password": password });
    assert!(
        server
            .post("/api/auth/register", &body)
            .await
            .status()
            .is_success()
    );

    let db = Db::connect(url).await.unwrap();
    let person = |email: &'static str| {
        let query = user::Entity::find().filter(user::Column::Email.eq(email));
        let db = db.clone();
        async move { query.one(db.read()).await.unwrap().unwrap().id }
    };
    let (teacher, parent) = (
        person("teacher@reedling.test").await,
        person("parent@reedling.test").await,
    );
    let at = "2026-03-02T09:00:00Z".parse().unwrap();
    let card = contact_card::ActiveModel {
        id: Set(uuid::Uuid::now_v7()),
        teacher_id: Set(teacher),
        parent_id: Set(parent),
        email: Set("typed@music.example".to_owned()),
        phone_number: Set(None),
        address: Set(Some("1 Quay".to_owned())),
        created_at: Set(at),
        ..contact_card::ActiveModel::named("Typed")
    };
    let card = card.insert(db.write()).await.unwrap();
    parent_request::ActiveModel {
        id: Set(uuid::Uuid::now_v7()),
        teacher_id: Set(teacher),
        student_id: Set(person("student@reedling.test").await),
        parent_id: Set(parent),
        card_id: Set(card.id),
        is_primary: Set(true),
        state: Set(RequestState::Refused.into()),
        created_at: Set(at),
        expires_at: Set(at),
        answered_at: Set(Some(at)),
        mailed_at: Set(None),
    }
    .insert(db.write())
    .await
    .unwrap();
    planned_exam::ActiveModel {
        student_id: Set(person("student@reedling.test").await),
        board: Set(Some("ABRSM".to_owned())),
        grade: Set(None),
        takes_place_on: Set("2026-06-12".parse().unwrap()),
        planned_by: Set(Some(teacher)),
        updated_at: Set(at),
    }
    .insert(db.write())
    .await
    .unwrap();
    second_factor::ActiveModel {
        user_id: Set(teacher),
        secret_sealed: Set((0..48).collect()),
        created_at: Set(at),
        confirmed_at: Set(None),
        last_step: Set(59_081_400),
    }
    .insert(db.write())
    .await
    .unwrap();
    let signed_in = session::Entity::find().one(db.read()).await.unwrap();
    second_factor_setup::ActiveModel {
        session_id: Set(signed_in.unwrap().id),
        secret_sealed: Set((0..48).collect()),
        created_at: Set(at),
    }
    .insert(db.write())
    .await
    .unwrap();
    recovery_code::ActiveModel {
        user_id: Set(teacher),
        code_hash: Set((0..32).collect()),
        used_at: Set(Some(at)),
    }
    .insert(db.write())
    .await
    .unwrap();
    sign_in_challenge::ActiveModel {
        token_hash: Set((0..32).collect()),
        user_id: Set(teacher),
        tries: Set(4),
        remembers_browser: Set(true),
        expires_at: Set(at),
    }
    .insert(db.write())
    .await
    .unwrap();
    mail_pause::ActiveModel {
        mail: Set("approval_waiting".to_owned()),
        until: Set(at),
    }
    .insert(db.write())
    .await
    .unwrap();
    refused_registration::ActiveModel {
        address_hash: Set((0..32).collect()),
        refused_at: Set(at),
    }
    .insert(db.write())
    .await
    .unwrap();
    external_identity::ActiveModel {
        issuer: Set("https://provider.example".to_owned()),
        subject: Set("4711".to_owned()),
        user_id: Set(teacher),
        created_at: Set("2026-03-02T09:00:00Z".parse().unwrap()),
    }
    .insert(db.write())
    .await
    .unwrap();
    external_sign_in::ActiveModel {
        handle_hash: Set((0..32).rev().collect()),
        state_hash: Set(vec![7; 32]),
        nonce: Set("nonce".to_owned()),
        pkce_verifier: Set("verifier".to_owned()),
        expires_at: Set("2026-03-02T09:00:00Z".parse().unwrap()),
    }
    .insert(db.write())
    .await
    .unwrap();
    idempotency_key::ActiveModel {
        caller_id: Set(teacher),
        key: Set("once \u{1f3bb}".to_owned()),
        request_hash: Set((0..32).collect()),
        answer: Set(json!({ "b": [1, 2.5, null, "\n\"\\"], "a": {} }).to_string()),
        subject_id: Set(Some(teacher)),
        created_at: Set("2026-03-02T09:00:00.123456Z".parse().unwrap()),
    }
    .insert(db.write())
    .await
    .unwrap();
    goals::leave(&db).await;
    goals::leave_feedback(&db).await;
    db.close().await;
}

/// Compares every table, row by row, as the server reads them.
pub async fn assert_equal(one: &str, other: &str) {
    let (one, other) = (
        Db::connect(one).await.unwrap(),
        Db::connect(other).await.unwrap(),
    );
    let mut compared = vec![
        same::<user::Entity>(&one, &other).await,
        same::<session::Entity>(&one, &other).await,
        same::<account_token::Entity>(&one, &other).await,
        same::<sign_in_throttle::Entity>(&one, &other).await,
        same::<tally::Entity>(&one, &other).await,
        same::<known_browser::Entity>(&one, &other).await,
        same::<known_network::Entity>(&one, &other).await,
        same::<second_factor::Entity>(&one, &other).await,
        same::<second_factor_setup::Entity>(&one, &other).await,
        same::<recovery_code::Entity>(&one, &other).await,
        same::<sign_in_challenge::Entity>(&one, &other).await,
        same::<mail_pause::Entity>(&one, &other).await,
        same::<refused_registration::Entity>(&one, &other).await,
        same::<planned_exam::Entity>(&one, &other).await,
        same::<external_identity::Entity>(&one, &other).await,
        same::<external_sign_in::Entity>(&one, &other).await,
        same::<teacher::Entity>(&one, &other).await,
        same::<student::Entity>(&one, &other).await,
        same::<parent::Entity>(&one, &other).await,
        same::<guardianship::Entity>(&one, &other).await,
        same::<contact_card::Entity>(&one, &other).await,
        same::<parent_request::Entity>(&one, &other).await,
        same::<parent_confirmation::Entity>(&one, &other).await,
        same::<enrolment::Entity>(&one, &other).await,
        same::<exam_result::Entity>(&one, &other).await,
        same::<lesson_series::Entity>(&one, &other).await,
        same::<lesson::Entity>(&one, &other).await,
        same::<practice_plan::Entity>(&one, &other).await,
        same::<piece::Entity>(&one, &other).await,
        same::<piece_state::Entity>(&one, &other).await,
        same::<lesson_goal::Entity>(&one, &other).await,
        same::<body_state::Entity>(&one, &other).await,
        same::<lesson_feedback::Entity>(&one, &other).await,
        same::<notice::Entity>(&one, &other).await,
        same::<idempotency_key::Entity>(&one, &other).await,
        same::<activity::Entity>(&one, &other).await,
        same::<job::Entity>(&one, &other).await,
    ];
    compared.sort();
    // A table that is not compared here is one that a backup may have forgotten.
    assert_eq!(compared, tables(&one).await);
    one.close().await;
    other.close().await;
}

/// Compares a table that has rows, and gives its name.
async fn same<E: EntityTrait>(one: &Db, other: &Db) -> String
where
    E::Model: PartialEq + Debug,
{
    let name = E::default().table_name().to_owned();
    let (one, other) = (rows::<E>(one).await, rows::<E>(other).await);
    assert!(!one.is_empty(), "{name} has no row to compare");
    assert_eq!(one.len(), other.len(), "{name}");
    for (one, other) in one.iter().zip(&other) {
        assert_eq!(one, other, "{name}");
    }
    name
}

async fn rows<E: EntityTrait>(db: &Db) -> Vec<E::Model> {
    let mut query = E::find();
    for key in E::PrimaryKey::iter() {
        use sea_orm::PrimaryKeyToColumn;
        query = query.order_by(key.into_column(), Order::Asc);
    }
    query.all(db.read()).await.unwrap()
}

/// The tables of a database that a backup holds, sorted.
pub async fn tables(db: &Db) -> Vec<String> {
    let sql = match db.backend() {
        sea_orm::DbBackend::Sqlite => {
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        }
        _ => "SELECT CAST(tablename AS TEXT) FROM pg_tables WHERE schemaname = 'public'",
    };
    let rows = db
        .read()
        .query_all_raw(Statement::from_string(db.backend(), sql));
    let names = rows.await.unwrap();
    let mut names: Vec<String> = names
        .iter()
        .map(|row| row.try_get_by_index(0).unwrap())
        .collect();
    // The app's files are the executable's own.
    names.retain(|name| !["seaql_migrations", "app_file"].contains(&name.as_str()));
    names.sort();
    names
}
