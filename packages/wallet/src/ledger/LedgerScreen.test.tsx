import {
  aLedgerDetail,
  aLedgerPage,
  aLevel,
  aSetting,
  anEntry,
  calls,
  changeMockApi,
  later,
  mockApi,
  never,
  signOut,
} from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answers, call } from '../answers.testing.ts'
import { LedgerScreen } from './LedgerScreen.tsx'
import { someEntries } from './someEntries.testing.ts'

const list = 'GET /api/auth/ledger'
const one = 'GET /api/auth/ledger/:id'
const months = [{ month: '2026-11', in: 5827.5, out: 4750.5 }]

beforeEach(() =>
  mockApi({ ...answers, [list]: aLedgerPage(someEntries(), { months }), [one]: aLedgerDetail() }),
)
afterEach(signOut)

const open = (search = '') =>
  show(
    <LedgerScreen playLink="/play" depositLink="/auth/deposit" slipLink="/slip" contactLink="/contact" />,
    { path: `/history${search}` },
  )
const address = () => screen.getByRole('status', { name: 'address' }).textContent
const asked = () => calls(list).map(({ query }) => query)

test('a month begins at midnight in Bangkok, also where the server writes its times in UTC', async () => {
  const entries = ['2026-11-30T17:00:00Z', '2026-11-30T16:59:59Z'].map((createdAt) =>
    anEntry({ id: createdAt, createdAt, amount: 77 }),
  )
  changeMockApi({ [list]: aLedgerPage(entries, { months }) })
  open()
  for (const name of ['ธันวาคม 2569', 'พฤศจิกายน 2569']) {
    const month = await screen.findByRole('region', { name })
    expect(within(month).getAllByText('+77.00 บาท')).toHaveLength(1)
  }
})

test('what moved is under its month, with what the month came to', async () => {
  open()
  const month = await screen.findByRole('region', { name: 'พฤศจิกายน 2569' })
  expect(within(month).getByText('เข้า 5,827.50')).toBeTruthy()
  expect(within(month).getByText('ออก 4,750.50')).toBeTruthy()
  expect(within(month).getAllByText('+1,250.50 บาท')).toHaveLength(1)
  expect(screen.getByRole('region', { name: 'ตุลาคม 2569' })).toBeTruthy()
})

test('a game that is over is one row with its result, opened for what went in and was cashed out', async () => {
  const user = open('?kind=game')
  const row = await screen.findByRole('button', { name: /มังกรทองคำ/, expanded: false })
  expect(row.textContent).toContain('+890.25')
  expect(screen.queryByText('−1,250.50 บาท')).toBeNull()
  await user.click(row)
  const parts = within(row.closest('li')!).getAllByRole('link')
  expect(parts.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^ออกจากเกม.*\+2,140\.75/),
    expect.stringMatching(/^เข้าเกม.*−1,250\.50/),
  ])
  expect(parts[1]?.getAttribute('href')).toContain('entry=')
})

test('a game in progress is shown as what went into it', async () => {
  const round = { id: '00000000-0000-4000-8000-000000000901', result: null }
  const into = anEntry({ kind: 'game-in', amount: -300, title: 'มังกรทองคำ', round })
  changeMockApi({ [list]: aLedgerPage([into], { months }) })
  open()
  expect((await screen.findByRole('link', { name: /มังกรทองคำ/ })).textContent).toContain('−300.00')
})

test('each day says what it came to, by the server alone', async () => {
  const days = [{ day: '2026-11-20', in: 500, out: 120.5 }]
  const older = anEntry({ id: 'older', createdAt: '2026-11-19T10:00:00.000+07:00' })
  changeMockApi({ [list]: aLedgerPage([anEntry(), older], { months, days }) })
  open()
  const heading = await screen.findByRole('heading', { name: '20/11/2569' })
  expect(heading.parentElement?.textContent).toBe('20/11/2569เข้า 500.00 ออก 120.50')
  const untold = screen.getByRole('heading', { name: '19/11/2569' })
  expect(untold.parentElement?.textContent).toBe('19/11/2569')
})

