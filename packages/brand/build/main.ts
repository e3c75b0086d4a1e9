import { fileURLToPath } from 'node:url'
import { checkBrands } from './checkBrands.ts'
import { findWords } from './findWords.ts'
import { newBrand } from './newBrand.ts'
import { prompt } from './prompt.ts'

const folder = fileURLToPath(new URL('../../../brands', import.meta.url))
const args = process.argv.slice(2)
const names = args.filter((one) => one !== '--check' && one !== '--words')

const outcome = () => {
  if (args.includes('--check')) return checkBrands(names, folder)
  if (args.includes('--words')) return findWords(names)
  return newBrand(args, folder, process.stdin.isTTY && process.stdout.isTTY ? prompt : undefined)
}

const { made, said } = await outcome()
const out = made ? process.stdout : process.stderr
out.write(`${said.join('\n')}\n`)
process.exitCode = made ? 0 : 1
