//! What a server asks its database.

use std::sync::{Arc, Mutex};

use reedling_db::Db;
use sea_orm::Statement;

/// The statements that a server has sent.
#[derive(Clone, Default)]
pub struct Statements(Arc<Mutex<Vec<Statement>>>);

impl Statements {
    /// Listens to a database.
    pub fn of(db: &mut Db) -> Self {
        let statements = Self::default();
        let kept = statements.clone();
        db.observe(move |statement| kept.0.lock().unwrap().push(statement.clone()));
        statements
    }

    /// Those since this was asked last.
    pub fn take(&self) -> Vec<Statement> {
        std::mem::take(&mut *self.0.lock().unwrap())
    }
}
