import { contract } from './contract.ts'

const { code, output } = await contract(process.argv.slice(2))
const out = code === 0 ? process.stdout : process.stderr
out.write(`${output}\n`)
process.exitCode = code
