// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { deafTo, emptied, withoutPrefixer } from './lean.ts'
import { appDir } from './places.ts'
import { hoversOfAFinger, unheardByReact, unusedInReact } from './unusedInReact.ts'

const require = createRequire(import.meta.url)
const react = readFileSync(
  join(dirname(require.resolve('react-dom')), 'cjs/react-dom-client.production.js'),
  'utf8',
)

test('what is left out of React is named as the installed version names it', () => {
  expect(unusedInReact.filter((name) => !react.includes(`\nfunction ${name}(`))).toEqual([])
})

test('a sixth of React goes, and what is left is still a program', () => {
  const left = emptied(react, unusedInReact)
  expect(left.length).toBeLessThan(react.length * 0.85)
  expect(() => parseAst(left)).not.toThrow()
})

test('a function is emptied whole, and no other', () => {
  const code = 'function keep(\n  a\n) {\n  return a\n}\nfunction drop(b) {\n  if (b) {\n  }\n}\n'
  expect(emptied(code, ['drop'])).toBe(
    'function keep(\n  a\n) {\n  return a\n}\nfunction drop() { return null }\n',
  )
})

test('React is told what not to listen to, where the installed version begins to listen', () => {
  const left = deafTo(react, unheardByReact, hoversOfAFinger)
  expect(left).toContain('"selectionchange","gotpointercapture"')
  expect(left).toContain(
    '["mouseout","mouseover"].includes(domEventName) && matchMedia("(hover: none)").matches',
  )
  expect(() => parseAst(left)).not.toThrow()
})

const sources = ['src/**/*.{ts,tsx}', '../../packages/*/src/**/*.{ts,tsx}']
  .flatMap((files) => globSync(files, { cwd: appDir }))
  .filter((file) => !/\.(?:test|stories)\.tsx?$/.test(file))
  .map((file) => [file, readFileSync(join(appDir, file), 'utf8')] as const)

test('nothing of the site asks React for what it does not hear', () => {
  const ofPointers = /\bon(?:(?:Got|Lost)?Pointer|Touch|Mouse(?:Down|Move|Up))\w*(?:=|:)/
  expect(sources.length).toBeGreaterThan(100)
  expect(sources.filter(([, source]) => ofPointers.test(source)).map(([file]) => file)).toEqual([])
})

const emotion = createRequire(require.resolve('@emotion/react'))

test.each(['browser.esm', 'esm'])('emotion’s %s writes no prefix of its own', (build) => {
  const cache = join(dirname(emotion.resolve('@emotion/cache')), `emotion-cache.${build}.js`)
  const left = withoutPrefixer(readFileSync(cache, 'utf8'))
  expect(left).toContain('defaultStylisPlugins = []')
  expect(() => parseAst(left)).not.toThrow()
})

const times = (source: string, what: string) => source.split(what).length - 1

test.each([
  ['position: sticky', 'position: -webkit-sticky'],
  ...['user-select', 'appearance', 'mask-image', 'backface-visibility', 'backdrop-filter', 'hyphens'].map(
    (name) => [`${name}:`, `-webkit-${name}:`],
  ),
])('what Chrome 79 or Safari 12 know by its prefix alone is written with it: %s', (plain = '', old = '') => {
  const wrong = sources.filter(
    ([, source]) =>
      times(source, plain) - (plain.endsWith(':') ? times(source, old) : 0) !== times(source, old),
  )
  expect(wrong.map(([file]) => file)).toEqual([])
})
