import { expect, test } from 'vitest'
import { pseudoTables, pseudoText } from './pseudo.ts'

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
