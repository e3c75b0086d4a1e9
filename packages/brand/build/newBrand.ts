import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { faultsOf } from '../src/faults.ts'
import { readBrand, readBrands } from '../src/read.ts'
import { type Answers, brandFile, type Question, questions } from './questions.ts'

/** Asks the operator one question until the answer has no fault; null where they gave up. */
export type Ask = (
  question: Question,
  faultOf: (answer: string) => string | undefined,
) => Promise<string | null>

/** What the operator is told, a sentence each, and whether the brand was made. */
export interface Outcome {
  made: boolean
  said: string[]
}

const usage = `pnpm brand <clientId> ${questions
  .map(({ flag, example, optional }) => (optional ? `[--${flag} "${example}"]` : `--${flag} "${example}"`))
  .join(' ')}`

/** Makes a new brand's file from the command line; what is not given is asked for, where somebody can be asked. */
export async function newBrand(args: string[], folder: string, ask?: Ask): Promise<Outcome> {
  const given = readArgs(args)
  if ('fault' in given) return failed(given.fault)
  const { clientId, answers } = given
  const file = `${clientId}.json`
  const path = join(folder, file)
  const faultOf = (field: string, content: unknown) =>
    faultsOf(file, content).find((fault) => fault.startsWith(`${file}: ${field}`))

  const misnamed = faultOf('clientId', brandFile(clientId, answers))
  if (misnamed) return failed(misnamed)
  if (existsSync(path))
    return failed(`${file} is there already and stays as it is; choose another client id.`)

  const open = questions.filter(({ flag }) => answers[flag] === undefined)
  const needed = open.filter(({ optional }) => !optional)
  if (needed.length > 0 && !ask) {
    const flags = needed.map(({ flag }) => `--${flag}`).join(', ')
    return failed(`There is nobody to ask here; give ${flags} too, as in: ${usage}`)
  }
  for (const question of ask && needed.length > 0 ? open : []) {
    const { flag, field } = question
    const answer = await ask?.(question, (said) =>
      faultOf(field, brandFile(clientId, { ...answers, [flag]: said })),
    )
    if (answer === null || answer === undefined) return failed('Nothing was made.')
    answers[flag] = answer
  }

  // Read back with its neighbours, as the build will: what is wrong goes away again.
  const before = readBrands(folder).faults
  writeFileSync(path, written(brandFile(clientId, answers)), { flag: 'wx' })
  const faults = readBrands(folder).faults.filter((fault) => !before.includes(fault))
  if (faults.length > 0) {
    rmSync(path)
    return failed(...faults)
  }
  const warnings = readBrand(folder, clientId).warnings.map((warning) => `Warning: ${warning}`)
  return { made: true, said: [`brands/${file} is made.`, ...warnings, ...next(clientId)] }
}

// As `pnpm format` would have it: short lists on one line.
const written = (content: object) =>
  `${JSON.stringify(content, null, 2).replace(/\[\n[^\]]*\]/g, (list) =>
    list.replace(/\n\s*/g, ' ').replace('[ ', '[').replace(' ]', ']'),
  )}\n`

const failed = (...said: string[]): Outcome => ({ made: false, said })

const next = (clientId: string) => [
  `See it:   BRAND=${clientId} pnpm start`,
  `Build it: pnpm build ${clientId}`,
  'What else it may say: brands/README.md',
]

function readArgs(args: string[]): { clientId: string; answers: Answers } | { fault: string } {
  const options = Object.fromEntries(questions.map(({ flag }) => [flag, { type: 'string' as const }]))
  try {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true })
    const [clientId, ...surplus] = positionals
    if (!clientId || surplus.length > 0) return { fault: `Give one client id, as in: ${usage}` }
    return { clientId, answers: values }
  } catch (error) {
    const [what] = (error instanceof Error ? error.message : '').split('. ')
    return { fault: `${what}; write: ${usage}` }
  }
}
