import {
  aList,
  calls,
  later,
  never,
  refusal,
  changeMockApi,
  signIn,
  signOut,
  unavailable,
  mockApi,
} from '@member/api-client/testing'
import { turnClock } from '@member/testing/clock'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from '../answers.testing.ts'
import { aPicture } from './aPicture.testing.ts'
import * as prepare from './reading/prepareSlip.ts'
import { slipAtom } from './slip.ts'
import { choose, deposit, open, press, qrcode, sent, slip, verified, verify } from './slipUser.testing.tsx'

beforeEach(() => {
  sessionStorage.clear()
  mockApi(verified)
})
afterEach(() => {
  vi.restoreAllMocks()
  signOut()
})

test('a slip is chosen, verified by its picture where this browser cannot read it, confirmed and credited', async () => {
  const user = await verify()
  expect(await screen.findByText('สลิปถูกต้อง')).toBe(document.activeElement)
  expect(sent(calls(call.verify)[0]?.body)['file']).toBeInstanceOf(File)
  await user.click(await press('ยืนยันฝาก 500.00 บาท'))
  expect(await screen.findByText('เครดิตเข้าแล้ว 500.00 บาท')).toBe(document.activeElement)
  expect(screen.getByRole('link', { name: 'ไปเล่นเกม' }).getAttribute('href')).toBe('/auth/games')
  expect(calls(call.confirm).map(({ body }) => body)).toEqual([{ uuid: slip.uuid }])
  // The resulting deposit is shown beside it, without an empty list of requests.
  expect(screen.getByRole('region', { name: 'ยอดที่เข้าเครดิตแล้ว' }).textContent).toMatch(/500\.00.*สำเร็จ/)
  expect(screen.queryByText('ยังไม่มีคำขอ')).toBeNull()
})

test('a slip whose QR this browser reads is verified without a press, and credited only by one', async () => {
  vi.spyOn(prepare, 'prepareSlip').mockImplementation(async (file) => ({ file, qrcode }))
  const user = await choose()
  expect(await screen.findByText('สลิปถูกต้อง')).toBe(document.activeElement)
  expect(calls(call.verify).map(({ body }) => body)).toEqual([{ qrcode }])
  expect(calls(call.confirm)).toHaveLength(0)
  await user.click(await press('ยืนยันฝาก 500.00 บาท'))
  expect(await screen.findByText('เครดิตเข้าแล้ว 500.00 บาท')).toBeTruthy()
})

test('its picture stays where the bank is not reached', async () => {
  vi.spyOn(prepare, 'prepareSlip').mockImplementation(async (file) => ({ file, qrcode }))
  mockApi({ ...verified, [call.verify]: unavailable() })
  const user = await choose()
  expect(await screen.findByText(/เก็บรูปสลิปไว้ให้แล้ว/)).toBeTruthy()
  changeMockApi({ [call.verify]: slip })
  await user.click(await press('ลองอีกครั้ง'))
  expect(await screen.findByText('สลิปถูกต้อง')).toBeTruthy()
})

test('a slip read after its member has left is asked about for nobody', async () => {
  vi.spyOn(prepare, 'prepareSlip').mockImplementation(async (file) => {
    signIn({ uuid: 'somebody-else' })
    return { file, qrcode }
  })
  await choose()
  expect((await press('ตรวจสอบสลิป')).getAttribute('aria-busy')).not.toBe('true')
  expect(calls(call.verify)).toHaveLength(0)
})

test('a double press verifies once and credits once', async () => {
  mockApi(verified)
  const user = await choose()
  await user.dblClick(await press('ตรวจสอบสลิป'))
  await user.dblClick(await press('ยืนยันฝาก 500.00 บาท'))
  await screen.findByText('เครดิตเข้าแล้ว 500.00 บาท')
  expect(calls(call.verify)).toHaveLength(1)
  expect(calls(call.confirm)).toHaveLength(1)
})

test.each([
  ['heic', /HEIC ไม่ได้/],
  ['pdf', /ไม่ใช่รูปที่รองรับ/],
] as const)('a %s this browser cannot open is refused before anything is sent', async (kind, words) => {
  await choose(aPicture(kind))
  expect(await screen.findByText(words)).toBeTruthy()
  expect(calls(call.verify)).toHaveLength(0)
})

