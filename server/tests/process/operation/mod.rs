//! Running for a long time: ending well, a database that goes away, floods, figures, logs.

mod away;
mod canary;
mod ending;
mod figures;
mod floods;
mod replicas;
