//! Which words are names of people of the school.

use std::collections::HashSet;

use reedling_db::name_words::{TABLES, expressions, is_irregular};
use sea_orm::{
    ConnectionTrait, DbErr,
    sea_query::{Alias, Condition, Expr, Query},
};

/// The most words of one statement.
const AT_ONCE: usize = 500;

/// Those of some folded words that are a word of somebody's name: of an account, or of a parent whom a teacher has entered. Each
/// word is looked up in the indexes of the names' words; only irregular names are read.
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
    let irregular = irregular_words(conn).await?;
    let asked = words.iter().filter(|word| irregular.contains(*word));
    found.extend(asked.cloned());
    Ok(found)
}

/// The words of all names that the indexes of words do not take apart, "O'Brien" as "o", "brien" and "obrien".
async fn irregular_words(conn: &impl ConnectionTrait) -> Result<HashSet<String>, DbErr> {
    let mut words = HashSet::new();
    for table in TABLES {
        let query = Query::select()
            .expr(Expr::cust("name_folded"))
            .from(Alias::new(table.trim_matches('"')))
            .and_where(Expr::cust(is_irregular()))
            .take();
        for row in conn.query_all(&query).await? {
            let name: String = row.try_get("", "name_folded")?;
            for written in name.split_whitespace() {
                let parts = written.split(|sign: char| !sign.is_alphanumeric());
                let parts: Vec<&str> = parts.filter(|part| !part.is_empty()).collect();
                words.insert(parts.concat());
                words.extend(parts.into_iter().map(str::to_owned));
            }
        }
    }
    Ok(words)
}

/// A word that is in somebody's name.
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
