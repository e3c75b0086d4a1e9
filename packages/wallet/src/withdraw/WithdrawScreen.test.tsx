import {
  aLevel,
  aWithdrawal,
  aCredit,
  calls,
  refusal,
  changeMockApi,
  later,
  signIn,
  signOut,
  mockApi,
} from '@member/api-client/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answers, call } from '../answers.testing.ts'
import { showWithdraw } from './showWithdraw.testing.tsx'

const pending = aWithdrawal({ amount: 500 })
const done = { withdraw: pending, credit: aCredit({ balance: 1000.5 }) }

beforeEach(() => {
  sessionStorage.clear()
  mockApi({ ...answers, [call.withdraw]: done })
})
afterEach(() => {
  signOut()
  document.body.replaceChildren()
})

const amount = () => screen.findByLabelText<HTMLInputElement>('จำนวนเงินที่ถอน')
const send = () => screen.getByRole('button', { name: 'ถอนเงิน' })

async function order(typed: string) {
  const user = showWithdraw()
  await user.type(await amount(), typed)
  await user.click(send())
  return user
}

async function yes(user: Awaited<ReturnType<typeof order>>) {
  await user.click(await screen.findByRole('button', { name: 'ยืนยันถอน' }))
}

test('a member sees what is left today before typing anything', async () => {
  showWithdraw()
  expect(await screen.findByText('498,000.00 บาท')).toBeTruthy()
  expect(screen.getByText('4 จาก 5 ครั้ง')).toBeTruthy()
  expect(await screen.findByText('เข้าบัญชี ธนาคารกสิกรไทย •••• 7890')).toBeTruthy()
})

test('a member is asked once more, with the amount and the account, and then it goes', async () => {
  const user = await order('๕๐๐')
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(dialog.textContent).toContain('500.00\u00a0บาท'))
  expect(dialog.textContent).toContain('7890')
  expect(document.querySelector('[aria-busy=true]')).toBeNull()
  expect(calls(call.withdraw)).toHaveLength(0)
  changeMockApi({ [call.open]: [pending] })
  const scroll = vi.spyOn(window, 'scrollTo')
  await yes(user)
  expect(await screen.findByText('ส่งคำขอถอนแล้ว')).toBeTruthy()
  const heading = await screen.findByRole('heading', { name: 'คำขอถอนที่กำลังดำเนินการ' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  // The page scrolls to the top, so that its title is visible.
  expect(scroll).toHaveBeenCalledWith(0, 0)
  expect(calls(call.withdraw).map(({ body }) => body)).toEqual([{ amount: 500 }])
})

test('a double press withdraws once', async () => {
  const user = showWithdraw()
  await user.type(await amount(), '500')
  await user.dblClick(send())
  changeMockApi({ [call.open]: [pending] })
  await yes(user)
  await screen.findByText('ส่งคำขอถอนแล้ว')
  expect(calls(call.withdraw)).toHaveLength(1)
})

test('a question that one member left open withdraws nothing from the next', async () => {
  const user = await order('500')
  await screen.findByRole('button', { name: 'ยืนยันถอน' })
  signIn({ uuid: 'somebody-else' })
  await yes(user)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls(call.withdraw)).toHaveLength(0)
})

test('what a member typed is there again after a log-in in between', async () => {
  const user = showWithdraw()
  await user.type(await amount(), '500')
  user.leave()
  signOut()
  showWithdraw()
  expect((await amount()).value).toBe('500')
})

