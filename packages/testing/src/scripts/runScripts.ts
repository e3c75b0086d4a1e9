import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../freePort.ts'
import { notRun, runOtherwise, type ScriptRun, scriptRuns } from './scripts.ts'

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
  .map((name) => `${name} is documented, and not run: add it to scripts.ts`)
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
