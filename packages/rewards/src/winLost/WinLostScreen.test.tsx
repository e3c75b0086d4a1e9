import {
  aRunningBreak,
  aSetting,
  calls,
  refusal,
  changeMockApi,
  never,
  signOut,
  unavailable,
  mockApi,
} from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { hideAmounts } from '@member/ui'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answers, call, logOf, winLossLog } from '../membership.testing.ts'
import { WinLostScreen } from './WinLostScreen.tsx'

beforeEach(() => {
  sessionStorage.clear()
  mockApi(answers)
})
afterEach(signOut)
afterEach(() => hideAmounts(false))

const open = (path = '/') =>
  show(
    <WinLostScreen
      rankingLink="/auth/user/ranking"
      spendingLink="/spending"
      limitsLink="/limits"
      gamesOf={(day) => `/history/${day}`}
    />,
    { path },
  )
const card = () => screen.findByRole('region', { name: 'คืนยอดเสีย' })
const claim = () => screen.findByRole('button', { name: 'รับเข้าเครดิต' })
const summary = (change: object) => ({ ...winLossLog, summary: { ...winLossLog.summary, ...change } })
const claimed = {
  ...winLossLog,
  items: winLossLog.items.map((day) => (day.date === '2026-11-19' ? { ...day, bonus: 184 } : day)),
  summary: { ...winLossLog.summary, refundable: 0 },
}

test('a member sees yesterday’s refund with its rate, and the cap where there is one', async () => {
  open()
  expect(await within(await card()).findByText('184.00 บาท')).toBeTruthy()
  expect(screen.getByText('อัตราคืนของระดับคุณ 8%')).toBeTruthy()
  expect(calls(call.log)[0]?.body).toMatchObject({ type: 'wl' })
})

test('on a break a member reads that the refund cannot be taken, and has no button to press in vain', async () => {
  mockApi({
    ...answers,
    [call.setting]: aSetting({ features: { breaks: true } }),
    'GET /api/auth/protection/break': aRunningBreak(),
  })
  open()
  expect(await screen.findByText('รับไม่ได้ระหว่างที่คุณพักการเล่นหรืองดเล่น')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'รับเข้าเครดิต' })).toBeNull()
})

test('the cap of one refund is shown', async () => {
  mockApi({
    ...answers,
    [call.log]: logOf(summary({ refundable: 200_000, refundCap: 200_000, refundRate: 12 })),
  })
  open()
  expect(await screen.findByText('อัตราคืนของระดับคุณ 12%')).toBeTruthy()
  expect(screen.getByText('สูงสุด 200,000 บาท ต่อครั้ง')).toBeTruthy()
})

test('yesterday is the server’s, not the phone’s, for a lost answer as well', async () => {
  const serverTime = '2027-01-01T00:00:05+07:00'
  mockApi({ ...answers, [call.setting]: aSetting({ serverTime }), [call.withdraw]: unavailable() })
  const user = open()
  await user.click(await claim())
  await waitFor(() => expect(calls(call.log).length).toBeGreaterThan(2))
  const asked = calls(call.log).map(({ body }) => body)
  expect(asked).toContainEqual({ type: 'wl', start: '2026-12-31', end: '2027-01-01' })
  for (const body of asked) expect(body).toMatchObject({ end: '2027-01-01' })
})

test('the refund is claimed once, however often the button is pressed', async () => {
  const user = open()
  await claim()
  changeMockApi({ [call.log]: logOf(claimed) })
  await user.dblClick(await claim())
  expect(await screen.findByText('คืนยอดเสียเข้าเครดิตแล้ว')).toBeTruthy()
  expect(calls(call.withdraw).map(({ body }) => body)).toEqual([{ amount: 184, type: 'wl' }])
  expect(await screen.findByText('รับคืนของเมื่อวานแล้ว')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'รับเข้าเครดิต' })).toBeNull()
})

test('the closed eye hides the refund before and after it is claimed', async () => {
  const user = open()
  await claim()
  await user.click(screen.getByRole('button', { name: 'ซ่อนยอดเงิน' }))
  expect(screen.queryByText(/184/)).toBeNull()
  changeMockApi({ [call.log]: logOf(claimed) })
  await user.click(await claim())
  expect(await screen.findByText('รับคืนของเมื่อวานแล้ว')).toBeTruthy()
  expect(screen.getAllByText('••••••').length).toBeGreaterThan(0)
  expect(screen.queryByText(/184/)).toBeNull()
})

test('claimed in another tab, it is refused in this one and shown as taken', async () => {
  const user = open()
  await claim()
  changeMockApi({
    [call.withdraw]: refusal(409001, null, { message: 'คุณรับยอดเสียคืนของเมื่อวานไปแล้ว' }),
    [call.log]: logOf(claimed),
  })
  await user.click(await claim())
  expect(await screen.findByText('คุณรับยอดเสียคืนของเมื่อวานไปแล้ว')).toBeTruthy()
  expect(await screen.findByText('รับคืนของเมื่อวานแล้ว')).toBeTruthy()
})

test('a lost answer is found by its key', async () => {
  mockApi({
    ...answers,
    [call.withdraw]: ({ headers }: { headers: Record<string, string> }) => {
      const payout = {
        order: headers['idempotency-key']!,
        amount: 184,
        createdAt: '2026-11-20T12:00:00+07:00',
      }
      changeMockApi({ [call.log]: logOf({ ...claimed, payouts: [payout] }) })
      return unavailable()
    },
  })
  const user = open()
  await user.click(await claim())
  expect(await screen.findByText('พบรายการเดิมแล้ว ไม่มีการจ่ายซ้ำ')).toBeTruthy()
  expect(calls(call.withdraw)).toHaveLength(1)
})

