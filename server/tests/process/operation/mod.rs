//! Running for a long time: ending well, being killed, a database that goes away or is full, floods, figures, logs.

mod away;
mod canary;
mod ending;
mod figures;
mod floods;
mod full;
mod gate;
mod killed;
mod replicas;
