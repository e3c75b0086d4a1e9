import { defineConfig } from '@playwright/test'
import { browserArguments, findBrowser } from '@member/web/browser'

/** The built Storybook, as a static host would serve it. */
export default defineConfig({
  testMatch: '*.static.ts',
  outputDir: '../test-results',
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath: findBrowser(), args: browserArguments },
  },
})
