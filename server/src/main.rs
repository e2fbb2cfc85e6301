//! The `reedling` executable.
fn main() {
    if std::env::args().nth(1).as_deref() == Some("openapi") {
        let document = reedling_server::http::service().spec();
        std::io::Write::write_all(&mut std::io::stdout(), document.as_bytes()).ok();
    }
}
