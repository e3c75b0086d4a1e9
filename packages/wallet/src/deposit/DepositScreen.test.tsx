import {
  aCredit,
  aDeposit,
  aDepositAccount,
  aList,
  calls,
  refusal,
  changeMockApi,
  signOut,
  unavailable,
  mockApi,
} from '@member/api-client/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answers, call, someDeposits } from '../answers.testing.ts'
import { show } from '../show.testing.tsx'
import { DepositScreen } from './DepositScreen.tsx'

beforeEach(() => mockApi(answers))
afterEach(() => {
  vi.useRealTimers()
  signOut()
  sessionStorage.clear()
})

const links = {
  slipLink: '/auth/deposit/slip',
  contactLink: '/auth/contact',
  historyLink: '/auth/transaction/history',
  playLink: '/auth/games',
}
const open = () => show(<DepositScreen {...links} />)
/** Turns the clock on, and everything that waits for it. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const onItsWay = aDeposit({ status: 'CHECKING', amount: 300 })

test('a member is told where to pay, from which account, and the least amount', async () => {
  open()
  expect(await screen.findByText('405-1-23456-7')).toBeTruthy()
  expect(screen.getAllByText('บริษัท แสงทอง จำกัด').length).toBeGreaterThan(0)
  expect(screen.getByText('ฝากขั้นต่ำ 100 บาท')).toBeTruthy()
  expect(screen.getByText('นาย สมชาย ใจดี')).toBeTruthy()
  expect(calls(call.accounts)[0]?.body).toEqual({
    uuid: answers[call.member].user_bank.uuid,
    bankId: '1234567890',
    bankName: 'KBANK',
  })
})

test('the account number is copied without its dashes', async () => {
  const hands = open()
  await hands.click(await screen.findByRole('button', { name: 'คัดลอกเลขที่บัญชี' }))
  expect(await navigator.clipboard.readText()).toBe('4051234567')
})

test('an account without PromptPay shows no QR', async () => {
  mockApi({
    ...answers,
    [call.accounts]: { accounts: [aDepositAccount({ promptPay: null })], minDeposit: 100 },
  })
  open()
  await screen.findByText('405-1-23456-7')
  expect(screen.queryByRole('img', { name: /QR พร้อมเพย์/ })).toBeNull()
})

test('several accounts are all shown', async () => {
  const accounts = [aDepositAccount(), aDepositAccount({ bankName: 'KBANK', bankId: '0123456789' })]
  mockApi({ ...answers, [call.accounts]: { accounts, minDeposit: 100 } })
  open()
  expect(await screen.findByText('หรือโอนเข้าบัญชีใดก็ได้')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'คัดลอกเลขที่บัญชี' })).toHaveLength(2)
})

test('while no account is open a member is told not to pay, and whom to ask', async () => {
  mockApi({ ...answers, [call.accounts]: refusal(422301) })
  open()
  expect(await screen.findByText('ขณะนี้ยังไม่เปิดรับโอน')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'ติดต่อเจ้าหน้าที่' }).getAttribute('href')).toBe('/auth/contact')
})

test('where the accounts cannot be had, nothing stands that money could be sent to', async () => {
  mockApi({ ...answers, [call.accounts]: unavailable() })
  const hands = open()
  const failed = await screen.findByRole('alert')
  expect(screen.queryByRole('button', { name: 'คัดลอกเลขที่บัญชี' })).toBeNull()
  changeMockApi({ [call.accounts]: answers[call.accounts] })
  await hands.click(within(failed).getByRole('button', { name: 'ลองอีกครั้ง' }))
  expect(await screen.findByText('405-1-23456-7')).toBeTruthy()
})

test('a deposit that comes in while the member looks on is told, and the credit asked for again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  mockApi({ ...answers, [call.deposits]: aList([onItsWay], { limit: 10 }) })
  open()
  expect(await screen.findByText('กำลังตรวจสอบยอดฝาก')).toBeTruthy()
  changeMockApi({
    [call.deposits]: aList([{ ...onItsWay, status: 'SUCCESS' }], { limit: 10 }),
    [call.credit]: aCredit({ balance: 1800.5 }),
  })
  await pass(4_500)
  expect(await screen.findByText('ฝากเงินสำเร็จ เครดิตเข้าแล้ว 300.00 บาท')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'ไปเล่นเกม' }).getAttribute('href')).toBe(links.playLink)
  expect(screen.getByRole('link', { name: 'ดูประวัติรายการ' }).getAttribute('href')).toBe(links.historyLink)
  expect(await screen.findByText('1,800.50 บาท')).toBeTruthy()
})

test('a deposit that was refused says why', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  mockApi({ ...answers, [call.deposits]: aList([onItsWay], { limit: 10 }) })
  open()
  await screen.findByText('กำลังตรวจสอบยอดฝาก')
  changeMockApi({
    [call.deposits]: aList([{ ...onItsWay, status: 'REJECTED', remark: 'ชื่อผู้โอนไม่ตรง' }], { limit: 10 }),
  })
  await pass(4_500)
  expect(await screen.findByText(/ไม่ผ่านการตรวจสอบ/)).toBeTruthy()
  expect(screen.getAllByText('เหตุผล: ชื่อผู้โอนไม่ตรง').length).toBeGreaterThan(0)
})

test('nothing is asked while the page is not seen', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  mockApi({ ...answers, [call.deposits]: aList([onItsWay], { limit: 10 }) })
  open()
  await screen.findByText('กำลังตรวจสอบยอดฝาก')
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  fireEvent(document, new Event('visibilitychange'))
  const asked = calls(call.deposits).length
  await pass(60_000)
  expect(calls(call.deposits)).toHaveLength(asked)
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true })
  fireEvent(document, new Event('visibilitychange', { bubbles: true }))
  await pass(4_500)
  await waitFor(() => expect(calls(call.deposits).length).toBeGreaterThan(asked))
})

test('older deposits are a page away', async () => {
  const all = someDeposits(23)
  mockApi({
    ...answers,
    [call.deposits]: ({ query }: { query: Record<string, unknown> }) => {
      const page = Number(query['page'])
      return aList(all.slice((page - 1) * 10, page * 10), { total: 23, page, limit: 10 })
    },
  })
  const hands = open()
  expect(await screen.findByText(/หน้า 1 จาก 3/)).toBeTruthy()
  await hands.click(screen.getByRole('button', { name: 'เก่ากว่า' }))
  expect(await screen.findByText(/หน้า 2 จาก 3/)).toBeTruthy()
  expect(await screen.findByText('1,100.25 บาท')).toBeTruthy()
})

test('a new member is told what comes next', async () => {
  mockApi({ ...answers, [call.deposits]: aList([]) })
  open()
  expect(await screen.findByText('ยังไม่มีรายการฝาก')).toBeTruthy()
  expect(screen.getByRole('link', { name: /แนบสลิป/ }).getAttribute('href')).toBe('/auth/deposit/slip')
})
