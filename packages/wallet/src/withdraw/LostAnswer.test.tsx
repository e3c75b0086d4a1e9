import {
  aCredit,
  aList,
  aMember,
  aWithdrawal,
  calls,
  changeMockApi,
  mockApi,
  signOut,
  unavailable,
} from '@member/api-client/testing'
import { turnClock } from '@member/testing/clock'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answers, call } from '../answers.testing.ts'
import { showWithdraw } from './showWithdraw.testing.tsx'

const unavailableNow = unavailable()

beforeEach(() => {
  sessionStorage.clear()
  mockApi({
    ...answers,
    [call.withdraw]: unavailableNow,
    [call.open]: [],
    [call.withdrawals]: unavailableNow,
  })
})
afterEach(() => {
  signOut()
  document.body.replaceChildren()
})

const amount = () => screen.findByLabelText<HTMLInputElement>('จำนวนเงินที่ถอน')
const unknown = 'ยังไม่ทราบว่าคำขอถอนถึงระบบหรือไม่'

async function order() {
  const user = showWithdraw()
  await user.type(await amount(), '500')
  await user.click(screen.getByRole('button', { name: 'ถอนเงิน' }))
  await user.click(await screen.findByRole('button', { name: 'ยืนยันถอน' }))
  return user
}

async function lose() {
  const user = await order()
  await screen.findByText(unknown)
  return user
}

const lineIsBack = () => act(() => void window.dispatchEvent(new Event('online')))

test('while nobody knows, one sentence says so, at the top, and nothing asks to try again', async () => {
  const scroll = vi.spyOn(window, 'scrollTo')
  await lose()
  expect(screen.getAllByText(unknown)).toHaveLength(1)
  expect(screen.getByText('ไม่ต้องส่งใหม่ ระบบกำลังตรวจผลให้เอง')).toBeTruthy()
  expect(screen.queryByText(/กรุณาลองใหม่/)).toBeNull()
  expect(scroll).toHaveBeenCalledWith(0, 0)
})

test('a request that arrived is said to have been sent, and shown', async () => {
  await lose()
  const key = calls(call.withdraw)[0]?.headers['idempotency-key'] ?? ''
  changeMockApi({ [call.open]: [aWithdrawal({ amount: 500, order: key })], [call.credit]: aCredit() })
  lineIsBack()
  expect(await screen.findByText('ส่งคำขอถอนแล้ว ไม่มีการถอนซ้ำ')).toBeTruthy()
  expect(await screen.findByText('รับคำขอแล้ว กำลังรอตรวจสอบ')).toBeTruthy()
  expect(screen.queryByText(unknown)).toBeNull()
})

test('of one that did not arrive it is said that it may be sent again, and what was typed is still there', async () => {
  await lose()
  changeMockApi({ [call.withdrawals]: aList([]) })
  lineIsBack()
  expect(await screen.findByText('คำขอถอนไม่ถึงระบบ ส่งใหม่ได้ เงินจะไม่ถูกถอนซ้ำ')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText(unknown)).toBeNull())
  expect((await amount()).value).toBe('500')
  expect(screen.getByRole('button', { name: 'ถอนเงิน' })).toBeTruthy()
  expect(calls(call.withdraw)).toHaveLength(1)
})

test('it is looked for again while the browser tells of no line that is back', async () => {
  const turn = turnClock()
  await lose()
  changeMockApi({ [call.withdrawals]: aList([]) })
  await turn(4_000)
  expect(await screen.findByText(/^คำขอถอนไม่ถึงระบบ/)).toBeTruthy()
})

test('a lost answer is looked for by its key, and nothing is sent twice', async () => {
  changeMockApi({
    [call.withdraw]: ({ headers }: { headers: Record<string, string> }) => {
      changeMockApi({ [call.open]: [aWithdrawal({ order: headers['idempotency-key'] ?? '' })] })
      return unavailableNow
    },
  })
  await order()
  expect(await screen.findByText('ส่งคำขอถอนแล้ว ไม่มีการถอนซ้ำ')).toBeTruthy()
  expect(calls(call.withdraw)).toHaveLength(1)
})

test('while nobody knows the outcome, a press asks for it and sends nothing', async () => {
  const user = await lose()
  changeMockApi({
    [call.withdrawals]: aList([]),
    [call.withdraw]: { withdraw: aWithdrawal({ amount: 500 }), credit: aCredit({ balance: 1000.5 }) },
  })
  await user.click(screen.getByRole('button', { name: 'ตรวจผลคำขอ' }))
  expect(await screen.findByText(/^คำขอถอนไม่ถึงระบบ/)).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(calls(call.withdraw)).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'ถอนเงิน' }))
  await user.click(await screen.findByRole('button', { name: 'ยืนยันถอน' }))
  expect(await screen.findByText('ส่งคำขอถอนแล้ว')).toBeTruthy()
  const keys = calls(call.withdraw).map(({ headers }) => headers['idempotency-key'])
  expect(new Set(keys).size).toBe(1)
})

test('whatever is in the field, the outcome can be asked for', async () => {
  const user = await lose()
  await user.clear(await amount())
  const key = calls(call.withdraw)[0]?.headers['idempotency-key'] ?? ''
  changeMockApi({ [call.open]: [aWithdrawal({ order: key })] })
  await user.click(screen.getByRole('button', { name: 'ตรวจผลคำขอ' }))
  expect(await screen.findByText('ส่งคำขอถอนแล้ว ไม่มีการถอนซ้ำ')).toBeTruthy()
  expect(calls(call.withdraw)).toHaveLength(1)
})

test('of one that was lost before a reload it is said, too, that it may be sent again', async () => {
  sessionStorage.setItem(`order:${aMember().uuid}:withdraw`, JSON.stringify({ key: 'a-key', body: 'x' }))
  changeMockApi({ [call.withdrawals]: aList([]) })
  showWithdraw()
  expect(await screen.findByText(/^คำขอถอนไม่ถึงระบบ/)).toBeTruthy()
  expect(await amount()).toBeTruthy()
})
