import { aLevel, mockApi, signOut } from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { hideAmounts } from '@member/ui'
import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answers, call } from '../answers.testing.ts'
import { WithdrawScreen } from '../withdraw/WithdrawScreen.tsx'
import { Turnover } from './Turnover.tsx'

afterEach(signOut)

test.each([
  [300, /ก่อนนั้นถอนเงินได้ไม่เกิน 300 บาท โดยโบนัสยังอยู่/],
  [0, /หากถอนเงินก่อนนั้นโบนัสจะถูกยกเลิก/],
])('what may be withdrawn without giving the bonus up is told: %s', async (bonusKeptUpTo, words) => {
  mockApi({ ...answers, [call.level]: aLevel({ turnoverLeft: 2500, bonusHeld: 640, bonusKeptUpTo }) })
  show(
    <WithdrawScreen
      contactLink="/auth/contact"
      helpHref={(word) => `/help?q=${word}`}
      playLink="/play"
      depositLink="/auth/deposit"
      historyLink="/history"
    />,
  )
  expect(await screen.findByText(words)).toBeTruthy()
})

test('what a bonus still asks is told before anything is typed: how far, what for, and the way to play', async () => {
  const turnover = { bonus: 600, asked: 3000, played: 500, since: '2026-11-20T14:05:00.000+07:00' }
  const level = aLevel({ withdrawable: 0, turnoverLeft: 2500, bonusHeld: 640, turnover })
  mockApi({ ...answers, [call.level]: level })
  show(
    <WithdrawScreen
      contactLink="/auth/contact"
      helpHref={(word) => `/help?q=${word}`}
      playLink="/play"
      depositLink="/auth/deposit"
      historyLink="/history"
    />,
  )
  expect(await screen.findByText('เหลือ 2,500 บาท')).toBeTruthy()
  expect(screen.getByRole('meter', { name: /เล่นแล้ว 500.*3,000/ })).toBeTruthy()
  expect(screen.getByText('โบนัส 600 บาท รับเมื่อ 20 พ.ย. 2569')).toBeTruthy()
  expect(screen.getByText(/ที่ชนะจากโบนัส 640 บาท/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'ไปเล่นเกม' }).getAttribute('href')).toBe('/play')
})

test.each([
  [300, 900, /เงินของคุณ 900.บาท ถอนได้ตอนนี้ 300.บาท โดยโบนัสยังอยู่ .*ยกเลิกโบนัสแล้วถอนเงินของคุณได้ทั้งหมด/],
  [0, 900, /เงินของคุณ 900.บาท โบนัสและเงินที่ชนะจากโบนัส 640.บาท .*เมื่อเล่นครบ หรือยกเลิกโบนัส/],
  [0, 0, /เครดิตทั้งหมดเป็นโบนัสและเงินที่ชนะจากโบนัส 640.บาท/],
])(
  'what is mine, what is the bonus’s and what frees it is one sentence: %s of %s',
  async (bonusKeptUpTo, bonusOwn, words) => {
    mockApi({
      ...answers,
      [call.level]: aLevel({ turnoverLeft: 2500, bonusHeld: 640, bonusKeptUpTo, bonusOwn }),
    })
    show(<Turnover playLink="/play" />)
    expect(await screen.findByText(words)).toBeTruthy()
  },
)

test('the sentence hides what the member hides', async () => {
  hideAmounts(true)
  mockApi({
    ...answers,
    [call.level]: aLevel({ turnoverLeft: 2500, bonusHeld: 640, bonusKeptUpTo: 0, bonusOwn: 900 }),
  })
  show(<Turnover playLink="/play" />)
  expect((await screen.findByText(/เงินของคุณ/)).textContent).not.toMatch(/900|640/)
  hideAmounts(false)
})
