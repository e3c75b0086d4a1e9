import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { faultsOf } from '../src/faults.ts'
import { readBrand } from '../src/read/read.ts'
import { named } from '../src/shown.ts'
import { type Answers, brandFile, clientIdQuestion, type Question, questions } from './questions.ts'

/** Asks the operator a question until the answer is valid; null if the operator cancels. */
export type Ask = (
  question: Question,
  faultOf: (answer: string) => string | undefined,
) => Promise<string | null>

/** Messages to the operator, one sentence each; `made` is true on success. */
export interface Outcome {
  made: boolean
  output: string[]
}

const usage = `pnpm brand <clientId> ${questions
  .map(({ flag, example, optional }) => (optional ? `[--${flag} "${example}"]` : `--${flag} "${example}"`))
  .join(' ')}`

const help = [
  usage,
  '  makes brands/<clientId>.json, and asks for what is not given',
  'pnpm brand --check [clientId …]',
  '  checks these brands, or all, as a build would; nothing is written',
  'pnpm brand --words <text>',
  '  finds the keys of texts for a brand’s words.json',
  'All fields of the file, and the folder beside it: brands/README.md',
]

/** Creates a brand's file from the command line. */
export async function newBrand(args: string[], folder: string, ask?: Ask): Promise<Outcome> {
  if (args.includes('--help') || args.includes('-h')) return { made: true, output: help }
  const given = readArgs(args)
  if ('fault' in given) return failed(given.fault)
  const { answers } = given
  const unfit = (id: string) =>
    faultIn('clientId', brandFile(id, answers)) ??
    (existsSync(join(folder, `${id}.json`))
      ? `${id}.json is there already and stays as it is; choose another client id.`
      : undefined)
  if (given.clientId === undefined && !ask) return failed(`Give one client id, as in: ${usage}`)
  const clientId = given.clientId ?? (await ask?.(clientIdQuestion, unfit))
  if (!clientId) return failed('Nothing was made.')
  const misnamed = unfit(clientId)
  if (misnamed) return failed(misnamed)
  const file = `${clientId}.json`
  const path = join(folder, file)

  const open = questions.filter(({ flag }) => answers[flag] === undefined)
  const needed = open.filter(({ optional }) => !optional)
  if (needed.length > 0 && !ask) {
    const flags = needed.map(({ flag }) => `--${flag}`).join(', ')
    return failed(`Nobody can be asked here; give ${flags} too, as in: ${usage}`)
  }
  for (const question of ask && needed.length > 0 ? open : []) {
    const { flag, field } = question
    const answer = await ask?.(question, (typed) =>
      faultIn(field, brandFile(clientId, { ...answers, [flag]: typed })),
    )
    if (answer === null || answer === undefined) return failed('Nothing was made.')
    answers[flag] = answer
  }

  // Read back with the other brands, like the build; removed if invalid.
  writeFileSync(path, written(brandFile(clientId, answers)), { flag: 'wx' })
  const { faults, warnings } = readBrand(folder, clientId)
  if (faults.length > 0) {
    rmSync(path)
    return failed(...faults)
  }
  const warned = warnings.map((warning) => `Warning: ${warning}`)
  return { made: true, output: [`brands/${file} is made.`, ...warned, ...next(clientId)] }
}

function faultIn(field: string, content: { clientId: string }) {
  const file = `${content.clientId}.json`
  return faultsOf(file, content).find((fault) => fault.startsWith(`${named(file)}: ${field}`))
}

// Formatted like `pnpm format`: short lists on one line.
const written = (content: object) =>
  `${JSON.stringify(content, null, 2).replace(/\[\n[^\]]*\]/g, (list) =>
    list.replace(/\n\s*/g, ' ').replace('[ ', '[').replace(' ]', ']'),
  )}\n`

const failed = (...output: string[]): Outcome => ({ made: false, output })

const next = (clientId: string) => [
  `See it:   BRAND=${clientId} pnpm start`,
  `Build it: pnpm build ${clientId}`,
  'What else it may say: brands/README.md',
]

function readArgs(args: string[]): { clientId: string | undefined; answers: Answers } | { fault: string } {
  const options = Object.fromEntries(questions.map(({ flag }) => [flag, { type: 'string' as const }]))
  try {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true })
    const [clientId, ...surplus] = positionals
    if (surplus.length > 0) return { fault: `Give one client id, as in: ${usage}` }
    return { clientId, answers: values }
  } catch (error) {
    const [what] = (error instanceof Error ? error.message : '').split('. ')
    return { fault: `${what}; write: ${usage}` }
  }
}
