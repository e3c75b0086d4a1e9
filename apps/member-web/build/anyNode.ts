import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { filesIn } from '@member/brand-build'
import { rootDir } from './places.ts'

// `pnpm test:nodes [20 …]`: clones the committed state, installs and builds it under each Node version, each in
// another folder, and compares the results byte by byte.
const { packageManager }: { packageManager: string } = JSON.parse(
  readFileSync(join(rootDir, 'package.json'), 'utf8'),
)
const versions = process.argv.length > 2 ? process.argv.slice(2) : ['18', '20', '22']
const work = mkdtempSync(join(tmpdir(), 'any-node-'))

// Drop the outer pnpm's environment: it would keep the inner pnpm from installing.
const machine = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^p?npm_|^NODE_OPTIONS$/i.test(name)),
)
const path = (process.env['PATH'] ?? '')
  .split(delimiter)
  .filter((place) => !place.includes('node_modules'))
  .join(delimiter)

const run = (folder: string, [command = '', ...words]: string[], first = '') =>
  execFileSync(command, words, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...machine, PATH: first + path },
    stdio: ['ignore', 'pipe', 'inherit'],
  })

function build(version: string) {
  const node = join(work, `node-${version}`)
  mkdirSync(node)
  run(node, ['npm', 'install', '--no-save', '--no-audit', '--no-fund', `node@${version}`])
  const own = join(node, 'node_modules/node/bin') + delimiter
  const site = join(work, `as-of-${version}`, 'x'.repeat(Number(version)))
  run(work, ['git', 'clone', '--quiet', rootDir, site])
  const is = run(site, ['node', '--version'], own).trim()
  if (!is.startsWith(`v${version}.`)) throw new Error(`Node ${is} runs in place of ${version}.`)
  run(site, ['npx', '--yes', packageManager, 'build', 'saengthong'], own)
  const client = join(site, 'apps/member-web/dist/client')
  const digest = createHash('sha256')
  for (const file of filesIn(client)) digest.update(file).update(readFileSync(join(client, file)))
  return { is, digest: digest.digest('hex') }
}

try {
  const built = versions.map((version) => {
    const one = build(version)
    console.log(`Node ${one.is}: installed and built, ${one.digest.slice(0, 16)}`)
    return one
  })
  if (new Set(built.map(({ digest }) => digest)).size > 1) {
    console.error('What was compiled is not the same bytes everywhere.')
    process.exitCode = 1
  }
} finally {
  rmSync(work, { recursive: true, force: true })
}
