import { defineConfig } from 'vitest/config'

// Within `pnpm test`, results go into the report on the whole run. What other packages use for it depends on this one.
const isReported = process.env['npm_lifecycle_event'] === 'test:unit'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    setupFiles: ['./vitest.setup.ts'],
    reporters: [
      'default',
      ...(isReported
        ? [['json', { outputFile: '.turbo/report/test-unit/vitest.json' }] satisfies ['json', object]]
        : []),
    ],
  },
})
