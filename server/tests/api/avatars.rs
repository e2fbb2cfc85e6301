//! GET /api/avatars/{initials}.svg: pictures of initials, drawn here or by the school's avatar service.

use reedling_core::access::Role;
use reedling_server::config::{Config, flags::SettingFlags};
use reqwest::{Response, header};

use crate::{
    accounts::{self, sign_in},
    school::{School, person},
    support::{CLIENT, TestApp},
};

async fn picture(app: &TestApp, initials: &str) -> Response {
    let initials: String = url::form_urlencoded::byte_serialize(initials.as_bytes()).collect();
    let url = format!(
        "{}/api/avatars/{}.svg",
        app.url,
        initials.replace('+', "%20")
    );
    CLIENT.get(url).send().await.unwrap()
}

fn header_of(response: &Response, name: header::HeaderName) -> String {
    let value = response.headers().get(name);
    value.map_or("", |value| value.to_str().unwrap()).to_owned()
}

/// What is sent, and what the picture shows of it.
const HOSTILE: &[(&str, &str)] = &[
    ("AQ", "AQ"),
    ("aq", "aq"),
    ("", ""),
    (" ", ""),
    (".svg", ".s"),
    ("A/../Q", "A/"),
    ("<script>alert(1)</script>", "&lt;s"),
    ("]]>", "]]"),
    ("&lt;", "&amp;l"),
    ("--><x/>", "--"),
    ("\"'", "\"'"),
    ("\u{0}\u{1}\u{1b}[31mA", "[3"),
    ("\u{fffe}\u{ffff}\u{feff}A", "A"),
    ("\u{202e}\u{2066}AQ", "AQ"),
    ("של", "של"),
    ("علی", "عل"),
    ("山田太郎", "山田"),
    ("e\u{301}o\u{308}", "e\u{301}o\u{308}"),
    ("👩🏽\u{200d}🎤🎻🎼", "👩🏽\u{200d}🎤🎻"),
    ("🇩🇪🇫🇷🇮🇹", "🇩🇪🇫🇷"),
    ("\u{10ffff}", "\u{10ffff}"),
    ("${7*7}", "${"),
    ("{{7*7}}", "{{"),
    ("%2e%2e%2f", "%2"),
];

/// The text of the picture as XML has it, once the whole picture is the drawing that it should be.
fn shown(svg: &str) -> &str {
    assert!(
        svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\"") && svg.ends_with("</svg>")
    );
    let Some((_, text)) = svg.split_once("<text ") else {
        assert_eq!(svg.matches('<').count(), 7, "the figure of nobody: {svg}");
        return "";
    };
    assert_eq!(svg.matches('<').count(), 7, "{svg}");
    text.split_once('>')
        .unwrap()
        .1
        .split_once("</text>")
        .unwrap()
        .0
}

on_both! {
    async fn any_initials_give_a_picture_of_two_letters_at_most(app: TestApp) {
        let long = "Ω".repeat(1_500);
        let marks = format!("a{}", "\u{301}".repeat(1_500));
        let plain = "x".repeat(10_000);
        let cut = format!("a{}", "\u{301}".repeat(11));
        let more = [(long.as_str(), "ΩΩ"), (marks.as_str(), cut.as_str()), (plain.as_str(), "xx")];
        for (initials, expected) in HOSTILE.iter().copied().chain(more) {
            let answer = picture(&app, initials).await;
            assert_eq!(answer.status(), 200, "{initials:?}");
            assert_eq!(header_of(&answer, header::CONTENT_TYPE), "image/svg+xml");
            assert_eq!(header_of(&answer, header::X_CONTENT_TYPE_OPTIONS), "nosniff");
            let policy = header_of(&answer, header::CONTENT_SECURITY_POLICY);
            assert!(policy.starts_with("default-src 'none'; style-src 'sha256-"), "{policy}");
            assert!(policy.ends_with("frame-ancestors 'none'; sandbox"), "{policy}");
            let svg = answer.text().await.unwrap();
            assert!(svg.len() < 1_000, "{}", svg.len());
            assert_eq!(shown(&svg), expected, "{initials:?}");
        }
        // Text that is none, and no picture.
        for (path, status) in [("%ff.svg", 400), ("AQ", 404), ("AQ.png", 404), ("%7Bfile%7D", 404), ("A/Q.svg", 404)] {
            let answer = CLIENT.get(format!("{}/api/avatars/{path}", app.url)).send().await.unwrap();
            assert_eq!(answer.status(), status, "{path}");
            assert_eq!(header_of(&answer, header::CACHE_CONTROL), "no-store", "{path}");
        }
        let longest = "%C3%A9".repeat(10_000);
        let answer = CLIENT.get(format!("{}/api/avatars/{longest}.svg", app.url)).send().await.unwrap();
        assert!([414, 431].contains(&answer.status().as_u16()), "{}", answer.status());
    }
}

