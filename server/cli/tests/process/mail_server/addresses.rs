//! Addresses of mail servers.

use reedling_server::config::mail_server;

use crate::smtp::support;

#[tokio::test]
async fn a_password_is_never_sent_for_all_to_read() {
    for (url, why) in [
        ("smtp://u:p@mail.example?tls=none", "for all to read"),
        (
            "smtp://mail.example?tls=maybe",
            "?tls=required or ?tls=none",
        ),
        ("imap://mail.example", "must be an address such as"),
        ("smtps://", "must be an address such as"),
    ] {
        let error = mail_server::connect(url, None).unwrap_err().to_string();
        assert!(
            error.contains(why) && !error.contains("u:p"),
            "{url}: {error}"
        );
    }
    for url in [
        "smtp://relay.example?tls=none",
        "smtp://u:p@127.0.0.1",
        "smtps://u:p@mail.example:465",
    ] {
        mail_server::connect(url, None).unwrap();
    }
    let missing = support("tls/none.pem");
    let error = mail_server::connect("smtps://mail.example", Some(&missing)).unwrap_err();
    assert!(
        error.to_string().contains("REEDLING_SMTP_CA_FILE"),
        "{error}"
    );
}