test('a member who thinks again has withdrawn nothing', async () => {
  const user = await order('500')
  await user.click(await screen.findByRole('button', { name: 'ยกเลิก' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls(call.withdraw)).toHaveLength(0)
})

test.each(['0', '-1', '1.005', '1e9', 'abc', '50', '1500.51'])('%s is not sent', async (typed) => {
  await order(typed)
  await waitFor(async () => expect((await amount()).getAttribute('aria-invalid')).toBe('true'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(calls(call.withdraw)).toHaveLength(0)
})

test('"all" takes the server’s figure to the satang', async () => {
  const user = showWithdraw()
  await amount()
  await user.click(screen.getByRole('button', { name: 'ถอนทั้งหมด' }))
  await user.click(send())
  await yes(user)
  await waitFor(() => expect(calls(call.withdraw)[0]?.body).toEqual({ amount: 1500.5 }))
})

test('no amount is offered twice: one that is all there is is “all”', async () => {
  changeMockApi({ [call.level]: aLevel({ withdrawable: 500 }) })
  showWithdraw()
  await amount()
  expect(screen.getByRole('button', { name: '300' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: '500' })).toBeNull()
  expect(screen.getByRole('button', { name: 'ถอนทั้งหมด' })).toBeTruthy()
})

test.each([
  [422101, { balance: 20 }, 'คุณมีเครดิต 20.00 บาท'],
  [422102, { left: 300 }, 'ถอนได้อีก 300.00 บาท'],
  [422103, {}, 'ครบ'],
  [422104, { turnoverLeft: 1200 }, '1,200.00 บาท'],
  [422105, { minWithdraw: 600 }, 'ถอนขั้นต่ำ 600.00 บาท'],
  [422106, { withdrawMaxPerTime: 400 }, 'ครั้งละ 400.00 บาท'],
] as const)('a refusal %i is told with its figure, and the amount stays', async (status, data, words) => {
  mockApi({ ...answers, [call.withdraw]: refusal(status, data) })
  const user = await order('500')
  await yes(user)
  expect((await screen.findAllByText((text) => text.includes(words))).length).toBeGreaterThan(0)
  expect((await amount()).value).toBe('500')
})

test('a withdrawal already open elsewhere is shown instead of the form', async () => {
  mockApi({ ...answers, [call.withdraw]: refusal(409101) })
  const user = await order('500')
  changeMockApi({ [call.open]: [pending] })
  await yes(user)
  expect(await screen.findByText(/^คุณมีคำขอถอนที่กำลังดำเนินการอยู่/)).toBeTruthy()
  expect(await screen.findByText('รับคำขอแล้ว กำลังรอตรวจสอบ')).toBeTruthy()
  expect(screen.queryByLabelText('จำนวนเงินที่ถอน')).toBeNull()
})

test('beside a withdrawal that is waited for is the answer about it', async () => {
  mockApi({ ...answers, [call.open]: [pending] })
  showWithdraw()
  const help = await screen.findByRole('link', { name: 'ถอนแล้วเงินยังไม่เข้า' })
  expect(help.getAttribute('href')).toBe('/help?q=ถอน ไม่เข้า')
})

test('a failed withdrawal can be sent again where the server allows it', async () => {
  const failed = aWithdrawal({ status: 'FAILED', canRetry: true, remark: 'ธนาคารปลายทางปิดระบบ' })
  mockApi({ ...answers, [call.open]: [failed], [call.retry]: { withdraw: pending, credit: aCredit() } })
  const user = showWithdraw()
  expect(await screen.findByText('เหตุผล: ธนาคารปลายทางปิดระบบ')).toBeTruthy()
  changeMockApi({ [call.open]: [aWithdrawal({ status: 'PROCESSING' })] })
  await user.click(screen.getByRole('button', { name: 'ส่งรายการอีกครั้ง' }))
  expect(await screen.findByText('ส่งรายการอีกครั้งแล้ว')).toBeTruthy()
  expect(calls(call.retry)[0]?.body).toEqual({ uuid: failed.uuid })
  // The button is gone: the focus moves to the result.
  const heading = screen.getByRole('heading', { name: 'คำขอถอนที่กำลังดำเนินการ' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

const resent = (uuid: string) => ({ withdraw: aWithdrawal({ uuid }), credit: aCredit() })

test('of two failed withdrawals the second can be pressed while the first is sent: both say that they wait', async () => {
  const first = later()
  const uuids = ['one', 'other']
  const failed = uuids.map((uuid) => aWithdrawal({ uuid, status: 'FAILED', canRetry: true }))
  mockApi({
    ...answers,
    [call.open]: failed,
    [call.retry]: () => (calls(call.retry).length === 1 ? first.answer : resent('other')),
  })
  const user = showWithdraw()
  const [one, other] = await screen.findAllByRole('button', { name: 'ส่งรายการอีกครั้ง' })
  await user.click(one!)
  await waitFor(() => expect(calls(call.retry)).toHaveLength(1))
  expect(other!.getAttribute('aria-busy')).toBeNull()
  await user.click(other!)
  expect(one!.getAttribute('aria-busy')).toBe('true')
  expect(other!.getAttribute('aria-busy')).toBe('true')
  await user.click(other!)
  expect(calls(call.retry)).toHaveLength(1)
  changeMockApi({ [call.open]: uuids.map((uuid) => aWithdrawal({ uuid })) })
  first.come(resent('one'))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'ส่งรายการอีกครั้ง' })).toBeNull())
  await waitFor(() =>
    expect(calls(call.retry).map(({ body }) => body)).toEqual(uuids.map((uuid) => ({ uuid }))),
  )
})

test('only the outcome of a second try is shown', async () => {
  const failed = aWithdrawal({ status: 'FAILED', canRetry: true })
  const user = await order('500')
  changeMockApi({ [call.open]: [failed], [call.retry]: { withdraw: pending, credit: aCredit() } })
  await yes(user)
  const again = await screen.findByRole('button', { name: 'ส่งรายการอีกครั้ง' })
  changeMockApi({ [call.open]: [pending] })
  await user.click(again)
  expect(await screen.findByText('ส่งรายการอีกครั้งแล้ว')).toBeTruthy()
  await screen.findByText('รับคำขอแล้ว กำลังรอตรวจสอบ')
  expect(screen.queryByText('ส่งคำขอถอนแล้ว')).toBeNull()
})

test('no success is shown above a transfer that failed', async () => {
  const user = await order('500')
  changeMockApi({ [call.open]: [aWithdrawal({ status: 'FAILED', remark: 'ธนาคารปลายทางปิดระบบ' })] })
  await yes(user)
  expect(await screen.findByText('เหตุผล: ธนาคารปลายทางปิดระบบ')).toBeTruthy()
  expect(screen.queryByText('ส่งคำขอถอนแล้ว')).toBeNull()
})

test('no button cancels a withdrawal', async () => {
  mockApi({ ...answers, [call.open]: [pending] })
  showWithdraw()
  const card = await screen.findByRole('region', { name: 'คำขอถอนที่กำลังดำเนินการ' })
  expect(within(card).queryAllByRole('button')).toEqual([])
})

test('a member with nothing to withdraw is shown the next step', async () => {
  mockApi({ ...answers, [call.level]: aLevel({ withdrawable: 0 }) })
  showWithdraw()
  expect((await screen.findByRole('link', { name: 'ไปฝากเงิน' })).getAttribute('href')).toBe('/auth/deposit')
})

test('where the own account is not known yet a member can ask again', async () => {
  mockApi({ ...answers, [call.member]: refusal(500256) })
  const user = showWithdraw()
  await screen.findByText('498,000.00 บาท')
  const [again] = await screen.findAllByRole('button', { name: 'ลองอีกครั้ง' })
  changeMockApi({ [call.member]: answers[call.member] })
  await user.click(again!)
  expect(await amount()).toBeTruthy()
})
