import { aDeposit, aList, calls, changeMockApi, refusal, signOut, mockApi } from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answers, call, someDeposits, someWithdrawals } from '../answers.testing.ts'
import { HistoryScreen } from './HistoryScreen.tsx'

interface Asked {
  query: Record<string, unknown>
}

const paged =
  <Item,>(all: Item[]) =>
  ({ query }: Asked) => {
    const page = Number(query['page'])
    return aList(all.slice((page - 1) * 20, page * 20), { total: all.length, page, limit: 20 })
  }

beforeEach(() =>
  mockApi({
    ...answers,
    [call.deposits]: paged(someDeposits(45)),
    [call.withdrawals]: paged(someWithdrawals(3)),
  }),
)
afterEach(signOut)

const open = (search = '') =>
  show(<HistoryScreen depositLink="/auth/deposit" withdrawLink="/auth/withdraw" />, {
    path: `/history${search}`,
  })
const address = () => screen.getByRole('status', { name: 'address' }).textContent

test('deposits and withdrawals are in tabs, each asked for when it is opened', async () => {
  const user = open()
  await screen.findByText('+100.25 บาท')
  expect(calls(call.withdrawals)).toHaveLength(0)
  await user.click(screen.getByRole('tab', { name: 'ถอน' }))
  expect(await screen.findByText('−1,500.00 บาท')).toBeTruthy()
  expect(address()).toBe('/history?tab=withdrawals')
})

test('money that came although the limit was reached says so', async () => {
  const came = [aDeposit({ isBeyondLimit: true }), aDeposit({ uuid: 'another' })]
  changeMockApi({ [call.deposits]: aList(came) })
  open()
  expect(await screen.findAllByText('+500.00 บาท')).toHaveLength(2)
  expect(screen.getAllByText(/เข้ามาหลังครบวงเงินฝาก/)).toHaveLength(1)
})

test('the server filters by status and days, over all pages', async () => {
  const user = open()
  await screen.findByText('+100.25 บาท')
  await user.selectOptions(screen.getByLabelText('สถานะ'), 'SUCCESS')
  fireEvent.change(screen.getByLabelText('ตั้งแต่วันที่'), { target: { value: '2026-11-01' } })
  fireEvent.change(screen.getByLabelText('ถึงวันที่'), { target: { value: '2026-11-20' } })
  await waitFor(() =>
    expect(calls(call.deposits).slice(-1)[0]?.query).toEqual({
      page: 1,
      limit: 20,
      status: 'SUCCESS',
      from: '2026-11-01',
      to: '2026-11-20',
    }),
  )
  expect(address()).toBe('/history?status=SUCCESS&from=2026-11-01&to=2026-11-20')
})

test('an address brings back what was looked at', async () => {
  open('?tab=withdrawals&status=FAILED&from=2026-10-01')
  await waitFor(() =>
    expect(calls(call.withdrawals).slice(-1)[0]?.query).toEqual({
      page: 1,
      limit: 20,
      status: 'FAILED',
      from: '2026-10-01',
    }),
  )
  expect(calls(call.deposits)).toHaveLength(0)
  expect(screen.getByLabelText<HTMLSelectElement>('สถานะ').value).toBe('FAILED')
})

test('an address nobody wrote on purpose asks for nothing odd', async () => {
  open('?tab=x&status=DROP&from=yesterday&page=-3')
  await screen.findByText('+100.25 บาท')
  expect(calls(call.deposits).map(({ query }) => query)).toEqual([{ page: 1, limit: 20 }])
})

const pages = () => calls(call.deposits).map(({ query }) => query['page'])
const more = () => screen.findByRole('button', { name: 'แสดงเพิ่มเติม' })

test('older deposits follow by a press, to the last', async () => {
  const user = open()
  await user.click(await more())
  await screen.findByText('+2,100.25 บาท')
  await user.click(await more())
  await screen.findByText('+4,500.25 บาท')
  expect(screen.getByText('+100.25 บาท')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'แสดงเพิ่มเติม' })).toBeNull()
  expect(pages()).toEqual([1, 2, 3])
})

test('what did not come is said, and asked for again by the same press', async () => {
  const user = open()
  const button = await more()
  changeMockApi({ [call.deposits]: refusal(404001) })
  await user.click(button)
  expect(await screen.findByText(/^โหลดรายการเพิ่มไม่สำเร็จ/)).toBeTruthy()
  changeMockApi({ [call.deposits]: paged(someDeposits(45)) })
  await user.click(await more())
  expect(await screen.findByText('+2,100.25 บาท')).toBeTruthy()
  expect(screen.queryByText(/^โหลดรายการเพิ่มไม่สำเร็จ/)).toBeNull()
})

test('a new filter begins at its first page', async () => {
  const user = open()
  await user.click(await more())
  await screen.findByText('+2,100.25 บาท')
  await user.selectOptions(screen.getByLabelText('สถานะ'), 'REJECTED')
  await waitFor(() =>
    expect(calls(call.deposits).slice(-1)[0]?.query).toEqual({ page: 1, limit: 20, status: 'REJECTED' }),
  )
})

test('a range that ends before it begins is said, not sent', async () => {
  open('?from=2026-11-20&to=2026-11-01')
  expect(await screen.findByText('วันเริ่มต้นต้องไม่เกินวันสิ้นสุด')).toBeTruthy()
  expect(calls(call.deposits)).toHaveLength(0)
})

test('nothing under a filter and nothing at all have different texts', async () => {
  mockApi({ ...answers, [call.deposits]: aList([]) })
  const user = open('?status=REJECTED')
  expect(await screen.findByText('ไม่พบรายการตามตัวกรองนี้')).toBeTruthy()
  await user.click(screen.getAllByRole('button', { name: 'ล้างตัวกรอง' })[0]!)
  expect((await screen.findByRole('link', { name: 'ไปฝากเงิน' })).getAttribute('href')).toBe('/auth/deposit')
})
