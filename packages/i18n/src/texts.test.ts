import { expect, test } from 'vitest'
import { replaceTexts, textsOf, valuesIn } from './texts.ts'
import { pseudoTables, pseudoText } from './pseudo.ts'

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

test('a text becomes longer by half, in letters of no language', () => {
  expect(pseudoText('Deposit')).toBe('Ðéþóšîţ~~~~')
  expect(pseudoText('See all games')).toBe('Šéé áļļ ĝáɱéš ~~~~~~ ~')
})

test('values, their formats and the forms of a plural stay as they are', () => {
  const games = 'See {count:number} {count|game|games}'
  expect(pseudoText(games)).toBe('Šéé {count:number} {count|game|games} ~~')
  expect(pseudoTables({ i18n: { date: 'D MMM' }, 'a/b': { list: ['Up to {amount:baht}'] } })).toEqual({
    i18n: { date: 'D MMM' },
    'a/b': { list: ['Ûþ ţó {amount:baht} ~~~'] },
  })
})
