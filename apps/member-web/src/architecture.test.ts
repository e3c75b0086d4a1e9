import { features } from '@member/api-client/contract'
import { brandSchema, fieldOf } from '@member/brand/file'
import { expect, test } from 'vitest'
import { filesBelow, packages, read, shipped, sources } from './workspaceSources.testing.ts'
import { tables } from '@member/testing/tables'
import { textsOf } from '@member/i18n/texts'

const none = (faults: string[]) => expect(faults.join('\n')).toBe('')

test('an entry point is built from the source that development reads', () => {
  none(
    packages.flatMap(({ folder, manifest }) =>
      Object.entries(manifest.exports ?? {}).flatMap(([entryPoint, target]) => {
        if (typeof target === 'string' || !target['default']?.endsWith('.js')) return []
        const from = target['development'] ?? ''
        const built = from.replace(/^\.\/src/, './dist').replace(/\.tsx?$/, '.js')
        return target['default'] === built
          ? []
          : [`${folder}/package.json: the entry point ${entryPoint}: ${from} is built as ${built}`]
      }),
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

test('every text that members read is in a words.ts', () => {
  const word = /[\u0E01-\u0E3A\u0E40-\u0E4E]{2,}[^'"`<>\n]*/
  // Banks, provinces and languages contain names in Thai; a failure and a brand's text, their sentences.
  const hasWords = /\/(?:words\w*|th|banks|provinces|languages|failures\/\w+|brand\/src\/texts)\.ts$/
  // A pattern for typed input is not a text for members.
  const patterns = /(?<=[=(,:]\s*)\/(?![*/])(?:\\.|[^/\n\\])+\//g
  none(
    shipped.flatMap(({ path, code }) => {
      const found = hasWords.test(path) ? undefined : word.exec(code.replace(patterns, ''))?.[0]
      return found ? [`${path}: “${found.slice(0, 40)}” belongs in a words.ts of this package`] : []
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

// Styles only: JavaScript is checked by the type libraries (`lib` in the tsconfigs) and the lint.
const young: [RegExp, string][] = [
  [/aspect-ratio\s*:|aspectRatio/, 'reserve the box with padding-top'],
  [/[\s;{`]inset\s*:/, 'write top, right, bottom and left'],
  [/color-mix\(/, 'compute the colour in the palette'],
  [/\d[dsl]v[hw]\b/, 'use vh'],
  [/:(has|where|is)\(/, 'write the selectors out'],
  [/\bclamp\(/, 'use min-width and max-width'],
  [/^\s*(rotate|scale|translate): .*;$/m, 'use transform'],
  [/(?<!selector\(|:not\():focus-visible/, 'put it in @supports selector(:focus-visible)'],
  [/[\s;{`](margin|padding)-(inline|block)\s*:/, 'name the sides'],
  [/[\s;{`](?<!grid-)(row-|column-)?gap\s*:/, 'use margins, or grid-gap in a grid'],
  [/[{}`][^{}`]*(display: flex[^{}`]*grid-gap|grid-gap[^{}`]*display: flex)/, 'grid-gap needs a grid'],
]

// Code that runs in Node only: reading brands, checking them, computing colours.
const inNode = /\/brand\/src\/(own\/|read|palette|contrast|faults)|^packages\/contract\//

test('no style is written that the oldest browser of spec §9 does not know', () => {
  const faults = shipped
    .filter(({ path }) => !inNode.test(path))
    .flatMap(({ path, code }) =>
      young.flatMap(([pattern, mend]) => {
        const found = pattern.exec(code)?.[0].trim()
        return found ? [`${path}: ${found} is too young for Chrome 79 or Safari 12; ${mend}`] : []
      }),
    )
  expect(faults.join('\n')).toBe('')
})

test('the app asks for every feature that the contract has, so that none is a misspelling', () => {
  const asked = new Set(
    shipped.flatMap(({ code }) => code.match(/(?<=featureAtom\(')\w+|(?<=\bfeatures\??\.)\w+/g) ?? []),
  )
  expect(features.filter((name) => !asked.has(name))).toEqual([])
})

/** Code that may read a brand: the app, the build of its site and the reader, without the schema. */
const readers = sources.filter(
  ({ path, code }) =>
    !/\/(?:testing|e2e)\/|\.(?:test|testing|stories)\.|\/brand\/src\/(?:schema|texts|translations)\.ts$/.test(
      path,
    ) &&
    /^(?:packages|apps\/member-web)\//.test(path) &&
    code.includes('rand'),
)

/** True if code reads a field of a brand: `brand.<name>`, or taken apart, `{ <name> }: Brand`. */
function isRead(name: string) {
  const ofBrand = new RegExp(`[bB]rand(?:Atom)?(?:\\(\\w*\\))?\\)*\\??\\.${name}\\b`)
  const apart = new RegExp(
    `\\{(?:[^{}]|\\{[^{}]*\\})*\\b${name}\\b(?:[^{}]|\\{[^{}]*\\})*\\}(?:: [^=;\\n]*Brand\\b| = [^;\\n]*[bB]rand)`,
  )
  return readers.some(({ code }) => code.includes(name) && (ofBrand.test(code) || apart.test(code)))
}

test('every field of a brand is read by the app or by the build of its site', () => {
  const translations: string[] = Object.values(fieldOf)
  const unread = Object.keys(brandSchema.entries).filter((name) => !isRead(name))
  expect(unread).toEqual(translations)
})

const ownerOf = (table: string) =>
  shipped
    .find(({ code }) => code.includes(`id = '${table}'`))
    ?.path.split('/', 2)
    .join('/')

const codeThatSays = (owner: string | undefined, isOfUi: boolean) =>
  shipped
    .filter(({ path }) => !/\/words\w*(?:\.en)?\.ts$/.test(path))
    .filter(({ path }) => path.startsWith('apps/') || isOfUi || path.startsWith(`${owner}/`))
    .map(({ code }) => code)
    .join('\n')

/** False for keys that the server sends, such as `409101`, `figures409103` and `MONTH`; no code names them. */
const isNamedInCode = (word: string) => /^[a-z]/.test(word) && !/\d{6}$/.test(word)

/** True for texts that other code reads: formats and the offline page. */
const isReadElsewhere = (key: string) => /^(?:i18n|site\/offline)\./.test(key)

test('every word that operators may replace is read by members somewhere', () => {
  const codes = new Map<string, string>()
  const unsaid = [...textsOf(tables.th).keys()].filter((key) => {
    if (isReadElsewhere(key)) return false
    const [place = '', ...names] = key.split('.')
    const owner = ownerOf(place) ?? ''
    const code = codes.get(owner) ?? codeThatSays(owner, owner === 'packages/ui')
    codes.set(owner, code)
    const [above, word = ''] = [names.at(-2), names.at(-1)]
    if (!isNamedInCode(word) || new RegExp(`\\b${word}\\b`).test(code)) return false
    return !above || !new RegExp(`\\b${above}\\[`).test(code)
  })
  expect(unsaid).toEqual([])
})
