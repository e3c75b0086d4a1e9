import { expect, test } from 'vitest'
import { catalogue } from '../src/own/catalogue.ts'
import { readWords } from '../src/own/words.ts'
import { findWords } from './findWords.ts'

test('an operator finds a word by what members read, as words.json wants it', () => {
  const { made, said } = findWords(['ฝากขั้นต่ำ'])
  expect(made).toBe(true)
  expect(said.join()).toContain('"wallet/deposit.min": "')
  expect(readWords(Buffer.from(`{ ${said.join(', ')} }`), catalogue()).faults).toEqual([])
})

test('an operator finds words by their place too, and by several things at once', () => {
  const { said } = findWords(['WALLET/withdraw', 'ถอน'])
  expect(said.length).toBeGreaterThan(1)
  for (const one of said) expect(one).toMatch(/^"wallet\/withdraw.*ถอน/)
})

test('an operator is told where nothing is found', () => {
  expect(findWords(['เรือดำน้ำ'])).toEqual({
    made: false,
    said: ['No word of the site has เรือดำน้ำ; write a part of what members read.'],
  })
})

test('all that is listed may be replaced', () => {
  expect(readWords(Buffer.from(`{ ${findWords([]).said.join(', ')} }`), catalogue()).faults).toEqual([])
})
