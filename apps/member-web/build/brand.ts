import { command } from '@member/brand/command'
import { textsIn } from '@member/brand-build/texts'
import { allTables } from './allTables.ts'
import { brandsDir } from './places.ts'

// `pnpm brand`
const { made, output } = await command(process.argv.slice(2), brandsDir, textsIn(allTables))
const out = made ? process.stdout : process.stderr
out.write(`${output.join('\n')}\n`)
process.exitCode = made ? 0 : 1