test('a picture too large for a browser that cannot shrink it is refused with what to do', async () => {
  await choose(aPicture('jpeg', 4 * 1024 * 1024 + 1))
  expect(await screen.findByText(/ถ่ายภาพหน้าจอสลิปแทน/)).toBeTruthy()
})

test('a slip that was credited to this member before is shown as that deposit', async () => {
  await verify({
    [call.verify]: refusal(409201, {
      usedAt: '2026-11-20T11:00:00+07:00',
      mine: true,
      depositUuid: deposit.uuid,
    }),
    [call.deposits]: aList([deposit]),
  })
  expect(await screen.findByText('สลิปนี้เข้าเครดิตให้คุณแล้ว 500.00 บาท')).toBeTruthy()
  // There is nothing to confirm.
  expect(document.querySelector('[aria-current=step]')?.textContent).toBe('ตรวจสอบ')
  expect(screen.queryByRole('alert')?.textContent ?? '').toBe('')
  expect(screen.queryByRole('link', { name: 'ไปเล่นเกม' })).toBeNull()
  expect(screen.getByRole('link', { name: 'กลับไปหน้าฝากเงิน' })).toBeTruthy()
})

test('a verdict that comes when another member is logged in is not stored for them', async () => {
  const verdict = later()
  const user = await verify({ [call.verify]: verdict.answer })
  await waitFor(() => expect(calls(call.verify)).toHaveLength(1))
  signIn({ uuid: 'somebody-else' })
  verdict.come(slip)
  await waitFor(() => expect(user.store.get(slipAtom).step).toBe('refused'))
  expect(Object.keys(sessionStorage).filter((key) => key.includes('somebody-else'))).toEqual([])
})

test('a slip whose QR was read is shown as the deposit it became', async () => {
  const { uuid } = signIn().user
  sessionStorage.setItem(`slip:${uuid}:state`, JSON.stringify({ step: 'ready' }))
  sessionStorage.setItem(`slip:${uuid}:picture`, JSON.stringify({ url: null, qrcode }))
  mockApi({
    ...verified,
    [call.verify]: refusal(409201, { usedAt: '2026-11-20T11:00:00+07:00', mine: true }),
    [call.deposits]: aList([{ ...deposit, transRef: '013071152533APM07736' }]),
  })
  const user = open()
  await user.click(await press('ตรวจสอบสลิป'))
  expect(await screen.findByText('สลิปนี้เข้าเครดิตให้คุณแล้ว 500.00 บาท')).toBeTruthy()
  expect(calls(call.verify)[0]?.body).toEqual({ qrcode })
})

