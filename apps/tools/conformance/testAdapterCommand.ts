import * as v from 'valibot'
import { importAdapter, readWordsInLanguageAsked } from '@member/api/testing/internals'
import { conformModule, type Tested } from './conformModule.ts'

// As the server does at its start.
readWordsInLanguageAsked()

const [path] = process.argv.slice(2)
if (!path) {
  console.error('Name the module of an adapter: pnpm adapter:test ./my-bank/bank.ts')
  process.exit(2)
}
const Module = v.object({ create: v.function(), sandbox: v.function() })
// pnpm runs a script in its package's folder; resolve the path from the caller's.
const from = process.env['INIT_CWD'] ?? process.cwd()
const loaded = await importAdapter(/^[./]/.test(path) ? path : `./${path}`, from).catch((fault: unknown) => {
  console.error(`${path} cannot be loaded: ${fault instanceof Error ? fault.message : String(fault)}`)
  process.exit(2)
})
if (!v.is(Module, loaded)) {
  console.error(`${path} has to export "create" and, to be tested, "sandbox": see adapters/README.md.`)
  process.exit(2)
}
// eslint-disable-next-line typescript/no-unsafe-type-assertion -- only the operator's types describe its functions
const verdicts = await conformModule(loaded as unknown as Tested)
for (const { sentence, fault } of verdicts) {
  console.log(
    fault === undefined ? `✓ ${sentence}` : `✗ ${sentence}\n    ${fault.replaceAll('\n', '\n    ')}`,
  )
}
const broken = verdicts.filter(({ fault }) => fault !== undefined).length
console.log(
  broken === 0
    ? `\nThe adapter meets all ${verdicts.length} rules.`
    : `\n${broken} of ${verdicts.length} rules are broken.`,
)
process.exit(broken === 0 ? 0 : 1)
