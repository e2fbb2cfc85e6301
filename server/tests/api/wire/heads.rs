//! Reading changes nothing, and asking for the head alone even less (RFC 9110 §9.2.1).

use serde_json::Value;

use crate::{accounts::call, authorization::table::TABLE, school::School};

/// Links of mails and providers: following them changes something, so their heads are refused.
const CHANGING: [&str; 2] = ["/api/auth/activate", "/api/auth/google"];

on_both! {
    async fn neither_a_get_nor_a_head_writes_anything(app: TestApp) {
        let school = School::open(&app).await;
        let lesson = school.one_lesson().await;
        let before = school.contents().await;
        let mut read = 0;
        for row in TABLE.iter().filter(|row| row.method == "GET") {
            let anna = school.anna.id.to_string();
            let id = if row.needs_lesson() { &lesson } else { &anna };
            let path = row.path.replace("{id}", id);
            let searches: &[&str] = match row.path {
                "/api/teachers/parents" => &["", "?search=pia@music.example", "?search=pat", "?search=typed"],
                _ => &[""],
            };
            for (who, search) in [&school.ada, &school.tess, &school.otto, &school.anna, &school.pat]
                .into_iter()
                .flat_map(|who| searches.iter().map(move |search| (who, search)))
            {
                let path = format!("{path}{search}");
                let got = call(&app, "GET", &path, who.token(), Value::Null).await.status;
                let head = call(&app, "HEAD", &path, who.token(), Value::Null).await.status;
                let expected = if CHANGING.contains(&row.path) { 405 } else { got };
                assert_eq!(head, expected, "{path} by {}", who.name);
                read += usize::from(got == 200);
            }
        }
        assert!(read > 60, "{read}");
        assert_eq!(school.contents().await, before);
    }
}
