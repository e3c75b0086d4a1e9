import { aBrand } from '@member/brand/testing'
import { expect, test } from 'vitest'
import { pageMeta } from './pageMeta.ts'

const brand = aBrand({
  description: 'ครบ',
  domains: ['a.example', 'www.a.example'],
  pages: { '/': { title: 'แสงทอง เว็บตรง' }, '/contact': { title: 'คุยกับเรา', description: 'ทุกวัน' } },
})

test.each([
  ['/', 'แสงทอง เว็บตรง', 'ครบ'],
  ['/contact', 'คุยกับเรา', 'ทุกวัน'],
  ['/login', 'หน้าหนึ่ง · แสงทอง', 'หน้าหนึ่ง แสงทอง: ครบ'],
])('%s is told of in the operator’s words where they have any', (path, title, description) => {
  const address = `https://a.example${path}`
  expect(pageMeta(brand, { path, title: 'หน้าหนึ่ง' })).toEqual({ title, description, address })
})

test('a page for many addresses has none', () => expect(pageMeta(brand).address).toBe(''))