test('a slip that someone else used says when, and leads to the contact', async () => {
  await verify({ [call.verify]: refusal(409201, { usedAt: '2026-11-20T11:00:00+07:00', mine: false }) })
  expect(await screen.findByText('สลิปนี้ถูกใช้ไปแล้วเมื่อ 20/11/2569 11:00 น.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'ติดต่อเจ้าหน้าที่' }).getAttribute('href')).toBe('/auth/contact')
})

test('money sent to a wrong account is answered with the right one', async () => {
  await verify({ [call.verify]: refusal(422206, { uuid: slip.uuid, slip }) })
  expect(await screen.findByText('เงินนี้ไม่ได้โอนเข้าบัญชีของเรา')).toBeTruthy()
  expect(screen.getByText(/ติดต่อธนาคารของคุณเพื่อขอเงินคืน/)).toBeTruthy()
  expect(await screen.findByText('405-1-23456-7')).toBeTruthy()
  expect(screen.queryByLabelText('จำนวนเงินที่ฝาก')).toBeNull()
})

test.each([422204, 422207, 422208, 422201, 422202, 422203] as const)(
  'after %i the operator can be asked',
  async (status) => {
    const user = await verify({ [call.verify]: refusal(status, { uuid: slip.uuid }) })
    await user.click(await press('ส่งให้เจ้าหน้าที่ตรวจสอบ'))
    expect(await screen.findByText('ส่งคำขอให้เจ้าหน้าที่')).toBe(document.activeElement)
  },
)

test('a bank that is down keeps the picture, and another try needs no new one', async () => {
  const user = await verify({
    [call.verify]: refusal(500256, { retryAfterSec: 900 }),
  })
  expect(await screen.findByText('ระบบธนาคารขัดข้องชั่วคราว')).toBeTruthy()
  expect(screen.getByRole('timer').textContent).toMatch(/^(15:00|14:59)$/)
  changeMockApi({ [call.verify]: slip })
  await user.click(await press('ตรวจตอนนี้'))
  expect(await screen.findByText('สลิปถูกต้อง')).toBeTruthy()
})

test('a confirmation that came too quickly is made later, with the unchanged slip', async () => {
  const turn = turnClock()
  const user = await verify({ [call.confirm]: refusal(429001, null, { retryAfter: 60, message: 'รอสักครู่' }) })
  await user.click(await press('ยืนยันฝาก 500.00 บาท'))
  expect(await screen.findByText('รอสักครู่')).toBeTruthy()
  expect((await press('ยืนยันฝาก 500.00 บาท')).disabled).toBe(true)
  changeMockApi({ [call.confirm]: verified[call.confirm] })
  await turn(60_000)
  await waitFor(async () => expect((await press('ยืนยันฝาก 500.00 บาท')).disabled).toBe(false))
  await user.click(await press('ยืนยันฝาก 500.00 บาท'))
  expect(await screen.findByText('เครดิตเข้าแล้ว 500.00 บาท')).toBeTruthy()
  expect(calls(call.verify)).toHaveLength(1)
  const keys = calls(call.confirm).map(({ headers }) => headers['idempotency-key'])
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
})

test('after a reload too', async () => {
  const first = await verify({ [call.confirm]: refusal(429001, null, { message: 'รอสักครู่' }) })
  await first.click(await press('ยืนยันฝาก 500.00 บาท'))
  await screen.findByText('รอสักครู่')
  first.leave()
  changeMockApi({ [call.confirm]: verified[call.confirm] })
  const user = open()
  await user.click(await press('ยืนยันฝาก 500.00 บาท'))
  expect(await screen.findByText('เครดิตเข้าแล้ว 500.00 บาท')).toBeTruthy()
})

test('a throttled member waits it out', async () => {
  const turn = turnClock()
  await verify({ [call.verify]: refusal(429001, null, { retryAfter: 60 }) })
  const again = await press('ลองอีกครั้ง')
  expect(again.disabled).toBe(true)
  await turn(60_000)
  expect(again.disabled).toBe(false)
})

test('without a network the picture stays for the next try', async () => {
  const user = await verify({ [call.verify]: unavailable() })
  expect(await screen.findByText(/เก็บรูปสลิปไว้ให้แล้ว/)).toBeTruthy()
  changeMockApi({ [call.verify]: slip })
  await user.click(await press('ลองอีกครั้ง'))
  expect(await screen.findByText('สลิปถูกต้อง')).toBeTruthy()
})

test('an amount that differs is offered as the slip has it', async () => {
  await verify({ [call.verify]: refusal(422205, { expected: 500, actual: 450 }) })
  expect(await press('ใช้ยอดในสลิป 450.00 บาท')).toBeTruthy()
})

test('a lost answer to the confirmation is found among the deposits by its key', async () => {
  const user = await verify({
    [call.confirm]: ({ headers }: { headers: Record<string, string> }) => {
      changeMockApi({ [call.deposits]: aList([{ ...deposit, order: headers['idempotency-key'] ?? '' }]) })
      return unavailable()
    },
  })
  await user.click(await press('ยืนยันฝาก 500.00 บาท'))
  expect(await screen.findByText('เครดิตเข้าแล้ว 500.00 บาท')).toBeTruthy()
  expect(calls(call.confirm)).toHaveLength(1)
})

test('while nobody knows whether it was credited, the next press asks before it sends', async () => {
  const user = await verify({ [call.confirm]: unavailable(), [call.deposits]: unavailable() })
  await user.click(await press('ยืนยันฝาก 500.00 บาท'))
  expect(await screen.findByText('ยังไม่ทราบผลของรายการ')).toBeTruthy()
  changeMockApi({ ...verified, [call.deposits]: aList([]) })
  await user.click(await press('ตรวจผลรายการ'))
  await screen.findByText('เครดิตเข้าแล้ว 500.00 บาท')
  expect(new Set(calls(call.confirm).map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
})

test('while the bank is asked the screen says so, and the picture cannot be changed', async () => {
  await verify({ [call.verify]: never() })
  expect(await screen.findByText('กำลังตรวจสอบกับธนาคาร…')).toBeTruthy()
  expect((await press('เปลี่ยนรูป')).disabled).toBe(true)
})
