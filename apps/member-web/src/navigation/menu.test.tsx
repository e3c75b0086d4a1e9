import { aCredit, aList, aRunningBreak, aSetting, aWithdrawal, signIn } from '@member/api-client/testing'
import { aBrand } from '@member/brand/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { whenIdle } from '@member/ui'
import { matchRoutes } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { specShortcuts } from '../../e2e/specification/shortcuts.ts'
import { routeObjects } from '../routeTable/RouteTable.tsx'
import { routes } from '../routes/routes.ts'
import { openSite } from '../testing/openSite.tsx'

const everything = {
  'GET /api/setting': aSetting({
    features: { notices: true, secondFactor: true, passkeys: true, sessions: true, identity: true },
  }),
}

const openMenu = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'เมนู' }))
  return screen.findByRole('dialog', { name: 'สมชาย ใจดี' })
}

const addresses = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')

beforeEach(signIn)

test('a member finds every screen in the menu, and all of the specification’s shortcuts', async () => {
  openSite('/auth/contact', everything)
  const menu = await openMenu()
  await within(menu).findByRole('link', { name: 'พาสคีย์' })
  const all = addresses(menu)
  for (const to of [
    ...specShortcuts,
    '/auth/media#check-in',
    '/auth/profile',
    '/auth/inbox',
    '/auth/settings/play-safe',
    '/help',
  ])
    expect(all).toContain(to)
  for (const to of all) {
    const matches = matchRoutes(routeObjects, to) ?? []
    expect(matches[matches.length - 1]?.route.path, to).not.toMatch(/\*$/)
  }
})

test('what a brand or its server does without is not in the menu', async () => {
  openSite('/auth/contact', {}, aBrand({ leaveOut: ['movie', 'wheel'] }))
  const all = addresses(await openMenu())
  for (const to of ['/auth/media/movie', '/auth/media/wheel', '/auth/inbox', '/auth/settings/passkeys'])
    expect(all).not.toContain(to)
})

test('a press in the menu leads on and closes it', async () => {
  openSite('/auth/contact', everything)
  await userEvent.click(within(await openMenu()).getByRole('link', { name: 'เล่นอย่างมีสติ' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'เล่นอย่างมีสติ' })).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an open menu brings the code of its screens, one after another, until it is closed', async () => {
  const waiting: (() => void)[] = []
  const loads = routes.map(({ screen: part }) =>
    vi.spyOn(part, 'preload').mockImplementation(() => new Promise<void>((resolve) => waiting.push(resolve))),
  )
  const loaded = () => loads.reduce((sum, { mock }) => sum + mock.calls.length, 0)
  openSite('/auth/contact', everything)
  await openMenu()
  await waitFor(() => expect(loaded()).toBe(1))
  waiting[0]?.()
  await waitFor(() => expect(loaded()).toBe(2))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  waiting[1]?.()
  await whenIdle()
  expect(loaded()).toBe(2)
})

test('Esc closes the menu, and the focus is where it was', async () => {
  openSite('/auth/contact', everything)
  await openMenu()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'เมนู' }))
})

test.each(['/auth/games/category', '/auth/games/slot/all', '/auth/games/all/all?show=favourite'])(
  'the bar says on every games screen that the member is among the games: %s',
  async (path) => {
    openSite(path, everything)
    // By its label, because it is hidden at the tests' desktop width.
    const bar = await screen.findByLabelText('เมนูด้านล่าง')
    await waitFor(() => expect(bar.querySelector('[aria-current="page"]')?.textContent).toContain('เกมทั้งหมด'))
  },
)

const linksInBar = async () => {
  const bar = await screen.findByLabelText('เมนูด้านล่าง')
  return [...bar.querySelectorAll('a')].map((link) => link.getAttribute('href'))
}

test('the bar has the specification’s five links, the games between the others in the category last seen', async () => {
  openSite('/auth/games/fishing/all', everything)
  await waitFor(async () =>
    expect(await linksInBar()).toEqual([
      '/auth/dashboard',
      '/auth/deposit',
      '/auth/games/category?cat=fishing',
      '/auth/withdraw',
      '/auth/contact',
    ]),
  )
})

test('the bar begins with sports, and has the events in place of the withdrawal where the brand says so', async () => {
  openSite('/auth/contact', everything, aBrand({ bottomBar: 'media' }))
  const [, , games, fourth] = await linksInBar()
  expect([games, fourth]).toEqual(['/auth/games/category?cat=sport', '/auth/media'])
})

const onBreak = {
  'GET /api/setting': aSetting({ features: { breaks: true } }),
  'GET /api/auth/protection/break': aRunningBreak(),
}

test('who is on a break finds nothing in the bar and the menu that is shut', async () => {
  openSite('/auth/contact', onBreak)
  const bar = await screen.findByLabelText('เมนูด้านล่าง')
  await within(bar).findByText('เล่นอย่างมีสติ')
  const inBar = [...bar.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(inBar).not.toContain('/auth/deposit')
  expect(inBar).toContain('/auth/withdraw')
  const all = addresses(await openMenu())
  for (const to of ['/auth/deposit', '/auth/games/category?cat=hot', '/auth/media/wheel'])
    expect(all).not.toContain(to)
  for (const to of ['/auth/dashboard', '/auth/withdraw', '/auth/settings/play-safe'])
    expect(all).toContain(to)
})

test('the home of a member on a break says what is unavailable, and that a withdrawal is in progress', async () => {
  openSite('/auth/dashboard', {
    ...onBreak,
    'POST /api/auth/user/getCredit/:username': aCredit({
      balance: 0,
      kept: { amount: 2_000, reason: 'BREAK', until: null, limit: null },
    }),
    'GET /api/auth/withdraw/withdraw-history/:uuid': aList([aWithdrawal({ status: 'PENDING' })]),
  })
  expect(await screen.findByText('พักไว้ 2,000.00 ถอนได้')).toBeTruthy()
  expect(await screen.findByText('ถอนเงินรอโอน 1 รายการ')).toBeTruthy()
})
