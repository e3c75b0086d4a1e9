import { browserArguments, findBrowser } from '@member/web/browser'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

/** Every story is a test: it renders, its play function passes, and axe finds nothing. */
export default defineConfig({
  plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { motion: 'still' } })],
  test: {
    name: 'stories',
    reporters: ['dot'],
    silent: 'passed-only',
    maxWorkers: 2,
    // One page a worker: a page of its own for each file would load every module anew.
    isolate: false,
    testTimeout: 20_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath: findBrowser(), args: browserArguments } }),
      viewport: { width: 390, height: 844 },
      instances: [{ browser: 'chromium' }],
    },
  },
})
