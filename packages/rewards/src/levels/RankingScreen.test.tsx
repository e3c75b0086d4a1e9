import { aLevel, signOut, unavailable, wire } from '@member/api-client/testing'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answers, call } from '../membership.testing.ts'
import { show } from '../show.testing.tsx'
import { RankingScreen } from './RankingScreen.tsx'

beforeEach(() => wire(answers))
afterEach(signOut)

const open = () => show(<RankingScreen winLostLink="/auth/winlost" />)
const rungs = async () =>
  within(await screen.findByRole('region', { name: 'ระดับทั้งหมด' })).findAllByRole('heading', { level: 3 })
const rung = async (at: number) => (await rungs())[at - 1]!.closest('li')!

test('a member sees their level, how far the next one is, and what they have deposited', async () => {
  open()
  const mine = await screen.findByRole('region', { name: 'ระดับของคุณ' })
  expect(within(mine).getByRole('heading', { name: 'แพลทินัม' })).toBeTruthy()
  expect(within(mine).getByText(/ฝากอีก 690,000 บาท เพื่อขึ้นเป็นระดับไดมอนด์/)).toBeTruthy()
  expect(within(mine).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('31')
  expect(within(mine).getByText('420,000.00 บาท')).toBeTruthy()
  expect(within(mine).getByText('310,000.00 บาท')).toBeTruthy()
  expect(await within(mine).findByText('120 คะแนนสะสม')).toBeTruthy()
  expect(within(mine).getByText('คุณสมชาย ใจดี')).toBeTruthy()
})

test('there are six levels; five and six are grey and closed', async () => {
  open()
  expect((await rungs()).map(({ textContent }) => textContent)).toEqual([
    'ซิลเวอร์',
    'โกลด์',
    'แพลทินัม',
    'ไดมอนด์',
    'วีไอพี',
    'วีไอพี',
  ])
  for (const closed of [5, 6]) {
    expect((await rung(closed)).getAttribute('aria-disabled')).toBe('true')
    expect(within(await rung(closed)).getByText('ยังไม่เปิด')).toBeTruthy()
  }
  expect((await rung(4)).getAttribute('aria-disabled')).toBeNull()
})

test('the member’s own level is marked, and those below and the next one', async () => {
  open()
  await screen.findByRole('region', { name: 'ระดับของคุณ' })
  expect((await rung(3)).getAttribute('aria-current')).toBe('true')
  expect(within(await rung(1)).getByText('ผ่านแล้ว')).toBeTruthy()
  expect(within(await rung(4)).getByText('ระดับถัดไป')).toBeTruthy()
})

test.each([
  [1, 'คิดจากยอดฝากสะสมทั้งหมด', 'ถอนได้สูงสุดวันละ 100,000 บาท'],
  [2, 'คิดจากยอดฝากสะสมทั้งหมด', 'ถอนได้สูงสุดวันละ 300,000 บาท'],
  [3, 'คิดจากยอดฝากภายใน 1 เดือน', 'ถอนได้สูงสุดวันละ 500,000 บาท'],
  [4, 'คิดจากยอดฝากภายใน 1 เดือน', 'ถอนได้สูงสุดวันละ 1,000,000 บาท'],
  [5, 'คิดจากยอดฝากภายใน 1 เดือน', 'ถอนได้สูงสุดครั้งละ 100,000 บาท'],
])('level %i says what it counts and what it allows', async (level, criteria, limit) => {
  open()
  const row = within(await rung(level))
  expect(row.getByText(criteria)).toBeTruthy()
  expect(row.getByText(limit)).toBeTruthy()
  expect(row.getByText('ถอนได้วันละ 5 ครั้ง')).toBeTruthy()
})

test('the refunds shown are the brand’s, the fifth for five and six, with their cap', async () => {
  open()
  const rows = (await screen.findAllByRole('row')).slice(1).map(({ textContent }) => textContent)
  expect(rows).toEqual([
    '1. ซิลเวอร์5%ไม่จำกัด',
    '2. โกลด์5%ไม่จำกัด',
    '3. แพลทินัม8%ไม่จำกัด',
    '4. ไดมอนด์12%200,000\u00a0บาท',
    '5. วีไอพี15%200,000\u00a0บาท',
    '6. วีไอพี15%200,000\u00a0บาท',
  ])
})

test('at the highest open level there is no next one', async () => {
  wire({
    ...answers,
    [call.level]: aLevel({ level: 4, nextLevel: null, nextDepositLeft: null, progressPercent: 100 }),
  })
  open()
  expect(await screen.findByText('คุณอยู่ระดับสูงสุดที่เปิดอยู่')).toBeTruthy()
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('what may be withdrawn is told with what is left of it today', async () => {
  open()
  const limits = await screen.findByRole('region', { name: 'วงเงินถอนของคุณ' })
  expect(within(limits).getByText('498,000.00 บาท')).toBeTruthy()
  expect(within(limits).getByText('เหลือ 4 จาก 5 ครั้ง')).toBeTruthy()
})

test('without the member’s own figures the levels can still be read', async () => {
  wire({ ...answers, [call.level]: unavailable() })
  open()
  expect(await screen.findByRole('button', { name: 'ลองอีกครั้ง' }, { timeout: 3_000 })).toBeTruthy()
  expect(await rungs()).toHaveLength(6)
})
