import { expect, test } from 'vitest'
import { loginFor, returnToOf } from './returnTo.ts'

const asked = (to: string) => returnToOf(`?returnTo=${encodeURIComponent(to)}`)

test('a login leads back to the screen the member came from', () => {
  expect(asked('/auth/withdraw')).toBe('/auth/withdraw')
  expect(asked('/auth/transaction/history?tab=withdraw#top')).toBe(
    '/auth/transaction/history?tab=withdraw#top',
  )
  expect(loginFor('/auth/deposit?x=1')).toBe('/login?returnTo=%2Fauth%2Fdeposit%3Fx%3D1')
  expect(loginFor('/auth')).toBe('/login')
})

test.each([
  'https://evil.example/auth/withdraw',
  '//evil.example/auth/withdraw',
  '/\\evil.example/auth/withdraw',
  '\\\\evil.example/auth/x',
  'javascript:alert(1)//auth/x',
  '/auth/../login',
  '/authority',
  '/login',
  'http://',
])('a login never leads to %s', (to) => expect(asked(to)).toBeUndefined())
