import {
  aNotice,
  aNoticePage,
  aSetting,
  calls,
  type MockRequest,
  signIn,
  unavailable,
} from '@member/api-client/testing'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
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
  'PUT /api/auth/notice/muted': ({ body }: MockRequest) => body,
}
const bell = (name: RegExp) => screen.findByRole('link', { name }, { timeout: 10_000 })

test('a member sees how much is new, opens it, and it is read', async () => {
  signIn()
  openSite('/auth/contact', answers)
  await userEvent.click(await bell(/มีใหม่ 2 รายการ/))
  const failed = await screen.findByRole('link', { name: /โอนเงินถอน.*ไม่สำเร็จ/ }, { timeout: 5000 })
  expect(failed.getAttribute('href')).toBe('/auth/withdraw')
  expect(failed.textContent).toContain('ธนาคารปิดปรับปรุง')
  expect(screen.getAllByText('ใหม่')).toHaveLength(2)
  await bell(/^การแจ้งเตือน$/)
  expect(calls(read).map(({ body }) => body)).toEqual([{ upTo: aNotice().createdAt }])
})

test('a kind that is turned off is asked for no more', async () => {
  signIn()
  openSite('/auth/inbox', answers)
  await userEvent.click(await screen.findByRole('checkbox', { name: 'โบนัส' }, { timeout: 5000 }))
  await waitFor(() =>
    expect(calls('PUT /api/auth/notice/muted').map(({ body }) => body)).toEqual([{ muted: ['bonus'] }]),
  )
  await waitFor(() => expect(calls(list)).toHaveLength(2))
})

test('a choice that could not be kept is said, and the box is as it was', async () => {
  signIn()
  openSite('/auth/inbox', { ...answers, 'PUT /api/auth/notice/muted': unavailable() })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'โบนัส' }, { timeout: 5000 }))
  expect(await screen.findByText('บันทึกไม่สำเร็จ กรุณาลองใหม่')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'โบนัส' }).checked).toBe(true)
})

test('where the server keeps no inbox there is no bell', async () => {
  signIn()
  openSite('/auth/contact')
  await screen.findByRole('heading', { level: 1 }, { timeout: 5000 })
  expect(screen.queryByRole('link', { name: /การแจ้งเตือน/ })).toBeNull()
  expect(address()).toBe('/auth/contact')
})
