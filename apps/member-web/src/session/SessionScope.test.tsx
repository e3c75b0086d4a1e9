import { aCredit, aMember, calls, refusal, changeMockApi, signIn } from '@member/api-client/testing'
import { endSession, getSession } from '@member/api-client/session'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { address, openSite } from '../testing/openSite.tsx'

test('a session that ends takes all it knew with it, and says why', async () => {
  signIn()
  openSite('/auth/dashboard', { 'POST /api/auth/user/getCredit/:username': aCredit({ balance: 4321.5 }) })
  expect((await screen.findAllByText(/4,321\.50/)).length).toBeGreaterThan(0)

  act(() => endSession('expired'))
  await waitFor(() => expect(window.location.pathname).toBe('/login'))
  expect(await screen.findByText(/หมดเวลาการใช้งาน/)).toBeTruthy()

  const never = new Promise(() => {})
  changeMockApi({
    'POST /api/auth/user/getCredit/:username': never,
    'GET /api/auth/user/detail/:uuid': never,
    'GET /api/auth/user/:uuid': never,
  })
  act(() => void signIn({ uuid: '99999999-9999-4999-8999-999999999999', name: 'คนที่สอง' }))
  await screen.findByRole('heading', { level: 1, name: /คนที่สอง/ })
  expect(screen.queryByText(/4,321\.50/)).toBeNull()
})

test('a question and a toast of one member are not there for the next', async () => {
  signIn()
  openSite('/auth/contact')
  await userEvent.click(await screen.findByRole('button', { name: 'ออกจากระบบ' }))
  await screen.findByRole('dialog', { name: 'ยืนยันการออกจากระบบ' })
  act(() => void signIn({ uuid: '99999999-9999-4999-8999-999999999999', name: 'คนที่สอง' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/auth/contact')
  expect(getSession()?.user.name).toBe('คนที่สอง')
})

test('a suspended member reads the server’s words at the login', async () => {
  signIn()
  openSite('/auth/dashboard', {
    'GET /api/auth/user/detail/:uuid': refusal(403001, null, { message: 'บัญชีถูกระงับ ติดต่อเจ้าหน้าที่' }),
  })
  expect(await screen.findByText('บัญชีถูกระงับ ติดต่อเจ้าหน้าที่')).toBeTruthy()
  expect(window.location.pathname).toBe('/login')
})

test('a member whose other tab logged out is logged out here', async () => {
  signIn()
  openSite('/auth/withdraw')
  await screen.findByRole('heading', { level: 1, name: 'ถอนเงิน' })
  localStorage.clear()
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })))
  await waitFor(() => expect(address()).toBe('/login?returnTo=%2Fauth%2Fwithdraw'))
})

test('a visitor is asked about with the visitor’s calls, a member with the member’s', async () => {
  openSite('/contact')
  await waitFor(() => expect(calls('GET /api/configuration')).toHaveLength(1))
  expect(calls('GET /api/setting')).toHaveLength(1)
  expect(calls('GET /api/setting/operational/website')).toHaveLength(1)
  expect(calls().filter(({ path }) => path.startsWith('/api/auth/'))).toEqual([])

  act(() => void signIn())
  await waitFor(() => expect(calls('GET /api/auth/configuration/list')).toHaveLength(1))
  expect(calls('GET /api/auth/user/detail/:uuid')).toHaveLength(1)
  expect(calls('POST /api/auth/setting')).toHaveLength(1)
  expect(calls('GET /api/setting')).toHaveLength(1)
})

test('a member whose name or level changed elsewhere reads the new one', async () => {
  signIn({ name: 'ชื่อเก่า' })
  openSite('/auth/dashboard', { 'GET /api/auth/user/detail/:uuid': aMember({ name: 'ชื่อใหม่' }) })
  expect((await screen.findByRole('heading', { level: 1, name: /ชื่อใหม่/ })).textContent).toContain('ชื่อใหม่')
})
