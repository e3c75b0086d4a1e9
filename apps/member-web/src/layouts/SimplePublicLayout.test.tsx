import { aBrand } from '@member/brand/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { address, openSite } from '../testing/openSite.tsx'

test('what a visitor searches for on the simple layout is seen after the login', async () => {
  openSite('/contact', {}, aBrand({ publicLayout: 'simple' }))
  await userEvent.type(await screen.findByRole('searchbox'), 'เสือ & มังกร{Enter}')
  const asked = encodeURIComponent(`/auth/games/category?q=${encodeURIComponent('เสือ & มังกร')}`)
  await waitFor(() => expect(address()).toBe(`/login?returnTo=${asked}`))
})

test('a special host has the simple layout, another host the full one', async () => {
  const { unmount } = openSite('/contact', {}, aBrand({ specialHosts: [window.location.hostname] }))
  expect(await screen.findByRole('searchbox')).toBeTruthy()
  const bar = within(screen.getByRole('banner'))
  expect(bar.getByRole('link', { name: 'เข้าสู่ระบบ' }).getAttribute('href')).toBe('/login')
  expect(within(screen.getByRole('contentinfo')).getByText(/© 2022/)).toBeTruthy()
  unmount()
  openSite('/contact')
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('searchbox')).toBeNull()
})
