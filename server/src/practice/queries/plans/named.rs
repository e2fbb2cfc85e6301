//! Which words are names of people of the school.

use std::collections::HashSet;

use reedling_db::name_words::{TABLES, expressions};
use sea_orm::{
    ConnectionTrait, DbErr,
    sea_query::{Alias, Condition, Expr, Query},
};

/// Words of one statement.
const AT_ONCE: usize = 60;

/// Those of some folded words that are a word of somebody's name: of an account, or of a parent whom a teacher has entered. Each
/// word is looked up in the indexes of the names' words, and no name is read.
pub async fn names_among(
    conn: &impl ConnectionTrait,
    words: &[String],
) -> Result<HashSet<String>, DbErr> {
    let mut found = HashSet::new();
    for words in words.chunks(AT_ONCE) {
        let query = Query::select()
            .expr(Expr::cust("asked.column1"))
            .from_values(words.iter().map(String::as_str), Alias::new("asked"))
            .cond_where(is_a_name())
            .take();
        for row in conn.query_all(&query).await? {
            found.insert(row.try_get("", "column1")?);
        }
    }
    Ok(found)
}

/// Somebody has the asked word in their name.
fn is_a_name() -> Condition {
    let mut any = Condition::any();
    for table in TABLES {
        for word in expressions() {
            any = any.add(Expr::cust(format!(
                "EXISTS (SELECT 1 FROM {table} WHERE {word} = asked.column1)"
            )));
        }
    }
    any
}
