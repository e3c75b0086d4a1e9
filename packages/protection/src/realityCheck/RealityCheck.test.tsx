import {
  aRealityCheck,
  calls,
  changeMockApi,
  mockApi,
  signOut,
  unavailable,
} from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answers } from '../answers.testing.ts'
import { PlaySafeScreen } from '../PlaySafeScreen.tsx'
import { RealityCheck } from './RealityCheck.tsx'

const check = 'GET /api/auth/protection/reality-check'
const set = 'POST /api/auth/protection/reality-check'
const answer = 'POST /api/auth/protection/reality-check/answer'

const soon = aRealityCheck({ now: '2026-11-20T10:29:59.500+07:00', net: 0 })
const due = aRealityCheck()
const answered = aRealityCheck({ since: due.now })

beforeEach(() => {
  sessionStorage.clear()
  mockApi({ ...answers, [check]: due, [answer]: answered })
})
afterEach(signOut)

const open = (cashOut = () => Promise.resolve(true)) => {
  const acts = { onHistory: vi.fn(), logout: vi.fn(() => Promise.resolve()), cashOut: vi.fn(cashOut) }
  return { ...acts, user: show(<RealityCheck safeLink="/safe" {...acts} />) }
}
const question = () => screen.findByRole('dialog', { name: /^เข้ามาแล้ว/ })
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const press = async ({ user }: ReturnType<typeof open>, name: string) =>
  user.click(await screen.findByRole('button', { name }))

test('a member is reminded when the minutes they asked for are over, and not before', async () => {
  mockApi({ ...answers, [check]: () => (calls(check).length > 1 ? due : soon) })
  open()
  await waitFor(() => expect(calls(check)).toHaveLength(1))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await question()).toBeTruthy()
  expect(await screen.findByText(/^เสีย 240\.50/)).toBeTruthy()
  expect(screen.getByText('55 นาที')).toBeTruthy()
  expect(screen.getByText('09:00 น.')).toBeTruthy()
  expect(calls(check)).toHaveLength(2)
})

test('a clock that is put back meanwhile only delays the question', async () => {
  mockApi({ ...answers, [check]: () => (calls(check).length > 1 ? due : soon) })
  open()
  await waitFor(() => expect(calls(check)).toHaveLength(1))
  const now = Date.now.bind(Date)
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() - 400)
  expect(await question()).toBeTruthy()
  clock.mockRestore()
})

test('after a reload, or a sleep without timers, a question that is due is shown at once', async () => {
  open()
  expect(await question()).toBeTruthy()
})

test('only an answer closes it', async () => {
  const shown = open()
  await question()
  await shown.user.keyboard('{Escape}')
  expect(screen.queryByRole('button', { name: 'ปิด' })).toBeNull()
  expect(await question()).toBeTruthy()
  await press(shown, 'เล่นต่อ')
  await gone()
  expect(calls(answer).map(({ body }) => body)).toEqual([{ choice: 'CARRY_ON' }])
})

test('an answer in another tab closes it here', async () => {
  open()
  await question()
  changeMockApi({ [check]: answered })
  const other = new BroadcastChannel('reality-check')
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  other.postMessage('changed')
  await gone()
  other.close()
})

test('an answer that did not arrive is reported, and asked for again', async () => {
  mockApi({ ...answers, [check]: due, [answer]: unavailable() })
  const shown = open()
  await press(shown, 'เล่นต่อ')
  expect(await screen.findByRole('alert')).toBeTruthy()
  changeMockApi({ [answer]: answered })
  await press(shown, 'เล่นต่อ')
  await gone()
})

test('a member who wants the history is led there', async () => {
  const shown = open()
  await press(shown, 'ดูประวัติ')
  await waitFor(() => expect(shown.onHistory).toHaveBeenCalledOnce())
  await gone()
})

test('a member who stops has the money cashed out first, and may leave or take a break', async () => {
  let arrive!: (isHome: boolean) => void
  const shown = open(() => new Promise((resolve) => (arrive = resolve)))
  await press(shown, 'หยุดเล่น')
  expect(await screen.findByText(/กำลังนำเงินในเกมกลับ/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  await act(async () => arrive(true))
  expect(screen.getByRole('link', { name: 'พักการเล่น' }).getAttribute('href')).toBe('/safe')
  await press(shown, 'ออกจากระบบ')
  expect(shown.logout).toHaveBeenCalledOnce()
})

test('money that is not cashed out is reported, and asked for again', async () => {
  let isHome = false
  const shown = open(() => Promise.resolve(isHome))
  await press(shown, 'หยุดเล่น')
  expect(await screen.findByText(/เงินในเกมยังไม่กลับ/)).toBeTruthy()
  isHome = true
  await press(shown, 'นำเงินกลับอีกครั้ง')
  expect(await screen.findByText(/เงินทั้งหมดอยู่ในเครดิตแล้ว/)).toBeTruthy()
})

test('a member sets how often on the page of play safe', async () => {
  mockApi({ ...answers, [set]: aRealityCheck({ minutes: 15 }) })
  const user = show(<PlaySafeScreen back="/" identityRow={null} spendingLink="/spending" />, {
    path: '/?part=time',
  })
  const never = await screen.findByRole<HTMLInputElement>('radio', { name: 'ไม่เตือน' })
  expect(never.checked).toBe(true)
  await user.click(screen.getByRole('radio', { name: '15 นาที' }))
  await user.click(screen.getByRole('button', { name: 'บันทึก' }))
  expect(await screen.findByText('บันทึกแล้ว เริ่มนับเวลาตั้งแต่ตอนนี้')).toBeTruthy()
  expect(calls(set)[0]?.body).toEqual({ minutes: 15 })
})
