import { screenTests } from '@member/testing/vitest'

export default screenTests({
  include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
  restoreMocks: true,
  setupFiles: ['./vitest.setup.ts'],
})
