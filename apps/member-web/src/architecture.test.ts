import { expect, test } from 'vitest'
import { filesBelow, packages, read, resolved, shipped, sources } from './houseSources.ts'

/** Which packages of the house each may name; a package that stands here with nothing knows no other. */
const mayKnow: Record<string, string[]> = {
  '@member/brand': [],
  '@member/api-client': [],
  '@member/ui': [],
  '@member/auth': ['@member/api-client', '@member/ui', '@member/brand'],
  '@member/wallet': ['@member/api-client', '@member/ui', '@member/brand'],
  '@member/games': ['@member/api-client', '@member/ui', '@member/brand'],
  '@member/rewards': ['@member/api-client', '@member/ui', '@member/brand'],
  '@member/contract': ['@member/api-client'],
  '@member/reference-api': ['@member/api-client', '@member/brand', '@member/contract'],
  '@member/web': ['@member/api-client', '@member/ui', '@member/brand'].concat(
    ['auth', 'wallet', 'games', 'rewards'].map((feature) => `@member/${feature}`),
  ),
  '@member/storybook': ['@member/api-client', '@member/ui', '@member/brand'].concat(
    ['auth', 'wallet', 'games', 'rewards', 'web'].map((feature) => `@member/${feature}`),
  ),
}

const packageOf = (name: string) => name.split('/').slice(0, 2).join('/')

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

test('another package is entered by its entry points only', () => {
  const entryPoints = new Set(
    packages.flatMap(({ name, manifest }) =>
      Object.keys(manifest.exports ?? {}).map((entryPoint) => name + entryPoint.slice(1)),
    ),
  )
  none(
    packages.flatMap(({ name, sources: own }) =>
      own.flatMap(({ path, imports }) =>
        imports.flatMap((each) => {
          if (!each.startsWith('@member/')) return []
          // A worker is loaded by its entry point, so that its built file is found; exports.test.ts tries every entry point.
          if (packageOf(each) === name && /\?worker @|exports\.test\.ts$/.test(`${each} @${path}`)) return []
          if (packageOf(each) === name)
            return [`${path}: imports its own package as ${each}; use a relative path`]
          if (!mayKnow[name]?.includes(packageOf(each)))
            return [`${path}: ${name} may not know ${packageOf(each)}`]
          return entryPoints.has(each)
            ? []
            : [
                `${path}: ${each} is no entry point; add it to ${packageOf(each)}'s exports or use one that is there`,
              ]
        }),
      ),
    ),
  )
})

test('a relative import stays in its package and names its file with the extension', () => {
  none(
    packages.flatMap(({ folder, sources: own }) =>
      own.flatMap((from) =>
        from.imports.flatMap((name) => {
          if (!name.startsWith('.')) return []
          if (!resolved(from, name).startsWith(`${folder}/`) && !resolved(from, name).startsWith('brands/'))
            return [`${from.path}: ${name} leaves the package; import the other package by its entry point`]
          return /\.\w+(\?\w+)?$/.test(name) ? [] : [`${from.path}: write ${name} with its extension`]
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

test('what runs in a browser names nothing of Node', () => {
  const scripts = packages.map(({ manifest }) => Object.values(manifest.scripts ?? {}).join(' ')).join(' ')
  const nodeOnly = (path: string) =>
    path.endsWith('/read.ts') || scripts.includes(path.replace(/^.*?\/(?=src\/)/, ''))
  none(
    shipped
      .filter(({ path, imports }) => !nodeOnly(path) && imports.some((name) => name.startsWith('node:')))
      .map(
        ({ path }) =>
          `${path}: imports from node:; such work belongs in build/ or behind a node-only entry point such as @member/brand/read`,
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

test('the mock API is the only fake: no module is mocked, no test is skipped', () => {
  const fakes = /\bvi\.(mock|doMock|hoisted)\(|\b(?:it|test|describe)\.(?:skip|only|todo|fails|fixme)\b/
  none(
    sources.flatMap(({ path, code }) => {
      const found = fakes.exec(code)?.[0]
      return found && !path.endsWith('architecture.test.ts')
        ? [
            `${path}: ${found}: answer with mockApi({…}) from @member/api-client/testing, and let every test run`,
          ]
        : []
    }),
  )
})

test('every export has a name', () => {
  const mayDefault = /\.stories\.tsx$|\.config\.ts$|\/\.storybook\//
  none(
    sources
      .filter(({ path, code }) => !mayDefault.test(path) && /^export default\b|\bas default\b/m.test(code))
      .map(
        ({ path }) =>
          `${path}: export it by its name; import('…').then(({ X }) => ({ default: X })) makes it lazy`,
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

test('no file is over 250 lines', () => {
  // An index is a list.
  const long = sources.filter(({ path, lines }) => lines > 250 && !path.endsWith('/index.ts'))
  none(long.map(({ path, lines }) => `${path}: ${lines} lines; part it by what the member does`))
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
