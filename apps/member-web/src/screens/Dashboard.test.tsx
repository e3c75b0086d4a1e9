import {
  aCredit,
  aLimit,
  aLimits,
  aMemberSummary,
  aSetting,
  calls,
  changeMockApi,
  signIn,
} from '@member/api-client/testing'
import { shortcutNames } from '@member/brand'
import { aBrand } from '@member/brand/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { specShortcuts } from '../../e2e/specification/shortcuts.ts'
import { startUp } from '../App.tsx'
import { routeObjects } from '../routeTable/RouteTable.tsx'
import * as paths from '../paths/paths.ts'
import { bottomBar, shortcuts, topBar } from '../shortcuts/shortcuts.ts'
import { openSite } from '../testing/openSite.tsx'

const credit = 'POST /api/auth/user/getCredit/:username'
const summary = 'GET /api/auth/user/:uuid'

test('a member sees who they are, their level and their credit', async () => {
  signIn()
  openSite('/auth/dashboard', { [credit]: aCredit({ balance: 1234.5 }) })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain('สมชาย ใจดี')
  expect(screen.getAllByText(/demo1234/).length).toBeGreaterThan(0)
  expect(screen.getByText('แพลทินัม')).toBeTruthy()
  expect((await screen.findAllByText(/1,234/)).length).toBeGreaterThan(0)
  expect(within(screen.getByRole('contentinfo')).getByText(/© 2024/)).toBeTruthy()
})

const table = async () => within(await screen.findByRole('region', { name: 'เมนูลัด' }))

test('a member’s home has eight shortcuts, and unfolds the rest of the specification’s table in place', async () => {
  signIn()
  openSite('/auth/dashboard')
  const shown = await table()
  expect(shown.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'โปรโมชั่น',
    'กงล้อนำโชค',
    'ระดับสมาชิก',
    'ของรางวัล',
    'แนะนำเพื่อน',
    'ประวัติรายการ',
    'แนบสลิป',
    'เล่นอย่างมีสติ',
  ])
  const others = shown.getByRole('button', { name: 'เมนูลัดอื่น', expanded: false })
  others.focus()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(shown.getByRole('button', { name: 'เมนูลัดอื่น', expanded: true }))
  const targets = shown.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(targets).toEqual(expect.arrayContaining(specShortcuts))
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement).toBe(shown.getAllByRole('link')[8])
  await userEvent.click(others)
  expect(shown.getAllByRole('link')).toHaveLength(8)
})

test('where a brand has eight shortcuts or fewer, nothing is to be unfolded', async () => {
  signIn()
  openSite('/auth/dashboard', {}, aBrand({ shortcuts: ['withdraw', 'deposit'] }))
  const shown = await table()
  expect(shown.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['ถอนเงิน', 'ฝากเงิน'])
  expect(shown.queryByRole('button')).toBeNull()
})

test('the shortcuts of a brand that chose none are in the order that its file’s description names', () => {
  expect(Object.keys(shortcuts())).toEqual([...shortcutNames])
})

// The maintenance page replaces every other, and has no route.
const screens = Object.values(paths)
  .map(({ path }) => path)
  .filter((path) => path !== paths.maintenance.path && !path.includes(':'))

test('every shortcut, bar and path leads to a screen that is there', () => {
  const bars = [...Object.values(shortcuts()), ...bottomBar('hot', 'media'), ...topBar('hot')]
  for (const to of [...bars.map((shortcut) => shortcut.to), ...screens]) {
    const matches = matchRoutes(routeObjects, to) ?? []
    expect(matches[matches.length - 1]?.route.path, to).not.toMatch(/\*$/)
  }
})

test('a member who comes back to the page sees the credit and level of now', async () => {
  signIn()
  // Loads the code that listens to the return.
  await startUp.preload()
  openSite('/auth/dashboard', { [credit]: aCredit({ balance: 100 }) })
  await screen.findByText('แพลทินัม')
  await screen.findAllByText(/^100/)
  // The dashboard's cached answer may be stale by now.
  await screen.findByText(/^มี .* คะแนน$/)
  changeMockApi({
    [credit]: aCredit({ balance: 250 }),
    [summary]: aMemberSummary({ level: 4 }),
  })
  const before = calls(summary).length
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
  expect(await screen.findByText('ไดมอนด์')).toBeTruthy()
  await waitFor(() => expect(screen.getAllByText(/^250/).length).toBeGreaterThan(0))
  // One for the return, possibly one more if live updates start at the same moment.
  expect([1, 2]).toContain(calls(summary).length - before)
})

test.each(['/auth/dashboard', '/auth/contact'])('the bar at the top names the member at %s', async (path) => {
  signIn()
  openSite(path)
  await screen.findByRole('heading', { level: 1 })
  const bar = within(screen.getByRole('banner'))
  expect(bar.getByText('สมชาย ใจดี')).toBeTruthy()
  expect(bar.getByText('demo1234')).toBeTruthy()
})

test('where a limit was reached last time, the home says so again before any interaction', async () => {
  signIn()
  localStorage.setItem('limit-reached', '1')
  openSite('/auth/dashboard', {
    'GET /api/setting': aSetting({ features: { limits: true, recent: true } }),
    'GET /api/auth/protection/limits': aLimits([aLimit({ kind: 'LOSS', amount: 500, used: 700, left: 0 })]),
    'GET /api/auth/game/recent': [],
  })
  const card = { name: 'ครบวงเงินเสียต่อวันที่คุณตั้งไว้แล้ว' }
  expect(await screen.findByRole('region', card)).toBeTruthy()
  expect(calls('GET /api/auth/game/recent')).toEqual([])
})

test('at home a member reads which limits are reached, until when, and a link to play safe, in place of games to go on with', async () => {
  signIn()
  const features = { limits: true, recent: true }
  const limits = [
    aLimit({ kind: 'LOSS', period: 'DAY', amount: 500, used: 700, left: 0 }),
    aLimit({ kind: 'DEPOSIT', period: 'WEEK', amount: 900, used: 900, left: 0 }),
  ]
  openSite('/auth/dashboard', {
    'GET /api/setting': aSetting({ features }),
    'GET /api/auth/protection/limits': aLimits(limits),
    'GET /api/auth/game/recent': [],
  })
  await screen.findByRole('tab', { name: 'เล่นล่าสุด' })
  // A touch before the page listens is lost; the next one is not.
  const games = await waitFor(() => {
    fireEvent.mouseDown(document.body)
    return screen.getByRole('region', { name: 'ครบวงเงินเสียต่อวันที่คุณตั้งไว้แล้ว' })
  })
  expect(within(games).getByText(/^เล่นไม่ได้จนถึง 21\/11\/2569/)).toBeTruthy()
  expect(within(games).getByRole('link', { name: 'พักการเล่น' }).getAttribute('href')).toBe(
    paths.playSafe.breakPath,
  )
  const deposits = await screen.findByRole('link', { name: /^ฝากไม่ได้จนถึง .*2569/ })
  expect(deposits.getAttribute('href')).toBe(paths.playSafe.limitsPath)
  expect(localStorage.getItem('limit-reached')).toBe('1')
  expect(screen.queryByRole('tab', { name: 'เล่นล่าสุด' })).toBeNull()
})
