import { aCredit, aMemberSummary, calls, changeMockApi, signIn } from '@member/api-client/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { startUp } from '../App.tsx'
import { routeObjects } from '../routes/RouteTable.tsx'
import { bottomBar, mediaPlaces, shortcuts, topBar } from '../shortcuts.ts'
import { openSite } from '../testing/openSite.tsx'

const credit = 'POST /api/auth/user/getCredit/:username'

test('a member sees who they are, their level and their credit', async () => {
  signIn()
  openSite('/auth/dashboard', { [credit]: aCredit({ balance: 1234.5 }) })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain('สมชาย ใจดี')
  expect(screen.getAllByText(/demo1234/).length).toBeGreaterThan(0)
  expect(screen.getByText('แพลทินัม')).toBeTruthy()
  expect((await screen.findAllByText(/1,234/)).length).toBeGreaterThan(0)
  expect(within(screen.getByRole('contentinfo')).getByText(/© 2024/)).toBeTruthy()
})

test('every shortcut and every bar leads to a screen that is there', () => {
  for (const { to } of [
    ...Object.values(shortcuts),
    ...bottomBar('hot', 'media'),
    ...topBar('hot'),
    ...mediaPlaces,
  ]) {
    const way = matchRoutes(routeObjects, to) ?? []
    expect(way[way.length - 1]?.route.path, to).not.toMatch(/\*$/)
  }
})

test('a member who comes back to the page sees the credit and level of now', async () => {
  signIn()
  // It hears of the return once it is there.
  await startUp.preload()
  openSite('/auth/dashboard', { [credit]: aCredit({ balance: 100 }) })
  await screen.findByText('แพลทินัม')
  await screen.findAllByText(/^100/)
  // What the home has read a moment ago is not what holds now.
  await screen.findByText(/^มี .* คะแนน$/, {}, { timeout: 10_000 })
  changeMockApi({
    [credit]: aCredit({ balance: 250 }),
    'GET /api/auth/user/:uuid': aMemberSummary({ level: 4 }),
  })
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
  expect(await screen.findByText('ไดมอนด์', {}, { timeout: 5000 })).toBeTruthy()
  await waitFor(() => expect(screen.getAllByText(/^250/).length).toBeGreaterThan(0))
  expect(calls('GET /api/auth/user/:uuid')).toHaveLength(2)
})
