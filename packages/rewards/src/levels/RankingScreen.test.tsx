import {
  aLevel,
  aRunningBreak,
  aSetting,
  changeMockApi,
  signOut,
  refusal,
  mockApi,
} from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answers, call, someLevels } from '../membership.testing.ts'
import { RankingScreen } from './RankingScreen.tsx'

beforeEach(() => mockApi(answers))
afterEach(signOut)

const open = () => show(<RankingScreen winLostLink="/auth/winlost" />)
const rungs = async () =>
  within(await screen.findByRole('region', { name: 'ระดับทั้งหมด' })).findAllByRole('heading', { level: 3 })
const rung = async (at: number) => (await rungs())[at - 1]!.closest('li')!

test('a member sees their level, how far the next one is, and what they have deposited', async () => {
  open()
  const mine = await screen.findByRole('region', { name: 'ระดับของคุณ' })
  expect(within(mine).getByRole('heading', { name: 'แพลทินัม' })).toBeTruthy()
  expect(within(mine).getByText('ระดับไดมอนด์: ยอดฝากภายใน 1 เดือนตั้งแต่ 1,000,000 บาท')).toBeTruthy()
  expect(within(mine).getByText('อีก 690,000.00 บาท · คืบหน้า 31%')).toBeTruthy()
  expect(within(mine).getByText('ระดับที่คิดจากยอดฝาก 1 เดือน ใช้ได้ถึงสิ้นเดือนถัดไป')).toBeTruthy()
  expect(within(mine).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('31')
  expect(within(mine).getByText('420,000.00 บาท')).toBeTruthy()
  expect(within(mine).getByText('310,000.00 บาท')).toBeTruthy()
  expect(await within(mine).findByText('120 คะแนน')).toBeTruthy()
  expect(within(mine).getByText('สมชาย ใจดี')).toBeTruthy()
})

test('during a break nothing says how much is missing to the next level', async () => {
  changeMockApi({
    'GET /api/setting': aSetting({ features: { breaks: true } }),
    'GET /api/auth/protection/break': aRunningBreak(),
  })
  open()
  expect(await screen.findByRole('heading', { name: 'แพลทินัม', level: 2 })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  expect(screen.queryByText(/690,000.00/)).toBeNull()
})

test('the first level asks nothing: every member is at least there', async () => {
  open()
  expect(within(await rung(1)).getByText('ระดับเริ่มต้นของสมาชิกทุกคน')).toBeTruthy()
  expect(within(await rung(1)).queryByText(/ตั้งแต่ 1/)).toBeNull()
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

test('levels are distinguished by their place, on the cards and in the table: the two highest share a name', async () => {
  open()
  expect(within(await rung(5)).getByText('ระดับ 5 จาก 6')).toBeTruthy()
  expect(within(await rung(6)).getByText('ระดับ 6 จาก 6 สูงสุด')).toBeTruthy()
  expect(screen.getByRole('rowheader', { name: '5. วีไอพี' })).toBeTruthy()
  expect(screen.getByRole('rowheader', { name: '6. วีไอพี' })).toBeTruthy()
})

test('who goes on from one vip level to the other reads which', async () => {
  changeMockApi({
    [call.level]: aLevel({ levels: someLevels, level: 5, nextLevel: 6, nextDepositLeft: 1_000 }),
  })
  open()
  const mine = within(await screen.findByRole('region', { name: 'ระดับของคุณ' }))
  expect(mine.getByRole('heading', { name: 'วีไอพี 5' })).toBeTruthy()
  expect(mine.getByText(/^อีก 1,000.00 บาท · /)).toBeTruthy()
  expect(mine.getByText(/^ระดับวีไอพี 6: /)).toBeTruthy()
  expect(mine.getByRole('progressbar', { name: 'ความคืบหน้าสู่ระดับวีไอพี 6' })).toBeTruthy()
})

test('a level that is like the one before it says so, and whether anything differs', async () => {
  open()
  expect(within(await rung(6)).getByText('เงื่อนไขและสิทธิ์เหมือนระดับ 5. วีไอพี')).toBeTruthy()
  expect(screen.getAllByText(/เหมือนระดับ/)).toHaveLength(1)
})

test('a level that gives what the one before does, but asks more, says what differs', async () => {
  const [first, second, ...rest] = someLevels
  const twin = { ...first!, level: 2, depositFrom: second!.depositFrom }
  changeMockApi({ [call.level]: aLevel({ levels: [first!, twin, ...rest] }) })
  open()
  expect(within(await rung(2)).getByText('สิทธิ์เหมือนระดับ 1. ซิลเวอร์ ต่างกันที่ยอดฝาก')).toBeTruthy()
})

test('the member’s own level is marked, and those below and the next one', async () => {
  open()
  await screen.findByRole('region', { name: 'ระดับของคุณ' })
  expect((await rung(3)).getAttribute('aria-current')).toBe('true')
  expect(within(await rung(1)).getByText('ผ่านแล้ว')).toBeTruthy()
  expect(within(await rung(4)).getByText('ระดับถัดไป')).toBeTruthy()
})

test.each([
  [1, 'ระดับเริ่มต้นของสมาชิกทุกคน', 'ถอนได้สูงสุดวันละ 100,000 บาท'],
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
    '1. ซิลเวอร์5%ไม่มีเพดาน',
    '2. โกลด์5%ไม่มีเพดาน',
    '3. แพลทินัม8%ไม่มีเพดาน',
    '4. ไดมอนด์12%200,000\u00a0บาท',
    '5. วีไอพี15%200,000\u00a0บาท',
    '6. วีไอพี15%200,000\u00a0บาท',
  ])
})

test('a cap on the refund says that it is the most at once, on each card and below the table', async () => {
  open()
  for (const level of [1, 2, 3])
    expect(within(await rung(level)).getByText('คืนยอดเสียไม่มีเพดานต่อครั้ง')).toBeTruthy()
  for (const level of [4, 5, 6])
    expect(within(await rung(level)).getByText('คืนยอดเสียสูงสุดครั้งละ 200,000 บาท')).toBeTruthy()
  expect(screen.getByRole('columnheader', { name: 'คืนสูงสุดต่อครั้ง' })).toBeTruthy()
  expect(screen.getByText(/^เพดานคือยอดคืนสูงสุดในการรับหนึ่งครั้ง/)).toBeTruthy()
})

test('at the highest open level there is no next one', async () => {
  mockApi({
    ...answers,
    [call.level]: aLevel({
      levels: someLevels,
      level: 4,
      nextLevel: null,
      nextDepositLeft: null,
      progressPercent: 100,
    }),
  })
  open()
  expect(await screen.findByText('คุณอยู่ในระดับสูงสุดที่เปิดให้แล้ว')).toBeTruthy()
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('what may be withdrawn is shown with what is left of it today', async () => {
  open()
  const limits = await screen.findByRole('region', { name: 'วงเงินถอนของคุณ' })
  expect(within(limits).getByText('498,000.00 บาท')).toBeTruthy()
  expect(within(limits).getByText('เหลือ 4 จาก 5 ครั้ง')).toBeTruthy()
})

test('what the levels ask and give is the server’s, whatever the specification and the brand say', async () => {
  const levels = someLevels.slice(0, 5).map((row) =>
    Object.assign({}, row, {
      status: 'ACTIVE' as const,
      depositFrom: row.level * 700,
      withdrawMaxPerDay: 123_456,
      withdrawMaxPerTime: 7_000,
      withdrawTimesPerDay: 9,
      refundRate: 3.5,
      maximumAmount: 999,
    }),
  )
  mockApi({ ...answers, [call.level]: aLevel({ levels }) })
  open()
  const row = within(await rung(5))
  expect(row.getByText('ยอดฝากภายใน 1 เดือนตั้งแต่ 3,500 บาท')).toBeTruthy()
  expect(row.getByText('ถอนได้สูงสุดวันละ 123,456 บาท')).toBeTruthy()
  expect(row.getByText('ถอนได้สูงสุดครั้งละ 7,000 บาท')).toBeTruthy()
  expect(row.getByText('ถอนได้วันละ 9 ครั้ง')).toBeTruthy()
  expect(row.getByText('3.5%')).toBeTruthy()
  expect(row.queryByText('ยังไม่เปิด')).toBeNull()
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows.map(({ textContent }) => textContent)).toHaveLength(5)
  expect(rows[0]?.textContent).toBe('1. ซิลเวอร์3.5%999\u00a0บาท')
})

test('on a platform that does not tell its levels they are the specification’s, with the brand’s refunds', async () => {
  mockApi({ ...answers, [call.level]: aLevel() })
  open()
  expect(await rungs()).toHaveLength(6)
  expect(within(await rung(2)).getByText('ถอนได้สูงสุดวันละ 300,000 บาท')).toBeTruthy()
  expect(within(await rung(6)).getByText('ยังไม่เปิด')).toBeTruthy()
  expect(screen.getAllByRole('row').pop()?.textContent).toBe('6. วีไอพี15%200,000\u00a0บาท')
})

test('without the server’s answer no figures are shown, and it can be asked again', async () => {
  mockApi({ ...answers, [call.level]: refusal(500256) })
  const user = open()
  const again = await screen.findByRole('button', { name: 'ลองอีกครั้ง' })
  expect(screen.queryByRole('region', { name: 'ระดับทั้งหมด' })).toBeNull()
  changeMockApi({ [call.level]: answers[call.level] })
  await user.click(again)
  expect(await rungs()).toHaveLength(6)
})
