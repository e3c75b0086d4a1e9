import { newAdapter } from './newAdapter.ts'

const [kind, folder] = process.argv.slice(2)
// pnpm runs a script in its package's folder; resolve the path from the caller's.
const made = newAdapter(kind, folder, process.env['INIT_CWD'] ?? process.cwd())
if (made.fault !== undefined) {
  process.stderr.write(`${made.fault}\n`)
  process.exit(2)
}
process.stdout.write(`${made.module} is written. Try it: pnpm adapter:test ${made.module}\n`)
