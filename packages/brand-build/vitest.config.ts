import { unitTests } from '@member/testing/vitest'

export default unitTests({
  // No file changes what is another's, and the libraries that draw and bundle take a second to load.
  isolate: false,
})
