import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { buildServer } from '../build/buildServer.ts'

const root = join(import.meta.dirname, '../../..')
const migrations = 'apps/reference-api/src/database/migrations'
const parts = [
  'apps/reference-api',
  ...['api-client', 'brand', 'contract', 'i18n'].map((name) => `packages/${name}`),
]

const git = (...words: string[]) =>
  execFileSync('git', words, { cwd: root, maxBuffer: 2 ** 30, stdio: ['ignore', 'pipe', 'pipe'] })

/**
 * Builds the server as it was before the newest migration, from git's history and with the libraries of now: the code that
 * still runs while the first process of a deployment has migrated. Answers why it could not, where it could not.
 */
export async function buildFormer(
  source: string,
  folder: string,
  adapters: string[],
): Promise<string | undefined> {
  try {
    const newest = readdirSync(join(root, migrations)).findLast((name) => name.endsWith('.sql')) ?? ''
    const added = git('log', '-1', '--diff-filter=A', '--format=%H', '--', `${migrations}/${newest}`)
    const commit = added.toString().trim()
    const archive = git('archive', commit ? `${commit}^` : 'HEAD', 'brands', 'tsconfig.base.json', ...parts)
    mkdirSync(source, { recursive: true })
    execFileSync('tar', ['-x', '-C', source], { input: archive })
    for (const part of parts) linkModules(join(root, part), join(source, part))
    await buildServer(
      folder,
      adapters.map((path) => join(source, path)),
      source,
    )
    return undefined
  } catch (fault) {
    const [line = ''] = String(fault).split('\n')
    return `the code before the newest migration cannot be built here: ${line}`
  }
}

/** The libraries that are installed for a package; the workspace's own are those beside it. */
function linkModules(from: string, to: string) {
  const [installed, linked] = [join(from, 'node_modules'), join(to, 'node_modules')]
  mkdirSync(join(linked, '@member'), { recursive: true })
  for (const name of readdirSync(installed))
    if (name !== '@member') symlinkSync(realpathSync(join(installed, name)), join(linked, name))
  for (const part of parts.filter((each) => each.startsWith('packages/'))) {
    const name = basename(part)
    symlinkSync(join(to, '../../packages', name), join(linked, '@member', name))
  }
}
