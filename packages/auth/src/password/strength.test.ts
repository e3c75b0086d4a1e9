import { expect, test } from 'vitest'
import { isLikeKnown, strengthOf } from './strength.ts'

test.each([
  ['short12', null],
  ['aaaaaaaaaaaa', 'weak'],
  ['1234567890', 'weak'],
  ['0812345678', 'weak'],
  ['qwertyuiop12', 'weak'],
  ['87654321abcd', 'weak'],
  ['password1', 'weak'],
  ['P@ssw0rd!', 'weak'],
  ['football2025', 'weak'],
  ['1988198819', 'weak'],
  ['19881988', 'weak'],
  ['xk7kxk7k', 'weak'],
  ['maewdam9', 'fair'],
  ['แมวดำกินปลาทู', 'strong'],
  ['two cats sleep', 'strong'],
])('%s is %s', (password, strength) => expect(strengthOf(password)).toBe(strength))

test('a password is like what others know of a member, a few signs around it or not', () => {
  const known = ['somchai9', '0812345678', '']
  expect(isLikeKnown('somchai99', known)).toBe(true)
  expect(isLikeKnown('x0812345678', known)).toBe(true)
  expect(isLikeKnown('somchai9 likes rain', known)).toBe(false)
  expect(isLikeKnown('maewdam9', known)).toBe(false)
})
