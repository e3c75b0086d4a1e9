import { unitTests } from '@member/testing/vitest'

export default unitTests({
  // Test files are independent, and the drawing and bundling libraries take a second to load.
  isolate: false,
})
