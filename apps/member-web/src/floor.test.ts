import { expect, test } from 'vitest'
import { shipped } from './workspaceSources.ts'

const young: [RegExp, string][] = [
  [/[\s;{`]aspect-ratio\s*:/, 'reserve the box with padding-top'],
  [/[\s;{`]inset\s*:/, 'write top, right, bottom and left'],
  [/color-mix\(/, 'compute the colour in the palette'],
  [/\d[dsl]v[hw]\b/, 'use vh'],
  [/:(has|where|is)\(/, 'write the selectors out'],
  [/\.(replaceAll|at|findLast|toSorted|toReversed|allSettled)\(/, 'Safari 12 has no such method'],
  [/\b(structuredClone|Object\.hasOwn|Promise\.any)\b/, 'Safari 12 does not know it'],
]

// Brands are read and judged, and their colours computed, in Node.
const inNode = /\/brand\/src\/(own\/|read|palette|contrast|faults)|^packages\/contract\//

test('nothing is written that the oldest browser of spec §9 does not know', () => {
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
