import { expect, test } from 'vitest'
import { summary, whyNot } from './sentences.ts'

const brands = (count: number) => Array.from({ length: count }, (_, at) => `b${at}`)

test('after the faults an operator reads how many brands are built, and the names of up to twenty', () => {
  expect(summary([])).toBe('The build stops here; no brand is built.')
  expect(summary(['dao'])).toBe('The build stops here; 1 brand is built: dao.')
  expect(summary(brands(20))).toMatch(/; 20 brands are built: b0, b1, .*, b19\.$/)
  expect(summary(brands(23))).toMatch(/; 23 brands are built: b0, b1, .*, b19 and 3 more\.$/)
})

test.each([
  ['ENOSPC', /^the disk is full; make room/],
  ['EROFS', /^the disk can only be read; build where/],
  ['EACCES', /^this user may not write here; give/],
])('%s is a sentence with its mend', (code, sentence) =>
  expect(whyNot(Object.assign(new Error(`${code}: write`), { code }))).toMatch(sentence),
)

test('whatever else goes wrong is one line that is not longer than 300 characters', () => {
  const sentence = whyNot(new Error(`one\ntwo ${'x'.repeat(500)}`))
  expect(sentence).toMatch(/^it cannot be built: one two x+…$/)
  expect(sentence.length).toBeLessThan(250)
})
