// @vitest-environment node
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { emptied } from './lean.ts'
import { unusedInReact } from './unusedInReact.ts'

const react = readFileSync(
  join(dirname(createRequire(import.meta.url).resolve('react-dom')), 'cjs/react-dom-client.production.js'),
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
