import { expect, test } from 'vitest'
import { filesBelow, packages, read, resolved, shipped, sources } from './workspaceSources.ts'

/** Which packages of the workspace each may name; a package that stands here with nothing knows no other. */
const mayKnow: Record<string, string[]> = {
  '@member/brand': [],
  '@member/api-client': [],
  '@member/ui': [],
  '@member/auth': ['@member/api-client', '@member/ui', '@member/brand'],
  '@member/wallet': ['@member/api-client', '@member/ui', '@member/brand'],
  '@member/games': ['@member/api-client', '@member/ui', '@member/brand'],
  '@member/rewards': ['@member/api-client', '@member/ui', '@member/brand'],
  '@member/protection': ['@member/api-client', '@member/ui', '@member/brand'],
  '@member/contract': ['@member/api-client'],
  '@member/reference-api': ['@member/api-client', '@member/brand', '@member/contract'],
  '@member/web': ['@member/api-client', '@member/ui', '@member/brand'].concat(
    ['auth', 'wallet', 'games', 'rewards', 'protection'].map((feature) => `@member/${feature}`),
  ),
  '@member/storybook': ['@member/api-client', '@member/ui', '@member/brand'].concat(
    ['auth', 'wallet', 'games', 'rewards', 'protection', 'web'].map((feature) => `@member/${feature}`),
  ),
}

/** Fails with one line a fault: where, and how to mend it. */
const none = (faults: string[]) => expect(faults.join('\n')).toBe('')

test('brand, api-client and ui know no other package; a feature package knows those three; only the app knows those', () => {
  none(
    packages.flatMap(({ name, folder, manifest }) =>
      Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
        .filter((other) => other.startsWith('@member/') && !mayKnow[name]?.includes(other))
        .map(
          (other) =>
            `${folder}/package.json: ${name} may not know ${other}; take what it needs as a prop from the app`,
        ),
    ),
  )
})

test('a relative import stays in its package', () => {
  none(
    packages.flatMap(({ folder, sources: own }) =>
      own.flatMap((from) =>
        from.imports.flatMap((name) => {
          if (!name.startsWith('.')) return []
          const path = resolved(from, name)
          return path.startsWith(`${folder}/`) || path.startsWith('brands/')
            ? []
            : [`${from.path}: ${name} leaves the package; import the other package by its entry point`]
        }),
      ),
    ),
  )
})

const glob = (pattern: string) =>
  new RegExp(
    `^${pattern
      .replace(/\{ts,tsx\}/g, 'tsx?')
      .replace(/\./g, '\\.')
      .replace(/\*/g, '[^/]*')}$`,
  )

test('every entry point is built: a tsup entry from the source that development reads', () => {
  none(
    packages.flatMap(({ folder, manifest }) =>
      Object.entries(manifest.exports ?? {}).flatMap(([entryPoint, target]) => {
        if (typeof target === 'string' || !target['default']?.endsWith('.js')) return []
        const from = target['development']?.slice(2) ?? ''
        const entries = manifest.tsup?.entry.filter((entry) => !entry.startsWith('!')) ?? []
        const faults = []
        if (!entries.some((entry) => glob(entry).test(from))) faults.push(`add ${from} to tsup's entry`)
        const built = from.replace(/^src/, './dist').replace(/\.tsx?$/, '')
        if (target['default'] !== `${built}.js` && new Set(entries).size > 1)
          faults.push(`${from} is built as ${built}.js, not ${target['default']}`)
        return faults.map((fault) => `${folder}/package.json: the entry point ${entryPoint}: ${fault}`)
      }),
    ),
  )
})

test('no folder gathers by kind', () => {
  const kinds = /\/(components|hooks|utils?|types|constants|helpers?|common|managers?)(\/|\.tsx?$)/
  none(
    sources
      // Storybook names its own.
      .filter(({ path }) => kinds.test(path) && !path.includes('/.storybook/'))
      .map(
        ({ path }) =>
          `${path}: name the file after what it exports and put it with the thing the member does`,
      ),
  )
})

test('a component file bears the name of its component', () => {
  none(
    shipped.flatMap(({ path, code }) => {
      const name = /\/([A-Z]\w+)\.tsx$/.exec(path)?.[1]
      return name &&
        !new RegExp(`^export (const|function|class) ${name}\\b|export \\{[^}]*\\b${name}\\b`, 'm').test(code)
        ? [`${path}: exports no ${name}; name the file after what it exports`]
        : []
    }),
  )
})

test('every word a member reads stands in a th.ts', () => {
  const word = /[\u0E01-\u0E3A\u0E40-\u0E4E]{2,}[^'"`<>\n]*/
  // The names of the banks are theirs.
  const hasWords = /\/th([A-Z]\w*)?\.ts$|\/api-client\/src\/banks\.ts$/
  // What a pattern takes from the member is not a word that they read.
  const patterns = /(?<=[=(,:]\s*)\/(?![*/])(?:\\.|[^/\n\\])+\//g
  none(
    shipped.flatMap(({ path, code }) => {
      const found = hasWords.test(path) ? undefined : word.exec(code.replace(patterns, ''))?.[0]
      return found ? [`${path}: “${found.slice(0, 40)}” belongs in this package's th.ts`] : []
    }),
  )
})

test('no registry is named, so that everyone installs from their own', () => {
  const host = new RegExp(['https?://registry', 'npm\\.pkg\\.github\\.com'].join('\\.|'), 'i')
  const texts = ['packages', 'apps', 'brands']
    .flatMap(filesBelow)
    .filter((path) => /\.(tsx?|json|md|html|yaml)$/.test(path))
  none(
    texts
      .filter((path) => host.test(read(path)))
      .map((path) => `${path}: names a package registry; leave it to the machine`),
  )
})
