import {
  aCheckIn,
  aCredit,
  calls,
  changeMockApi,
  mockApi,
  refusal,
  signOut,
  unavailable,
  never,
} from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answers, call, month, monthDone } from '../answers.testing.ts'
import { isCheckedIn, useCheckInDue } from './checkIn.ts'
import { CheckInCalendar } from './CheckInCalendar.tsx'
import { CheckInPopup } from './CheckInPopup.tsx'
import { monthDays } from './MonthGrid.tsx'

beforeEach(() =>
  mockApi({ ...answers, [call.checkIn]: { gameLog: monthDone.gameLog, credit: aCredit({ point: 130 }) } }),
)
afterEach(signOut)

const press = () => screen.findByRole('button', { name: 'เช็กอินวันนี้ รับ 10 คะแนน' })
const Due = () => {
  const isDue = useCheckInDue()
  return isDue === undefined ? 'ยังไม่ทราบ' : isDue ? 'ยังไม่ได้เช็กอิน' : 'ไม่ต้องแสดง'
}

test('today is done where an entry has today’s day of the month', () => {
  expect(isCheckedIn(month)).toBe(false)
  expect(isCheckedIn({ ...month, items: [aCheckIn(20)] })).toBe(true)
  expect(isCheckedIn({ ...month, items: [aCheckIn(2)] })).toBe(false)
})

test('the popup is due until the member has checked in today', async () => {
  show(<Due />)
  expect(screen.getByText('ยังไม่ทราบ')).toBeTruthy()
  expect(await screen.findByText('ยังไม่ได้เช็กอิน')).toBeTruthy()
})

test.each([
  ['once checked in', monthDone],
  ['while the event is shut', refusal(404001)],
])('the popup stays away %s', async (_, answer) => {
  changeMockApi({ [call.month]: answer })
  show(<Due />)
  expect(await screen.findByText('ไม่ต้องแสดง')).toBeTruthy()
})

test('a member sees the month, today’s value, and that tomorrow’s is still hidden', async () => {
  show(<CheckInCalendar rewardLink="/auth/reward" />)
  expect(await screen.findByText('พฤศจิกายน 2569')).toBeTruthy()
  expect(screen.getByText('วันที่ 19 เช็กอินแล้ว ได้ 5 คะแนน')).toBeTruthy()
  expect(screen.getByText('วันที่ 15 ไม่ได้เช็กอิน')).toBeTruthy()
  expect(screen.getByText('วันที่ 20 วันนี้ ยังไม่ได้เช็กอิน รับ 10 คะแนน')).toBeTruthy()
  expect(screen.getByText('แสดงหลังเช็กอิน')).toBeTruthy()
})

test('after a double press today is checked in once, and both values are shown', async () => {
  const user = show(<CheckInCalendar rewardLink="/auth/reward" />)
  const button = await press()
  changeMockApi({ [call.month]: monthDone })
  await user.dblClick(button)
  expect(await screen.findByText('เช็กอินวันนี้แล้ว ได้รับ 10 คะแนน')).toBeTruthy()
  expect(screen.getByText('พรุ่งนี้รับ 15 คะแนน')).toBeTruthy()
  expect(await screen.findByText('วันที่ 20 เช็กอินแล้ว ได้ 10 คะแนน')).toBeTruthy()
  expect(calls(call.checkIn)).toHaveLength(1)
  expect(calls(call.checkIn)[0]?.body).toEqual({})
})

test('what another tab has done is seen after the refusal', async () => {
  const user = show(<CheckInCalendar rewardLink="/auth/reward" />)
  const button = await press()
  changeMockApi({
    [call.checkIn]: refusal(409501, null, { message: 'วันนี้เช็กอินแล้ว' }),
    [call.month]: monthDone,
  })
  await user.click(button)
  expect(await screen.findByText('เช็กอินวันนี้แล้ว ได้รับ 10 คะแนน')).toBeTruthy()
})

const order = () => calls(call.checkIn)[0]?.headers['idempotency-key'] ?? null

test('a lost answer is found by the order’s key', async () => {
  const user = show(<CheckInCalendar rewardLink="/auth/reward" />)
  const button = await press()
  changeMockApi({
    [call.checkIn]: unavailable(),
    [call.month]: () => ({
      ...monthDone,
      items: [...month.items, aCheckIn(20, { order: order(), value: 10 })],
    }),
  })
  await user.click(button)
  expect(await screen.findByText('เช็กอินวันนี้แล้ว ได้รับ 10 คะแนน')).toBeTruthy()
  expect(calls(call.checkIn)).toHaveLength(1)
})

const found = () => ({
  ...month,
  gameLog: monthDone.gameLog,
  items: [aCheckIn(20, { order: order(), value: 10 })],
})

test('a lost answer that is found on the same day marks it, though the month cannot be read again', async () => {
  changeMockApi({
    [call.checkIn]: unavailable(),
    // The screen, the look-up, and then nothing.
    [call.month]: () => [month, found()][calls(call.month).length - 1] ?? unavailable(),
  })
  const user = show(<CheckInCalendar rewardLink="/auth/reward" />)
  await user.click(await press())
  expect(await screen.findByText('เช็กอินวันนี้แล้ว ได้รับ 10 คะแนน')).toBeTruthy()
})

const nextDay = () => ({
  items: [...month.items, aCheckIn(20, { order: order(), value: 10 })],
  today: { date: '2026-11-21', day: 21, value: 12, checkedIn: false },
  gameLog: monthDone.gameLog,
})

test('a lost answer that is found after midnight is of the day before: today can still be checked in', async () => {
  // The screen, the look-up of the lost answer, and the screen after midnight; then the look-up by the member.
  const months = [month, unavailable(), nextDay, nextDay]
  changeMockApi({
    [call.checkIn]: unavailable(),
    [call.month]: () => {
      const next = months[calls(call.month).length - 1] ?? never()
      return typeof next === 'function' ? next() : next
    },
  })
  const user = show(<CheckInCalendar rewardLink="/auth/reward" />)
  await user.click(await press())
  const again = await screen.findByRole('button', { name: 'ตรวจผลรายการ' })
  await waitFor(() => expect(calls(call.month)).toHaveLength(3))
  await screen.findByText(/^วันที่ 21 วันนี้/)
  await user.click(again)
  expect(await screen.findByRole('button', { name: 'เช็กอินวันนี้ รับ 12 คะแนน' })).toBeTruthy()
  expect(screen.queryByText(/^เช็กอินวันนี้แล้ว/)).toBeNull()
})

test('the popup says what today brought and stays until it is closed', async () => {
  const close = vi.fn()
  const user = show(<CheckInPopup rewardLink="/auth/reward" onClose={close} />)
  const button = await press()
  changeMockApi({ [call.month]: monthDone })
  await user.click(button)
  const news = await screen.findByText('พรุ่งนี้รับ 15 คะแนน')
  expect(document.activeElement?.contains(news)).toBe(true)
  expect(screen.getByRole('link', { name: 'แลกของรางวัล' }).getAttribute('href')).toBe('/auth/reward')
  expect(close).not.toHaveBeenCalled()
  await user.click(screen.getAllByRole('button', { name: 'ปิด' })[0]!)
  expect(close).toHaveBeenCalledTimes(1)
})

test('the sheet has the days of the server’s month, the first under its weekday', () => {
  const { before, days } = monthDays(month)
  expect(before).toBe(0)
  expect(days).toHaveLength(30)
  const leap = monthDays({ ...month, items: [], today: { ...month.today, date: '2028-02-01', day: 1 } })
  expect(leap.days).toHaveLength(29)
  expect(leap.before).toBe(2)
})