test.each([
  ['a day that was not lost', summary({ net: 1_200, refundable: 0 }), 'เมื่อวานไม่มียอดเสียสุทธิ'],
  ['less than the least', summary({ refundable: 0.5, minWithdraw: 1 }), 'ยอดคืนน้อยกว่าขั้นต่ำ 1 บาท'],
  ['what was claimed', claimed, 'ยอดเสียสุทธิของวันนี้ รับคืนได้ในวันพรุ่งนี้'],
])('%s cannot be claimed, and it says why', async (_what, log, why) => {
  mockApi({ ...answers, [call.log]: logOf(log) })
  open()
  expect(await screen.findByText(why)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'รับเข้าเครดิต' })).toBeNull()
})

test('the result of a period is the server’s, in all and by day', async () => {
  const user = open()
  expect(await screen.findByText('−2,300.00 บาท', { selector: 'div > span > span' })).toBeTruthy()
  expect(screen.getByText('+500.00 บาท')).toBeTruthy()
  expect(screen.getByText('40.00').textContent).toBe('คืนยอดเสีย 40.00')
  changeMockApi({ [call.log]: logOf(summary({ net: 777 })) })
  await user.selectOptions(screen.getByLabelText('ช่วงเวลา'), '30 วัน')
  expect(await screen.findByText('+777.00 บาท')).toBeTruthy()
  expect(calls(call.log).slice(-1)[0]?.body).toEqual({ type: 'wl', start: '2026-10-22', end: '2026-11-20' })
})

const rows = () => screen.getAllByRole('listitem')

test('a list longer than anybody asked for is drawn a part at a time', async () => {
  const days = Array.from({ length: 500 }, (_, n) => ({
    ...winLossLog.items[0]!,
    date: new Date(Date.UTC(2026, 10, 20 - n)).toISOString().slice(0, 10),
  }))
  mockApi({ ...answers, [call.log]: logOf({ ...winLossLog, items: days, total: 500 }) })
  const user = open()
  await waitFor(() => expect(rows()).toHaveLength(31))
  await user.click(screen.getByRole('button', { name: 'แสดงเพิ่มเติม' }))
  expect(rows()).toHaveLength(51)
})

test('nothing on the screen calls a member back to the table', async () => {
  open()
  await claim()
  expect(document.body.textContent).not.toMatch(/เอาคืน|ลุ้น|โชค|แก้มือ/)
})

test('where the server’s day is not known a member reads so, and can ask again', async () => {
  mockApi({ ...answers, [call.setting]: refusal(500256) })
  const user = open()
  const [again] = await screen.findAllByRole('button', { name: 'ลองอีกครั้ง' })
  changeMockApi({ [call.setting]: answers[call.setting] })
  await user.click(again!)
  expect(await claim()).toBeTruthy()
})

test('dates in the wrong order are named, and nothing is waited for', async () => {
  open('/?start=2026-11-20&end=2026-11-01')
  await claim()
  expect(screen.getByText('วันเริ่มต้นต้องไม่เกินวันสิ้นสุด')).toBeTruthy()
  expect(document.querySelector('[aria-busy=true]')).toBeNull()
})

test('the result comes before the refund, and no dates until they are wanted; a calendar month is one choice from there', async () => {
  const user = open()
  const refund = await screen.findByRole('region', { name: 'คืนยอดเสีย' })
  const total = screen.getByText('ยอดสุทธิในช่วงนี้')
  expect(screen.queryByLabelText('ตั้งแต่วันที่')).toBeNull()
  expect(total.compareDocumentPosition(refund) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('ช่วงเวลา'), 'เดือนนี้')
  await user.selectOptions(screen.getByLabelText('ช่วงเวลา'), 'เดือนก่อน')
  await waitFor(() =>
    expect(calls(call.log).map(({ body }) => body)).toEqual(
      expect.arrayContaining([
        { type: 'wl', start: '2026-11-01', end: '2026-11-20' },
        { type: 'wl', start: '2026-10-01', end: '2026-10-31' },
      ]),
    ),
  )
})

test('the result of another period is not shown while that of the chosen one is awaited', async () => {
  const user = open()
  const day = await screen.findByText('18/11/2569')
  changeMockApi({ [call.log]: never() })
  await user.selectOptions(screen.getByLabelText('ช่วงเวลา'), 'เดือนก่อน')
  expect(day.isConnected).toBe(false)
})

test('any two days are chosen once they are asked for', async () => {
  const user = open()
  await user.selectOptions(await screen.findByLabelText('ช่วงเวลา'), 'เลือกวัน')
  fireEvent.change(screen.getByLabelText('ตั้งแต่วันที่'), { target: { value: '2026-11-02' } })
  await waitFor(() =>
    expect(calls(call.log).map(({ body }) => body)).toContainEqual({
      type: 'wl',
      start: '2026-11-02',
      end: '2026-11-20',
    }),
  )
})

test('a day opens its games in the history, where the server has one', async () => {
  mockApi({ ...answers, [call.setting]: aSetting({ features: { ledger: true } }) })
  open()
  const day = await screen.findByRole('link', { name: /^19\/11\/2569/ })
  expect(day.getAttribute('href')).toBe('/history/2026-11-19')
})

test('the summary and the limits are one press from it, where there are any', async () => {
  mockApi({ ...answers, [call.setting]: aSetting({ features: { spending: true, limits: true } }) })
  open()
  expect((await screen.findByRole('link', { name: /สรุปฝากถอน/ })).getAttribute('href')).toBe('/spending')
  expect(screen.getByRole('link', { name: 'วงเงินของคุณ' }).getAttribute('href')).toBe('/limits')
})
