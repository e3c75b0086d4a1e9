import { browserLaunch } from '@member/testing/browser'
import { needBrowser, temporaryFolder } from '@member/testing/global-setup'
import { journeyReporters } from '@member/testing/journey-reporters'
import { limits } from '@member/testing/limits'
import { defineConfig } from '@playwright/test'

export default defineConfig({
  testMatch: '*.static.ts',
  globalSetup: [temporaryFolder, needBrowser, './serveStatic.ts'],
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: true,
  timeout: limits.test,
  expect: { timeout: limits.lookUp },
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  updateSnapshots: 'none',
  reporter: journeyReporters(),
  use: {
    baseURL: process.env['STORYBOOK_URL'],
    viewport: { width: 1280, height: 800 },
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: browserLaunch(),
  },
})
