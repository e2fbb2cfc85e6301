/**
 * The crates that the server is made of: their folders below `server`, and where their modules stand among the floors of
 * layers.mjs. The library `reedling-server` has the words and what they share; each of the others is one folder to it.
 */
export const CRATES = [
  { name: "reedling_server", folder: "server/src", at: [] },
  { name: "reedling_assets", folder: "server/assets/src", at: ["assets"] },
  { name: "reedling_backup", folder: "server/backup/src", at: ["backup"] },
  { name: "reedling", folder: "server/cli/src", at: ["cli"] },
  { name: "reedling_db", folder: "server/db/src", at: ["db"] },
  { name: "reedling_seed", folder: "server/seed/src", at: ["seed"] },
];
