import {
  aBonusOffer,
  aBonusState,
  aDeposit,
  aList,
  aSetting,
  aTakenBonus,
  calls,
  changeMockApi,
  publishNews,
  mockApi,
  refusal,
  signOut,
} from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answers, call } from '../answers.testing.ts'
import { DepositScreen } from './DepositScreen.tsx'

beforeEach(() => mockApi(answers))
afterEach(() => {
  vi.useRealTimers()
  signOut()
  vi.restoreAllMocks()
  sessionStorage.clear()
  localStorage.clear()
})

const links = {
  slipLink: '/auth/deposit/slip',
  historyLink: '/auth/transaction/history?tab=deposits',
  contactLink: '/auth/contact',
  playLink: '/auth/games',
}
const open = () => show(<DepositScreen {...links} />)
const type = async (amount: string) => {
  const user = open()
  await user.type(await screen.findByLabelText('จำนวนเงินที่ฝาก'), amount)
  return user
}
const next = { name: 'แสดง QR สำหรับโอน' }
const chooses = (state = aBonusState()) => {
  const { offers, ...rest } = state
  mockApi({
    ...answers,
    [call.setting]: aSetting({ features: { bonusChoice: true } }),
    [call.bonus]: { offers, ...rest },
    [call.takeBonus]: { offers, ...rest, taken: aTakenBonus },
    [call.leaveBonus]: { offers, ...rest, taken: null },
  })
}

test('a member says how much, and gets a QR with the amount, the payee and a countdown', async () => {
  const user = await type('๑๐๐.๕๐')
  await user.click(screen.getByRole('button', next))
  expect(await screen.findByRole('timer')).toBeTruthy()
  expect(await screen.findByRole('img', { name: /สำหรับโอน 100\.50.บาท/ })).toBeTruthy()
  expect(screen.getByLabelText('address').textContent).toMatch(/\?amount=100\.50&until=\d+/)
})

test('less than the least is not drawn into a QR, and says so', async () => {
  const user = await type('50')
  await user.click(screen.getByRole('button', next))
  expect(await screen.findByText(/ขั้นต่ำ 100/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'บันทึกรูป QR' })).toBeNull()
})

test('a member who goes back finds the amount they typed', async () => {
  const user = await type('500')
  await user.click(screen.getByRole('button', next))
  await user.click(await screen.findByRole('button', { name: 'ยกเลิกรายการนี้' }))
  expect(await screen.findByDisplayValue('500')).toBeTruthy()
})

test('a payment is there again after a reload', async () => {
  const path = `/?amount=250.00&until=${Date.now() + 60_000}`
  show(<DepositScreen {...links} />, { path })
  expect(await screen.findByRole('img', { name: /สำหรับโอน 250\.00.บาท/ })).toBeTruthy()
})

test('a QR whose time is over is not paid from', async () => {
  show(<DepositScreen {...links} />, { path: '/?amount=250.00&until=1' })
  expect(await screen.findByText(/หมดเวลาแล้ว/)).toBeTruthy()
  expect(screen.queryByRole('img', { name: /สำหรับโอน/ })).toBeNull()
})

test('beside the QR is the link to the slip, once', async () => {
  const path = `/?amount=250.00&until=${Date.now() + 60_000}`
  show(<DepositScreen {...links} />, { path })
  await screen.findByRole('timer')
  const pay = screen.getByRole('region', { name: 'สแกนจ่ายด้วยแอปธนาคาร' })
  expect(screen.getByRole('link', { name: /แนบสลิป/ }).closest('section')).toBe(pay)
})

test('beside the QR the page says that only the own account is credited', async () => {
  show(<DepositScreen {...links} />, { path: `/?amount=250.00&until=${Date.now() + 60_000}` })
  await screen.findByRole('timer')
  const pay = screen.getByRole('region', { name: 'สแกนจ่ายด้วยแอปธนาคาร' })
  expect(within(pay).getByText(/^โอนจาก ธนาคารกสิกรไทย .*7890 เท่านั้น$/)).toBeTruthy()
})

