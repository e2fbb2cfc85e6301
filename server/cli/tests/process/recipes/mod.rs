//! `just start` and `just test`, in a copy of the project without anything that is built. What downloads and compiles is
//! stood in for, as the real tools take minutes and the network: `stand-in.sh` writes down how each was called. The
//! recipes, the scripts and the executable that is served at last are the real ones.

use std::{
    fs,
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
};

use crate::support::{Folder, Server};

const TOOLS: [&str; 15] = [
    "cargo",
    "cargo-nextest",
    "cc",
    "curl",
    "node",
    "npm",
    "playwright",
    "rustc",
    "rustup",
    "vite",
    "vitest",
    "wasm-bindgen",
    "wasm-bindgen-test-runner",
    "wasm-opt",
    "wasm-pack",
];

/// What `just test` must call, in this order.
const TESTS: [&str; 6] = [
    "cargo nextest run --profile default --package reedling-core --package reedling-planner --package reedling-js-export --features reedling-core/schema,reedling-planner/schema",
    "cargo test --quiet --doc --package reedling-core --package reedling-planner --features reedling-core/schema,reedling-planner/schema",
    "cargo test --package reedling-wasm --features practice --target wasm32-unknown-unknown",
    "vitest run",
    "cargo nextest run --profile default --package reedling --package reedling-assets --package reedling-backup --package reedling-db --package reedling-seed --package reedling-server",
    "playwright test",
];

fn real() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A copy of what the recipes are made of, as a new machine has it after the project.
struct Project(Folder);

impl Project {
    fn new() -> Self {
        let folder = Folder::new();
        let root = folder.path().join("project");
        for part in ["scripts", "app", "wasm", ".tools/bin"] {
            fs::create_dir_all(root.join(part)).unwrap();
        }
        let scripts = fs::read_dir(real().join("scripts")).unwrap();
        let scripts = scripts.map(|entry| entry.unwrap().path());
        for script in scripts.filter(|path| path.extension().is_some_and(|it| it == "sh")) {
            let name = script.file_name().unwrap();
            fs::copy(&script, root.join("scripts").join(name)).unwrap();
        }
        for file in [
            "justfile",
            "Cargo.toml",
            "package-lock.json",
            "rust-toolchain.toml",
        ] {
            fs::copy(real().join(file), root.join(file)).unwrap();
        }
        let stand_in = include_str!("stand-in.sh");
        let tools = TOOLS.map(|tool| format!(".tools/bin/{tool}"));
        let others = ["scripts/postgres.sh", "scripts/chromium.sh"].map(str::to_owned);
        for place in tools.iter().chain(&others) {
            let path = root.join(place);
            fs::write(&path, stand_in).unwrap();
            fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
        }
        Self(folder)
    }

    fn root(&self) -> PathBuf {
        self.0.path().join("project")
    }

    fn record(&self) -> PathBuf {
        self.0.path().join("record")
    }

    /// What was called since the last time.
    fn calls(&self) -> Vec<String> {
        let text = fs::read_to_string(self.record()).unwrap_or_default();
        fs::remove_file(self.record()).ok();
        text.lines().map(str::to_owned).collect()
    }

    /// A command in it, with a data folder and a free port as every executable of the tests has.
    fn command(&self, program: &str) -> Command {
        let plain = self.0.reedling(&[]);
        let mut command = Command::new(program);
        command
            .current_dir(self.root())
            .env_clear()
            .envs(
                plain
                    .get_envs()
                    .filter_map(|(name, value)| Some((name, value?))),
            )
            .env("PATH", std::env::var_os("PATH").unwrap())
            .env("HOME", self.0.path())
            .env("RECORD", self.record())
            .env("REEDLING", plain.get_program())
            .stdin(Stdio::null());
        command
    }

    /// Runs a recipe by the `just` that npx gives.
    fn just(&self, arguments: &[&str], failing: &str) -> Output {
        let just = real().join("node_modules/.bin/rust-just");
        let mut command = self.command(just.to_str().unwrap());
        command.args(arguments).env("FAIL", failing);
        command.output().unwrap()
    }
}

/// Where each of the calls stands; it must be there once.
fn places(calls: &[String], wanted: &[&str]) -> Vec<usize> {
    let place = |start: &&str| {
        let found: Vec<_> = (0..calls.len())
            .filter(|&at| calls[at].starts_with(start))
            .collect();
        assert_eq!(found.len(), 1, "{start} in {calls:#?}");
        found[0]
    };
    wanted.iter().map(place).collect()
}

