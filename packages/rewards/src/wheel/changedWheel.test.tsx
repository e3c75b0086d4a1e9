import { calls, changeMockApi, mockApi, refusal, signOut, unavailable } from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answers, call, nextLinks, wheel } from '../answers.testing.ts'
import { t } from '../prize/words.ts'
import { WheelScreen } from './WheelScreen.tsx'

beforeEach(() => {
  sessionStorage.clear()
  mockApi(answers)
})
afterEach(signOut)

const prize = wheel.segments[5]!
const log = { uuid: 'spin', order: null, prize, createdAt: '2026-11-20T14:10:00+07:00' }
const spun = { segmentId: prize.id, prize, spinLeft: 1, log, credit: answers[call.credit] }
const free = { ...wheel, spinLeft: 3, spinFree: 1, cost: 30 }
const paid = { ...free, spinLeft: 2, spinFree: 0 }
const open = () => show(<WheelScreen back="/auth/media" next={nextLinks} />)
const button = () => screen.findByRole('button', { name: /^หมุนกงล้อ/ })
const prices = () => calls(call.spin).map(({ body }) => body)

test('a free spin that was used up meanwhile is refused; the next says its price and asks first', async () => {
  changeMockApi({ [call.wheel]: free, [call.spin]: refusal(409403, { cost: 30 }) })
  const user = open()
  expect(await screen.findByText('หมุนฟรีได้อีก 1 ครั้ง')).toBeTruthy()
  expect(document.body.textContent).toContain('จากนั้นครั้งละ 30 คะแนน')
  changeMockApi({ [call.wheel]: paid })
  await user.click(await button())
  expect(await screen.findByText(/^ราคาตอนนี้ 30 คะแนน ยังไม่ได้หักคะแนน/)).toBeTruthy()
  expect(await screen.findByText('หมุนได้อีก 2 ครั้ง ครั้งละ 30 คะแนน')).toBeTruthy()
  changeMockApi({ [call.spin]: { ...spun, paid: 30 } })
  await user.click(await button())
  expect(await screen.findByText('30 คะแนน')).toBeTruthy()
  expect(prices()).toEqual([{ uuid: wheel.uuid, price: 0 }])
  await user.click(screen.getByRole('button', { name: 'หมุน' }))
  expect(await screen.findByText('ใช้ไป 30 คะแนน')).toBeTruthy()
  expect(prices()[1]).toEqual({ uuid: wheel.uuid, price: 30 })
})

test('a spin of a wheel without a price takes none that it has been given since', async () => {
  changeMockApi({ [call.wheel]: { ...wheel, spinFree: 3 }, [call.spin]: spun })
  const user = open()
  expect(await screen.findByText('หมุนได้อีก 3 ครั้ง')).toBeTruthy()
  await user.click(await button())
  await waitFor(() => expect(prices()).toEqual([{ uuid: wheel.uuid, price: 0 }]))
})

test('after a lost answer the outcome is looked up, and nothing is spun for a price that nobody agreed to', async () => {
  changeMockApi({
    [call.wheel]: free,
    [call.spin]: unavailable(),
    [call.wheelLog]: unavailable(),
  })
  const user = open()
  await button()
  changeMockApi({ [call.wheel]: paid })
  await user.click(await button())
  const look = await screen.findByRole('button', { name: 'ตรวจผลรายการ' })
  changeMockApi({ [call.wheelLog]: [], [call.spin]: spun })
  await screen.findByText('หมุนได้อีก 2 ครั้ง ครั้งละ 30 คะแนน')
  await user.click(look)
  await user.click(await button())
  expect(await screen.findByText('30 คะแนน')).toBeTruthy()
  expect(calls(call.spin)).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'หมุน' }))
  await waitFor(() => expect(calls(call.spin)).toHaveLength(2))
  // One key: if the first was only late, the server does not spin twice.
  const [first, second] = calls(call.spin).map(({ headers }) => headers['idempotency-key'])
  expect(second).toBe(first)
})

test('a paid spin that became free meanwhile does not say that it cost points', async () => {
  changeMockApi({ [call.wheel]: paid, [call.spin]: { ...spun, paid: 0 } })
  const user = open()
  await user.click(await button())
  await user.click(await screen.findByRole('button', { name: 'หมุน' }))
  expect(await screen.findByText(prize.label)).toBeTruthy()
  expect(screen.queryByText(/^ใช้ไป/)).toBeNull()
})

test('a wheel whose spins are only bought does not say how many can be kept', async () => {
  changeMockApi({ [call.wheel]: { ...wheel, spinFree: 0, spinMax: 0, cost: 20 } })
  open()
  expect(await screen.findByRole('button', { name: 'หมุนกงล้อ ใช้ 20 คะแนน' })).toBeTruthy()
  expect(screen.queryByText(/เก็บได้สูงสุด/)).toBeNull()
})

test('a prize of a type that is newer than the page is shown by its name, and hides nothing else', async () => {
  const voucher = { ...prize, id: 'voucher', label: 'คูปองสปา', type: 'VOUCHER' }
  changeMockApi({
    [call.wheel]: {
      ...wheel,
      segments: [{ ...voucher, color: '#000000' }, ...wheel.segments.slice(1)],
    },
    [call.wheelLog]: [{ ...log, uuid: 'earlier', prize: voucher }],
    [call.spin]: { ...spun, segmentId: voucher.id, prize: voucher, log: { ...log, prize: voucher } },
  })
  const user = open()
  await waitFor(() => expect(screen.getAllByText('คูปองสปา')).toHaveLength(3))
  expect(screen.getAllByText('ร่มพับลายแสงทอง').length).toBeGreaterThan(0)
  await user.click(await button())
  expect(await screen.findByText(t.next.OTHER)).toBeTruthy()
  expect(screen.getByText('ยินดีด้วย คุณได้รับ')).toBeTruthy()
})
