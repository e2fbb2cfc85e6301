//! A page of an earlier release, after an update: what tells it so, and what it can still load.

use chrono::TimeDelta;
use reqwest::{Response, header};

use crate::{
    fixture::{AppFile, app_files, release, stored},
    support::{CLIENT, TestApp},
};

fn packed(text: &str) -> Vec<u8> {
    let mut packed = Vec::new();
    brotli::BrotliCompress(&mut text.as_bytes(), &mut packed, &Default::default()).unwrap();
    packed
}

fn script(path: &str) -> AppFile {
    AppFile {
        path: format!("assets/{path}"),
        is_packed: true,
        contents: packed(path),
    }
}

async fn get(app: &TestApp, path: &str, accepted: &'static str) -> Response {
    let request = CLIENT.get(format!("{}/assets/{path}", app.url));
    let request = request.header(header::ACCEPT_ENCODING, accepted);
    request.send().await.unwrap()
}

async fn status(app: &TestApp, path: &str) -> u16 {
    get(app, path, "br").await.status().as_u16()
}

fn text(response: &Response, name: header::HeaderName) -> &str {
    let value = response.headers().get(name);
    value.map_or("", |value| value.to_str().unwrap())
}

on_both! {
    async fn files_of_replaced_release_are_served_a_week(app: TestApp) {
        let other = app.beside().await;
        let font = AppFile { path: "assets/font-1.woff2".to_owned(), is_packed: false, contents: vec![7; 3] };
        app_files::keep(&app.state, vec![script("old-1.js"), font.clone()]).await.unwrap();
        app.clock.advance(TimeDelta::days(30));
        // The release is a month old when it is replaced; its font is the next one's too.
        app_files::keep(&other.state, vec![script("new-1.js"), font]).await.unwrap();
        for server in [&app, &other] {
            for path in ["old-1.js", "new-1.js", "font-1.woff2"] {
                assert_eq!(status(server, path).await, 200, "{path}");
            }
            assert_eq!(status(server, "never-1.js").await, 404);
        }
        // A server that is started once more changes nothing.
        app.clock.advance(TimeDelta::days(6));
        app_files::keep(&other.state, vec![script("new-1.js")]).await.unwrap();
        app_files::keep(&other.state, vec![script("new-1.js")]).await.unwrap();
        app.clock.advance(TimeDelta::days(1) - TimeDelta::seconds(1));
        assert_eq!(status(&app, "old-1.js").await, 200);
        app.clock.advance(TimeDelta::seconds(1));
        assert_eq!(status(&app, "old-1.js").await, 404, "a week is over");
        assert_eq!(status(&app, "new-1.js").await, 200);
        stored::delete_over(app.state.db.write(), app.state.clock.now()).await.unwrap();
        let left = stored::known(app.state.db.read(), &["assets/old-1.js".to_owned(), "assets/new-1.js".to_owned()]).await;
        assert_eq!(left.unwrap(), ["assets/new-1.js"]);
    }
}

on_both! {
    async fn downgrade_makes_earlier_files_current_again(app: TestApp) {
        for release in ["first-1.js", "second-1.js", "first-1.js"] {
            app_files::keep(&app.state, vec![script(release)]).await.unwrap();
            app.clock.advance(TimeDelta::days(4));
        }
        app.clock.advance(TimeDelta::days(4));
        assert_eq!(status(&app, "first-1.js").await, 200);
        assert_eq!(status(&app, "second-1.js").await, 404);
    }
}

on_both! {
    async fn stored_file_is_sent_like_an_embedded_one(app: TestApp) {
        app_files::keep(&app.state, vec![script("old-1.js")]).await.unwrap();
        let answer = get(&app, "old-1.js", "gzip, br").await;
        assert_eq!(text(&answer, header::CONTENT_TYPE), "text/javascript; charset=utf-8");
        assert_eq!(text(&answer, header::CONTENT_ENCODING), "br");
        assert_eq!(text(&answer, header::VARY), "accept-encoding");
        assert!(text(&answer, header::CACHE_CONTROL).contains("immutable"));
        assert!(text(&answer, header::CONTENT_SECURITY_POLICY).contains("default-src 'none'"));
        let tag = text(&answer, header::ETAG).to_owned();
        assert_eq!(answer.bytes().await.unwrap(), packed("old-1.js"));

        let plain = get(&app, "old-1.js", "gzip").await;
        assert_eq!(text(&plain, header::CONTENT_ENCODING), "");
        assert_ne!(text(&plain, header::ETAG), tag);
        assert_eq!(plain.text().await.unwrap(), "old-1.js");

        let url = format!("{}/assets/old-1.js", app.url);
        let again = CLIENT.get(&url).header(header::ACCEPT_ENCODING, "br").header(header::IF_NONE_MATCH, &tag);
        assert_eq!(again.send().await.unwrap().status(), 304);
        assert_eq!(CLIENT.head(&url).send().await.unwrap().status(), 200);
        assert_eq!(CLIENT.post(&url).send().await.unwrap().status(), 405);
    }
}

on_both! {
    async fn every_answer_of_the_api_names_the_release(app: TestApp) {
        for (path, status) in [("/api/stats", 200), ("/api/teachers/lessons", 401), ("/api/nothing", 404)] {
            let answer = CLIENT.get(format!("{}{path}", app.url)).send().await.unwrap();
            assert_eq!(answer.status(), status, "{path}");
            assert_eq!(answer.headers()["reedling-release"], release(app.state.app_files), "{path}");
        }
    }
}

on_both! {
    async fn a_chunk_that_nobody_knows_is_missing_and_no_page(app: TestApp) {
        for path in ["missing-1.js", "missing-1.css", "missing-1.wasm", "missing"] {
            let answer = get(&app, path, "br").await;
            assert_eq!(answer.status(), 404, "{path}");
            assert!(!text(&answer, header::CONTENT_TYPE).starts_with("text/html"), "{path}");
        }
        // Too long to be a file's: the database is not asked.
        assert_eq!(status(&app, &"m".repeat(300)).await, 404);
    }
}
