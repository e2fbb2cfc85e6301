//! The file, the variables and the flags: each knows every setting, the later goes before the earlier.

use crate::support::{Folder, refusal};

#[test]
fn settings_file_is_checked_like_the_environment() {
    let folder = Folder::new();
    let file = folder.path().join("reedling.toml");
    let with_file = |text: &str| {
        std::fs::write(&file, text).unwrap();
        let mut command = folder.reedling(&["migrate"]);
        command.env("REEDLING_CONFIG", &file);
        command
    };
    let name = file.display();
    assert!(
        refusal(&mut with_file("colour = \"teal\""))
            .starts_with(&format!("\"colour\" in {name} is not a setting; "))
    );
    assert_eq!(
        refusal(&mut with_file("school_name = 12")),
        format!("\"school_name\" in {name} must be text in quotes.")
    );
    assert!(refusal(&mut with_file("bind = ")).starts_with(&format!(
        "{name} cannot be understood: TOML parse error at line 1"
    )));
    assert!(
        with_file("school_name = \"Quill\"")
            .status()
            .unwrap()
            .success()
    );

    std::fs::remove_file(&file).unwrap();
    let missing = refusal(folder.reedling(&["migrate"]).env("REEDLING_CONFIG", &file));
    assert!(
        missing.starts_with(&format!("The settings file {name} cannot be read: ")),
        "{missing}"
    );
}

// SRV-18.
#[test]
fn srv_18_flag_overrides_variable_overrides_file() {
    let folder = Folder::new();
    let file = folder.path().join("reedling.toml");
    std::fs::write(
        &file,
        "school_time_zone = \"from/file\"\nbind = \"from-file\"\n",
    )
    .unwrap();
    let refused = |arguments: &[&str], bind: Option<&str>| {
        let mut command = folder.reedling(arguments);
        command
            .env("REEDLING_CONFIG", &file)
            .env_remove("REEDLING_BIND");
        if let Some(bind) = bind {
            command.env("REEDLING_BIND", bind);
        }
        refusal(&mut command)
    };
    assert!(refused(&["serve"], None).contains("not \"from-file\""));
    assert!(refused(&["serve"], Some("from-variable")).contains("not \"from-variable\""));
    let flag = ["serve", "--bind", "from-flag"];
    assert!(refused(&flag, Some("from-variable")).contains("not \"from-flag\""));
}

// SRV-19, SRV-21.
#[test]
fn every_setting_is_flag_variable_and_file_key() {
    let folder = Folder::new();
    let help = String::from_utf8(folder.run(&["--help"]).stdout).unwrap();
    let said = refusal(folder.reedling(&["serve"]).env("REEDLING_COLOUR", "teal"));
    let (_, settings) = said.split_once("the settings are ").unwrap();
    let settings: Vec<&str> = settings.trim_end_matches('.').split(", ").collect();
    for promised in [
        "public_url",
        "school_name",
        "public_pages",
        "school_time_zone",
        "registration",
        "smtp_url",
        "mail_from",
        "oidc_issuer",
        "oidc_client_id",
        "oidc_client_secret",
        "ai_base_url",
        "ai_model",
        "ai_api_key",
    ] {
        assert!(settings.contains(&promised), "{promised}");
    }
    let file = folder.path().join("reedling.toml");
    for setting in settings {
        let variable = format!("REEDLING_{}", setting.to_uppercase());
        let flag = format!("--{} <", setting.replace('_', "-"));
        assert!(help.contains(&flag), "{flag}");
        assert!(help.contains(&format!("[env: {variable}]")), "{variable}");
        // Each layer knows the name: a number is refused for what it is, not as an unknown setting.
        std::fs::write(&file, format!("{setting} = 1")).unwrap();
        let mut command = folder.reedling(&["migrate"]);
        let said = refusal(command.env("REEDLING_CONFIG", &file).env_remove(&variable));
        assert!(said.starts_with(&format!("\"{setting}\" in ")), "{said}");
        assert!(said.contains(" must be "), "{said}");
    }
}
