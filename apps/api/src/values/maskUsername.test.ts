import { expect, test } from 'vitest'
import { maskUsername } from './maskUsername.ts'

test('a name is shown by two of its letters, a short one by one', () => {
  expect(maskUsername('demo1234')).toBe('d•••4')
  expect(maskUsername('anna')).toBe('a•••')
})
