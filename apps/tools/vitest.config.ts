import { unitTests } from '@member/testing/vitest'

const further = ['examples', 'judged', 'newAdapter', 'roundTrips'].map((name) => `**/${name}.test.ts`)

export default unitTests({
  // Like the server's: one database per worker serves all its files, emptied between files.
  isolate: false,
  setupFiles: '@member/api/testing/prepareDatabase',
  projects: [
    { extends: true, test: { name: 'daily', exclude: ['**/node_modules/**', ...further] } },
    { extends: true, test: { name: 'further', include: further } },
  ],
})
