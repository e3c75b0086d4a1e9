import { expect, test } from 'vitest'
import { documentTitle } from './documentTitle.ts'
import { aBrand } from './testing/index.ts'

test.each([
  ['/', 'แสงทอง · ครบ'],
  ['/login', 'เข้าแสงทอง'],
  ['/register', 'สมัคร · แสงทอง'],
  ['/auth/deposit', 'สมัคร · แสงทอง'],
])('the document at %s is called %s, before and after the app has come', (path, title) => {
  const pages = { '/login': { title: 'เข้าแสงทอง' }, '/register': { description: 'สมัครที่นี่' } }
  expect(documentTitle(path, 'สมัคร', aBrand({ tagline: 'ครบ', pages }))).toBe(title)
})
