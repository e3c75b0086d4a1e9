import { defineConfig } from '@playwright/test'
import { browserArguments, findBrowser } from './findBrowser.ts'

/** Journeys: the built, stamped site with its own headers, against the real reference server, on a phone. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: findBrowser(), args: browserArguments },
  },
})
