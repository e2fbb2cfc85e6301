//! SQLite's write-ahead log, on the disk before anybody is told that a change is kept.
//!
//! With `synchronous=FULL` SQLite waits for the disk within each commit, and holds the one write lock meanwhile: changes are
//! kept one after the other, and a disk that takes 4 ms allows 250 a second in all. So commits only write to the log
//! (`synchronous=NORMAL`), and who has committed waits for the disk without the lock. One wait serves all who have committed
//! before it began, as PostgreSQL does it.

use std::{
    fs::File,
    io,
    path::{Path, PathBuf},
    sync::atomic::{AtomicBool, AtomicU64, Ordering},
};

use tokio::{sync::Mutex, task};

/// The write-ahead log of a database file.
#[derive(Debug)]
pub(super) struct LogOnDisk {
    path: PathBuf,
    asked: AtomicU64,
    kept: Mutex<u64>,
    is_lost: AtomicBool,
}

impl LogOnDisk {
    /// The log beside a database file.
    pub(super) fn of(database: &Path) -> Self {
        let mut path = database.as_os_str().to_owned();
        path.push("-wal");
        Self {
            path: path.into(),
            asked: AtomicU64::new(0),
            kept: Mutex::new(0),
            is_lost: AtomicBool::new(false),
        }
    }

    /// Whether there is one: SQLite makes it at the first statement, and the last one to close the database removes it.
    pub(super) fn exists(&self) -> bool {
        self.path.exists()
    }

    /// Waits until everything that was committed before this call is on the disk.
    ///
    /// # Errors
    /// The disk's, or that of an earlier call: a system that could not write a page forgets it and says yes to the next
    /// question, so that one error counts until the server is started anew.
    pub(super) async fn keep(&self) -> io::Result<()> {
        let path = self.path.clone();
        // Only the database file itself has locks that closing another handle would end, not its log.
        self.keep_by(move || File::open(path)?.sync_data()).await
    }

    async fn keep_by(
        &self,
        sync: impl FnOnce() -> io::Result<()> + Send + 'static,
    ) -> io::Result<()> {
        let mine = self.asked.fetch_add(1, Ordering::SeqCst) + 1;
        let mut kept = self.kept.lock().await;
        if self.is_lost.load(Ordering::SeqCst) {
            return Err(io::Error::other("the write-ahead log was not kept before"));
        }
        if *kept >= mine {
            return Ok(());
        }
        let asked = self.asked.load(Ordering::SeqCst);
        let done = task::spawn_blocking(sync).await.map_err(io::Error::other);
        if let Err(error) = done.flatten() {
            // A log that was not found, or not opened, can still be kept when it is back.
            let is_lost = error.kind() != io::ErrorKind::NotFound;
            self.is_lost.store(is_lost, Ordering::SeqCst);
            return Err(error);
        }
        *kept = asked;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::{
        sync::{Arc, atomic::AtomicUsize},
        time::Duration,
    };

    use tokio::{task::JoinSet, time::sleep};

    use super::*;

    /// Asks as often at once, each after a commit of its own, and tells how often the disk was asked.
    async fn syncs_of(commits: usize) -> usize {
        let log = Arc::new(LogOnDisk::of(Path::new("school.sqlite")));
        let committed = Arc::new(AtomicUsize::new(0));
        let syncs = Arc::new(AtomicUsize::new(0));
        let on_disk = Arc::new(AtomicUsize::new(0));
        let mut people = JoinSet::new();
        for _ in 0..commits {
            let (log, committed) = (log.clone(), committed.clone());
            let (syncs, on_disk) = (syncs.clone(), on_disk.clone());
            people.spawn(async move {
                let mine = committed.fetch_add(1, Ordering::SeqCst) + 1;
                let counted = (committed.clone(), syncs.clone(), on_disk.clone());
                log.keep_by(move || {
                    let (committed, syncs, on_disk) = counted;
                    let there = committed.load(Ordering::SeqCst);
                    std::thread::sleep(Duration::from_millis(20));
                    on_disk.store(there, Ordering::SeqCst);
                    syncs.fetch_add(1, Ordering::SeqCst);
                    Ok(())
                })
                .await
                .unwrap();
                assert!(
                    on_disk.load(Ordering::SeqCst) >= mine,
                    "answered before it was kept"
                );
            });
        }
        people.join_all().await;
        syncs.load(Ordering::SeqCst)
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn one_wait_for_the_disk_serves_all_who_committed_before_it() {
        assert_eq!(syncs_of(1).await, 1);
        let syncs = syncs_of(200).await;
        assert!((1..20).contains(&syncs), "{syncs} waits for 200 commits");
    }

    #[tokio::test]
    async fn who_goes_away_in_the_middle_leaves_the_others_their_turn() {
        let log = LogOnDisk::of(Path::new("school.sqlite"));
        let slow = log.keep_by(|| {
            std::thread::sleep(Duration::from_millis(50));
            Ok(())
        });
        tokio::select! {
            _ = slow => unreachable!("it takes longer"),
            () = sleep(Duration::from_millis(5)) => {}
        }
        log.keep_by(|| Ok(())).await.unwrap();
    }

    #[tokio::test]
    async fn after_an_error_nothing_is_kept_any_more() {
        let log = LogOnDisk::of(Path::new("school.sqlite"));
        log.keep_by(|| Err(io::Error::other("no disk")))
            .await
            .unwrap_err();
        log.keep_by(|| Ok(())).await.unwrap_err();
    }

    #[tokio::test]
    async fn a_log_that_is_gone_is_an_error() {
        let log = LogOnDisk::of(Path::new("/nowhere/school.sqlite"));
        assert_eq!(
            log.keep().await.unwrap_err().kind(),
            io::ErrorKind::NotFound
        );
    }
}
