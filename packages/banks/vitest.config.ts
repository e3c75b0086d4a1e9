import { unitTests } from '@member/testing/vitest'

export default unitTests()
