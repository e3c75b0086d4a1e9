import {
  aLevel,
  mockApi,
  signOut,
  aLedgerPage,
  anEntry,
  aSetting,
  changeMockApi,
  unavailable,
} from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { hideAmounts } from '@member/ui'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, beforeEach } from 'vitest'
import { answers, call } from '../answers.testing.ts'
import { WithdrawScreen } from '../withdraw/WithdrawScreen.tsx'
import { Turnover } from './Turnover.tsx'
import { lost } from '../lost.ts'
import { cancelBonusAtom } from './cancelBonusAtom.ts'

beforeEach(() => sessionStorage.clear())
afterEach(signOut)

test('of what can be taken out, the withdraw page says first what costs nothing, then what giving the bonus up frees', async () => {
  const level = {
    withdrawable: 4_500,
    turnoverLeft: 460,
    bonusHeld: 100,
    bonusKeptUpTo: 3_500,
    bonusLocked: 1_100,
  }
  mockApi({ ...answers, [call.level]: aLevel(level) })
  show(
    <WithdrawScreen
      contactLink="/auth/contact"
      helpHref={(word) => `/help?q=${word}`}
      playLink="/play"
      depositLink="/auth/deposit"
      historyLink="/history"
    />,
  )
  const figures = await screen.findByRole('region', { name: 'ถอนได้ตอนนี้' })
  expect(figures.textContent).toMatch(/3,500\.00.*ถ้ายกเลิกโบนัส ถอนได้ 4,500\.00/)
  fireEvent.click(await screen.findByRole('button', { name: 'ถอนทั้งหมด' }))
  expect(screen.getByLabelText<HTMLInputElement>('จำนวนเงินที่ถอน').value).toBe('3,500')
})

test('what a bonus still asks is shown before anything is typed: how far, what for, and a link to play', async () => {
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
  expect(screen.getByText('โบนัส 600 บาท รับเมื่อ 20/11/2569')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'ไปเล่นเกม' }).getAttribute('href')).toBe('/play')
})

const rows = () => screen.getAllByRole('term').map((term) => term.parentElement?.textContent)

test.each([
  [300, 900, 1_240, ['ถอนได้ตอนนี้300\u00a0บาท', 'ล็อกจนเล่นครบ1,240\u00a0บาท']],
  [300, 200, 1_240, ['ถอนได้ตอนนี้200\u00a0บาท', 'ล็อกจนเล่นครบ1,240\u00a0บาท']],
  [0, 900, undefined, ['ถอนได้ตอนนี้0\u00a0บาท', 'ล็อกจนเล่นครบ640\u00a0บาท']],
])(
  'what is free and what turnover locks are two figures: %s of %s',
  async (bonusLimit, withdrawable, bonusLocked, expected) => {
    const level = { turnoverLeft: 2500, bonusHeld: 640, bonusKeptUpTo: bonusLimit, withdrawable, bonusLocked }
    mockApi({ ...answers, [call.level]: aLevel(level) })
    show(<Turnover playLink="/play" />)
    await screen.findByText('ล็อกจนเล่นครบ')
    expect(rows()).toEqual(expected)
  },
)

test('a server that does not tell what is free says what the bonus holds in a sentence', async () => {
  mockApi({ ...answers, [call.level]: aLevel({ turnoverLeft: 2500, bonusHeld: 640 }) })
  show(<Turnover playLink="/play" />)
  expect(await screen.findByText(/ที่ชนะจากโบนัส 640.บาท ถอนได้เมื่อเล่นครบ/)).toBeTruthy()
})

test('the figures are hidden where the member hides what they have', async () => {
  hideAmounts(true)
  mockApi({
    ...answers,
    [call.level]: aLevel({ turnoverLeft: 2500, bonusHeld: 640, bonusKeptUpTo: 0, bonusOwn: 900 }),
  })
  show(<Turnover playLink="/play" />)
  await screen.findByText('ล็อกจนเล่นครบ')
  expect(rows().join(' ')).not.toMatch(/\d/)
  hideAmounts(false)
})

test('a ledger that names no command of its cancellations says nothing of this one', async () => {
  mockApi({
    ...answers,
    [call.setting]: aSetting({ features: { bonusCancel: true } }),
    [call.level]: aLevel({ turnoverLeft: 750, bonusHeld: 240 }),
    [call.cancelBonus]: unavailable(),
    'GET /api/auth/ledger': aLedgerPage([]),
  })
  const { store } = show(<Turnover playLink="/" />)
  expect((await store.set(cancelBonusAtom, 240)).status).toBe('uncertain')
  const entry = anEntry({ kind: 'bonus-given-up', amount: -240, cause: 'MEMBER' })
  changeMockApi({ 'GET /api/auth/ledger': aLedgerPage([entry]) })
  await store.set(lost['cancel-bonus'])
  expect(await screen.findByText(/^ยังยืนยันไม่ได้ว่าโบนัสถูกยกเลิกแล้วหรือไม่/)).toBeTruthy()
  expect(screen.queryByText(/^ไม่พบการยกเลิกโบนัส/)).toBeNull()
})
