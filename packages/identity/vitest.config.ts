import { screenTests } from '@member/testing/vitest'

export default screenTests({ setupFiles: '@member/commands/testing/new-page' })
