import { unitTests } from '@member/testing/vitest'

// The process is killed while it moves money: `pnpm test:all` alone.
const further = ['**/kill.test.ts']

export default unitTests({
  isolate: false,
  setupFiles: '@member/api/testing/prepareDatabase',
  projects: [
    { extends: true, test: { name: 'daily', exclude: ['**/node_modules/**', ...further] } },
    { extends: true, test: { name: 'further', include: further } },
  ],
})
