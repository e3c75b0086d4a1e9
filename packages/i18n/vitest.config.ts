import { defineConfig } from 'vitest/config'

// Within `pnpm test`, results go into the report of the whole run. The helper in other packages depends on this
// package.
const isReported = process.env['npm_lifecycle_event'] === 'test:unit'

// Like `limits.test` of the helper.
const limit = 180_000

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    setupFiles: ['./vitest.setup.ts'],
    testTimeout: limit,
    hookTimeout: limit,
    teardownTimeout: limit,
    reporters: [
      'default',
      ...(isReported
        ? [['json', { outputFile: '.turbo/report/test-unit/vitest.json' }] satisfies ['json', object]]
        : []),
    ],
  },
})
