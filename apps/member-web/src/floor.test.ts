import { expect, test } from 'vitest'
import { shipped } from './workspaceSources.testing.ts'

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
