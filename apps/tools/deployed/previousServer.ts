import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import * as v from 'valibot'

const root = join(import.meta.dirname, '../../..')
const api = join(root, 'apps/api')
/** Folders that contain the server's code, now or in an earlier version. */
const places = ['apps/api', 'apps/reference-api']
/** Apps of which an earlier server may be built; the one with the builder comes first. */
const apps = ['apps/server', ...places, 'apps/backoffice', 'apps/tools']

const git = (...words: string[]) =>
  execFileSync('git', words, { cwd: root, maxBuffer: 2 ** 30, stdio: ['ignore', 'pipe', 'pipe'] })

const Builder = v.object({ buildServer: v.function() })

/**
 * Builds the server as it was before the newest migration, from git, with current libraries. Returns the reason
 * if the build fails.
 */
export async function buildPreviousServer(
  source: string,
  folder: string,
  adapters: string[],
): Promise<string | undefined> {
  try {
    const names = readdirSync(join(api, 'src/database/migrations'))
    const newest = names.findLast((name) => name.endsWith('.sql')) ?? ''
    // Both paths at once, so that a file moved between them does not count as new.
    const paths = places.map((place) => `${place}/src/database/migrations/${newest}`)
    const added = git('log', '-1', '--diff-filter=A', '--find-renames', '--format=%H', '--', ...paths)
    const commit = added.toString().trim()
    const then = commit ? `${commit}^` : 'HEAD'
    const there = (...words: string[]) =>
      git('ls-tree', '--name-only', then, ...words)
        .toString()
        .trim()
        .split('\n')
    const parts = [...there(...apps), ...there('packages/')]
    const archive = git('archive', then, 'brands', 'tsconfig.base.json', ...parts)
    mkdirSync(source, { recursive: true })
    execFileSync('tar', ['-x', '-C', source], { input: archive })
    for (const part of parts) linkModules(part, source, parts)
    const found = (path: string) =>
      apps.map((app) => join(source, app, path)).find((candidate) => existsSync(candidate)) ?? path
    // With the builder of that version, which knows its own files.
    const built = v.parse(Builder, await import(found('build/buildServer.ts')))
    await built.buildServer(folder, adapters.map(found))
    return undefined
  } catch (fault) {
    const [line = ''] = String(fault).split('\n')
    return `the code before the newest migration cannot be built here: ${line}`
  }
}

const Manifest = v.object({
  dependencies: v.optional(v.record(v.string(), v.string()), {}),
  devDependencies: v.optional(v.record(v.string(), v.string()), {}),
})

/** Folders of today's apps and packages. */
const workspaces = ['apps', 'packages'].flatMap((folder) =>
  readdirSync(join(root, folder)).map((name) => join(folder, name)),
)

/**
 * Links what the manifest of a part of the previous version names: the current libraries, of whichever app or
 * package has them now, and the previous version's packages.
 */
function linkModules(part: string, source: string, parts: string[]) {
  const text = readFileSync(join(source, part, 'package.json'), 'utf8')
  const { dependencies, devDependencies } = v.parse(Manifest, JSON.parse(text))
  const linked = join(source, part, 'node_modules')
  mkdirSync(join(linked, '@member'), { recursive: true })
  for (const name of Object.keys({ ...devDependencies, ...dependencies })) {
    const installed = [part, ...workspaces]
      .map((one) => join(root, one, 'node_modules', name))
      .find((path) => existsSync(path))
    if (!installed || name.startsWith('@member/')) continue
    mkdirSync(dirname(join(linked, name)), { recursive: true })
    symlinkSync(realpathSync(installed), join(linked, name))
  }
  for (const other of parts) symlinkSync(join(source, other), join(linked, '@member', basename(other)))
}
