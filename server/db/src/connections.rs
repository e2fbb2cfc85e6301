//! How many connections there are, and in use.

use sea_orm::{DatabaseConnection, DbBackend};

use super::{
    Db,
    options::{POSTGRES_CONNECTIONS, readers},
};

/// The connections of a pool.
#[derive(Clone, Copy, Debug)]
pub struct Connections {
    /// Open and free.
    pub idle: u32,
    /// In use.
    pub busy: u32,
}

impl Connections {
    fn of(open: u32, idle: usize) -> Self {
        let idle = u32::try_from(idle).unwrap_or(open).min(open);
        Self {
            idle,
            busy: open - idle,
        }
    }
}

impl Db {
    /// How many connections for reading there are.
    pub fn readers(&self) -> usize {
        let readers = match self.backend() {
            DbBackend::Postgres => POSTGRES_CONNECTIONS,
            _ => readers(),
        };
        usize::try_from(readers).unwrap_or(1)
    }

    /// How many connections there are, by pool.
    pub fn connections(&self) -> Vec<(&'static str, Connections)> {
        let of = |pool: &DatabaseConnection| {
            if self.backend() == DbBackend::Postgres {
                let pool = pool.get_postgres_connection_pool();
                Connections::of(pool.size(), pool.num_idle())
            } else {
                let pool = pool.get_sqlite_connection_pool();
                Connections::of(pool.size(), pool.num_idle())
            }
        };
        vec![("read", of(&self.read)), ("write", of(&self.write))]
    }
}
