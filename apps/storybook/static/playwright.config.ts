import { browserArguments, findBrowser } from '@member/testing/browser'
import { temporaryFolder } from '@member/testing/global-setup'
import { journeyReporters } from '@member/testing/journey-reporters'
import { defineConfig } from '@playwright/test'

/** The built Storybook, as a static host would serve it. */
export default defineConfig({
  testMatch: '*.static.ts',
  globalSetup: temporaryFolder,
  outputDir: '../test-results',
  workers: 1,
  // Storybook's own code is some megabytes, and the first tests of a run share the processor.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: journeyReporters(),
  use: {
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath: findBrowser(), args: browserArguments },
  },
})
