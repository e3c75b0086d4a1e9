import { unitTests } from '@member/testing/vitest'

const further = ['**/start.test.ts']

export default unitTests({
  projects: [
    { extends: true, test: { name: 'daily', exclude: ['**/node_modules/**', ...further] } },
    { extends: true, test: { name: 'further', include: further } },
  ],
})
