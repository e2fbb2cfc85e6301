//! Progress bars on a terminal.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar on standard error that counts `what`; nothing where that is no terminal, or before [`set`] was called.
pub(crate) fn of(what: &str) -> ProgressBar {
    let template = format!("{{bar:40}} {{human_pos}} of {{human_len}} {what}, {{eta}} left");
    let style = ProgressStyle::with_template(&template);
    ProgressBar::new(0).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// Sets the progress.
pub(crate) fn set(bar: &ProgressBar, done: u64, total: u64) {
    bar.set_length(total);
    bar.set_position(done);
}
