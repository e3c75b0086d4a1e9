import { expect, test } from 'vitest'
import { maskUsername } from './mask.ts'

test('a name is told by four of its letters, a short one by two', () => {
  expect(maskUsername('demo1234')).toBe('de****34')
  expect(maskUsername('anna')).toBe('an****')
})
