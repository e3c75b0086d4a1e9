import { unitTests } from '@member/testing/vitest'

// Test files are independent.
export default unitTests({ isolate: false })
