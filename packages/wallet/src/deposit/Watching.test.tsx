import type { DepositAccountsAnswer } from '@member/api-client'
import {
  aDeposit,
  aList,
  changeMockApi,
  mockApi,
  refusal,
  signOut,
  publishNews,
} from '@member/api-client/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answers, call } from '../answers.testing.ts'
import { show } from '@member/screen-testing'
import { aPicture } from '../slip/aPicture.testing.ts'
import { press } from '../slip/slipUser.testing.tsx'
import { SlipScreen } from '../slip/SlipScreen.tsx'
import { DepositScreen } from './DepositScreen.tsx'

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
  signOut()
})

const contactLink = '/auth/contact'
const playLink = '/auth/games'
const minute = 60_000
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const payment = () => `/?amount=500.00&until=${Date.now() + 15 * minute}`
const watch = () => screen.findByRole('region', { name: 'สถานะยอดโอน' })

function open(bankFeed?: DepositAccountsAnswer['bankFeed'], path = '/') {
  mockApi({
    ...answers,
    [call.deposits]: aList([]),
    [call.accounts]: { ...answers[call.accounts], bankFeed },
  })
  const links = { contactLink, playLink, slipLink: '/auth/deposit/slip', historyLink: '/history' }
  return show(<DepositScreen {...links} />, { path })
}

test('the time that the server names is promised', async () => {
  open({ state: 'running', minutes: 3 })
  expect((await watch()).textContent).toMatch(/มักเข้าภายใน 3 นาที/)
})

test('before a payment nothing claims to wait for one', async () => {
  open({ state: 'running', minutes: 3 })
  expect((await watch()).textContent).toContain('ยอดโอนเข้าเครดิตเอง')
  expect(screen.queryByText('ระบบกำลังรอยอดโอนของคุณ')).toBeNull()
})

test('nothing is said to be credited by itself where the server tells nothing of the bank', async () => {
  open()
  const said = (await watch()).textContent
  expect(said).toContain('โอนแล้วแนบสลิป')
  expect(said).not.toContain('ยอดโอนเข้าเครดิตเอง')
})

test.each([
  [undefined, 'ระบบกำลังรอยอดโอนของคุณ'],
  [{ state: 'running' }, 'ระบบกำลังรอยอดโอนของคุณ'],
  [{ state: 'late' }, 'ธนาคารแจ้งยอดช้ากว่าปกติ'],
  [{ state: 'off' }, 'โอนแล้วแนบสลิปเพื่อรับเครดิต'],
] as const)('no time is promised where the server names none: %j', async (feed, words) => {
  open(feed, payment())
  const said = (await watch()).textContent
  expect(said).toContain(words)
  expect(said).not.toMatch(/\d นาที/)
  await pass(20 * minute)
  expect((await watch()).textContent).not.toContain('ยังไม่พบ')
})

test('money that has not come in the promised time is asked for by its slip', async () => {
  open({ state: 'running', minutes: 2 }, payment())
  await watch()
  await pass(minute)
  expect((await watch()).textContent).toContain('ภายใน 2 นาที')
  expect(screen.queryByRole('link', { name: 'แนบสลิป' })).toBeNull()
  await pass(minute)
  expect((await watch()).textContent).toMatch(/ยังไม่พบยอดโอน 500\.00.บาท/)
  // The link is here only.
  const [link, ...others] = screen.getAllByRole('link', { name: /แนบสลิป/ })
  expect(link?.getAttribute('href')).toBe('/auth/deposit/slip')
  expect(link?.textContent).toBe('แนบสลิป')
  expect(others).toEqual([])
})

test('so is a transfer by the account’s number alone', async () => {
  open({ state: 'running', minutes: 1 })
  await watch()
  expect(screen.getAllByRole('link', { name: /แนบสลิป/ })).toHaveLength(1)
  await pass(minute)
  expect((await watch()).textContent).toContain('ยังไม่พบยอดโอน')
  expect(screen.getAllByRole('link', { name: /แนบสลิป/ })).toHaveLength(1)
})

const bankDown = 'ระบบธนาคารขัดข้องชั่วคราว'
const feed = (bankFeed: DepositAccountsAnswer['bankFeed']) =>
  changeMockApi({ [call.accounts]: { ...answers[call.accounts], bankFeed } })

test('while the bank is down the page says so before all else, and sends nobody to a slip', async () => {
  open({ state: 'down' })
  const notice = await screen.findByText(bankDown)
  const form = await screen.findByLabelText('จำนวนเงินที่ฝาก')
  expect(notice.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.queryByRole('link', { name: /แนบสลิป/ })).toBeNull()
  fireEvent.change(form, { target: { value: '300' } })
  fireEvent.click(screen.getByRole('button', { name: 'แสดง QR สำหรับโอน' }))
  await screen.findByRole('timer')
  expect(screen.getByText(bankDown)).toBeTruthy()
  expect(screen.queryByRole('link', { name: /แนบสลิป/ })).toBeNull()
})

