import { unitTests } from '@member/testing/vitest'

// Spawned servers, backups, broken inputs for every call, long random histories, migrations, pictures: only in `pnpm test:all`.
const further = [
  'backUp',
  'backUpServer',
  'breaks.property',
  'brokenRequests',
  'cleanPicture',
  'conserved',
  'limits.property',
  'migrations',
  'money.property',
  'openPostgres',
  'readQrs',
  'secondFactor.property',
  'slowPictures.contract',
  'takeRounds',
].map((name) => `**/${name}.test.ts`)

export default unitTests({
  // Files share no state; one database per worker serves them all, emptied between files.
  isolate: false,
  setupFiles: './src/testing/prepareDatabase.ts',
  projects: [
    { extends: true, test: { name: 'daily', exclude: ['**/node_modules/**', ...further] } },
    { extends: true, test: { name: 'further', include: further } },
  ],
})
