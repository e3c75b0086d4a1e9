import { expect, test } from 'vitest'
import { strengthOf } from './strength.ts'

test.each([
  ['short12', null],
  ['aaaaaaaaaaaa', 'weak'],
  ['1234567890', 'weak'],
  ['0812345678', 'weak'],
  ['qwertyuiop12', 'weak'],
  ['87654321abcd', 'weak'],
  ['maewdam9', 'fair'],
  ['แมวดำกินปลาทู', 'strong'],
  ['two cats sleep', 'strong'],
])('%s is %s', (password, strength) => expect(strengthOf(password)).toBe(strength))
