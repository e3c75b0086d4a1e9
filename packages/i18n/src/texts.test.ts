import { expect, test } from 'vitest'
import { replaceTexts, textsOf, valuesIn } from './texts.ts'

const tables = {
  'wallet/deposit': {
    title: 'ฝากเงิน',
    min: 'ฝากขั้นต่ำ {amount:baht}',
    steps: ['โอน', { text: 'รอ {minutes} นาที' }],
  },
} as const

test('a text is known by its key, and its values by their names', () => {
  expect([...textsOf(tables)]).toEqual([
    ['wallet/deposit.title', 'ฝากเงิน'],
    ['wallet/deposit.min', 'ฝากขั้นต่ำ {amount}'],
    ['wallet/deposit.steps.0', 'โอน'],
    ['wallet/deposit.steps.1.text', 'รอ {minutes} นาที'],
  ])
  expect(valuesIn('{left} of {all} {all|time|times}')).toEqual(['left', 'all'])
})

test('an operator’s words keep the formats of ours', () => {
  expect(
    replaceTexts(tables, { 'wallet/deposit.min': '{amount} ขึ้นไป', 'wallet/deposit.steps.0': 'สแกน' }),
  ).toEqual({
    'wallet/deposit': {
      title: 'ฝากเงิน',
      min: '{amount:baht} ขึ้นไป',
      steps: ['สแกน', { text: 'รอ {minutes} นาที' }],
    },
  })
})
