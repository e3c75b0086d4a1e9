import {
  aCredit,
  aDeposit,
  aList,
  changeMockApi,
  mockApi,
  signOut,
  publishNews,
} from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  answers,
  call,
  lockedByBreak,
  lockedByExclusion,
  lockedByLimit,
  lockedByReview,
} from '../answers.testing.ts'
import { DepositScreen } from '../deposit/DepositScreen.tsx'
import { HistoryScreen } from '../history/HistoryScreen.tsx'
import { WithdrawScreen } from '../withdraw/WithdrawScreen.tsx'
import { LockedMoney } from './LockedMoney.tsx'

beforeEach(() => mockApi(answers))
afterEach(signOut)

const open = (locked: ReturnType<typeof aCredit>['kept']) => {
  changeMockApi({ [call.credit]: aCredit({ balance: 100, kept: locked }) })
  show(<LockedMoney />)
}

test('a member whose money is locked by their deposit limit reads how much, which limit, and until when', async () => {
  open(lockedByLimit)
  expect(await screen.findByText('600.00 บาท')).toBeTruthy()
  expect(screen.getByText(/เกินวงเงินฝาก 100 บาทต่อวันที่คุณตั้งไว้/)).toBeTruthy()
  expect(screen.getByText(/รอบใหม่ เริ่ม 21\/11\/2569 00:00/)).toBeTruthy()
  expect(screen.getByText(/ถอนได้ทุกเมื่อ/)).toBeTruthy()
})

test('a member on a break reads that it holds the money, whenever that came, and when it is over', async () => {
  open(lockedByBreak)
  expect(await screen.findByText(/ระหว่างพักการเล่น ยอดนี้ยังใช้เล่นไม่ได้/)).toBeTruthy()
  expect(screen.getByText(/ตั้งแต่ 27\/11\/2569/)).toBeTruthy()
})

test('a member who is excluded for ever reads of no day', async () => {
  open(lockedByExclusion)
  expect(await screen.findByText(/ระหว่างงดเล่น ยอดนี้ยังใช้เล่นไม่ได้/)).toBeTruthy()
  expect(screen.queryByText(/ใช้เล่นได้/)).toBeNull()
})

test('a member whom the operator looks at reads that it is being looked at', async () => {
  open(lockedByReview)
  expect(await screen.findByText(/เจ้าหน้าที่กำลังตรวจสอบบัญชีของคุณ/)).toBeTruthy()
  expect(screen.getByText(/ถอนได้ทุกเมื่อ/)).toBeTruthy()
})

test('a deposit that is credited says what of it is locked, and why', async () => {
  const links = { slipLink: '/slip', contactLink: '/contact', historyLink: '/history', playLink: '/play' }
  changeMockApi({ [call.deposits]: aList([aDeposit({ status: 'PENDING' })]) })
  show(<DepositScreen {...links} />)
  await screen.findByText('กำลังตรวจสอบยอดฝาก')
  const landed = aDeposit({ amount: 700, isBeyondLimit: true, kept: 600 })
  changeMockApi({
    [call.deposits]: aList([landed]),
    [call.credit]: aCredit({ balance: 100, kept: lockedByLimit }),
  })
  act(() => publishNews({ deposit: landed }))
  expect(await screen.findByText(/พักไว้ 600 บาท/)).toBeTruthy()
  expect(await screen.findByText(/เกินวงเงินฝาก 100 บาทต่อวัน/)).toBeTruthy()
})

test('the withdrawal shows it, and the history the locked part of a deposit', async () => {
  changeMockApi({ [call.credit]: aCredit({ balance: 100, kept: lockedByLimit }) })
  show(
    <WithdrawScreen
      contactLink="/auth/contact"
      helpHref={(word) => `/help?q=${word}`}
      playLink="/play"
      depositLink="/deposit"
      historyLink="/history"
    />,
  )
  expect(await screen.findByText('600.00 บาท')).toBeTruthy()
  changeMockApi({ [call.deposits]: aList([aDeposit({ amount: 700, isBeyondLimit: true, kept: 600 })]) })
  show(<HistoryScreen depositLink="/deposit" withdrawLink="/withdraw" />)
  expect(await screen.findByText(/พักไว้ 600 บาท/)).toBeTruthy()
})
