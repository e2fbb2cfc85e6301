//! Group commit for SQLite: the write-ahead log is synced to disk (fsync) before a change is confirmed.
//!
//! With `synchronous=FULL` SQLite syncs within each commit and holds the one write lock meanwhile: a disk that takes 4
//! ms allows 250 changes a second. So commits only write to the log (`synchronous=NORMAL`), and whoever has committed
//! waits for the disk without the lock. One sync serves all commits before it. Others may read a change a moment before
//! it is on disk; nobody is told before that it is stored.

use std::{
    fs::{self, File, OpenOptions},
    io,
    path::{Path, PathBuf},
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
};

use tokio::{sync, task};

/// Syncs the write-ahead log of a database file.
#[derive(Debug)]
pub(super) struct WalSync {
    wal: Arc<Wal>,
    requested: AtomicU64,
    synced: sync::Mutex<u64>,
}

impl WalSync {
    /// The log beside a database file. Like SQLite, this follows symbolic links.
    pub(super) fn of(database: &Path) -> Self {
        let database = fs::canonicalize(database).unwrap_or_else(|_| database.to_owned());
        let mut path = database.into_os_string();
        path.push("-wal");
        Self {
            wal: Arc::new(Wal {
                path: path.into(),
                open: Mutex::default(),
                in_turn: Mutex::default(),
                has_failed: AtomicBool::new(false),
            }),
            requested: AtomicU64::new(0),
            synced: sync::Mutex::new(0),
        }
    }

    /// Whether the log exists: SQLite creates it with the first statement, and the last connection that closes removes
    /// it.
    pub(super) fn has_log(&self) -> bool {
        self.wal.path.exists()
    }

    /// Waits until everything that was committed before this call is on disk.
    ///
    /// # Errors
    /// The disk's, or that of an earlier call: a system that could not write a page forgets it and says yes to the next
    /// question, so that one error counts until the server is restarted. A log that cannot be opened is tried again.
    pub(super) async fn wait(&self) -> io::Result<()> {
        self.wait_for(Wal::sync).await
    }

    async fn wait_for(
        &self,
        sync: impl FnOnce(&Wal) -> Result<(), SyncError> + Send + 'static,
    ) -> io::Result<()> {
        let ticket = self.requested.fetch_add(1, Ordering::SeqCst) + 1;
        let mut synced = self.synced.lock().await;
        if self.wal.has_failed.load(Ordering::SeqCst) {
            return Err(failed_before());
        }
        if *synced >= ticket {
            return Ok(());
        }
        let requested = self.requested.load(Ordering::SeqCst);
        let wal = self.wal.clone();
        let done = task::spawn_blocking(move || {
            // A waiting caller may be cancelled: then the next one's sync begins before this one has ended, and the
            // system reports an error only once.
            let _turn = wal.in_turn.lock().unwrap_or_else(|held| held.into_inner());
            if wal.has_failed.load(Ordering::SeqCst) {
                return Err(failed_before());
            }
            sync(&wal).map_err(|error| match error {
                SyncError::NotOpened(error) => error,
                SyncError::NotSynced(error) => {
                    wal.has_failed.store(true, Ordering::SeqCst);
                    error
                }
            })
        });
        done.await.map_err(io::Error::other)??;
        *synced = requested;
        Ok(())
    }
}

fn failed_before() -> io::Error {
    io::Error::other("it could not be synced before")
}

enum SyncError {
    NotOpened(io::Error),
    NotSynced(io::Error),
}

#[derive(Debug)]
struct Wal {
    path: PathBuf,
    /// Kept open, so that no error of the disk is lost between two handles.
    open: Mutex<Option<File>>,
    /// Held while it is synced.
    in_turn: Mutex<()>,
    has_failed: AtomicBool,
}

