import { fileURLToPath } from 'node:url'
import { newBrand } from './newBrand.ts'
import { prompt } from './prompt.ts'

const folder = fileURLToPath(new URL('../../../brands', import.meta.url))
const { made, said } = await newBrand(
  process.argv.slice(2),
  folder,
  process.stdin.isTTY && process.stdout.isTTY ? prompt : undefined,
)
const out = made ? process.stdout : process.stderr
out.write(`${said.join('\n')}\n`)
process.exitCode = made ? 0 : 1
