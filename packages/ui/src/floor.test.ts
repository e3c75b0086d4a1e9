// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const here = new URL('.', import.meta.url)
const sources = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.(tsx?|css)$/.test(name) && !/\.(test|stories)\./.test(name),
)
const read = (name: string) => readFileSync(new URL(name, here), 'utf8')

/** Above Chrome 79 or Safari 12. */
const forbidden: [what: string, pattern: RegExp][] = [
  ['aspect-ratio', /aspect-ratio\s*:|aspectRatio/],
  ['inset', /[\s;{]inset\s*:/],
  ['color-mix()', /color-mix\(/],
  ['dynamic viewport units', /\d(dvh|svh|lvh|dvw)\b/],
  [':where(), :is(), :has()', /:(where|is|has)\(/],
  ['clamp()', /\bclamp\(/],
  ['individual transforms', /^\s*(rotate|scale|translate): .*;$/m],
  [':focus-visible without its @supports', /(?<!selector\(|:not\():focus-visible/],
  ['logical shorthand', /[\s;{](margin|padding)-(inline|block)\s*:/],
  ['flex gap', /[\s;{](?<!grid-)(row-|column-)?gap\s*:/],
]

test.each(forbidden)('no component needs %s', (_, pattern) => {
  expect(sources.filter((name) => pattern.test(read(name)))).toEqual([])
})

/** grid-gap, the old name, is used throughout: it works at the floor, and never in a flex box. */
test('grid-gap stands in grids only', () => {
  const rules = sources.flatMap((name) =>
    read(name)
      .split(/[{}`]/)
      .map((rule) => [name, rule] as const),
  )
  const wrong = rules.filter(([, rule]) => rule.includes('grid-gap') && rule.includes('display: flex'))
  expect(wrong).toEqual([])
})

test('nothing is styled in an attribute, which the policy of public pages blocks', () => {
  expect(sources.filter((name) => /\sstyle=\{/.test(read(name)))).toEqual([])
})

test('nothing touches the browser while a module loads', () => {
  const atTop =
    /^(const|let|export const) [^=]*=[^=>]*\b(window|document|localStorage|navigator|matchMedia)\b(?!.*=>)/m
  expect(sources.filter((name) => atTop.test(read(name)))).toEqual([])
})
