import { browserLaunch } from '@member/testing/browser'
import { needBrowser, temporaryFolder } from '@member/testing/global-setup'
import { journeyReporters } from '@member/testing/journey-reporters'
import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: '.',
  globalSetup: [temporaryFolder, needBrowser, './seedOnce.ts'],
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // Long enough for all screens on a busy machine; passing tests never wait for it.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: journeyReporters(),
  projects: [
    // Bytes and requests of the first screens, one at a time: it mostly waits, so the journeys run beside it.
    { name: 'budget', testMatch: '**/*.budget.ts', workers: 1 },
    // What a member’s and an operator’s day needs; the others run in `pnpm test:all`.
    { name: 'journeys', testMatch: '**/*.journey.ts', grep: /@daily/ },
    // The longest one first, so that no worker waits for it at the end.
    { name: 'specification', testMatch: '**/specification.journey.ts' },
    {
      name: 'further',
      testMatch: '**/*.journey.ts',
      testIgnore: '**/specification.journey.ts',
      grepInvert: /@daily/,
    },
    // The oldest browser of spec §9, one at a time.
    { name: 'floor', testMatch: '**/*.floor.ts', workers: 1 },
  ],
  use: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    // A trace with every action and call, but only a final picture: one per step would slow down each test.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    // Tests cannot intercept a service worker's requests; only the worker's own journey enables it.
    serviceWorkers: 'block',
    launchOptions: browserLaunch(),
  },
})