test('on a phone the app of the member’s own bank opens, or the member reads how to go on', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 10)')
  show(<DepositScreen {...links} />, { path: `/?amount=250.00&until=${Date.now() + 60_000}` })
  const app = await screen.findByRole('link', { name: 'เปิดแอป K PLUS' })
  expect(app.getAttribute('href')).toBe('kplus://')
  fireEvent.click(app)
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(screen.getByText(/^หากแอป K PLUS ไม่เปิด/)).toBeTruthy()
})

test('before there is an amount a member reads that a promotion can be chosen, and need not be', async () => {
  chooses(aBonusState({ offers: [aBonusOffer({ bonus: null, turnover: null })] }))
  open()
  expect(await screen.findByText(/เลือกโปรโมชั่นได้ หรือไม่รับก็ได้/)).toBeTruthy()
  expect(screen.getByText(/10% ของยอดฝาก/)).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
})

test('no bonus is chosen for a member, and its conditions are read before it is', async () => {
  chooses()
  const user = await type('500')
  const none = await screen.findByRole('radio', { name: /ไม่รับโบนัส/ })
  expect(none).toHaveProperty('checked', true)
  expect(screen.getByText(/ต้องมียอดเล่น 250\.00.บาท \(5 เท่าของโบนัส\)/)).toBeTruthy()
  expect(screen.getByText('รับได้วันละครั้ง')).toBeTruthy()
  await user.click(screen.getByRole('button', next))
  await screen.findByRole('timer')
  expect(calls(call.takeBonus)).toHaveLength(0)
  expect(calls(call.leaveBonus)).toHaveLength(1)
})

test('a bonus that a member chooses is taken for the amount, and its conditions are beside the QR', async () => {
  chooses()
  const user = await type('500')
  await user.click(await screen.findByRole('radio', { name: /รับโบนัส 50\.00/ }))
  await user.click(screen.getByRole('button', next))
  expect(await screen.findByText(/ต้องมียอดเล่น 250\.00.บาท/)).toBeTruthy()
  expect(calls(call.takeBonus)[0]?.body).toEqual({ offer: '1', amount: 500 })
})

test('a promotion that has just ended is said, and no QR is drawn for it', async () => {
  chooses()
  changeMockApi({ [call.takeBonus]: refusal(422701) })
  const user = await type('500')
  await user.click(await screen.findByRole('radio', { name: /รับโบนัส 50\.00/ }))
  await user.click(screen.getByRole('button', next))
  expect(await screen.findByText(/กรุณาเลือกใหม่/)).toBeTruthy()
  expect(screen.queryByRole('timer')).toBeNull()
})

test('what came with a deposit, and why it is another amount, is shown when it is credited', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  mockApi({ ...answers, [call.deposits]: aList([]) })
  const path = `/?amount=500.00&until=${Date.now() + 60_000}`
  show(<DepositScreen {...links} />, { path })
  await screen.findByRole('timer')
  const deposit = aDeposit({ amount: 400, bonus: 40, turnover: 200 })
  changeMockApi({ [call.deposits]: aList([deposit]) })
  act(() => publishNews({ deposit }))
  expect(await screen.findByText('ฝากเงินสำเร็จ เครดิตเข้าแล้ว 400.00 บาท')).toBeTruthy()
  expect(screen.getByText('ได้รับโบนัส 40.00 บาท')).toBeTruthy()
  expect(screen.getByText(/QR ระบุ 500\.00.บาท แต่ยอดที่โอนเข้ามาคือ 400\.00/)).toBeTruthy()
  expect(screen.queryByRole('timer')).toBeNull()
})

