import { LazyEvents } from '@member/analytics/events'
import { aSetting, browserPasskeys, mockApi, signIn, signOut } from '@member/api-client/testing'
import { newSessionStore } from '@member/api-client/session-scope'
import { watchSetting } from '@member/api-client'
import { brandAtom } from '@member/brand'
import { aBrand } from '@member/brand/testing'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { Provider } from 'jotai'
import { Link, MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { AfterTouch } from './AfterTouch.tsx'

let browser: ReturnType<typeof browserPasskeys>
beforeEach(() => {
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

/** Opens a site whose home asks whether visits may be counted, for a member who can be offered a passkey. */
const open = () => {
  mockApi({ 'GET /api/setting': aSetting({ features: { passkeys: true } }), 'GET /api/auth/passkey': [] })
  const store = newSessionStore()
  store.set(brandAtom, aBrand({ events: { endpoint: 'https://events.example/in' } }))
  watchSetting(store)
  const site = (isTouched: boolean) => (
    <MemoryRouter initialEntries={['/deposit']}>
      <Provider store={store}>
        <LazyEvents pageAt={() => undefined} cookiesHref="/legal/cookies" calmAt={['/home']} />
        {isTouched ? <AfterTouch /> : null}
        <Link to="/home">หน้าหลัก</Link>
        <Link to="/deposit">ฝากเงิน</Link>
      </Provider>
    </MemoryRouter>
  )
  const { rerender } = render(site(false))
  fireEvent.scroll(window)
  return { touch: () => rerender(site(true)) }
}
const go = (name: string) => fireEvent.click(screen.getByRole('link', { name }))
const consent = { role: 'region', name: 'การนับการเข้าชม' }
const offer = { role: 'complementary', name: 'พาสคีย์' }
const find = ({ role, name }: typeof offer) => screen.findByRole(role, { name })
const isThere = ({ role, name }: typeof offer) => screen.queryByRole(role, { name }) !== null
const aMoment = () => new Promise((wake) => setTimeout(wake, 300))

test('a page that asks whether visits may be counted offers no passkey, not after the answer either; the next does', async () => {
  const site = open()
  await aMoment()
  go('หน้าหลัก')
  const question = await find(consent)
  site.touch()
  await aMoment()
  expect(isThere(offer)).toBe(false)
  fireEvent.click(within(question).getByRole('button', { name: 'ไม่อนุญาต' }))
  await aMoment()
  expect(isThere(offer)).toBe(false)
  go('ฝากเงิน')
  await find(offer)
  expect(isThere(consent)).toBe(false)
})

test('while a passkey is offered nobody is asked about visits; the page after the answer asks', async () => {
  const site = open()
  site.touch()
  await find(offer)
  go('หน้าหลัก')
  await aMoment()
  expect(isThere(consent)).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'ไม่ต้อง' }))
  await aMoment()
  expect(isThere(consent)).toBe(false)
  go('ฝากเงิน')
  go('หน้าหลัก')
  await find(consent)
})