test('a bank that is back is noticed by itself', async () => {
  open({ state: 'down' })
  await screen.findByText(bankDown)
  feed({ state: 'running', minutes: 1 })
  await pass(minute / 2)
  expect(await screen.findByText('ระบบธนาคารกลับมาใช้งานได้แล้ว')).toBeTruthy()
  expect(screen.queryByText(bankDown)).toBeNull()
  expect((await watch()).textContent).toContain('ภายใน 1 นาที')
})

test('a bank that goes down while money is waited for is reported at once, and no minutes are promised any more', async () => {
  open({ state: 'running', minutes: 1 }, payment())
  expect((await watch()).textContent).toContain('ภายใน 1 นาที')
  feed({ state: 'down' })
  await pass(minute / 4)
  expect(await screen.findByText(bankDown)).toBeTruthy()
  expect(screen.queryByText(/ภายใน 1 นาที/)).toBeNull()
})

test('a bank that reports transfers late is named at the top', async () => {
  open({ state: 'late' })
  const notice = await screen.findByText('ขณะนี้ธนาคารแจ้งยอดช้ากว่าปกติ')
  const form = await screen.findByLabelText('จำนวนเงินที่ฝาก')
  expect(notice.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('money that is not seen because the bank has gone down is asked for by no slip', async () => {
  open({ state: 'running', minutes: 1 }, payment())
  await watch()
  feed({ state: 'down' })
  await pass(minute)
  expect(await screen.findByText(bankDown)).toBeTruthy()
  expect(screen.queryByRole('link', { name: /แนบสลิป/ })).toBeNull()
})

test('a payment begun after one that was not seen is waited for anew', async () => {
  open({ state: 'running', minutes: 1 }, `/?amount=500.00&until=${Date.now() + 14 * minute}`)
  expect((await watch()).textContent).toContain('ยังไม่พบยอดโอน')
  fireEvent.click(screen.getByRole('button', { name: 'ยกเลิกรายการนี้' }))
  fireEvent.change(await screen.findByLabelText('จำนวนเงินที่ฝาก'), { target: { value: '300' } })
  fireEvent.click(screen.getByRole('button', { name: 'แสดง QR สำหรับโอน' }))
  expect(await screen.findByRole('timer')).toBeTruthy()
  await waitFor(async () => expect((await watch()).textContent).toContain('ภายใน 1 นาที'))
  expect(screen.getAllByRole('link', { name: /แนบสลิป/ }).map((link) => link.textContent)).toEqual([
    'โอนแล้วยอดไม่เข้า? แนบสลิป',
  ])
})

test('the wait goes on after a reload, and begins anew once the money is in', async () => {
  open({ state: 'running', minutes: 1 }, `/?amount=500.00&until=${Date.now() + 14 * minute}`)
  expect((await watch()).textContent).toContain('ยังไม่พบยอดโอน')
  const deposit = aDeposit({ amount: 500 })
  changeMockApi({ [call.deposits]: aList([deposit]) })
  act(() => publishNews({ deposit }))
  expect(await screen.findByText(/เครดิตเข้าแล้ว 500/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'แสดงช่องทางฝากอีกครั้ง' }))
  await waitFor(async () => expect((await watch()).textContent).toContain('ภายใน 1 นาที'))
})

test('a deposit that is being looked at is not called unseen', async () => {
  open({ state: 'running', minutes: 1 }, payment())
  changeMockApi({ [call.deposits]: aList([aDeposit({ status: 'CHECKING', amount: 500 })]) })
  await pass(minute)
  expect(await screen.findByText('กำลังตรวจสอบยอดฝาก')).toBeTruthy()
  expect((await watch()).textContent).not.toContain('ยังไม่พบ')
})

test('the slip’s page knows the amount, and has it in a request by hand', async () => {
  const { leave } = open({ state: 'running', minutes: 1 }, payment())
  await watch()
  leave()
  changeMockApi({ [call.verify]: refusal(422204) })
  const user = show(
    <SlipScreen
      depositLink="/auth/deposit"
      contactLink={contactLink}
      playLink={playLink}
      helpHref={(word) => word}
    />,
  )
  expect(await screen.findByText('สลิปของยอดโอน 500.00 บาท')).toBeTruthy()
  await user.upload(screen.getByLabelText('เลือกรูปสลิป', { selector: 'input' }), aPicture())
  await user.click(await press('ตรวจสอบสลิป'))
  await user.click(await press('ส่งให้เจ้าหน้าที่ตรวจสอบ'))
  expect(await screen.findByDisplayValue('500.00')).toBeTruthy()
})