impl Wal {
    fn sync(&self) -> Result<(), SyncError> {
        let mut open = self.open.lock().unwrap_or_else(|held| held.into_inner());
        let at_path = fs::metadata(&self.path).map_err(SyncError::NotOpened)?;
        let file = match open.take().filter(|file| is_same(file, &at_path)) {
            Some(file) => file,
            // Only the database file has locks that end when any handle is closed; its log has none.
            None => OpenOptions::new()
                .read(true)
                .write(true)
                .open(&self.path)
                .map_err(SyncError::NotOpened)?,
        };
        open.insert(file).sync_data().map_err(SyncError::NotSynced)
    }
}

/// Whether an open file still is the one at its path.
#[cfg(unix)]
fn is_same(file: &File, at_path: &fs::Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    file.metadata()
        .is_ok_and(|open| (open.dev(), open.ino()) == (at_path.dev(), at_path.ino()))
}

/// Where the system cannot tell files apart, it is opened anew.
#[cfg(not(unix))]
fn is_same(_: &File, _: &fs::Metadata) -> bool {
    false
}

#[cfg(test)]
mod tests {
    use std::{sync::atomic::AtomicUsize, thread, time::Duration};

    use tokio::{task::JoinSet, time::sleep};

    use super::*;

    fn nowhere() -> WalSync {
        WalSync::of(Path::new("/nowhere/school.sqlite"))
    }

    fn broken() -> Result<(), SyncError> {
        Err(SyncError::NotSynced(io::Error::other("no disk")))
    }

    /// Waits concurrently that often, each after a commit, and counts the syncs.
    async fn syncs_of(commits: usize) -> usize {
        let log = Arc::new(nowhere());
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
                log.wait_for(move |_| {
                    let (committed, syncs, on_disk) = counted;
                    let there = committed.load(Ordering::SeqCst);
                    thread::sleep(Duration::from_millis(20));
                    on_disk.store(there, Ordering::SeqCst);
                    syncs.fetch_add(1, Ordering::SeqCst);
                    Ok(())
                })
                .await
                .unwrap();
                let kept = on_disk.load(Ordering::SeqCst);
                assert!(kept >= mine, "answered before it was on the disk");
            });
        }
        people.join_all().await;
        syncs.load(Ordering::SeqCst)
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn one_sync_serves_all_who_committed_before_it() {
        assert_eq!(syncs_of(1).await, 1);
        let syncs = syncs_of(200).await;
        assert!((1..20).contains(&syncs), "{syncs} syncs for 200 commits");
    }

    /// Waits for a slow sync and is cancelled before it ends; others come long after it.
    async fn leave(log: &WalSync, ends: fn() -> Result<(), SyncError>) {
        leave_early(log, ends).await;
        sleep(Duration::from_millis(100)).await;
    }

    async fn leave_early(log: &WalSync, ends: fn() -> Result<(), SyncError>) {
        let slow = log.wait_for(move |_| {
            thread::sleep(Duration::from_millis(50));
            ends()
        });
        tokio::select! {
            _ = slow => unreachable!("it takes longer"),
            () = sleep(Duration::from_millis(5)) => {}
        }
    }

    #[tokio::test]
    async fn cancelled_waiter_leaves_sync_and_error_to_others() {
        let log = nowhere();
        leave(&log, || Ok(())).await;
        log.wait_for(|_| Ok(())).await.unwrap();
        leave(&log, broken).await;
        log.wait_for(|_| Ok(())).await.unwrap_err();
    }

    #[tokio::test]
    async fn later_waiter_learns_of_an_unobserved_failure() {
        let log = nowhere();
        leave_early(&log, broken).await;
        log.wait_for(|_| Ok(())).await.unwrap_err();
    }

    #[tokio::test]
    async fn disk_error_fails_every_later_sync() {
        let log = nowhere();
        log.wait_for(|_| broken()).await.unwrap_err();
        log.wait_for(|_| Ok(())).await.unwrap_err();
    }

    #[tokio::test]
    async fn a_log_that_cannot_be_opened_is_tried_again() {
        let log = nowhere();
        let error = log.wait().await.unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::NotFound);
        let no_handles = || Err(SyncError::NotOpened(io::Error::other("no handles")));
        log.wait_for(move |_| no_handles()).await.unwrap_err();
        log.wait_for(|_| Ok(())).await.unwrap();
    }
}
