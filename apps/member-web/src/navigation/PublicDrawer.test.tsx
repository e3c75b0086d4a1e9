import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { address, openSite } from '../testing/openSite.tsx'

test('a visitor opens the menu on a phone: the games lead through the log-in, contact at once', async () => {
  openSite('/')
  // Shown below 960 px only, and jsdom's window is wider.
  await userEvent.click(await screen.findByRole('button', { name: 'เมนู', hidden: true }))
  const menu = within(await screen.findByRole('dialog'))
  const leadsTo = (name: string) => menu.getByRole('link', { name }).getAttribute('href')
  expect(['คาสิโน', 'สล็อต', 'กีฬา'].map(leadsTo)).toEqual([
    '/auth/games/category?cat=casino',
    '/auth/games/category?cat=slot',
    '/auth/games/category?cat=sport',
  ])
  await userEvent.click(menu.getByRole('link', { name: /ติดต่อเรา/ }))
  await waitFor(() => expect(address()).toBe('/contact'))
  expect(screen.queryByRole('dialog')).toBeNull()
})
