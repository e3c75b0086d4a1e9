import {
  aNotice,
  aNoticePage,
  aSetting,
  calls,
  mockApi,
  type MockAnswers,
  type MockRequest,
  unavailable,
} from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { InboxScreen } from './InboxScreen.tsx'

const list = 'GET /api/auth/notice'
const links = {
  withdraw: '/withdraw',
  requestOf: (request: string) => `/reward/${request}`,
  devices: '/devices',
  historyOf: (kind: string) => `/history/${kind}`,
  entryOf: (kind: string, reference: string) => `/history/${kind}/${reference}`,
}

const open = (answers: MockAnswers) => {
  mockApi({
    [list]: aNoticePage([aNotice({ kind: 'bonus', amount: 50, isRead: true })]),
    'GET /api/auth/announcement': [],
    'GET /api/setting': aSetting({ features: { notices: true } }),
    'PUT /api/auth/notice/read': { unread: 0 },
    'PUT /api/auth/notice/muted': ({ body }: MockRequest) => body,
    ...answers,
  })
  return show(<InboxScreen back="/home" links={links} />)
}

test('a kind that is turned off beside the inbox of a desktop is asked for no more', async () => {
  open({})
  await userEvent.click(await screen.findByRole('checkbox', { name: 'โบนัส' }, { timeout: 5000 }))
  await waitFor(() =>
    expect(calls('PUT /api/auth/notice/muted').map(({ body }) => body)).toEqual([{ muted: ['bonus'] }]),
  )
  await waitFor(() => expect(calls(list)).toHaveLength(2))
})

test('a choice that could not be kept is said, and the box is as it was', async () => {
  open({ 'PUT /api/auth/notice/muted': unavailable() })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'โบนัส' }, { timeout: 5000 }))
  expect(await screen.findByText('บันทึกไม่สำเร็จ กรุณาลองใหม่')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'โบนัส' }).checked).toBe(true)
})

test('a notice leads to the thing it speaks of', async () => {
  const all = [
    aNotice({ id: '6', reference: 'd1', amount: 100 }),
    aNotice({ id: '5', kind: 'withdraw', reference: 'w1', amount: 200 }),
    aNotice({ id: '4', kind: 'withdraw', event: 'FAILED', reference: 'w2', amount: 300 }),
    aNotice({ id: '3', kind: 'bonus', reference: 'd1', amount: 10 }),
    aNotice({ id: '2', kind: 'reward', event: 'SHIPPED', reference: 'r1', amount: null, title: 'หมวก' }),
    aNotice({ id: '1', event: 'REJECTED', reference: 's1', amount: 400 }),
  ]
  open({ [list]: aNoticePage(all) })
  await screen.findByText('จัดส่ง หมวก แล้ว', {}, { timeout: 5000 })
  const there = within(screen.getByRole('main')).getAllByRole('link', { name: /บาท|หมวก/ })
  expect(there.map((link) => link.getAttribute('href'))).toEqual([
    '/history/deposit/d1',
    '/history/withdraw/w1',
    '/withdraw',
    '/history/bonus/d1',
    '/reward/r1',
    '/history/deposit',
  ])
})

test('kinds that are turned off are named above the list', async () => {
  open({ [list]: aNoticePage([aNotice()], { muted: ['bonus', 'announcement'] }) })
  expect(await screen.findByText('ไม่แสดง: โบนัส · ประกาศ', {}, { timeout: 5000 })).toBeTruthy()
})

test('the settings of what a member is told are a page of the inbox', async () => {
  mockApi({ 'GET /api/setting': aSetting({ features: { notices: true } }), [list]: aNoticePage([]) })
  show(<InboxScreen back="/home" links={links} />, { path: '/inbox?part=settings' })
  expect(await screen.findByRole('heading', { level: 1, name: 'ตั้งค่าการแจ้งเตือน' })).toBeTruthy()
  expect(await screen.findByRole('checkbox', { name: 'โบนัส' }, { timeout: 5000 })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'ย้อนกลับ' }).getAttribute('href')).toBe('/inbox')
})
