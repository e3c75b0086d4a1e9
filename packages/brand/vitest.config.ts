import { unitTests } from '@member/testing/vitest'

// No file changes what is another’s.
export default unitTests({ isolate: false })
