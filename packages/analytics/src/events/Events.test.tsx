import { aDeposit, aList, calls, mockApi, signIn, signOut, unavailable } from '@member/api-client/testing'
import type { Brand } from '@member/brand'
import { showVisitor } from '@member/screen-testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, matchPath, Route, Routes } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { ConsentChoice } from './ConsentChoice.tsx'
import { track } from './siteEvents.ts'
import { LazyEvents } from './LazyEvents.tsx'
import { trackFirstDeposit } from './trackFirstDeposit.ts'

const endpoint = 'https://events.example/in'
const listDeposits = 'GET /api/auth/deposit/:uuid'
const posted = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
const sent = (): unknown[] =>
  posted.mock.calls.map(([, { body }]) => JSON.parse(typeof body === 'string' ? body : ''))

beforeEach(() => {
  localStorage.clear()
  signOut()
  posted.mockReset().mockResolvedValue(new Response())
  vi.spyOn(globalThis, 'fetch').mockImplementation((address, init = {}) =>
    posted(typeof address === 'string' ? address : '', init),
  )
})

const counting = { events: { endpoint } }
const pages = ['/contact', '/login', '/aff/:afCode', '/legal/cookies']
const pageAt = (pathname: string) => pages.find((page) => matchPath(page, pathname))
const open = async (path: string, brand: Partial<Brand> = counting) => {
  const site = showVisitor(
    <>
      <LazyEvents pageAt={pageAt} cookiesHref="/legal/cookies" calmAt={['/login']} />
      <Link to="/contact">ติดต่อเรา</Link>
      <Link to="/login">เข้าสู่ระบบ</Link>
      <Routes>
        <Route path="/legal/cookies" element={<ConsentChoice />} />
        <Route path="*" element={null} />
      </Routes>
    </>,
    { path, brand },
  )
  await act(async () => {
    window.dispatchEvent(new Event('scroll'))
    await import('./Events.tsx')
  })
  return site
}
const goToLogin = () => userEvent.click(screen.getByRole('link', { name: 'เข้าสู่ระบบ' }))
const question = () => screen.findByRole('region', { name: 'การนับการเข้าชม' })
const answer = async (name: string) => userEvent.click(within(await question()).getByRole('button', { name }))
const agreed = () => localStorage.setItem('measuring-consent', 'yes')

test('a brand that tells nobody asks nothing', async () => {
  agreed()
  await open('/contact', {})
  await goToLogin()
  expect(screen.queryByRole('region', { name: 'การนับการเข้าชม' })).toBeNull()
  expect(posted).not.toHaveBeenCalled()
})

test('a visitor is asked once, in a calm moment and never with the first page; who says no is not counted', async () => {
  const site = await open('/contact')
  expect(screen.queryByRole('region', { name: 'การนับการเข้าชม' })).toBeNull()
  await goToLogin()
  const buttons = within(await question()).getAllByRole('button')
  expect(new Set(buttons.map(({ className }) => className)).size).toBe(1)
  await answer('ไม่อนุญาต')
  expect(screen.queryByRole('region', { name: 'การนับการเข้าชม' })).toBeNull()
  track({ event: 'registration' })
  site.leave()
  await open('/contact')
  await goToLogin()
  expect(screen.queryByRole('region', { name: 'การนับการเข้าชม' })).toBeNull()
  expect(posted).not.toHaveBeenCalled()
})

test('a visitor who leaves the question is not asked again in this visit', async () => {
  await open('/contact')
  await goToLogin()
  await question()
  await userEvent.click(screen.getByRole('link', { name: 'ติดต่อเรา' }))
  await goToLogin()
  expect(screen.queryByRole('region', { name: 'การนับการเข้าชม' })).toBeNull()
})

test('who says yes is counted by the page’s route, without the address, from then on', async () => {
  await open('/contact')
  track({ event: 'registration' })
  await goToLogin()
  await answer('อนุญาต')
  await waitFor(() => expect(sent()).toEqual([{ site: 'saengthong', event: 'page', page: '/login' }]))
  expect(posted.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' })
})

test('an invitation is counted without its code, and what happens before the code that sends has come', async () => {
  agreed()
  track({ event: 'registration' })
  await open('/aff/ABC123?x=1')
  await waitFor(() =>
    expect(sent()).toEqual([
      { site: 'saengthong', event: 'registration' },
      { site: 'saengthong', event: 'page', page: '/aff/:afCode' },
    ]),
  )
})

test('a visitor who agreed changes their mind with the cookies, and nothing more is sent', async () => {
  agreed()
  await open('/legal/cookies')
  await waitFor(() => expect(sent()).toHaveLength(1))
  await userEvent.click(await screen.findByRole('button', { name: 'ยกเลิกการอนุญาต' }))
  track({ event: 'registration' })
  expect(screen.getByText('คุณยังไม่อนุญาต จึงไม่มีการนับ')).toBeTruthy()
  expect(sent()).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'อนุญาตให้นับ' }))
  await waitFor(() => expect(sent()).toHaveLength(2))
})

test.each([
  ['the first', 1, [{ site: 'saengthong', event: 'first-deposit' }]],
  ['a later', 2, []],
])('%s deposit of a member is told without its amount, once', async (_which, total, expected) => {
  agreed()
  signIn()
  await open('/contact')
  await waitFor(() => expect(sent()).toHaveLength(1))
  mockApi({ [listDeposits]: { ...aList([aDeposit()]), total } })
  await Promise.all([trackFirstDeposit(), trackFirstDeposit()])
  await waitFor(() => expect(sent().slice(1)).toEqual(expected))
})

test('a first deposit that nothing could be learned of is asked about again', async () => {
  agreed()
  signIn()
  await open('/contact')
  await waitFor(() => expect(sent()).toHaveLength(1))
  mockApi({ [listDeposits]: unavailable() })
  await expect(trackFirstDeposit()).rejects.toThrow()
  expect(calls(listDeposits)).toHaveLength(1)
  mockApi({ [listDeposits]: { ...aList([aDeposit()]), total: 1 } })
  await trackFirstDeposit()
  await waitFor(() => expect(sent()[1]).toMatchObject({ event: 'first-deposit' }))
})

test('a tag manager runs in a frame without an origin, and gets events when it listens, and nothing else', async () => {
  agreed()
  const script = 'https://tags.example/gtm.js'
  await open('/legal/cookies', { events: { tagManager: { script, hosts: [] } } })
  const frame = await waitFor(() => document.querySelector<HTMLIFrameElement>('iframe[src="/tags.html"]')!)
  await waitFor(() => expect(frame?.getAttribute('sandbox')).toBe('allow-scripts'))
  expect(frame.hidden).toBe(true)
  expect(document.querySelector(`script[src="${script}"]`)).toBeNull()
  const inside = frame.contentWindow!
  const heard = vi.spyOn(inside, 'postMessage').mockImplementation(() => {})
  const says = (origin: string) =>
    fireEvent(window, new MessageEvent('message', { source: inside, origin, data: 'tags-ready' }))
  says('https://evil.example')
  expect(heard).not.toHaveBeenCalled()
  says('null')
  track({ event: 'registration' })
  expect(heard.mock.calls.map(([message]) => message)).toEqual([
    { script },
    { event: 'page', page: '/legal/cookies' },
    { event: 'registration' },
  ])
  await userEvent.click(await screen.findByRole('button', { name: 'ยกเลิกการอนุญาต' }))
  expect(document.querySelector('iframe')).toBeNull()
})
