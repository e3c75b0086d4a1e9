import { unitTests } from '@member/testing/vitest'

export default unitTests({
  // No file changes what is another's, and one database a worker serves them all, emptied between two files.
  isolate: false,
  setupFiles: './src/testing/prepareDatabase.ts',
})
