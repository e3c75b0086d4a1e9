import {
  aCredit,
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
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { affiliateLog, answers, call, logOf, winLossLog } from '../membership.testing.ts'
import { AffiliateScreen } from './AffiliateScreen.tsx'

beforeEach(() => {
  sessionStorage.clear()
  mockApi(answers)
})
afterEach(signOut)
afterEach(() => hideAmounts(false))

const open = (path = '/') => show(<AffiliateScreen invitePath="/aff/" />, { path })
const amount = () => screen.findByLabelText<HTMLInputElement>('จำนวนที่โอนเข้าเครดิต')
const send = () => screen.getByRole('button', { name: 'โอนรายได้เข้าเครดิต' })

async function take(typed: string) {
  const user = open()
  await user.type(await amount(), typed)
  await user.click(send())
  return user
}

test('a member has the code, the link it makes, and a picture of the link', async () => {
  open()
  expect(await screen.findByText('STAR88')).toBeTruthy()
  expect(screen.getByText(`${window.location.origin}/aff/STAR88`)).toBeTruthy()
  expect(screen.getByRole('img', { name: 'QR ของลิงก์แนะนำ' })).toBeTruthy()
})

test('a member reads the percent they get, where the server tells, and can send the link by LINE', async () => {
  changeMockApi({ [call.bonus]: { ...answers[call.bonus], commissionRate: 0.5 } })
  open()
  await waitFor(() => expect(document.body.textContent).toContain('คุณได้ 0.5% ของยอดเล่น'))
  const line = await screen.findByRole('link', { name: 'ส่งทาง LINE' })
  const address = new URL(line.getAttribute('href') ?? '')
  expect(address.origin + address.pathname).toBe('https://line.me/R/share')
  expect(address.searchParams.get('text')).toContain(`${window.location.origin}/aff/STAR88`)
})

test('during a break a member is not asked to bring friends, and has what they earned', async () => {
  changeMockApi({
    'GET /api/setting': aSetting({ features: { breaks: true } }),
    'GET /api/auth/protection/break': aRunningBreak(),
  })
  open()
  expect(await screen.findByText(/รายได้ที่มีอยู่ยังเป็นของคุณ/)).toBeTruthy()
  expect(await screen.findByRole('region', { name: 'รายได้จากการแนะนำ' })).toBeTruthy()
  expect(screen.queryByText('STAR88')).toBeNull()
})

test('the link is copied whole', async () => {
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'คัดลอกลิงก์' }))
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/aff/STAR88`)
})

test('the balance is the one of the code, beside what was earned and taken before', async () => {
  open()
  const card = await screen.findByRole('region', { name: 'รายได้จากการแนะนำ' })
  for (const figure of ['125.50 บาท', '185.50 บาท', '60.00 บาท', '12 คน'])
    expect(within(card).getByText(figure)).toBeTruthy()
})

test('the map of friends is a list, the latest first, ten at a time', async () => {
  const user = open()
  const list = await screen.findByRole('region', { name: 'สมาชิกที่คุณแนะนำ' })
  const rows = () => within(list).findAllByRole('listitem')
  expect((await rows())[0]?.textContent).toContain('fr•••d0')
  expect(await rows()).toHaveLength(10)
  await user.click(within(list).getByRole('button', { name: 'แสดงเพิ่มเติม' }))
  expect(await rows()).toHaveLength(12)
})

const dayOf = (place: number) => ({ ...affiliateLog.items[0]!, username: `friend${place}` })

test('a year of days comes page by page', async () => {
  mockApi({
    ...answers,
    [call.log]: ({ body }: { body?: unknown }) => {
      const second = typeof body === 'object' && body !== null && 'page' in body
      return { ...affiliateLog, items: [second ? dayOf(2) : dayOf(1)], total: 2 }
    },
  })
  const user = open()
  await user.click(await screen.findByRole('tab', { name: 'รายวัน' }))
  const panel = await screen.findByRole('tabpanel')
  expect(await within(panel).findByText('fr•••d1')).toBeTruthy()
  await user.click(within(panel).getByRole('button', { name: 'แสดงเพิ่มเติม' }))
  expect(await within(panel).findByText('fr•••d2')).toBeTruthy()
  expect(within(panel).queryByRole('button', { name: 'แสดงเพิ่มเติม' })).toBeNull()
})

test('a member without friends reads what to do next', async () => {
  mockApi({ ...answers, [call.downline]: { downline_users: {} } })
  open()
  expect(await screen.findByText('ยังไม่มีเพื่อนที่สมัครผ่านลิงก์ของคุณ')).toBeTruthy()
})

test('the bonus is asked for by period: seven days of the server at first, then what is chosen', async () => {
  const user = open()
  await screen.findByText('+62.50 บาท')
  expect(calls(call.byFriend).map(({ body }) => body)).toEqual([{ start: '2026-11-14', end: '2026-11-20' }])
  await user.selectOptions(screen.getByLabelText('ช่วงเวลา'), 'เมื่อวาน')
  await waitFor(() =>
    expect(calls(call.byFriend).slice(-1)[0]?.body).toEqual({ start: '2026-11-19', end: '2026-11-19' }),
  )
  expect(screen.getByRole('status', { name: 'address' }).textContent).toBe(
    '/?start=2026-11-19&end=2026-11-19',
  )
  expect(await screen.findByText('+62.50 บาท')).toBeTruthy()
})

test('what friends brought in another period is not shown while that of the chosen one is awaited', async () => {
  const user = open()
  await screen.findByText('+62.50 บาท')
  changeMockApi({ [call.byFriend]: never() })
  await user.selectOptions(screen.getByLabelText('ช่วงเวลา'), 'เมื่อวาน')
  expect(screen.queryByText('+62.50 บาท')).toBeNull()
})

test('a period that ends before it begins is said, not sent', async () => {
  open('/?start=2026-11-20&end=2026-11-01')
  expect(await screen.findByText('วันเริ่มต้นต้องไม่เกินวันสิ้นสุด')).toBeTruthy()
  await screen.findByText('STAR88')
  expect(calls(call.byFriend)).toHaveLength(0)
})

test('the same is read day by day, and what was taken of it', async () => {
  const user = open()
  await user.click(await screen.findByRole('tab', { name: 'รายวัน' }))
  expect(await screen.findByText('+32.50 บาท')).toBeTruthy()
  expect(calls(call.log).slice(-1)[0]?.body).toEqual({ type: 'af', start: '2026-11-14', end: '2026-11-20' })
  await user.click(screen.getByRole('tab', { name: 'โอนเข้าเครดิต' }))
  expect(await screen.findByText('18/11/2569 10:00 น.')).toBeTruthy()
})

const shown = () => document.querySelector('main')?.textContent

test('the closed eye hides the earnings, and what friends played and brought', async () => {
  const user = open()
  await screen.findByText('+62.50 บาท')
  await screen.findByText('125.50 บาท')
  await user.click(screen.getByRole('button', { name: 'ซ่อนยอดเงิน' }))
  expect(screen.getAllByText('ยอดเล่น ••••••')[0]).toBeTruthy()
  expect(shown()).not.toMatch(/\d\.\d\d/)
  await user.click(screen.getByRole('tab', { name: 'รายวัน' }))
  await screen.findAllByText('เล่น •••••• ได้ ••••••', { exact: false })
  expect(shown()).not.toMatch(/\d\.\d\d/)
  await user.click(screen.getByRole('tab', { name: 'โอนเข้าเครดิต' }))
  await screen.findByText('18/11/2569 10:00 น.')
  expect(shown()).not.toMatch(/\d\.\d\d/)
})

test('earnings go into the credit once, however often the button is pressed', async () => {
  const user = open()
  await user.type(await amount(), '100')
  changeMockApi({ [call.code]: { code: 'STAR88', balance: 75.5, downline: 12, withdraw: 160 } })
  await user.dblClick(send())
  expect(await screen.findByText(/^โอนเข้าเครดิตแล้ว .+ บาท$/, { selector: '[role=status] *' })).toBeTruthy()
  expect(calls(call.withdraw).map(({ body }) => body)).toEqual([{ amount: 100, type: 'af' }])
  expect((await amount()).value).toBe('')
})

test('“all” is the server’s figure to the satang', async () => {
  const user = open()
  await amount()
  await user.click(screen.getByRole('button', { name: 'ทั้งหมด' }))
  await user.click(send())
  await waitFor(() => expect(calls(call.withdraw)[0]?.body).toEqual({ amount: 125.5, type: 'af' }))
})

test.each(['49', '125.51', '1.005', 'x'])('%s is not sent', async (typed) => {
  await take(typed)
  await waitFor(async () => expect((await amount()).getAttribute('aria-invalid')).toBe('true'))
  expect(calls(call.withdraw)).toHaveLength(0)
})

test('an amount that was typed is there again after a look elsewhere', async () => {
  const user = open()
  await user.type(await amount(), '70')
  user.leave()
  open()
  expect((await amount()).value).toBe('70')
})

test('below the least there is no form, but when there will be one', async () => {
  mockApi({ ...answers, [call.code]: { code: 'STAR88', balance: 49.99, downline: 1, withdraw: 0 } })
  open()
  expect(await screen.findByText('โอนได้เมื่อรายได้สะสมครบ 50 บาท')).toBeTruthy()
  expect(screen.queryByLabelText('จำนวนที่โอนเข้าเครดิต')).toBeNull()
})

test('taken already in another tab, the refusal says what is left', async () => {
  mockApi({ ...answers, [call.withdraw]: refusal(422501, { balance: 50 }) })
  await take('125.50')
  expect(await screen.findByText('รายได้คงเหลือไม่พอ โอนได้ 50 บาท')).toBeTruthy()
})

test('a lost answer is looked for by its key, and nothing is sent twice', async () => {
  mockApi({
    ...answers,
    [call.withdraw]: ({ headers }: { headers: Record<string, string> }) => {
      const payout = {
        order: headers['idempotency-key']!,
        amount: 100,
        createdAt: '2026-11-20T12:00:00+07:00',
      }
      changeMockApi({ [call.log]: logOf(winLossLog, { ...affiliateLog, payouts: [payout] }) })
      return unavailable()
    },
  })
  await take('100')
  expect(await screen.findByText('พบรายการเดิมแล้ว ไม่มีการโอนซ้ำ')).toBeTruthy()
  expect(calls(call.withdraw)).toHaveLength(1)
})

test('while nobody knows the outcome, a press asks for it and sends nothing', async () => {
  mockApi({ ...answers, [call.withdraw]: unavailable(), [call.log]: unavailable() })
  const user = await take('100')
  const again = await screen.findByRole('button', { name: 'ตรวจผลรายการ' })
  changeMockApi({ [call.log]: logOf(winLossLog), [call.withdraw]: { balance: 25.5, credit: aCredit() } })
  await user.click(again)
  expect(await screen.findByText(/^ไม่พบรายการเดิมในระบบ/)).toBeTruthy()
  expect(calls(call.withdraw)).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'โอนรายได้เข้าเครดิต' }))
  expect(await screen.findByText(/^โอนเข้าเครดิตแล้ว .+ บาท$/, { selector: '[role=status] *' })).toBeTruthy()
  expect(new Set(calls(call.withdraw).map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
})