on_both! {
    async fn a_picture_is_kept_and_sent_once(app: TestApp) {
        let first = picture(&app, "AQ").await;
        assert_eq!(header_of(&first, header::CACHE_CONTROL), "public, max-age=86400");
        let tag = header_of(&first, header::ETAG);
        assert_ne!(tag, header_of(&picture(&app, "QA").await, header::ETAG));
        let url = format!("{}/api/avatars/AQ.svg", app.url);
        for (known, status) in [(tag.as_str(), 304), ("*", 304), ("\"another\"", 200)] {
            let answer = CLIENT.get(&url).header(header::IF_NONE_MATCH, known).send().await.unwrap();
            assert_eq!(answer.status(), status, "{known}");
            assert_eq!(header_of(&answer, header::ETAG), tag);
            assert_eq!(header_of(&answer, header::CACHE_CONTROL), "public, max-age=86400");
            assert_eq!(answer.bytes().await.unwrap().is_empty(), status == 304);
        }
        let head = CLIENT.head(&url).send().await.unwrap();
        assert_eq!((head.status().as_u16(), header_of(&head, header::ETAG)), (200, tag));
    }
}

async fn avatar_of(app: &TestApp, school: &School<'_>, name: &str) -> String {
    let someone = person(app, Role::Teacher, name).await;
    let me = school.get(&someone, "/api/users/me").await;
    me.body["user"]["avatar"].as_str().unwrap().to_owned()
}

on_both! {
    // LAYOUT-20, of the addresses: the server's own picture, else the configured service's.
    async fn picture_is_by_this_server_or_configured_service(app: TestApp) {
        let school = School::open(&app).await;
        for (name, address) in [
            ("Zoe Maria Quill", "/api/avatars/ZQ.svg"),
            ("yan", "/api/avatars/Y.svg"),
            ("山田 太郎", "/api/avatars/%E5%B1%B1%E5%A4%AA.svg"),
            ("<b> & /", "/api/avatars/B.svg"),
            ("& /", "/api/avatars/%26%2F.svg"),
        ] {
            assert_eq!(avatar_of(&app, &school, name).await, address, "{name}");
            let answer = CLIENT.get(format!("{}{address}", app.url)).send().await.unwrap();
            assert_eq!(answer.status(), 200, "{address}");
        }
        accounts::account(&app, "tess.two@music.example", "active", false).await;
        let signed_in = sign_in(&app, "tess.two@music.example", accounts::PASSWORD).await;
        assert_eq!(signed_in.body["user"]["avatar"], "/api/avatars/TT.svg");

        let file = app.state.config.data_dir.join("reedling.toml");
        let setting = "avatar_url = \"https://pictures.example:8443/{initials}.png?size=64\"";
        std::fs::write(&file, setting).unwrap();
        let mut flags = SettingFlags::default();
        flags.config = Some(file);
        let avatars = Config::load(&flags).unwrap().avatars;
        let elsewhere = app.beside_with(|config| config.avatars = avatars).await;
        let signed_in = sign_in(&elsewhere, "tess.two@music.example", accounts::PASSWORD).await;
        assert_eq!(signed_in.body["user"]["avatar"], "https://pictures.example:8443/TT.png?size=64");
        for (server, images) in [(&app, "img-src 'self' data:; "), (&elsewhere, "img-src 'self' data: https://pictures.example:8443; ")] {
            let answer = CLIENT.get(format!("{}/api/health", server.url)).send().await.unwrap();
            let policy = header_of(&answer, header::CONTENT_SECURITY_POLICY);
            assert!(policy.contains(images), "{policy}");
        }
    }
}
