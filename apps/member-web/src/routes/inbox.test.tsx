import { startSession } from '@member/api-client/session'
import { aLogin, aMember, aNotice, aNoticePage, aSetting, calls, signIn } from '@member/api-client/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { address, openSite } from '../testing/openSite.tsx'

const list = 'GET /api/auth/notice'
const read = 'PUT /api/auth/notice/read'
const setting = aSetting({ features: { notices: true } })
const answers = {
  'GET /api/setting': setting,
  'GET /api/auth/notice/unread': { unread: 2 },
  [list]: aNoticePage([
    aNotice({ id: '3', kind: 'withdraw', event: 'FAILED', amount: 300, remark: 'ธนาคารปิดปรับปรุง' }),
    aNotice({ id: '2' }),
    aNotice({ id: '1', kind: 'bonus', amount: 50, isRead: true }),
  ]),
  [read]: { unread: 0 },
}
const bell = (name: RegExp) => screen.findByRole('link', { name })

afterEach(() => vi.restoreAllMocks())

test('a member sees how much is new, opens it, and it is read', async () => {
  signIn()
  openSite('/auth/contact', answers)
  await userEvent.click(await bell(/มีใหม่ 2 รายการ/))
  const failed = await screen.findByRole('link', { name: /โอนเงินถอน.*ไม่สำเร็จ/ })
  expect(failed.getAttribute('href')).toBe('/auth/withdraw')
  expect(failed.textContent).toContain('ธนาคารปิดปรับปรุง')
  expect(screen.getAllByText('ใหม่')).toHaveLength(2)
  await bell(/^การแจ้งเตือน$/)
  expect(calls(read).map(({ body }) => body)).toEqual([{ upTo: aNotice().createdAt }])
})

const turnTo = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

test('an inbox in a tab that nobody looks at reads nothing, also for the member who logged in elsewhere', async () => {
  signIn()
  turnTo('hidden')
  openSite('/auth/inbox', answers)
  await screen.findByRole('link', { name: /โอนเงินถอน.*ไม่สำเร็จ/ })

  const bob = aMember({ uuid: '22222222-2222-4222-8222-222222222222' })
  act(() => void startSession(aLogin({ user: bob, token: 'bobs-token' })))
  await waitFor(() => expect(calls(list)).toHaveLength(2))
  await screen.findByRole('link', { name: /โอนเงินถอน.*ไม่สำเร็จ/ })
  expect(calls(read)).toHaveLength(0)

  turnTo('visible')
  await waitFor(() => expect(calls(read)).toHaveLength(1))
  expect(calls(read)[0]?.headers['authorization']).toContain('bobs-token')
})

test('where the server has no inbox there is no bell', async () => {
  signIn()
  openSite('/auth/contact')
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(screen.queryByRole('link', { name: /การแจ้งเตือน/ })).toBeNull())
  expect(address()).toBe('/auth/contact')
})
