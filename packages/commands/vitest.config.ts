import { unitTests } from '@member/testing/vitest'

export default unitTests({ environment: 'jsdom', pool: 'vmThreads' })
