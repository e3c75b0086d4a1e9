import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // No file changes what is another's, and one compiled PostgreSQL a worker serves them all.
    isolate: false,
    globalSetup: './src/testing/prepareDatabase.ts',
    // A database per file takes a few seconds to be there on a busy machine.
    hookTimeout: 60_000,
    testTimeout: 30_000,
  },
})
