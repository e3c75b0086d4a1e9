import { unitTests } from '@member/testing/vitest'

// Servers that are spawned, backups, every call with every broken input, long random histories: these run in `pnpm test:all`.
const further = [
  'backUp',
  'backUpServer',
  'brokenRequests',
  'conserved',
  'examples',
  'judged',
  'kill',
  'limits.property',
  'newAdapter',
  'openPostgres',
  'secondFactor.property',
  'start',
].map((name) => `**/${name}.test.ts`)

export default unitTests({
  // No file changes what is another's, and one database a worker serves them all, emptied between two files.
  isolate: false,
  setupFiles: './src/testing/prepareDatabase.ts',
  projects: [
    { extends: true, test: { name: 'daily', exclude: ['**/node_modules/**', ...further] } },
    { extends: true, test: { name: 'further', include: further } },
  ],
})
