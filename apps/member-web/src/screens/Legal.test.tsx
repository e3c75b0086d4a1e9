import { signIn } from '@member/api-client/testing'
import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openSite } from '../testing/openSite.tsx'

function carry(name: string, html: string) {
  const text = document.createElement('script')
  Object.assign(text, { type: 'application/json', id: 'legal', textContent: JSON.stringify(html) })
  text.setAttribute('data-page', name)
  document.head.append(text)
}
afterEach(() => document.getElementById('legal')?.remove())

test.each([
  ['a visitor', '/'],
  ['a member', '/auth/dashboard'],
])('%s reads the operator’s own words, and goes back home', async (who, home) => {
  if (who === 'a member') signIn()
  carry('terms', '<p>หนึ่งคนหนึ่งบัญชี</p>')
  openSite('/legal/terms')
  expect(await screen.findByRole('heading', { level: 1, name: 'ข้อกำหนดการใช้งาน' })).toBeTruthy()
  expect(screen.getByText('หนึ่งคนหนึ่งบัญชี')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'ย้อนกลับ' }).getAttribute('href')).toBe(home)
})

test('the text of one page is not shown as another’s; it comes with a load', async () => {
  carry('terms', '<p>หนึ่งคนหนึ่งบัญชี</p>')
  openSite('/legal/privacy')
  const again = await screen.findByRole('link', { name: 'โหลดอีกครั้ง' })
  expect(again.getAttribute('href')).toBe('/legal/privacy')
  expect(screen.queryByText('หนึ่งคนหนึ่งบัญชี')).toBeNull()
})

test('every page leads to the help and the five legal pages', async () => {
  openSite('/contact')
  const links = (await screen.findByRole('navigation', { name: 'ช่วยเหลือและข้อกำหนด' })).querySelectorAll('a')
  expect(Array.from(links, (link) => link.getAttribute('href'))).toEqual([
    '/help',
    '/legal/terms',
    '/legal/privacy',
    '/legal/cookies',
    '/legal/play-safe',
    '/legal/complaints',
  ])
})
