import { unitTests } from './src/vitest.ts'

// No file changes what is another’s.
export default unitTests({ isolate: false })
