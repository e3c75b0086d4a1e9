import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Every word of ours by its key, such as `wallet/deposit.title`; a message's values stand in braces, as `{amount}`. */
type Catalogue = Map<string, CatalogueEntry>

interface CatalogueEntry {
  /** Undefined where the site works the words out itself. */
  text: string | undefined
  /** What it is given, in order; undefined where it is no message but plain words. */
  values?: string[]
}

// From `packages/brand/src/own`, and from `packages/brand/dist` where it is compiled.
const root = join(import.meta.dirname.replace(/src.own$/, 'dist'), '../../..')
const places = [
  ...['api-client', 'auth', 'games', 'protection', 'rewards', 'ui', 'wallet'].map((name) => ({
    name,
    folder: join(root, 'packages', name, 'src'),
  })),
  { name: 'site', folder: join(root, 'apps/member-web/src') },
]

// Node's own, which reads TypeScript: what a test runner puts in its place does not.
const load = process.getBuiltinModule('node:module').createRequire(import.meta.url)
let known: Catalogue | undefined

/** The catalogue, drawn from the `th.ts` modules themselves. */
export const catalogue = () =>
  (known ??= new Map(places.flatMap(({ name, folder }) => entriesOf(name, folder))))

function entriesOf(name: string, folder: string) {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /(?:^|\/)th(?:[A-Z]\w*)?\.ts$/.test(path))
  paths.sort()
  return paths.flatMap((path) =>
    Object.entries<unknown>(load(join(folder, path)))
      .filter(([exported]) => /^th(?:[A-Z]|$)/.test(exported))
      .flatMap(([exported, value]) => leaves(moduleName(name, path, exported), value)),
  )
}

/** `wallet/deposit` for `deposit/th.ts`, `site/landing` for `landing/thLanding.ts`, `wallet/widgets` for `thWidgets.ts`. */
function moduleName(name: string, path: string, exported: string) {
  const folders = path.split('/').slice(0, -1)
  const own = exported.slice(2, 3).toLowerCase() + exported.slice(3)
  return [name, ...folders, ...(own && own !== folders.at(-1) ? [own] : [])].join('/')
}

function leaves(key: string, value: unknown): [string, CatalogueEntry][] {
  if (typeof value === 'string') return [[key, { text: value }]]
  if (typeof value === 'function') return [[key, message(String(value))]]
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[key, { text: undefined }]]
  return Object.entries(value).flatMap(([name, inner]) => leaves(`${key}.${name}`, inner))
}

/** A message that only puts its values into words; one that chooses between words stays ours. */
function message(source: string): CatalogueEntry {
  const [, given = '', body] = /^\(([\w\s,]*)\)\s*=>\s*`((?:[^`$\\]|\$\{\w+\})*)`$/.exec(source) ?? []
  if (body === undefined) return { text: undefined }
  return {
    text: body.replace(/\$\{(\w+)\}/g, '{$1}'),
    values: given
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  }
}
