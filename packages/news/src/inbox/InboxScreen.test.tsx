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
  identity: '/identity',
  limits: '/limits',
  break: '/break',
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
  await userEvent.click(await screen.findByRole('checkbox', { name: 'โบนัส' }))
  await waitFor(() =>
    expect(calls('PUT /api/auth/notice/muted').map(({ body }) => body)).toEqual([{ muted: ['bonus'] }]),
  )
  await waitFor(() => expect(calls(list)).toHaveLength(2))
})

test('a choice that could not be saved is reported, and the box is as it was', async () => {
  open({ 'PUT /api/auth/notice/muted': unavailable() })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'โบนัส' }))
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
  await screen.findByText('จัดส่ง หมวก แล้ว')
  const there = within(screen.getByRole('main')).getAllByRole('link', { name: /บาท|หมวก/ })
  expect(there.map((link) => link.getAttribute('href'))).toEqual([
    '/history/deposit/d1',
    '/history/withdraw/w1',
    '/withdraw',
    '/history/bonus/d1',
    '/reward/r1',
    '/history/deposit/s1',
  ])
})

test('kinds that are turned off are named above the list', async () => {
  open({ [list]: aNoticePage([aNotice()], { muted: ['bonus', 'announcement'] }) })
  expect(await screen.findByText('ไม่แสดง: โบนัส · ประกาศ')).toBeTruthy()
})

const at = (createdAt: string, id: string) => aNotice({ id, amount: 100, createdAt })

test('notices are under their month, and each has its day and time', async () => {
  open({
    [list]: aNoticePage([
      at('2026-11-02T08:15:00+07:00', '3'),
      at('2026-11-01T00:05:00+07:00', '2'),
      at('2026-10-31T23:55:00+07:00', '1'),
    ]),
  })
  const november = within(await screen.findByRole('region', { name: 'พฤศจิกายน 2569' }))
  expect(november.getByText(/^02\/11\/2569 08:15.น\.$/)).toBeTruthy()
  expect(november.getByText(/^01\/11\/2569 00:05.น\.$/)).toBeTruthy()
  const october = within(screen.getByRole('region', { name: 'ตุลาคม 2569' }))
  expect(october.getAllByRole('listitem')).toHaveLength(1)
})

test('the settings of a member’s notifications are a page of the inbox', async () => {
  mockApi({ 'GET /api/setting': aSetting({ features: { notices: true } }), [list]: aNoticePage([]) })
  show(<InboxScreen back="/home" links={links} />, { path: '/inbox?part=settings' })
  expect(await screen.findByRole('heading', { level: 1, name: 'ตั้งค่าการแจ้งเตือน' })).toBeTruthy()
  expect(await screen.findByRole('checkbox', { name: 'โบนัส' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'ย้อนกลับ' }).getAttribute('href')).toBe('/inbox')
})

const linkOf = async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('href')

test('what a member set to protect themselves, and a bonus that is free, are notified in words and lead there', async () => {
  const limit = { kind: 'protection', title: 'LOSS WEEK', amount: 5000, isRead: true } as const
  const onBreak = { ...limit, title: null, amount: null }
  open({
    [list]: aNoticePage([
      aNotice({ ...limit, id: '5', event: 'LIMIT_SET' }),
      aNotice({ ...limit, id: '4', event: 'LIMIT_REMOVED', amount: null }),
      aNotice({ ...onBreak, id: '3', event: 'BREAK_BEGUN', remark: '2026-11-27T16:00:00+07:00' }),
      aNotice({ ...onBreak, id: '2', event: 'EXCLUSION_BEGUN' }),
      aNotice({ ...limit, id: '6', event: 'LIMIT_REACHED', remark: '2026-11-30T00:00:00+07:00' }),
      aNotice({ id: '1', kind: 'bonus', event: 'COMPLETED', amount: 640, isRead: true }),
    ]),
  })
  expect(await linkOf(/ตั้งวงเงินเสียต่อสัปดาห์ 5,000.00.บาท แล้ว/)).toBe('/limits')
  expect(await linkOf(/ยกเลิกวงเงินเสียต่อสัปดาห์แล้ว/)).toBe('/limits')
  expect(await linkOf(/เริ่มพักการเล่นแล้ว.*ถึง 27\/11\/2569 16:00/)).toBe('/break')
  expect(await linkOf(/ครบวงเงินเสียต่อสัปดาห์ 5,000.00.บาท แล้ว.*ตั้งแต่ 30\/11\/2569/)).toBe('/limits')
  expect(await linkOf(/เริ่มงดเล่นแล้ว.*ตลอดไป/)).toBe('/break')
  expect(await linkOf(/เล่นครบเงื่อนไขโบนัสแล้ว.*ถอนได้ทั้งหมด/)).toBe('/withdraw')
})

test('what staff decided about documents is notified with its reason, and leads to them', async () => {
  const listed = aNotice({
    kind: 'security',
    event: 'PAPERS_REFUSED',
    amount: null,
    title: null,
    remark: 'รูปไม่ชัด',
  })
  open({ [list]: aNoticePage([listed]) })
  const notice = await screen.findByRole('link', { name: /^เอกสารยืนยันตัวตนไม่ผ่าน ส่งใหม่ได้/ })
  expect(notice.getAttribute('href')).toBe('/identity')
  expect(within(notice).getByText('เหตุผล: รูปไม่ชัด')).toBeTruthy()
  expect(screen.queryByText(/หากไม่ใช่คุณ/)).toBeNull()
})

test('the locked part of a deposit, and a bonus restored with a withdrawal, are named with them', async () => {
  const back = aNotice({ id: '2', kind: 'withdraw', event: 'REJECTED', amount: 200 })
  open({
    [list]: aNoticePage([
      aNotice({ id: '4', amount: 5000, kept: 4000 }),
      { ...back, id: '3', bonusBack: 50 },
      back,
    ]),
  })
  expect(await screen.findByText(/^พักไว้ 4,000\.00.บาท/)).toBeTruthy()
  expect(screen.getByText(/โบนัส 50\.00.บาท ที่การถอนนี้ยกเลิก/)).toBeTruthy()
  expect(screen.getByText('เงินคืนเข้าเครดิตแล้ว')).toBeTruthy()
})
