//! `reedling reset-second-factor`.

use reedling_db::Db;
use sea_orm::{ActiveModelTrait, ColumnTrait, EntityTrait, QueryFilter, Set};

use crate::{
    fixture::entities::{second_factor, user},
    support::{Folder, Server, new_databases, refusal},
};

const EMAIL: &str = "teacher@reedling.test";

// SAFE-09.
#[tokio::test]
async fn safe_09_the_command_line_lets_somebody_in_whose_factor_nothing_opens() {
    let folder = Folder::new();
    for url in new_databases(&folder).await {
        let on = |arguments: &[&str]| {
            let mut command = folder.reedling(arguments);
            command.env("REEDLING_DATABASE_URL", &url);
            command
        };
        assert!(on(&["seed-demo"]).status().unwrap().success());
        let db = Db::connect(&url).await.unwrap();
        let query = user::Entity::find().filter(user::Column::Email.eq(EMAIL));
        let teacher = query.one(db.read()).await.unwrap().unwrap();
        let at = "2026-03-02T09:00:00Z".parse().unwrap();
        let factor = second_factor::ActiveModel {
            user_id: Set(teacher.id),
            secret_sealed: Set(vec![7; 48]),
            created_at: Set(at),
            confirmed_at: Set(Some(at)),
            last_step: Set(0),
        };
        factor.insert(db.write()).await.unwrap();
        db.close().await;

        let server = Server::start(&mut on(&["serve"]));
        let password = "Practice-makes-1t!";
        assert_eq!(server.sign_in(EMAIL, password).await, None);
        let others = server.sign_in("parent@reedling.test", password).await;
        assert_eq!(others.as_deref(), Some("PARENT"));
        server.end();

        let reset = ["reset-second-factor", "--email", "Teacher@reedling.test"];
        let output = on(&reset).output().unwrap();
        assert!(output.status.success(), "{output:?}");
        let said = String::from_utf8(output.stdout).unwrap();
        assert!(
            said.ends_with(" signs in with the password alone now.\n"),
            "{said}"
        );
        assert_eq!(
            refusal(&mut on(&reset)),
            "Two-factor sign-in is not set up for this account."
        );
        let server = Server::start(&mut on(&["serve"]));
        let role = server.sign_in(EMAIL, password).await;
        assert_eq!(role.as_deref(), Some("TEACHER"));
    }
}
