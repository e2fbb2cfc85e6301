//! What Prometheus reads.

use std::collections::BTreeMap;

use crate::support::{Folder, Server, new_databases};

/// The samples of a text in Prometheus' format, which is checked on the way.
fn samples(text: &str) -> BTreeMap<&str, f64> {
    let mut samples = BTreeMap::new();
    for line in text.lines().filter(|line| !line.is_empty()) {
        if let Some(comment) = line.strip_prefix("# ") {
            assert!(
                comment.starts_with("HELP reedling_") || comment.starts_with("TYPE reedling_"),
                "{line}"
            );
            continue;
        }
        let (name, value) = line.rsplit_once(' ').unwrap();
        assert!(name.starts_with("reedling_"), "{line}");
        assert_eq!(name.contains('{'), name.ends_with('}'), "{line}");
        assert!(
            samples.insert(name, value.parse().unwrap()).is_none(),
            "{line} is there twice"
        );
    }
    samples
}

#[tokio::test]
async fn metrics_count_requests_jobs_sign_ins_without_personal_data() {
    let folder = Folder::new();
    for url in new_databases(&folder).await {
        let mut command = folder.reedling(&["serve"]);
        command
            .env("REEDLING_METRICS_BIND", "127.0.0.1:0")
            .env("REEDLING_DATABASE_URL", &url);
        let server = Server::start(&mut command);
        let line = server.logged("metrics at http://");
        let address = line.split("metrics at ").nth(1).unwrap();
        let address = address.split('"').next().unwrap();

        assert!(
            server
                .sign_in("canary@music.example", "canary")
                .await
                .is_none()
        );
        for path in [
            "/api/health",
            "/api/students/0194b1c0-0000-7000-8000-00000000cafe",
            "/api/auth/verify?token=canary",
            "/api/canary",
            "/canary",
        ] {
            server.get(path).await;
        }
        let lesson = server.url.clone() + "/api/lessons/canary";
        server.client.delete(lesson).send().await.unwrap();
        let answer = server.client.get(address).send().await.unwrap();
        assert_eq!(
            answer.headers()["content-type"],
            "text/plain; version=0.0.4; charset=utf-8"
        );
        let text = answer.text().await.unwrap();
        for told in ["canary", "cafe", "music.example"] {
            assert!(!text.contains(told), "{text}");
        }
        let samples = samples(&text);
        let request = |route: &str, method: &str, status: u16| {
            let labels = format!("{{method=\"{method}\",route=\"{route}\",status=\"{status}\"}}");
            samples
                .get(format!("reedling_http_request_duration_seconds_count{labels}").as_str())
                .copied()
        };
        assert_eq!(request("/api/health", "GET", 200), Some(1.0), "{text}");
        assert_eq!(request("/api/auth/login", "POST", 401), Some(1.0), "{text}");
        assert_eq!(
            request("/api/students/{id}", "GET", 401),
            Some(1.0),
            "{text}"
        );
        // What is refused before the call is reached counts as that call too.
        assert_eq!(
            request("/api/lessons/{id}", "DELETE", 405),
            Some(1.0),
            "{text}"
        );
        assert_eq!(request("unknown call", "GET", 404), Some(1.0), "{text}");
        assert_eq!(request("app", "GET", 200), Some(1.0), "{text}");
        assert_eq!(
            samples.get("reedling_sign_ins_total{outcome=\"refused\"}"),
            Some(&1.0)
        );
        assert_eq!(samples.get("reedling_database_up"), Some(&1.0));
        for name in [
            "reedling_jobs{state=\"queued\"}",
            "reedling_jobs{state=\"failed\"}",
            "reedling_passwords_in_work",
            concat!(
                "reedling_build_info{version=\"",
                env!("CARGO_PKG_VERSION"),
                "\"}"
            ),
        ] {
            assert!(samples.contains_key(name), "{name} in {text}");
        }
        assert!(
            samples
                .keys()
                .any(|name| name.starts_with("reedling_database_connections{"))
        );

        let elsewhere = address.replace("/metrics", "/api/health");
        assert_eq!(
            server.client.get(elsewhere).send().await.unwrap().status(),
            404
        );
        let public = server.get("/metrics").await.text().await.unwrap();
        assert!(
            !public.contains("reedling_"),
            "the public port has the app there: {public}"
        );
    }
}
