import { browserLaunch } from '@member/testing/browser'
import { needBrowser, temporaryFolder } from '@member/testing/global-setup'
import { journeyReporters } from '@member/testing/journey-reporters'
import { limits } from '@member/testing/limits'
import { defineConfig } from '@playwright/test'

export default defineConfig({
  testMatch: '*.static.ts',
  globalSetup: [needBrowser, temporaryFolder],
  outputDir: '../test-results',
  workers: 1,
  timeout: limits.test,
  expect: { timeout: limits.lookUp },
  reporter: journeyReporters(),
  use: {
    viewport: { width: 1280, height: 900 },
    launchOptions: browserLaunch(),
  },
})
