import { unitTests } from '@member/testing/vitest'

export default unitTests({
  environment: 'jsdom',
  pool: 'vmThreads',
  setupFiles: './src/testing/newPage.testing.ts',
})
