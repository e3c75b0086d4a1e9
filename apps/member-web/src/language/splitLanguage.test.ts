import { expect, test } from 'vitest'
import { splitLanguage } from './splitLanguage.ts'

test.each([
  ['/', 'th', '', '/'],
  ['/en', 'en', '/en', '/'],
  ['/en/', 'en', '/en', '/'],
  ['/en/auth/deposit', 'en', '/en', '/auth/deposit'],
  ['/english', 'th', '', '/english'],
  ['/th/login', 'th', '', '/th/login'],
])('%s is in the language %s', (pathname, language, basename, path) => {
  expect(splitLanguage(pathname, ['th', 'en'])).toEqual({ language, basename, path })
})

test('a site of one language has no beginning for another', () => {
  expect(splitLanguage('/en/login', ['th'])).toEqual({ language: 'th', basename: '', path: '/en/login' })
})
