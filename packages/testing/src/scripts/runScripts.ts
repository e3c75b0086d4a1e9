import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../freePort.ts'

interface ScriptRun {
  script: string
  words?: string[]
  env?: Record<string, string>
  /** Output after which a script that does not end counts as started and is stopped. */
  until?: RegExp
}

/** Scripts not called here, because the run that calls this test contains them. */
const runOtherwise = [
  'test',
  'test:all',
  'test:stress',
  'test:faults',
  'test:deployed',
  'snapshots',
  'turbo',
  'adapter:new',
  'check:lint',
  'check:unused',
]

const notRun = ['generate', 'version', 'check:commits']

/** Every documented script, in an order in which each finds its inputs. */
const scriptRuns = (folder: string, port: number): ScriptRun[] => {
  const data = { DATA_DIR: join(folder, 'data') }
  const restored = { DATA_DIR: join(folder, 'restored') }
  const identity = { IDENTITY_KEY: Buffer.alloc(32, 7).toString('base64') }
  const backup = join(folder, 'backup')
  return [
    {
      script: 'start',
      env: { ...data, API_PORT: String(port), WEB_PORT: String(port + 1) },
      until: /Ctrl-C ends both/,
    },
    { script: 'db:verify', env: data },
    { script: 'db:backup', words: [backup], env: data },
    { script: 'db:restore', words: [backup], env: restored },
    { script: 'db:verify', env: restored },
    { script: 'staff:add', words: ['somchai', 'owner'], env: { ...restored, ...identity } },
    { script: 'adapter:test', words: ['apps/tools/examples/bank/bank.ts'] },
    { script: 'storybook', words: ['--port', String(port + 2), '--ci'], until: /Local:|started/ },
    { script: 'tokens', words: ['talayfah'] },
    { script: 'contract', words: ['--docs', join(folder, 'calls.html')] },
    { script: 'brand', words: ['--check'] },
    { script: 'build', words: ['talayfah'] },
    { script: 'build:server' },
    { script: 'screenshots', env: { PICTURES: join(folder, 'pictures') } },
    { script: 'bench:web', words: ['--runs', '1', '--only', 'login'] },
    { script: 'bench:web', words: ['--runs', '1', '--routes', '--only', 'live-score'] },
    { script: 'bench:money', words: ['--short'] },
    { script: 'bench:scale', words: ['--short'] },
    { script: 'bench:streams', words: ['--short'] },
    { script: 'bench:brands', words: ['--short'] },
    { script: 'test:nodes', words: ['20'] },
    { script: 'check:boundaries' },
  ]
}

// Runs every script that a document mentions, so that none breaks unnoticed.

const root = join(import.meta.dirname, '../../../..')

const documented = () => {
  const documents = globSync(
    ['README.md', '.github/*.md', 'brands/README.md', '{apps,packages}/*/README.md', 'apps/*/*/README.md'],
    { cwd: root },
  )
  const text = documents.map((path) => readFileSync(join(root, path), 'utf8')).join('\n')
  return new Set(
    Array.from(text.matchAll(/\bpnpm(?:@[\d.]+)? ([a-z]+(?::[a-z]+)?)\b/g), ([, name = '']) => name),
  )
}

// Removes the outer environment of pnpm and turbo.
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^p?npm_|^TURBO_|^NODE_OPTIONS$/i.test(name)),
)

async function run({ script, words = [], env, until }: ScriptRun): Promise<string | undefined> {
  const child = spawn('npx', ['--yes', 'pnpm@12.21.0', script, ...words], {
    cwd: root,
    env: { ...environment, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  let isUp = false
  const stop = () => child.pid && process.kill(-child.pid, 'SIGTERM')
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      output += part.toString()
      if (!until || isUp || !until.test(output)) return
      isUp = true
      stop()
    })
  const [code] = await once(child, 'close')
  if (until ? isUp : code === 0) return undefined
  return `${script} ${words.join(' ')} ended with ${code}:\n${output.slice(-3_000)}`
}

const folder = mkdtempSync(join(tmpdir(), 'scripts-'))
const runs = scriptRuns(folder, await freePort())
const known = new Set([...runs.map(({ script }) => script), ...runOtherwise, ...notRun])
const problems = [...documented()]
  .filter((name) => !known.has(name))
  .map((name) => `${name} is documented, and not run: add it to runScripts.ts`)
for (const each of runs) {
  const began = performance.now()
  const problem = await run(each)
  const seconds = Math.round((performance.now() - began) / 1_000)
  console.log(
    `${problem ? 'FAILED' : 'passed'}  ${String(seconds).padStart(4)} s  pnpm ${each.script} ${(each.words ?? []).join(' ')}`,
  )
  if (problem) problems.push(problem)
}
rmSync(folder, { recursive: true, force: true })
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
