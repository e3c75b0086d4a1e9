import { join, resolve } from 'node:path'
import { buildServer } from './buildServer.ts'

const folder = join(import.meta.dirname, '../dist')
// pnpm runs a script in its package's folder; resolve paths from the caller's.
const from = process.env['INIT_CWD'] ?? process.cwd()

await buildServer(
  folder,
  process.argv.slice(2).map((path) => resolve(from, path)),
)
console.log(`The server is in ${folder}. Copy the folder whole; deploy/README.md says what to do with it.`)
