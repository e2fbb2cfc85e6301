import { defineConfig } from "@playwright/test";

/** Browser tests against the real executable; `just test` builds what they need and names the browser. */
export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // As for the Rust tests (.config/nextest.toml): what passes at a second try is listed as flaky, to be mended.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  use: {
    locale: "en-US",
    timezoneId: "Europe/Berlin",
    trace: "on-first-retry",
    launchOptions: {
      ...(process.env.REEDLING_CHROMIUM && { executablePath: process.env.REEDLING_CHROMIUM }),
      // Chromium's sandbox refuses to start for root, which is who runs in a container.
      chromiumSandbox: process.getuid?.() !== 0,
      // A test talks to the server beside it and to nobody else.
      args: [
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
