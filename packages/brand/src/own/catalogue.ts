import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Catalogue, isWordFile, wordObjects, wordsBelow } from './wordModules.ts'

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
    .filter(isWordFile)
  paths.sort()
  return paths.flatMap((path) =>
    wordObjects(name, path, load(join(folder, path))).flatMap(({ at, words }) => wordsBelow(at, words)),
  )
}