/// How a package of core's for the browser is built.
fn wasm_pack(folder: &str) -> String {
    let command = "wasm-pack --log-level info build wasm --mode no-install --target bundler --profile wasm-release";
    format!("{command} --out-dir {folder} ")
}

// SRV-06.
#[tokio::test]
async fn srv_06_start_installs_builds_and_serves_the_demo_school() {
    let project = Project::new();
    let recipe = project.just(&["--dry-run", "start"], "");
    assert_eq!(
        String::from_utf8_lossy(&recipe.stderr).trim(),
        "scripts/start.sh"
    );

    let (server, _) = Server::start_after(project.command("bash").arg("scripts/start.sh"));
    let calls = project.calls();
    let tools = calls
        .iter()
        .filter(|call| call.starts_with("cargo install "));
    assert_eq!(tools.count(), 2, "{calls:#?}");
    let found = places(
        &calls,
        &[
            "rustup toolchain install 1.",
            "rustup target add wasm32-unknown-unknown",
            "npm ci ",
            &wasm_pack("pkg"),
            &wasm_pack("pkg-goals"),
            "vite build",
        ],
    );
    assert!(found.is_sorted(), "{found:?}");
    // Beside the others, as soon as there is a compiler.
    let build = places(
        &calls,
        &["cargo build --locked --quiet --package reedling "],
    );
    assert!(build[0] > found[1], "{calls:#?}");
    let role = server
        .sign_in("teacher@reedling.test", "Practice-makes-1t!")
        .await;
    assert_eq!(role.as_deref(), Some("TEACHER"));
    assert!(project.0.path().join("reedling.db").exists());
    server.end();

    let (server, _) = Server::start_after(project.command("bash").arg("scripts/start.sh"));
    let again = project.calls();
    for done in [
        "rustup ",
        "npm ",
        "cargo install ",
        "wasm-pack --log-level",
        "vite ",
    ] {
        assert!(
            !again.iter().any(|call| call.starts_with(done)),
            "{done} in {again:#?}"
        );
    }
    server.end();
}

// SRV-08.
#[test]
fn srv_08_test_recipe_runs_everything_and_stops_at_failure() {
    let project = Project::new();
    let passed = project.just(&["test"], "");
    assert!(passed.status.success(), "{passed:?}");
    let found = places(&project.calls(), &TESTS);
    assert!(found.is_sorted(), "{found:?}");

    for (at, failing) in TESTS.iter().enumerate() {
        let failed = project.just(&["test"], failing);
        assert!(!failed.status.success(), "{failing}");
        let said = String::from_utf8_lossy(&failed.stderr).into_owned();
        assert!(said.contains("error: the tests failed at: "), "{said}");
        let calls = project.calls();
        places(&calls, &TESTS[..=at]);
        for later in &TESTS[at + 1..] {
            assert!(
                !calls.iter().any(|call| call == later),
                "{later} in {calls:#?}"
            );
        }
    }
}

// SRV-08.
#[test]
fn srv_08_just_and_npx_rust_just_are_the_same() {
    let project = Project::new();
    let justfile = project.root().join("justfile");
    for recipe in ["start", "test"] {
        let shown = |program: &str, arguments: &[&str]| {
            let mut command = project.command(program);
            command.current_dir(real());
            command.args(arguments).arg("--justfile").arg(&justfile);
            let output = command.args(["--dry-run", recipe]).output().unwrap();
            assert!(output.status.success(), "{output:?}");
            String::from_utf8(output.stderr).unwrap()
        };
        let just = real().join("node_modules/.bin/just");
        let by_name = shown(just.to_str().unwrap(), &[]);
        assert!(
            by_name.contains(&format!("scripts/{recipe}.sh")),
            "{by_name}"
        );
        assert!(shown("npx", &["--yes", "rust-just"]).contains(&by_name));
    }
}

// SRV-08: what CI runs.
#[test]
fn ci_runs_the_same_tests() {
    let run = fs::read_to_string(real().join(".ci/run")).unwrap();
    assert!(
        run.lines().any(|line| line == "npx --yes rust-just ci"),
        "{run}"
    );
    let ci = fs::read_to_string(real().join("scripts/ci.sh")).unwrap();
    assert!(ci.lines().any(|line| line == "scripts/test.sh"), "{ci}");
}
