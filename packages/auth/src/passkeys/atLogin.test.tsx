import {
  aMember,
  aSetting,
  browserPasskeys,
  calls,
  changeMockApi,
  mockApi,
  refusal,
  signOut,
} from '@member/api-client/testing'
import { getSession } from '@member/api-client/session'
import { show, showVisitor } from '@member/screen-testing'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LoginScreen } from '../login/LoginScreen.tsx'
import { byPassword, offeredTo } from '../remembered/offer.ts'
import { PasskeyOffer } from './PasskeyOffer.tsx'
import { passkey, passkeyAnswers } from './passkeys.testing.ts'
import { usePasskeyFill } from './usePasskeyFill.ts'

const login = 'POST /api/passkey/login'
let browser: ReturnType<typeof browserPasskeys>
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  browser = browserPasskeys()
  mockApi(passkeyAnswers)
})
afterEach(() => {
  browser.leave()
  signOut()
})

const Filling = () => {
  usePasskeyFill()
  return null
}
const openLogin = () =>
  showVisitor(
    <>
      <LoginScreen forgotTo="/forgot" forgotHref="#" />
      <Filling />
    </>,
  )
const field = () => screen.getByLabelText('ชื่อผู้ใช้หรือเบอร์มือถือ').getAttribute('autocomplete')

test('a member picks a passkey among the names that the browser fills in, and is in', async () => {
  openLogin()
  await waitFor(() => expect(browser.isWaiting()).toBe(true))
  expect(field()).toBe('username webauthn')
  browser.pick()
  await waitFor(() => expect(getSession()?.user.username).toBe(aMember().user_pass.username))
  expect(calls(login)).toHaveLength(1)
})

test('a passkey that is refused is said, and another may be picked', async () => {
  changeMockApi({ [login]: refusal(422005, null, { message: 'ใช้พาสคีย์นี้ไม่ได้' }) })
  openLogin()
  await waitFor(() => expect(browser.isWaiting()).toBe(true))
  browser.pick()
  expect(await screen.findByText('ใช้พาสคีย์นี้ไม่ได้')).toBeTruthy()
  await waitFor(() => expect(calls('POST /api/passkey/challenge')).toHaveLength(2))
  expect(getSession()).toBeNull()
})

test('there is no trace of passkeys where the server or the browser has none', async () => {
  changeMockApi({ 'GET /api/setting': aSetting() })
  openLogin().leave()
  browser.leave()
  mockApi(passkeyAnswers)
  openLogin()
  await waitFor(() => expect(calls('GET /api/setting').length).toBeGreaterThan(0))
  expect(field()).toBe('username')
  expect(calls('POST /api/passkey/challenge')).toEqual([])
})

test('after a log-in by password a member is offered a passkey, once', async () => {
  byPassword.write('1')
  const user = show(<PasskeyOffer />)
  await user.click(await screen.findByRole('button', { name: 'ไม่ต้อง' }))
  expect(screen.queryByRole('complementary')).toBeNull()
  user.leave()
  byPassword.write('1')
  show(<PasskeyOffer />)
  await waitFor(() => expect(calls('GET /api/auth/passkey').length).toBeGreaterThan(1))
  expect(screen.queryByRole('complementary')).toBeNull()
})

test('a member adds it at the offer, and the offer goes', async () => {
  byPassword.write('1')
  const user = show(<PasskeyOffer />)
  await user.click(await screen.findByRole('button', { name: 'เพิ่มพาสคีย์' }))
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull())
  expect(calls('POST /api/auth/passkey')).toHaveLength(1)
})

test('who has a passkey, or came in by one, is offered none', async () => {
  const first = show(<PasskeyOffer />)
  first.leave()
  byPassword.write('1')
  changeMockApi({ 'GET /api/auth/passkey': [passkey] })
  show(<PasskeyOffer />)
  await waitFor(() => expect(calls('GET /api/auth/passkey')).toHaveLength(1))
  expect(screen.queryByRole('complementary')).toBeNull()
  expect(offeredTo.read()).toBeNull()
})
