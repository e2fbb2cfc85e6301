//! Settings: defaults, then a file, then the environment, then flags; what is wrong is said in one sentence.

mod layers;

use crate::support::{Folder, Server, postgres, refusal};

// SRV-18.
#[test]
fn srv_18_an_unknown_variable_is_named() {
    let folder = Folder::new();
    let said = refusal(folder.reedling(&["serve"]).env("REEDLING_COLOUR", "teal"));
    assert!(
        said.starts_with("REEDLING_COLOUR is not a setting; the settings are bind, "),
        "{said}"
    );
}

#[test]
fn variables_of_development_are_no_settings() {
    let folder = Folder::new();
    let mut command = folder.reedling(&["migrate"]);
    command
        .env("REEDLING_TEST_POSTGRES_URL", "x")
        .env("REEDLING_CHROMIUM", "x");
    assert!(command.status().unwrap().success());
}

#[test]
fn bad_values_are_told_with_the_setting_and_an_example() {
    let folder = Folder::new();
    for (name, value, sentence) in [
        (
            "REEDLING_BIND",
            "nowhere",
            "REEDLING_BIND must be an address and a port such as 127.0.0.1:8080, not \"nowhere\".",
        ),
        (
            "REEDLING_DATABASE_URL",
            "mysql://root@localhost/x",
            "REEDLING_DATABASE_URL must begin with sqlite:// or postgres://.",
        ),
        (
            "REEDLING_PUBLIC_URL",
            "reedling.example.org",
            "REEDLING_PUBLIC_URL must be an address such as https://reedling.example.org, not \"reedling.example.org\".",
        ),
        (
            "REEDLING_SCHOOL_TIME_ZONE",
            "Mars/Base",
            "REEDLING_SCHOOL_TIME_ZONE must be the name of a zone such as Europe/Berlin, not \"Mars/Base\".",
        ),
        (
            "REEDLING_PUBLIC_PAGES",
            "none",
            "REEDLING_PUBLIC_PAGES must be product or school, not \"none\".",
        ),
        (
            "REEDLING_REGISTRATION",
            "everybody",
            "REEDLING_REGISTRATION must be approval, open or closed, not \"everybody\".",
        ),
        (
            "REEDLING_REQUIRE_SECOND_FACTOR",
            "teachers",
            "REEDLING_REQUIRE_SECOND_FACTOR must be none, administrators or staff, not \"teachers\".",
        ),
        (
            "REEDLING_SMTP_URL",
            "mail:secret",
            "REEDLING_SMTP_URL must be an address such as smtps://user:password@mail.example.org.",
        ),
        (
            "REEDLING_SMTP_URL",
            "smtp://localhost",
            "REEDLING_MAIL_FROM must name the sender when REEDLING_SMTP_URL is set.",
        ),
        (
            "REEDLING_MAIL_FROM",
            "the school",
            "REEDLING_MAIL_FROM must be an e-mail address such as Reedling <school@example.org>, not \"the school\".",
        ),
        (
            "REEDLING_OIDC_CLIENT_ID",
            "reedling",
            "REEDLING_OIDC_CLIENT_SECRET must be set when REEDLING_OIDC_CLIENT_ID is.",
        ),
        (
            "REEDLING_OIDC_CLIENT_SECRET",
            "hush",
            "REEDLING_OIDC_CLIENT_ID must be set when another REEDLING_OIDC setting is.",
        ),
        (
            "REEDLING_OIDC_ISSUER",
            "https://login.example.org",
            "REEDLING_OIDC_CLIENT_ID must be set when another REEDLING_OIDC setting is.",
        ),
        (
            "REEDLING_TRUSTED_PROXIES",
            "127.0.0.1, nginx",
            "REEDLING_TRUSTED_PROXIES must be addresses or networks such as 127.0.0.1, 10.0.0.0/8, not \"nginx\".",
        ),
        (
            "REEDLING_CONNECTIONS_PER_NETWORK",
            "many",
            "REEDLING_CONNECTIONS_PER_NETWORK must be a whole number from 1 on, not \"many\".",
        ),
        (
            "REEDLING_AVATAR_URL",
            "https://avatars.example.org/ada.svg",
            "REEDLING_AVATAR_URL must be an address such as https://avatars.example.org/{initials}.svg, not \"https://avatars.example.org/ada.svg\".",
        ),
        (
            "REEDLING_LOG_FORMAT",
            "xml",
            "REEDLING_LOG_FORMAT must be text or json, not \"xml\".",
        ),
    ] {
        let said = refusal(folder.reedling(&["serve"]).env(name, value));
        assert_eq!(said, sentence);
    }
}

