import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { address, openSite } from '../testing/openSite.tsx'

test('a visitor opens the menu on a phone; what is for members leads nowhere, contact does', async () => {
  openSite('/')
  // Shown below 960 px only, and jsdom's window is wider.
  await userEvent.click(await screen.findByRole('button', { name: 'เมนู', hidden: true }))
  const menu = within(await screen.findByRole('dialog'))
  for (const name of [/คาสิโน/, /สล็อต/, /กีฬา/])
    expect(menu.getByRole('link', { name }).getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(menu.getByRole('link', { name: /ติดต่อเรา/ }))
  await waitFor(() => expect(address()).toBe('/contact'))
  expect(screen.queryByRole('dialog')).toBeNull()
})
