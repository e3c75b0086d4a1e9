import { browserLaunch } from '@member/testing/browser'
import { needBrowser, temporaryFolder } from '@member/testing/global-setup'
import { journeyReporters } from '@member/testing/journey-reporters'
import { defineConfig } from '@playwright/test'

/** The built Storybook, as a static host would serve it. */
export default defineConfig({
  testMatch: '*.static.ts',
  globalSetup: [needBrowser, temporaryFolder],
  outputDir: '../test-results',
  workers: 1,
  // Storybook's own code is some megabytes, and the first tests of a run share the processor.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: journeyReporters(),
  use: {
    viewport: { width: 1280, height: 900 },
    launchOptions: browserLaunch(),
  },
})
