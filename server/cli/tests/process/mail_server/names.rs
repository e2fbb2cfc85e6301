//! What people write as their names does not change a mail.

use reedling_server::{
    config::Config,
    mail::{self, Message},
};
use serde_json::json;

use super::{attempt, to};
use crate::{jobs::Setting, smtp::MailServer, support::Folder};

#[tokio::test]
async fn names_bring_no_header_and_no_link_into_a_mail() {
    let server = MailServer::start(&json!({ "tls": "none" }));
    let context = to(&format!("smtp://127.0.0.1:{}", server.port));
    for (name, shown) in [
        ("Ada\r\nBcc: eve@music.example\r\n\r\nBody", false),
        ("Win at https://evil.example/prize", false),
        ("Win at evil.example", false),
        ("Evil.Com", false),
        ("Élise <script>", false),
        ("J. S. Bach", true),
        ("J.S. Bach", true),
        ("Élise de la Cruz-O'Neil", true),
    ] {
        let folder = Folder::new();
        let setting = Setting::new(&folder, &folder.database_url()).await;
        let message = Message::AccountExists.to("ada@music.example".into(), name.into());
        mail::enqueue(setting.state.db.write(), setting.now(), &message)
            .await
            .unwrap();
        assert_eq!(attempt(&setting, &context).await.0, "done");
        let mail = server.mail();
        assert_eq!(mail["to"], json!(["ada@music.example"]));
        let text = mail["text"].as_str().unwrap();
        let (headers, body) = text.split_once("\r\n\r\n").unwrap();
        assert!(!headers.contains("Bcc"), "{headers}");
        assert!(!body.contains("evil") && !body.contains("eve@"), "{body}");
        assert_eq!(body.contains("Hello,"), !shown, "{body}");
    }
    // An address that brings a line is no address at all.
    let folder = Folder::new();
    let config = Config::with_database(&folder.database_url(), folder.path()).unwrap();
    let to = "ada@music.example\r\nRCPT TO:<eve@music.example>";
    let message = Message::AccountExists.to(to.into(), "Ada".into());
    assert!(mail::render::mail(&config, "id", &message).is_err());
}
