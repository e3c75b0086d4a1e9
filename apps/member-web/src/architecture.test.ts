import { expect, test } from 'vitest'
import { filesBelow, packages, read, shipped } from './workspaceSources.testing.ts'

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
