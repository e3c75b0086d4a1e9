import { expect, test } from 'vitest'
import { pictureAddress } from './pictureAddress.ts'

const here = { storage: '', server: '' }
const stored = { storage: 'https://cdn.example/site', server: '' }

test('a picture is looked for at the brand’s storage', () => {
  expect(pictureAddress('/files/logo.svg', here)).toBe('/files/logo.svg')
  expect(pictureAddress('images/a b.png', stored)).toBe('https://cdn.example/site/images/a%20b.png')
  expect(pictureAddress('/images/logo.png', stored)).toBe('https://cdn.example/site/images/logo.png')
  expect(pictureAddress('https://cdn.example/other/logo.png', stored)).toBe(
    'https://cdn.example/other/logo.png',
  )
  expect(pictureAddress('/files/x.png', { storage: '', server: 'https://api.example' })).toBe(
    'https://api.example/files/x.png',
  )
})

test.each([
  'https://evil.example/x.png',
  '//evil.example/x.png',
  'javascript:alert(1)',
  'data:image/svg+xml,x',
  'https://cdn.example@evil.example/x',
  '',
])('another host is refused: %s', (path) => {
  expect(pictureAddress(path, stored)).toBeUndefined()
  expect(pictureAddress(path, here)).toBeUndefined()
})
