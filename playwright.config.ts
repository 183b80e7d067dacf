import { defineConfig, devices } from '@playwright/test'
import { findChromium } from './tests/support/chromium.ts'

const browser = findChromium()

export default defineConfig({
  testDir: './tests',
  // One project: a worker, with its product, ends with its project.
  testMatch: ['e2e/**/*.spec.ts', 'a11y/**/*.spec.ts'],
  globalSetup: ['./tests/support/demo-media.ts', './tests/support/two-machines.ts'],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'et-EE',
    timezoneId: 'Europe/Tallinn',
    // Recording every step takes its time, and nobody fetches the traces of a build server.
    trace: process.env['CI'] ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    ...(browser && { launchOptions: browser }),
  },
  outputDir: './test-results',
  fullyParallel: true,
  // As build servers have processors: each worker runs a product and a browser of its own.
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // How long to wait for what should come, on a machine that is ten times slower than usual: build servers share theirs
  // with others. No test is about these times.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
})
