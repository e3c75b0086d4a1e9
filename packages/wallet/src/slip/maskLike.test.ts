import { expect, test } from 'vitest'
import { maskLike } from './maskLike.ts'

test('a member’s own account is beside the slip’s in the slip’s own form', () => {
  expect(maskLike('xxx-x-x6789-x', '1234567890')).toBe('xxx-x-x6789-x')
  expect(maskLike('xxx-x-x0922-x', '4010009228')).toBe('xxx-x-x0922-x')
  expect(maskLike('xxx-x-x0922-x', '4010005558')).toBe('xxx-x-x0555-x')
})

test('of another length, or masked itself, it keeps its usual form', () => {
  expect(maskLike('xxx-x-x6789-x', '123456789012')).toBeUndefined()
  expect(maskLike('xxx-x-x6789-x', 'xxxxxx7890')).toBeUndefined()
  expect(maskLike(undefined, '1234567890')).toBeUndefined()
})
