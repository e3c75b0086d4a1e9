import { contract } from './contract.ts'

const { code, said } = await contract(process.argv.slice(2))
const out = code === 0 ? process.stdout : process.stderr
out.write(`${said}\n`)
process.exitCode = code
