import { fileURLToPath } from 'node:url'
import { checkBrands } from './checkBrands.ts'
import { newBrand } from './newBrand.ts'
import { prompt } from './prompt.ts'

const folder = fileURLToPath(new URL('../../../brands', import.meta.url))
const args = process.argv.slice(2)
const { made, said } = args.includes('--check')
  ? checkBrands(
      args.filter((one) => one !== '--check'),
      folder,
    )
  : await newBrand(args, folder, process.stdin.isTTY && process.stdout.isTTY ? prompt : undefined)
const out = made ? process.stdout : process.stderr
out.write(`${said.join('\n')}\n`)
process.exitCode = made ? 0 : 1
