import { aSetting, anAway, calls, signIn, signOut } from '@member/api-client/testing'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSite } from '../testing/openSite.tsx'

const away = {
  'GET /api/setting': aSetting({ features: { breaks: true } }),
  'GET /api/auth/protection/break': anAway(),
}
const says = { level: 1, name: 'คุณอยู่ในช่วงพักการเล่น' }

beforeEach(signIn)
afterEach(() => {
  signOut()
  document.body.replaceChildren()
})

test.each([
  '/auth/dashboard',
  '/auth/deposit',
  '/auth/deposit/slip',
  '/auth/media/wheel',
  '/auth/games/category',
])('a member who is away from play finds at %s why there is none', async (path) => {
  openSite(path, away)
  expect(await screen.findByRole('heading', says)).toBeTruthy()
})

test.each(['/auth/withdraw', '/auth/transaction/history', '/auth/contact', '/auth/settings/change-password'])(
  'a member who is away from play still has %s',
  async (path) => {
    openSite(path, away)
    await waitFor(() => expect(calls('GET /api/auth/protection/break')).toHaveLength(1))
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
    expect(screen.queryByRole('heading', says)).toBeNull()
  },
)