test.each([
  ['ONCE', 'รับโบนัส 8% แล้ว รับได้คนละครั้งเดียว'],
  ['DAY', 'รับโบนัส 8% ของวันนี้แล้ว รับได้อีกครั้งพรุ่งนี้'],
  ['WEEK', 'รับโบนัส 8% ของสัปดาห์นี้แล้ว รับได้อีกครั้งวันจันทร์'],
] as const)('a promotion that was had %s says when it can be had again', async (every, words) => {
  chooses(aBonusState({ offers: [], had: [{ id: '2', percent: 8, every }] }))
  open()
  expect(await screen.findByText(words)).toBeTruthy()
})

const limited = () =>
  changeMockApi({
    [call.accounts]: {
      ...answers[call.accounts],
      limit: { period: 'DAY', amount: 1000, left: 400, endsAt: '2026-11-21T00:00:00+07:00' },
    },
  })

test('a member with a deposit limit reads what it leaves today, and gets no QR for more', async () => {
  limited()
  const user = await type('5000')
  expect(screen.getByText(/^วันนี้ฝากได้อีก 400.บาท/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: '500' })).toBeNull()
  await user.click(screen.getByRole('button', next))
  expect(await screen.findByText('เกินวงเงินฝากที่คุณตั้งไว้')).toBeTruthy()
  expect(screen.queryByRole('timer')).toBeNull()
  await user.clear(screen.getByLabelText('จำนวนเงินที่ฝาก'))
  await user.type(screen.getByLabelText('จำนวนเงินที่ฝาก'), '400')
  await user.click(screen.getByRole('button', next))
  expect(await screen.findByRole('timer')).toBeTruthy()
})

test('what was typed before is in the field only as far as the limit leaves it', async () => {
  sessionStorage.setItem('deposit:typed:', '500')
  limited()
  open()
  const field = await screen.findByLabelText<HTMLInputElement>('จำนวนเงินที่ฝาก')
  expect(field.value).toBe('')
  expect(screen.getByRole('button', { name: '300' })).toBeTruthy()
})

const lands = async (change: Parameters<typeof aDeposit>[0]) => {
  mockApi({ ...answers, [call.deposits]: aList([]) })
  show(<DepositScreen {...links} withdrawLink="/auth/withdraw" />)
  await screen.findByLabelText('จำนวนเงินที่ฝาก')
  const deposit = aDeposit({ amount: 5000, isBeyondLimit: true, ...change })
  changeMockApi({ [call.deposits]: aList([deposit]) })
  act(() => publishNews({ deposit }))
}

test('of a deposit above the limit a member reads what came into the credit and what is locked', async () => {
  await lands({ kept: 4000, credited: 1000 })
  const news = await screen.findByText('ได้รับยอดโอน 5,000.00 บาท แล้ว')
  expect(news.parentElement?.textContent).toMatch(/เข้าเครดิต 1,000\.00.บาทพักไว้ 4,000\.00.บาท/)
  const first = screen
    .getAllByRole('link')
    .find(({ textContent }) => ['ถอนเงินที่พักไว้', 'ไปเล่นเกม'].includes(textContent))
  expect(first?.textContent).toBe('ถอนเงินที่พักไว้')
  expect(screen.queryByText(/จึงเข้าเครดิตตามยอดที่โอนจริง/)).toBeNull()
})

test('a member of whose deposit nothing can be played with is led to the withdrawal, not to the games', async () => {
  await lands({ kept: 5000, credited: 0 })
  await screen.findByText('ได้รับยอดโอน 5,000.00 บาท แล้ว')
  expect(screen.getByRole('link', { name: 'ถอนเงินที่พักไว้' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'ไปเล่นเกม' })).toBeNull()
})

test('a member on a break is led to the withdrawal, and does not read whose account may pay', async () => {
  changeMockApi({ [call.accounts]: refusal(422605) })
  show(<DepositScreen {...links} withdrawLink="/auth/withdraw" />)
  expect(await screen.findByRole('link', { name: 'ถอนเงิน' })).toBeTruthy()
  expect(screen.queryByText('โอนจากบัญชีนี้เท่านั้น')).toBeNull()
  expect(screen.getAllByText(/ถอนเงินและดูประวัติได้ตามปกติ/)).toHaveLength(1)
})
