import { expect, test } from 'vitest'
import { subjectOf } from './serve.ts'

test('a push service gets the brand’s site, and a valid address where it has none', () => {
  expect(subjectOf({ domains: ['www.a.example', 'a.example'], clientId: 'a' })).toBe('https://www.a.example')
  expect(subjectOf({ domains: [], clientId: 'Saengthong' })).toBe('https://saengthong.example')
})
