// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const here = new URL('.', import.meta.url)
const sources = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !/\.(test|stories)\./.test(name),
)
const read = (name: string) => readFileSync(new URL(name, here), 'utf8')

const isWords = (name: string) => /(?:^|\/)words\w*(?:\.[a-z]+)?\.ts$/.test(name)

test('nothing touches the browser while a module loads', () => {
  const atTop =
    /^(const|let|export const) [^=]*=[^=>]*\b(window|document|localStorage|navigator|matchMedia)\b(?!.*=>)/m
  expect(sources.filter((name) => !isWords(name) && atTop.test(read(name)))).toEqual([])
})
