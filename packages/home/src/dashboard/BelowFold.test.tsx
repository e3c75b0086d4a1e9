import { act, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BelowFold } from './BelowFold.tsx'
import { oneTitle } from './DashboardScreen.tsx'
import { queryClientAtom } from '@member/api-client'
import { newSessionStore } from '@member/api-client/session-scope'
import { aGameEvent, aMemberSummary, later, mockApi, signIn, signOut } from '@member/api-client/testing'
import { turnClock } from '@member/testing/clock'
import { Provider } from 'jotai'
import { MemoryRouter } from 'react-router'
import { NextSteps } from './NextSteps.tsx'

const pass = () => act(() => vi.advanceTimersByTimeAsync(600_000))

const isHere = () => screen.queryByText('เกมยอดนิยม') !== null

let come: (isIntersecting: boolean) => void = () => undefined

describe('Below fold', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: (seen: { isIntersecting: boolean }[]) => void) {
          come = (isIntersecting) => act(() => callback([{ isIntersecting }]))
        }
        observe() {
          come(false)
        }
        disconnect() {
          come = () => undefined
        }
      },
    )
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test('where a browser cannot tell, it is loaded', async () => {
    vi.stubGlobal('IntersectionObserver', undefined)
    render(<BelowFold height="300px">เกมยอดนิยม</BelowFold>)
    await pass()
    expect(isHere()).toBe(true)
  })

  test('what is far below a member’s screen is not loaded, however long they look', async () => {
    render(<BelowFold height="300px">เกมยอดนิยม</BelowFold>)
    await pass()
    expect(isHere()).toBe(false)
    come(true)
    await pass()
    expect(isHere()).toBe(true)
  })
})

test.each(['มาลี ศรีสุวรรณ', 'คุณากร ใจดี', 'Mrinal Sen', ''])('a member is called คุณ%s', (name) => {
  expect(oneTitle(`สวัสดี คุณ${name}`)).toBe(`สวัสดี คุณ${name}`)
})

test.each([
  'นาย สมชาย ใจดี',
  'นายสมชาย ใจดี',
  'นาง มาลี ศรีสุวรรณ',
  'นางสาว มาลี ศรีสุวรรณ',
  'น.ส. มาลี ศรีสุวรรณ',
  'ด.ช.ก้อง ใจดี',
  'ด.ญ. แก้ว ใจดี',
  'เด็กหญิงแก้ว ใจดี',
  'ว่าที่ร้อยตรี สมชาย ใจดี',
  'พ.ต.อ. สมชาย ใจดี',
  'ดร.สมชาย ใจดี',
  'คุณ มาลี ศรีสุวรรณ',
  'Mr. Somchai Jaidee',
  'MRS MALEE SRISUWAN',
  'Ms Malee Srisuwan',
  'Miss Malee Srisuwan',
])('%s already begins with a title', (name) => {
  expect(oneTitle(`สวัสดี คุณ${name}`)).toBe(`สวัสดี ${name}`)
})

afterEach(signOut)

const shown = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

test('what a member can do next does not wait for offers that hang, which then come last', async () => {
  const turn = turnClock()
  const events = later()
  mockApi({ 'GET /api/auth/game': events.answer, 'GET /api/auth/user/:uuid': aMemberSummary() })
  signIn()
  const store = newSessionStore()
  const show = (isCheckInDue?: boolean) => (
    <MemoryRouter>
      <Provider store={store}>
        <NextSteps
          linkTo={(to) => `/${to}`}
          checkInLink="/media"
          isCheckInDue={isCheckInDue}
          isPromotionOpen
        />
      </Provider>
    </MemoryRouter>
  )
  const { rerender } = render(show())
  await waitFor(() => expect(store.get(queryClientAtom).isFetching()).toBe(1))
  expect(screen.queryAllByRole('link')).toEqual([])
  await turn(4_000)
  expect(shown()).toEqual(['/promotion', '/reward'])
  events.come([aGameEvent({ type: 'WHEEL', playLeft: 3 })])
  await waitFor(() => expect(shown()).toEqual(['/promotion', '/reward', '/wheel']))
  rerender(show(true))
  expect(shown().slice(0, 2)).toEqual(['/promotion', '/reward'])
  expect(shown()).toContain('/media')
})

test('what a member can do next is shown all at once, so that no offer moves another', async () => {
  const events = later()
  mockApi({ 'GET /api/auth/game': events.answer, 'GET /api/auth/user/:uuid': aMemberSummary() })
  signIn()
  const store = newSessionStore()
  render(
    <MemoryRouter>
      <Provider store={store}>
        <NextSteps linkTo={(to) => `/${to}`} checkInLink="/media" isCheckInDue isPromotionOpen />
      </Provider>
    </MemoryRouter>,
  )
  await waitFor(() => expect(store.get(queryClientAtom).isFetching()).toBe(1))
  expect(screen.queryAllByRole('link')).toEqual([])
  events.come([aGameEvent({ type: 'WHEEL', playLeft: 3 })])
  const links = await screen.findAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/media',
    '/wheel',
    '/promotion',
    '/reward',
  ])
})
