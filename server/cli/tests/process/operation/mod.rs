//! Running for a long time: ending well, being killed, a database that goes away or is full, floods, figures, logs.

mod canary;
mod clock;
mod connection_floods;
mod connections;
mod crash;
mod full;
mod gate;
mod metrics;
mod outage;
mod replicas;
mod rolling;
mod shutdown;
mod slow_readers;
mod unwritable;
mod vanished;
