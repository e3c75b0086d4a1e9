import type { Brand } from '@member/brand'
import { aBrand } from '@member/brand/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { address, openSite } from '../testing/openSite.tsx'

async function openMenu(...site: Parameters<typeof openSite>) {
  openSite(...site)
  // Visible below 960 px only, and jsdom's window is wider.
  await userEvent.click(await screen.findByRole('button', { name: 'เมนู', hidden: true }))
  return within(await screen.findByRole('dialog'))
}

test('a visitor opens the menu on a phone; what is for members leads nowhere, contact does', async () => {
  const menu = await openMenu('/')
  for (const name of [/คาสิโน/, /สล็อต/, /กีฬา/])
    expect(menu.getByRole('link', { name }).getAttribute('aria-disabled')).toBe('true')
  const names = menu.getAllByRole('link').map((link) => link.textContent.trim())
  expect(names.slice(0, 3)).toEqual(['สมัครสมาชิก', 'เข้าสู่ระบบ', 'ติดต่อเรา'])
  expect(names.slice(-3)).toEqual(['คาสิโนสด', 'สล็อต', 'กีฬา'])
  await userEvent.click(menu.getByRole('link', { name: /ติดต่อเรา/ }))
  await waitFor(() => expect(address()).toBe('/contact'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a visitor at a desktop has the same four in the bar, the first three disabled', async () => {
  openSite('/contact')
  // Hidden below 960 px; jsdom does not apply widths.
  const bar = within(await screen.findByRole('navigation', { name: 'เมนูหลัก', hidden: true }))
  const links = bar.getAllByRole('link', { hidden: true })
  expect(links.map((link) => [link.textContent, link.getAttribute('aria-disabled')])).toEqual([
    ['คาสิโนสด', 'true'],
    ['สล็อต', 'true'],
    ['กีฬา', 'true'],
    ['ติดต่อเรา', null],
  ])
  expect(links[3]?.getAttribute('href')).toBe('/contact')
})

const scores = { live: 'https://scores.example.com/live', standings: 'https://scores.example.com/table' }

test.each<[string, Partial<Brand>, string[]]>([
  ['all public pages', { scores }, ['/contact', '/promotion', '/live-score', '/score', '/help']],
  ['no page that the brand does without', { leaveOut: ['promotion'] }, ['/contact', '/help']],
])('the menu of a phone has %s', async (_, brand, pages) => {
  const menu = within((await openMenu('/', {}, aBrand(brand))).getByRole('navigation'))
  const links = menu.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links.filter(Boolean)).toEqual(pages)
})
