import { screenTests } from '@member/testing/vitest'

export default screenTests()