test('points are called what they are where they are spent', async () => {
  const points = anEntry({ kind: 'points', unit: 'PNT', amount: 15, title: null })
  changeMockApi({ [list]: aLedgerPage([points], { months }) })
  open()
  expect((await screen.findByRole('link', { name: /คะแนน/ })).textContent).toMatch(/คะแนน••••.*\+15 คะแนน/)
})

test('what a bonus asks for is one line, and a press shows the rest', async () => {
  changeMockApi({ [call.level]: aLevel({ turnoverLeft: 2500 }) })
  const user = open()
  const line = await screen.findByRole('button', { name: /ยอดเล่นตามโบนัส/, expanded: false })
  expect(line.textContent).toMatch(/2,500\.00.บาทยังต้องเล่น/)
  expect(screen.queryByRole('region', { name: 'ยอดเล่นตามโบนัส' })).toBeNull()
  await user.click(line)
  expect(await screen.findByRole('region', { name: 'ยอดเล่นตามโบนัส' })).toBeTruthy()
})

test('while another kind is asked for, no sum bears its name', async () => {
  const withNet = [{ month: '2026-11', in: 100, out: 350, net: -250 }]
  changeMockApi({ [list]: aLedgerPage(someEntries(), { months: withNet }) })
  const user = open()
  const month = await screen.findByRole('region', { name: 'พฤศจิกายน 2569' })
  expect(within(month).getByText('สุทธิ −250.00')).toBeTruthy()
  const before = screen.getAllByText('สุทธิ −250.00').length
  changeMockApi({ [list]: never() })
  await user.click(screen.getByRole('button', { name: 'เกม' }))
  await waitFor(() => expect(screen.getByLabelText('address').textContent).toContain('kind=game'))
  expect(screen.getAllByText('สุทธิ −250.00')).toHaveLength(before)
})

test('the sums of one kind name it, and say what came less what went', async () => {
  changeMockApi({
    [list]: aLedgerPage(someEntries(), { months: [{ month: '2026-11', in: 100, out: 350, net: -250 }] }),
  })
  open('?kind=game')
  const month = await screen.findByRole('region', { name: 'พฤศจิกายน 2569' })
  expect(within(month).getByText('สุทธิเกม −250.00')).toBeTruthy()
  expect(screen.getByText('ครบทุกรายการที่เลือกแล้ว')).toBeTruthy()
})

test('a withdrawal that was rejected says what came back and the balance then, not what was left in between', async () => {
  const entry = anEntry({ kind: 'withdraw', amount: -1500, status: 'REJECTED', channel: null })
  changeMockApi({
    [one]: aLedgerDetail({
      entry,
      balanceAfter: 0,
      returned: { amount: 1500, bonus: 80, balanceAfter: 1580 },
    }),
  })
  open('?entry=x')
  expect((await screen.findByText('คืนเข้าเครดิตแล้ว')).parentElement?.textContent).toContain('1,500.00')
  expect(screen.getByText('โบนัสที่คืนให้').parentElement?.textContent).toContain('80.00')
  expect(screen.getByText('เครดิตหลังคืน').parentElement?.textContent).toContain('1,580.00')
  expect(screen.queryByText('เครดิตหลังรายการ')).toBeNull()
  expect(screen.queryByText(/−1,500/)).toBeNull()
})

test('a withdrawal that was rejected has no sign in the list: nothing was taken', async () => {
  changeMockApi({ [list]: aLedgerPage([anEntry({ kind: 'withdraw', amount: -1500, status: 'REJECTED' })]) })
  open()
  expect(await screen.findByText('1,500.00 บาท')).toBeTruthy()
  expect(screen.queryByText(/−1,500/)).toBeNull()
})

