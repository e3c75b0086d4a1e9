import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // A database per file takes a few seconds to be there.
    hookTimeout: 60_000,
    testTimeout: 30_000,
  },
})
