import { fileURLToPath } from 'node:url'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { temporaryFolder } from './globalSetup.ts'
import { limits } from './limits.ts'
import { packageTables } from './packageTables.ts'

type Settings = NonNullable<ViteUserConfig['test']>

const screens = fileURLToPath(import.meta.resolve('./screens.ts'))
const words = fileURLToPath(import.meta.resolve('./words.ts'))

/** Tests that run in Node. */
export const unitTests = ({ globalSetup = [], setupFiles = [], ...settings }: Settings = {}) =>
  defineConfig({
    plugins: [packageTables()],
    test: {
      testTimeout: limits.test,
      hookTimeout: limits.test,
      expect: { poll: { timeout: limits.lookUp } },
      ...settings,
      globalSetup: [temporaryFolder, globalSetup].flat(),
      setupFiles: [words, setupFiles].flat(),
    },
  })

/** Tests of screens, in jsdom. */
export const screenTests = ({ setupFiles = [], ...settings }: Settings = {}) =>
  unitTests({
    environment: 'jsdom',
    // One jsdom per worker; each file still has its own context.
    pool: 'vmThreads',
    setupFiles: [screens, setupFiles].flat(),
    include: ['src/**/*.test.{ts,tsx}'],
    ...settings,
  })
