import { expect, test } from 'vitest'
import { readWords } from '../src/own/words.ts'
import { findWords } from './findWords.ts'

const texts = {
  th: new Map([
    ['wallet/deposit.min', 'ฝากขั้นต่ำ {amount}'],
    ['wallet/withdraw.title', 'ถอนเงิน'],
    ['wallet/withdraw.min', 'ถอนขั้นต่ำ {amount}'],
  ]),
  en: new Map([
    ['wallet/deposit.min', 'At least {amount}'],
    ['wallet/withdraw.title', 'Withdraw'],
    ['wallet/withdraw.min', 'Withdraw at least {amount}'],
  ]),
}
const faultsOf = (said: string[]) => readWords(Buffer.from(`{ ${said.join(', ')} }`), texts).faults

test('a word is found by what members read, in a form that words.json takes', () => {
  const { made, said } = findWords(['ฝากขั้นต่ำ'], texts)
  expect(made).toBe(true)
  expect(said).toEqual(['"wallet/deposit.min": "ฝากขั้นต่ำ {amount}"'])
  expect(faultsOf(said)).toEqual([])
})

test('a word is found by its key too, in every language', () => {
  const { said } = findWords(['WALLET/withdraw', 'min'], texts)
  expect(said).toEqual([
    '"wallet/withdraw.min": "ถอนขั้นต่ำ {amount}"',
    '"en": { "wallet/withdraw.min": "Withdraw at least {amount}" }',
  ])
  expect(faultsOf(said)).toEqual([])
})

test('words that nobody reads are not found', () => {
  expect(findWords(['เรือดำน้ำ'], texts)).toEqual({
    made: false,
    said: ['No word of the site has เรือดำน้ำ; write a part of what members read.'],
  })
})

test('without a search every word is listed', () => {
  expect(faultsOf(findWords([], texts).said)).toEqual([])
})
