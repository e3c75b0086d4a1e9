import { temporaryFolder } from '@member/testing/global-setup'
import { defineConfig } from '@playwright/test'
import usual from '../playwright.config.ts'

export default defineConfig({
  ...usual,
  globalSetup: [temporaryFolder, '../seedOnce.ts'],
  outputDir: '../../test-results/webkit',
  timeout: 240_000,
  projects: [{ name: 'webkit', testDir: '.', testMatch: '**/*.webkit.ts', workers: 1 }],
})
