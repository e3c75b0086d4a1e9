import { LazyEvents } from '@member/analytics/events'
import { aSetting, browserPasskeys, mockApi, signIn, signOut } from '@member/api-client/testing'
import { newSessionStore } from '@member/api-client/session-scope'
import { queryClientAtom, watchSetting } from '@member/api-client'
import { canMakePasskey } from '@member/api-client/passkey'
import { featureAtom } from '@member/api-client/setting'
import { brandAtom } from '@member/brand'
import { aBrand } from '@member/brand/testing'
import { turnClock } from '@member/testing/clock'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Provider } from 'jotai'
import { Link, MemoryRouter } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { AfterFirstInteraction } from './AfterFirstInteraction.tsx'

let browser: ReturnType<typeof browserPasskeys>
let turn: ReturnType<typeof turnClock>
beforeEach(() => {
  turn = turnClock()
  localStorage.clear()
  sessionStorage.setItem('password-login', '1')
  browser = browserPasskeys()
  signIn()
})
afterEach(() => {
  signOut()
  browser.leave()
  sessionStorage.clear()
})

const open = async () => {
  mockApi({ 'GET /api/setting': aSetting({ features: { passkeys: true } }), 'GET /api/auth/passkey': [] })
  const store = newSessionStore()
  store.set(brandAtom, aBrand({ events: { endpoint: 'https://events.example/in' } }))
  watchSetting(store)
  const site = (isTouched: boolean) => (
    <MemoryRouter initialEntries={['/deposit']}>
      <Provider store={store}>
        <LazyEvents pageAt={() => undefined} cookiesHref="/legal/cookies" calmAt={['/home']} />
        {isTouched ? <AfterFirstInteraction /> : null}
        <Link to="/home">หน้าหลัก</Link>
        <Link to="/deposit">ฝากเงิน</Link>
      </Provider>
    </MemoryRouter>
  )
  const { rerender } = render(site(false))
  fireEvent.scroll(window)
  await waitFor(() => expect(store.get(featureAtom('passkeys'))).toBe(true))
  return {
    touch: () => rerender(site(true)),
    answered: async () => {
      await act(canMakePasskey)
      await waitFor(() => expect(store.get(queryClientAtom).isFetching()).toBe(0))
      await turn(100)
    },
  }
}
const go = (name: string) => fireEvent.click(screen.getByRole('link', { name }))
const consent = { role: 'region', name: 'การนับการเข้าชม' }
const offer = { role: 'complementary', name: 'พาสคีย์' }
const isThere = ({ role, name }: typeof offer) => screen.queryByRole(role, { name }) !== null

// Loads the question's code now: loaded later, it would count the next page as the first, and not ask there.
beforeAll(async () => {
  signIn()
  await open()
  await waitFor(() => {
    go('ฝากเงิน')
    go('หน้าหลัก')
    expect(isThere(consent)).toBe(true)
  })
  signOut()
  cleanup()
})

test('a page that asks whether visits may be counted offers no passkey, not after the answer either; the next does', async () => {
  const { touch, answered } = await open()
  go('หน้าหลัก')
  expect(isThere(consent)).toBe(true)
  touch()
  await answered()
  expect(isThere(offer)).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'ไม่อนุญาต' }))
  await answered()
  expect(isThere(offer)).toBe(false)
  go('ฝากเงิน')
  await answered()
  expect(isThere(offer)).toBe(true)
  expect(isThere(consent)).toBe(false)
})

test('while a passkey is offered nobody is asked about visits; the page after the answer asks', async () => {
  const { touch, answered } = await open()
  touch()
  await answered()
  expect(isThere(offer)).toBe(true)
  go('หน้าหลัก')
  expect(isThere(consent)).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'ไม่ต้อง' }))
  await answered()
  expect(isThere(consent)).toBe(false)
  go('ฝากเงิน')
  go('หน้าหลัก')
  expect(isThere(consent)).toBe(true)
})
