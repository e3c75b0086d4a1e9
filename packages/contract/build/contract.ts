import { writeFileSync, existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import {
  docsPage,
  hindered,
  isJudged,
  isFulfilled,
  judge,
  type Judging,
  jsonSchemas,
  openApi,
  type Report,
  reportHtml,
  reportText,
} from '../src/index.ts'
import { dirname, resolve } from 'node:path'

function fileFault(files: (string | undefined)[]) {
  const file = files.find((one) => one && !existsSync(folderOf(one)))
  return file && `${file} cannot be written: there is no folder ${folderOf(file)}; make it first.`
}

const folderOf = (file: string) => dirname(resolve(file))

const usage = `pnpm contract https://api.example [--as member:password] [--origin https://site.example] [--writes]
  [--slip "text of a mini-QR"] [--only orders:,call:getCredit] [--timeout seconds] [--json file] [--html file]
or, without a server: pnpm contract [--docs file.html] [--openapi file.json] [--schemas file.json]`

const text = { type: 'string' } as const
const options = {
  as: text,
  origin: text,
  slip: text,
  only: text,
  timeout: text,
  json: text,
  html: text,
  docs: text,
  openapi: text,
  schemas: text,
  writes: { type: 'boolean' },
} as const

/** Result of the command: `code` is 0 if all rules hold, 1 if one is broken, 2 if one was not checked. */
export interface Ending {
  code: 0 | 1 | 2
  output: string
}

type Given = ReturnType<typeof parseArgs<{ options: typeof options }>>['values']

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

export async function contract(args: string[]): Promise<Ending> {
  let server: string | undefined
  let given: Given
  try {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true })
    const [first, ...surplus] = positionals
    if (surplus.length > 0) return { code: 2, output: usage }
    server = first
    given = values
  } catch (error) {
    return { code: 2, output: `${error instanceof Error ? error.message : ''}\n${usage}` }
  }
  const unwritable = fileFault([given.json, given.html, given.docs, given.openapi, given.schemas])
  if (unwritable) return { code: 2, output: unwritable }
  const written = writeDocuments(given)
  if (!server)
    return written.length > 0 ? { code: 0, output: written.join('\n') } : { code: 2, output: usage }
  const judging = read(server, given)
  if (typeof judging === 'string') return { code: 2, output: judging }

  const report = await judge(judging)
  if (!report.findings.length) return { code: 2, output: `--only names no rule: ${given.only}` }
  if (!report.slowest) {
    const problem = report.findings.find(({ verdict }) => verdict === 'broken')?.problem
    return { code: 2, output: `${server} cannot be judged: ${problem ?? 'it does not answer'}.` }
  }
  written.push(...writeReports(given, report))
  return {
    code: endingOf(report),
    output: [...written, reportText(report)].join('\n'),
  }
}

function endingOf(report: Report): Ending['code'] {
  if (!isJudged(report)) return 2
  if (!isFulfilled(report)) return 1
  return hindered(report).length > 0 ? 2 : 0
}

const writeReports = (given: Given, report: Report) =>
  write([
    [given.json, () => json(report)],
    [given.html, () => reportHtml(report)],
  ])

const writeDocuments = ({ docs, openapi, schemas }: Given) =>
  write([
    [docs, docsPage],
    [openapi, () => json(openApi())],
    [schemas, () => json(jsonSchemas())],
  ])

function write(documents: [string | undefined, () => string][]) {
  return documents.flatMap(([file, make]) => {
    if (!file) return []
    writeFileSync(file, make())
    return [`${file} is written.`]
  })
}

function read(baseUrl: string, given: Given): Judging | string {
  if (!/^https?:\/\//.test(baseUrl) || !URL.canParse(baseUrl))
    return `${baseUrl} is no address; write it with https://, as in:\n${usage}`
  const [username = '', ...password] = (given.as ?? '').split(':')
  if (given.as && (!username || password.length === 0))
    return '--as has no password; write --as member:password.'
  const seconds = given.timeout === undefined ? undefined : Number(given.timeout)
  if (seconds !== undefined && !(seconds > 0)) return '--timeout is no number of seconds.'
  return {
    baseUrl,
    writes: given.writes ?? false,
    ...(given.as && { as: { username, password: password.join(':') } }),
    ...(given.origin && { origin: given.origin, hostname: URL.parse(given.origin)?.hostname ?? '' }),
    ...(given.slip && { slip: given.slip }),
    ...(given.only && { only: given.only.split(',') }),
    ...(seconds && { timeout: seconds * 1000 }),
  }
}
