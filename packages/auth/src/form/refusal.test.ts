import { ApiError } from '@member/api-client'
import { showWords } from '@member/i18n'
import { tables } from '@member/testing/tables'
import { afterEach, expect, test } from 'vitest'
import { refusalOf } from './refusal.ts'

afterEach(() => showWords('th', tables.th))

test('the refusal of a form follows a change of the language', () => {
  const { message } = refusalOf(new ApiError({ kind: 'refused', status: 401010, message: 'ไม่ถูกต้อง' }))
  expect(message?.()).toBe('ไม่ถูกต้อง')
  showWords('en', tables.en)
  expect(message?.()).toBe('The username or password is not correct')
})
