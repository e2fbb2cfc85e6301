//! The API over real HTTP, on both databases; a word of the product has its module, and so has what all calls share.

#![allow(clippy::too_many_lines, reason = "cases stand in one list")]
#![allow(clippy::unwrap_used)]

#[macro_use]
#[path = "../support/mod.rs"]
mod support;

#[path = "../support/fixture.rs"]
mod fixture;

#[path = "../support/provider.rs"]
mod provider;

mod accounts;
mod admin;
mod audit;
mod authorization;
mod avatars;
mod cancelled_begin;
mod contract;
mod feedback;
mod health;
mod jobs;
mod lessons;
mod malformed_input;
mod messages;
mod notices;
mod overload;
mod overload_shares;
mod parents;
mod practice;
mod query_budget;
mod releases;
mod school;
mod search;
mod settings;
mod slow_statements;
mod students;
mod teachers;
mod transactions;
mod visibility;
mod wire;
mod zones;
