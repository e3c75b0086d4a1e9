import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as v from 'valibot'

const root = join(import.meta.dirname, '../../..')
const app = join(root, 'apps/api')
const places = ['apps/api', 'apps/reference-api']

const git = (...words: string[]) =>
  execFileSync('git', words, { cwd: root, maxBuffer: 2 ** 30, stdio: ['ignore', 'pipe', 'pipe'] })

const Builder = v.object({ buildServer: v.function() })

/**
 * Builds the server of before the newest migration, from git history with current libraries.
 * During a deployment that code still runs after the first new process has migrated. Returns the reason if the
 * build fails.
 */
export async function buildFormer(
  source: string,
  folder: string,
  adapters: string[],
): Promise<string | undefined> {
  try {
    const names = readdirSync(join(app, 'src/database/migrations'))
    const newest = names.findLast((name) => name.endsWith('.sql')) ?? ''
    // Both paths at once, so that a file moved between them does not count as new.
    const paths = places.map((place) => `${place}/src/database/migrations/${newest}`)
    const added = git('log', '-1', '--diff-filter=A', '--find-renames', '--format=%H', '--', ...paths)
    const commit = added.toString().trim()
    const then = commit ? `${commit}^` : 'HEAD'
    const place = git('ls-tree', '-d', '--name-only', then, ...places)
      .toString()
      .trim()
    // Skips packages added or removed since.
    const packages = git('ls-tree', '--name-only', then, 'packages/')
      .toString()
      .trim()
      .split('\n')
      .filter((part) => existsSync(join(root, part, 'node_modules')))
    const archive = git('archive', then, 'brands', 'tsconfig.base.json', place, ...packages)
    mkdirSync(source, { recursive: true })
    execFileSync('tar', ['-x', '-C', source], { input: archive })
    linkModules(app, join(source, place), packages)
    for (const part of packages) linkModules(join(root, part), join(source, part), packages)
    // With the builder of that version, which knows its own files.
    const built = v.parse(Builder, await import(join(source, place, 'build/buildServer.ts')))
    await built.buildServer(
      folder,
      adapters.map((path) => join(source, place, path)),
    )
    return undefined
  } catch (fault) {
    const [line = ''] = String(fault).split('\n')
    return `the code before the newest migration cannot be built here: ${line}`
  }
}

function linkModules(from: string, to: string, packages: string[]) {
  const [installed, linked] = [join(from, 'node_modules'), join(to, 'node_modules')]
  mkdirSync(join(linked, '@member'), { recursive: true })
  for (const name of readdirSync(installed))
    if (name !== '@member') symlinkSync(realpathSync(join(installed, name)), join(linked, name))
  for (const part of packages) {
    const name = basename(part)
    symlinkSync(join(to, '../../packages', name), join(linked, '@member', name))
  }
}