test('the rows come after what a bonus asks for, so that none moves down', async () => {
  const level = later()
  changeMockApi({ [call.level]: () => level.answer })
  open()
  await waitFor(() => expect(asked()).toHaveLength(1))
  expect(screen.queryByText('+1,250.50 บาท')).toBeNull()
  level.come(aLevel({ turnoverLeft: 2500 }))
  const row = await screen.findByText('+1,250.50 บาท')
  const turnover = screen.getByRole('button', { name: /ยอดเล่นตามโบนัส/, expanded: false })
  expect(turnover.compareDocumentPosition(row)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('a kind is one press, and the address keeps it', async () => {
  const user = open()
  await screen.findByText('+1,250.50 บาท')
  await user.click(screen.getByRole('button', { name: 'เกม' }))
  await waitFor(() => expect(asked().pop()).toMatchObject({ kind: 'game' }))
  expect(address()).toBe('/history?kind=game')
  expect(screen.getByRole('button', { name: 'เกม', pressed: true })).toBeTruthy()
})

test('an older address of withdrawals opens them here', async () => {
  open('?tab=withdrawals')
  await waitFor(() => expect(asked()).toEqual([{ kind: 'withdraw' }]))
})

test('a word is looked for once the member pauses', async () => {
  const user = open()
  await user.type(await screen.findByRole('searchbox', { name: 'ค้นหารายการ' }), 'มังกร')
  await waitFor(() => expect(asked().pop()).toEqual({ q: 'มังกร' }))
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'ค้นหารายการ' }).value).toBe('มังกร')
})

test('a word is looked for by the server, and closing the search brings everything back', async () => {
  const user = open()
  await user.type(await screen.findByRole('searchbox', { name: 'ค้นหารายการ' }), 'มังกร')
  await user.click(screen.getByRole('button', { name: 'ค้นหา' }))
  await waitFor(() => expect(asked().pop()).toEqual({ q: 'มังกร' }))
  await user.click(screen.getByRole('button', { name: 'ปิดการค้นหา' }))
  await waitFor(() => expect(address()).toBe('/history'))
})

test('a range that ends before it begins is said, not sent', async () => {
  open('?period=days&from=2026-11-20&to=2026-11-01')
  expect(await screen.findByText('วันเริ่มต้นต้องไม่เกินวันสิ้นสุด')).toBeTruthy()
  expect(calls(list)).toEqual([])
})

test.each([
  ['today', '2027-03-01', '2027-03-01'],
  ['week', '2027-02-23', '2027-03-01'],
  ['month', '2027-03-01', '2027-03-31'],
  ['lastMonth', '2027-02-01', '2027-02-28'],
])('what "%s" is, the server decides, in Bangkok', async (period, from, to) => {
  changeMockApi({ 'GET /api/setting': aSetting({ serverTime: '2027-02-28T17:30:00Z' }) })
  open(`?period=${period}`)
  await waitFor(() => expect(asked().pop()).toEqual({ from, to }))
})

test('older entries follow at a press', async () => {
  mockApi({
    ...answers,
    [list]: ({ query }: { query: Record<string, unknown> }) =>
      query['cursor'] === undefined
        ? aLedgerPage(someEntries(3), { next: 'c1', months })
        : aLedgerPage([anEntry({ id: 'last', amount: 77, createdAt: '2026-01-02T10:00:00.000+07:00' })], {
            months: [],
          }),
  })
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'แสดงเพิ่มเติม' }))
  expect(await screen.findByText('+77.00 บาท')).toBeTruthy()
  expect(asked().pop()).toEqual({ cursor: 'c1' })
  expect(screen.getByText('ครบทุกรายการใน 12 เดือนแล้ว')).toBeTruthy()
})

test('an entry opens with its progress, what was left and its reference; back leads to the same list', async () => {
  const user = open('?kind=deposit')
  await user.click((await screen.findAllByRole('link', { name: /1,250\.50/ }))[0]!)
  expect(await screen.findByText('1,750.50 บาท')).toBeTruthy()
  expect(screen.getByText('2026112014050001').closest('[translate=no]')).toBeTruthy()
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(steps[0]).toContain('แจ้งฝาก')
  expect(steps[1]).toContain('เครดิตเข้าแล้ว')
  await user.click(screen.getByRole('link', { name: 'ย้อนกลับ' }))
  await waitFor(() => expect(address()).toBe('/history?kind=deposit'))
})

test('nothing under a filter and nothing at all have different texts', async () => {
  mockApi({ ...answers, [list]: aLedgerPage([], { months: [] }) })
  const user = open('?kind=bonus')
  expect(await screen.findByText('ไม่พบรายการตามตัวกรองนี้')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'ล้างตัวกรอง' }))
  expect((await screen.findByRole('link', { name: 'ไปฝากเงิน' })).getAttribute('href')).toBe('/auth/deposit')
})