// SAFE-10: a school that requires it must be able to keep it.
#[test]
fn safe_10_requiring_second_factor_needs_a_key() {
    let folder = Folder::new();
    std::fs::write(folder.path().join("secret.key"), "not a key").unwrap();
    let mut command = folder.reedling(&["serve"]);
    command.env("REEDLING_REQUIRE_SECOND_FACTOR", "staff");
    assert_eq!(
        refusal(&mut command),
        "REEDLING_REQUIRE_SECOND_FACTOR needs REEDLING_SECRET_KEY, or a file secret.key that can be used."
    );
}

#[test]
fn openid_issuer_must_use_tls_or_loopback() {
    let folder = Folder::new();
    for address in [
        "login.example.org",
        "http://login.example.org",
        "ftp://login.example.org",
        "http://127.0.0.1.example.org",
    ] {
        let said = refusal(
            folder
                .reedling(&["serve", "--oidc-client-id", "reedling"])
                .env("REEDLING_OIDC_CLIENT_SECRET", "hush-hush")
                .env("REEDLING_OIDC_ISSUER", address),
        );
        let expected = format!(
            "REEDLING_OIDC_ISSUER must be an address such as https://accounts.google.com (http only on this machine), not \"{address}\"."
        );
        assert_eq!(said, expected);
    }
}

#[tokio::test]
async fn provider_in_file_enables_google_and_hides_its_secret() {
    let folder = Folder::new();
    let file = folder.path().join("reedling.toml");
    let settings = "oidc_client_id = \"reedling\"\noidc_client_secret = \"hush-hush\"\n";
    std::fs::write(&file, settings).unwrap();
    let mut command = folder.reedling(&["serve"]);
    let server = Server::start(
        command
            .env("REEDLING_CONFIG", &file)
            .env("REEDLING_OIDC_ISSUER", "http://127.0.0.1:1"),
    );
    let answer = server.get("/api/auth/providers").await;
    assert_eq!(
        answer.text().await.unwrap(),
        "{\"google\":true,\"registration\":\"open\"}"
    );
    assert_eq!(server.get("/api/auth/google").await.status(), 503);
    let logged = server.logged("unavailable");
    assert!(!logged.contains("hush-hush"), "{logged}");
}

// SRV-20.
#[test]
fn srv_20_the_settings_have_defaults() {
    let help = String::from_utf8(Folder::new().run(&["--help"]).stdout).unwrap();
    for (variable, default) in [
        ("REEDLING_BIND", "127.0.0.1:8080"),
        ("REEDLING_DATA_DIR", "./data"),
        ("REEDLING_OIDC_ISSUER", "https://accounts.google.com"),
    ] {
        let told = format!("[env: {variable}] [default: {default}]");
        assert!(help.contains(&told), "{told} is not in:\n{help}");
    }
}

// SRV-03.
#[tokio::test]
async fn srv_03_database_defaults_to_a_file_in_data_folder() {
    let folder = Folder::new();
    let server = Server::start(&mut folder.reedling(&["serve"]));
    assert!(folder.path().join("reedling.db").is_file());
    assert_eq!(server.get("/api/health").await.status(), 200);
    if let Some(postgres) = postgres::server() {
        let other = Folder::new();
        let mut command = other.reedling(&["serve"]);
        let server = Server::start(command.env("REEDLING_DATABASE_URL", postgres));
        assert!(!other.path().join("reedling.db").exists());
        assert_eq!(server.get("/api/health").await.status(), 200);
    }
}
