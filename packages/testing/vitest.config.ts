import { unitTests } from './src/vitest.ts'

// Test files are independent.
export default unitTests({ isolate: false })
