// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { deafTo, emptied } from './lean.ts'
import { appDir } from './places.ts'
import { unheardByReact, unusedInReact } from './unusedInReact.ts'

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

test('React is told what not to listen to, where the installed version begins to listen', () => {
  expect(deafTo(react, unheardByReact)).toContain('"selectionchange","gotpointercapture"')
})

test('nothing of the site asks React for what it does not hear', () => {
  const ofPointers = /\bon(?:(?:Got|Lost)?Pointer|Touch|Mouse(?:Down|Move|Up))\w*(?:=|:)/
  const sources = ['src/**/*.tsx', '../../packages/*/src/**/*.tsx'].flatMap((files) =>
    globSync(files, { cwd: appDir }),
  )
  expect(sources.length).toBeGreaterThan(100)
  expect(sources.filter((file) => ofPointers.test(readFileSync(join(appDir, file), 'utf8')))).toEqual([])
})
