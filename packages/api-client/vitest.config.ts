import { unitTests } from '@member/testing/vitest'

export default unitTests({ isolate: false, setupFiles: './src/testing/freshModules.ts' })
