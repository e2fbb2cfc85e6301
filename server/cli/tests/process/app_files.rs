//! The app's files, from inside the executable. The build of the app is there when these run.

use std::time::Duration;

use chrono::Utc;
use reedling_db::Db;
use reqwest::{Response, StatusCode, header};

use crate::{
    fixture::stored as app_files,
    support::{Folder, Server},
};

fn text(response: &Response, name: header::HeaderName) -> &str {
    response
        .headers()
        .get(name)
        .map_or("", |value| value.to_str().unwrap())
}

/// A hashed file that the start page names: the last one, as the build packs no file of a few hundred bytes.
async fn script(server: &Server) -> String {
    let page = server.get("/").await.text().await.unwrap();
    let (_, rest) = page.rsplit_once(" src=\"/assets/").expect("a built app");
    format!("/assets/{}", rest.split('"').next().unwrap())
}

#[tokio::test]
async fn files_of_this_release_are_stored_for_the_next() {
    let folder = Folder::new();
    let server = Server::start(&mut folder.reedling(&["serve"]));
    let page = server.get("/").await.text().await.unwrap();
    let (_, rest) = page
        .split_once("<meta name=\"release\" content=\"")
        .expect("a built app");
    let release = rest.split('"').next().unwrap();
    let answer = server.get("/api/health").await;
    assert_eq!(answer.headers()["reedling-release"], release);

    let script = script(&server).await;
    let db = Db::connect(&folder.database_url()).await.unwrap();
    let path = script.trim_start_matches('/');
    for _ in 0..100 {
        let kept = app_files::find(db.read(), path, Utc::now()).await.unwrap();
        if let Some(kept) = kept {
            let sent = server.client.get(format!("{}{script}", server.url));
            let sent = sent
                .header(header::ACCEPT_ENCODING, "br")
                .send()
                .await
                .unwrap();
            assert!(kept.is_packed);
            assert_eq!(sent.bytes().await.unwrap(), kept.contents);
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("{path} is not kept");
}

// SRV-01.
#[tokio::test]
async fn srv_01_one_executable_serves_the_app_and_the_api() {
    let folder = Folder::new();
    let server = Server::start(&mut folder.reedling(&["serve"]));
    for path in [
        "/",
        "/auth/signin",
        "/teacher/lessons",
        "/a/path/nobody/knows",
    ] {
        let page = server.get(path).await;
        assert_eq!(page.status(), 200, "{path}");
        assert_eq!(
            text(&page, header::CONTENT_TYPE),
            "text/html; charset=utf-8"
        );
        assert_eq!(text(&page, header::CACHE_CONTROL), "no-cache");
        assert!(
            page.text().await.unwrap().contains("<div id=\"root\""),
            "{path}"
        );
    }
    assert_eq!(server.get("/api/health").await.status(), 200);
    assert_eq!(server.get("/missing.js").await.status(), 404);
    assert_eq!(server.get("/../Cargo.toml").await.status(), 404);
}

#[tokio::test]
async fn hashed_files_are_immutable_and_revalidate_to_304() {
    let folder = Folder::new();
    let server = Server::start(&mut folder.reedling(&["serve"]));
    let path = script(&server).await;
    let first = server.get(&path).await;
    assert_eq!(first.status(), 200);
    assert_eq!(
        text(&first, header::CONTENT_TYPE),
        "text/javascript; charset=utf-8"
    );
    assert!(text(&first, header::CACHE_CONTROL).contains("immutable"));
    let tag = text(&first, header::ETAG).to_owned();
    assert!(tag.starts_with('"') && tag.ends_with('"'), "{tag}");

    let url = format!("{}{path}", server.url);
    let again = server.client.get(&url).header(header::IF_NONE_MATCH, &tag);
    let again = again.send().await.unwrap();
    assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
    assert_eq!(again.bytes().await.unwrap().len(), 0);

    let length = text(&first, header::CONTENT_LENGTH).to_owned();
    let head = server.client.head(&url).send().await.unwrap();
    assert_eq!(head.status(), 200);
    assert_eq!(text(&head, header::CONTENT_LENGTH), length);
    let posted = server.client.post(&url).send().await.unwrap();
    assert_eq!(posted.status(), StatusCode::METHOD_NOT_ALLOWED);
    assert_eq!(text(&posted, header::ALLOW), "GET, HEAD");
}

#[tokio::test]
async fn compressed_form_has_own_etag_and_needs_accept_encoding() {
    let folder = Folder::new();
    let server = Server::start(&mut folder.reedling(&["serve"]));
    let url = format!("{}{}", server.url, script(&server).await);
    let take = |coding: &'static str| {
        let request = server
            .client
            .get(&url)
            .header(header::ACCEPT_ENCODING, coding);
        async move { request.send().await.unwrap() }
    };
    let mut tags = Vec::new();
    for (accepted, sent) in [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0", ""),
        ("identity", ""),
    ] {
        let answer = take(accepted).await;
        assert_eq!(text(&answer, header::CONTENT_ENCODING), sent, "{accepted}");
        assert_eq!(text(&answer, header::VARY), "accept-encoding");
        tags.push(text(&answer, header::ETAG).to_owned());
    }
    assert_eq!(tags[2], tags[3]);
    tags.truncate(3);
    tags.sort();
    tags.dedup();
    assert_eq!(tags.len(), 3);
}

#[tokio::test]
async fn api_answer_uses_the_clients_encoding() {
    let folder = Folder::new();
    folder.run(&["seed-demo"]);
    let server = Server::start(&mut folder.reedling(&["serve"]));
    let token = server
        .token_of("teacher@reedling.test", "Practice-makes-1t!")
        .await;
    let lessons = async |accepted: &'static str| {
        let request = server
            .client
            .get(format!("{}/api/teachers/lessons", server.url));
        let request = request.header(header::ACCEPT_ENCODING, accepted);
        request.bearer_auth(&token).send().await.unwrap()
    };
    let plain = lessons("identity").await.bytes().await.unwrap();
    assert!(plain.len() > 32 * 1024, "a long answer");
    for (accepted, sent) in [
        ("br;q=0.9, gzip;q=0.8", "br"),
        ("gzip;q=0.8, br;q=0", "gzip"),
        ("br;q=0.0, gzip;q=0", ""),
    ] {
        let answer = lessons(accepted).await;
        assert_eq!(text(&answer, header::CONTENT_ENCODING), sent, "{accepted}");
        let length = text(&answer, header::CONTENT_LENGTH).to_owned();
        let body = answer.bytes().await.unwrap();
        assert_eq!(length, body.len().to_string());
        let unpacked = match sent {
            "br" => {
                let mut whole = Vec::new();
                brotli::BrotliDecompress(&mut &body[..], &mut whole).unwrap();
                whole
            }
            "gzip" => {
                let mut whole = Vec::new();
                std::io::Read::read_to_end(
                    &mut flate2::read::GzDecoder::new(&body[..]),
                    &mut whole,
                )
                .unwrap();
                whole
            }
            _ => body.to_vec(),
        };
        assert_eq!(unpacked, plain, "{accepted}");
    }
}
