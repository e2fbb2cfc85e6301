//! The API over real HTTP, on both databases; the modules follow the URL.

#![allow(clippy::unwrap_used)]

#[macro_use]
#[path = "../support/mod.rs"]
mod support;

#[path = "../support/fixture.rs"]
mod fixture;

#[path = "../support/provider.rs"]
mod provider;

mod admin;
mod audit;
mod auth;
mod authorization;
mod avatars;

mod both;
mod cancelled_begin;
mod contacts;
mod contract;
mod costs;
mod general;
mod goals;
mod hostile;
mod jobs;
mod joining;
mod lesson_feedback;
mod lessons;
mod messages;
mod notices;
mod overload;
mod overload_shares;
mod parents;
mod planner;
mod releases;
mod school;
mod search;
mod slow_statements;
mod students;
mod teachers;
mod transactions;
mod users;
mod wire;
mod worlds;
