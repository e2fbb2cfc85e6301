//! Running for a long time: ending well, being killed, a database that goes away or is full, floods, figures, logs.

mod away;
mod canary;
mod clock;
mod connections;
mod ending;
mod figures;
mod floods;
mod full;
mod gate;
mod killed;
mod replicas;
mod rolling;
mod slow_readers;
mod unwritable;
mod vanished;
