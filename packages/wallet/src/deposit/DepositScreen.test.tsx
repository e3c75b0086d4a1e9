import {
  aCredit,
  aDeposit,
  aDepositAccount,
  aList,
  calls,
  refusal,
  changeMockApi,
  publishNews,
  signOut,
  mockApi,
  aBonusOffer,
  aBonusState,
  aSetting,
  later,
  type MockRequest,
} from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { act, fireEvent, screen, within, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answers, call, someDeposits } from '../answers.testing.ts'
import { DepositScreen } from './DepositScreen.tsx'

beforeEach(() => mockApi(answers))
afterEach(() => {
  vi.useRealTimers()
  signOut()
  sessionStorage.clear()
})

const links = {
  slipLink: '/auth/deposit/slip',
  historyLink: '/auth/transaction/history?tab=deposits',
  contactLink: '/auth/contact',
  playLink: '/auth/games',
}
const open = () => show(<DepositScreen {...links} />)
const pending = aDeposit({ status: 'CHECKING', amount: 300 })

test('a member reads where to pay, from which account, and the least amount', async () => {
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

test('whose account alone is credited is named before the accounts to pay into', async () => {
  open()
  const account = await screen.findByText('405-1-23456-7')
  const rule = screen.getByRole('region', { name: 'โอนจากบัญชีนี้เท่านั้น' })
  expect(rule.compareDocumentPosition(account)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('what is offered before the first deposit is below the form, which it does not move', async () => {
  show(<DepositScreen {...links} before={<p>ตั้งวงเงินก่อนไหม</p>} />)
  const button = await screen.findByRole('button', { name: 'แสดง QR สำหรับโอน' })
  const offer = screen.getByText('ตั้งวงเงินก่อนไหม')
  expect(button.compareDocumentPosition(offer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('the account number is copied without its dashes', async () => {
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'คัดลอกเลขที่บัญชี' }))
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
  expect(await screen.findByText('หรือโอนเข้าบัญชีใดบัญชีหนึ่งต่อไปนี้')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'คัดลอกเลขที่บัญชี' })).toHaveLength(2)
})

test('while no account is open a member reads not to pay, and whom to ask', async () => {
  mockApi({ ...answers, [call.accounts]: refusal(422301) })
  open()
  expect(await screen.findByText('ขณะนี้ยังไม่เปิดรับโอน')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'ติดต่อเจ้าหน้าที่' }).getAttribute('href')).toBe('/auth/contact')
})

test('where the accounts cannot be loaded, nothing is shown that money could be sent to', async () => {
  mockApi({ ...answers, [call.accounts]: refusal(500256) })
  const user = open()
  const failed = await screen.findByRole('alert')
  expect(screen.queryByRole('button', { name: 'คัดลอกเลขที่บัญชี' })).toBeNull()
  changeMockApi({ [call.accounts]: answers[call.accounts] })
  await user.click(within(failed).getByRole('button', { name: 'ลองอีกครั้ง' }))
  expect(await screen.findByText('405-1-23456-7')).toBeTruthy()
})

test('a deposit that comes in while the member looks on is announced, and the credit asked for again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  mockApi({ ...answers, [call.deposits]: aList([pending], { limit: 10 }) })
  open()
  expect(await screen.findByText('กำลังตรวจสอบยอดฝาก')).toBeTruthy()
  const deposit = { ...pending, status: 'SUCCESS' } as const
  changeMockApi({
    [call.deposits]: aList([deposit], { limit: 10 }),
    [call.credit]: aCredit({ balance: 1800.5 }),
  })
  act(() => publishNews({ deposit }))
  expect(await screen.findByText('ฝากเงินสำเร็จ เครดิตเข้าแล้ว 300.00 บาท')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'ไปเล่นเกม' }).getAttribute('href')).toBe(links.playLink)
  expect(await screen.findByText('1,800.50 บาท')).toBeTruthy()
  // The form is replaced by that step, and is one press further.
  expect(screen.queryByLabelText('จำนวนเงินที่ฝาก')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'แสดงช่องทางฝากอีกครั้ง' }))
  expect(await screen.findByLabelText('จำนวนเงินที่ฝาก')).toBeTruthy()
  expect(screen.queryByText(/ฝากเงินสำเร็จ/)).toBeNull()
})

test('a deposit that was refused says why', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  mockApi({ ...answers, [call.deposits]: aList([pending], { limit: 10 }) })
  open()
  await screen.findByText('กำลังตรวจสอบยอดฝาก')
  const deposit = { ...pending, status: 'REJECTED', remark: 'ชื่อผู้โอนไม่ตรง' } as const
  changeMockApi({ [call.deposits]: aList([deposit], { limit: 10 }) })
  act(() => publishNews({ deposit }))
  expect(await screen.findByText(/ไม่ได้รับอนุมัติ/)).toBeTruthy()
  expect(screen.getAllByText('เหตุผล: ชื่อผู้โอนไม่ตรง').length).toBeGreaterThan(0)
})

test('the five newest deposits are on the page, and all of them one press away', async () => {
  mockApi({ ...answers, [call.deposits]: aList(someDeposits(10), { total: 23, limit: 10 }) })
  open()
  expect(await screen.findByText('+100.25 บาท')).toBeTruthy()
  const history = screen.getByRole('region', { name: 'ประวัติการฝาก' })
  expect(within(history).getAllByRole('listitem')).toHaveLength(5)
  expect(screen.getByRole('link', { name: 'ดูทั้งหมด' }).getAttribute('href')).toBe(links.historyLink)
})

test('a new member reads what comes next', async () => {
  mockApi({ ...answers, [call.deposits]: aList([]) })
  open()
  expect(await screen.findByText('ยังไม่มีรายการฝาก')).toBeTruthy()
  const slip = await screen.findByRole('link', { name: /แนบสลิป/ })
  expect(slip.getAttribute('href')).toBe('/auth/deposit/slip')
})

test('the figures of a bonus for another amount are not shown while those of the typed one are awaited', async () => {
  const { come, answer } = later()
  mockApi({
    ...answers,
    [call.setting]: aSetting({ features: { bonusChoice: true } }),
    [call.bonus]: ({ query }: MockRequest) => (Number(query['amount']) === 1000 ? answer : aBonusState()),
  })
  const user = open()
  const amount = await screen.findByLabelText('จำนวนเงินที่ฝาก')
  await user.type(amount, '500')
  await user.click(await screen.findByRole('radio', { name: /^รับโบนัส 50\.00/ }))
  await user.clear(amount)
  await user.type(amount, '1000')
  await waitFor(() => expect(screen.getByRole('radio', { name: /^10% ของยอดฝาก/ })).toBeTruthy())
  expect(screen.queryByText(/^รับโบนัส/)).toBeNull()
  expect(screen.queryByText(/ต้องมียอดเล่น 250/)).toBeNull()
  come(aBonusState({ offers: [aBonusOffer({ bonus: 100, turnover: 500 })] }))
  const chosen = await screen.findByRole<HTMLInputElement>('radio', { name: /^รับโบนัส 100\.00/ })
  expect(chosen.checked).toBe(true)
})
