import { unitTests } from '@member/testing/vitest'

const further = ['**/brokenForms.test.ts']

export default unitTests({
  // As the server's: one database a worker serves all its files, emptied between two of them.
  isolate: false,
  setupFiles: '@member/api/testing/prepareDatabase',
  projects: [
    { extends: true, test: { name: 'daily', exclude: ['**/node_modules/**', ...further] } },
    { extends: true, test: { name: 'further', include: further } },
  ],
})
