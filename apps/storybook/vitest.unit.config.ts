import { join } from 'node:path'
import { packageTables } from '@member/testing/package-tables'
import { unitTests } from '@member/testing/vitest'

// The texts of every screen, where other packages have their own.
export default {
  ...unitTests({ include: ['*.test.ts', 'src/**/*.test.ts'] }),
  plugins: [packageTables(join(import.meta.dirname, '../member-web'))],
}
