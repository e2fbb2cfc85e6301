//! That the tests of the API are run on both databases.

use std::{fs, path::Path};

/// Every file below a folder.
fn sources(folder: &Path) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push((
                path.display().to_string(),
                fs::read_to_string(&path).unwrap(),
            ));
        }
    }
    found
}

// SRV-04.
#[test]
fn srv_04_every_api_test_runs_on_both_databases() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/api");
    let mut on_both = 0;
    for (name, text) in sources(&folder) {
        // The recorded answers are of one database: that both answer alike is what all other tests hold.
        if name.ends_with("backends.rs") || name.contains("/contract/") {
            continue;
        }
        on_both += text.matches("on_both! {").count();
        // A server is made by the macro, for each database; by itself only to measure, when somebody asks for that.
        let alone = text.matches("#[tokio::test").count();
        let measured = text.matches("#[ignore").count();
        assert_eq!(alone, measured, "{name} has a test that is not run on both");
        assert!(
            measured > 0 || !text.contains("TestApp::on_"),
            "{name} chooses its database"
        );
    }
    assert!(on_both > 150, "{on_both}");
    // The recipe that runs them starts a PostgreSQL of its own.
    let recipe = Path::new(env!("CARGO_MANIFEST_DIR")).join("../scripts/test.sh");
    let recipe = fs::read_to_string(recipe).unwrap();
    assert!(recipe.contains("export REEDLING_TEST_POSTGRES_URL"));
}
