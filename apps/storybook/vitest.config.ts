import { browserLaunch, hasBrowser } from '@member/testing/browser'
import { needBrowser, temporaryFolder } from '@member/testing/global-setup'
import { limits } from '@member/testing/limits'
import { reporters } from '@member/testing/vitest'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { tagDaily } from './tagDaily.ts'

/** Tags of the stories that each mode runs; a mode not listed runs all stories. */
const tags: Record<string, { include?: string[]; exclude?: string[] }> = {
  daily: { include: ['daily'] },
  further: { exclude: ['daily'] },
}

/** Files whose stories a mode does not run at all. */
const without: Record<string, string[]> = { daily: ['src/**'], further: ['../../packages/ui/**'] }

export default defineConfig(({ mode }) => ({
  plugins: [
    tagDaily(),
    storybookTest({
      configDir: '.storybook',
      initialGlobals: { motion: 'still' },
      ...(tags[mode] && { tags: tags[mode] }),
    }),
  ],
  test: {
    name: 'stories',
    exclude: without[mode] ?? [],
    globalSetup: [temporaryFolder, needBrowser],
    reporters: reporters('dot'),
    silent: 'passed-only',
    maxWorkers: 2,
    // One page per worker: a new page per file would reload every module.
    isolate: false,
    testTimeout: limits.test,
    browser: {
      enabled: hasBrowser(),
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: browserLaunch() }),
      viewport: { width: 390, height: 844 },
      instances: [{ browser: 'chromium' }],
    },
  },
}))
