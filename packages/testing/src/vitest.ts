import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { temporaryFolder } from './globalSetup.ts'
import { limits } from './limits.ts'
import { packageTables } from './packageTables.ts'
import { isReported, reportFolder } from './reportFolder.ts'

type Settings = NonNullable<ViteUserConfig['test']>

const screens = fileURLToPath(import.meta.resolve('./screens.ts'))
const words = fileURLToPath(import.meta.resolve('./words.ts'))

export const reporters = (usual = 'default'): NonNullable<Settings['reporters']> => [
  usual,
  ...(isReported()
    ? [['json', { outputFile: join(reportFolder(), 'vitest.json') }] satisfies ['json', object]]
    : []),
]

export const unitTests = ({ globalSetup = [], setupFiles = [], ...settings }: Settings = {}) =>
  defineConfig({
    plugins: [packageTables()],
    test: {
      reporters: reporters(),
      testTimeout: limits.test,
      hookTimeout: limits.test,
      // A worker that writes its compiled modules and ends is no faster on a busy machine than a test.
      teardownTimeout: limits.test,
      expect: { poll: { timeout: limits.lookUp } },
      ...settings,
      globalSetup: [temporaryFolder, globalSetup].flat(),
      setupFiles: [words, setupFiles].flat(),
    },
  })

export const screenTests = ({ setupFiles = [], ...settings }: Settings = {}) =>
  unitTests({
    environment: 'jsdom',
    // One jsdom per worker; each file still has its own context.
    pool: 'vmThreads',
    setupFiles: [screens, setupFiles].flat(),
    include: ['src/**/*.test.{ts,tsx}'],
    ...settings,
  })
