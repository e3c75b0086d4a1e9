import {
  aSlipRequest,
  aVerifiedSlip,
  calls,
  never,
  refusal,
  changeMockApi,
  signOut,
  unavailable,
  mockApi,
  aMember,
  later,
} from '@member/api-client/testing'
import { turnClock } from '@member/testing/clock'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, describe } from 'vitest'
import { call } from '../answers.testing.ts'
import { open, press, sent, slip, verified, verify, wait } from './slipUser.testing.tsx'
import { lostCommands } from '@member/commands'
import { aPicture } from './aPicture.testing.ts'

beforeEach(() => {
  sessionStorage.clear()
  mockApi(verified)
})
afterEach(signOut)

test('a slip the bank has not seen yet is asked for again by itself', async () => {
  const turn = turnClock()
  await verify({ [call.verify]: wait })
  expect(await screen.findByText('ธนาคารยังไม่ส่งข้อมูลรายการนี้')).toBeTruthy()
  expect(screen.getByRole('timer').textContent).toMatch(/^(01:00|00:[45]\d)$/)
  changeMockApi({ [call.verify]: slip })
  await turn(60_000)
  expect(await screen.findByText('สลิปถูกต้อง')).toBeTruthy()
  expect(calls(call.verify)).toHaveLength(2)
})

test('so is one whose bank is down, once the time is up', async () => {
  const turn = turnClock()
  await verify({ [call.verify]: refusal(500256, { retryAfterSec: 60 }) })
  await screen.findByText('ระบบธนาคารขัดข้องชั่วคราว')
  changeMockApi({ [call.verify]: slip })
  await turn(60_000)
  expect(await screen.findByText('สลิปถูกต้อง')).toBeTruthy()
})

const bank = (state: 'down' | 'running') => ({
  [call.accounts]: { ...verified[call.accounts], bankFeed: { state } },
})

test('or as soon as the bank is back', async () => {
  const turn = turnClock()
  await verify({ [call.verify]: refusal(500256, { retryAfterSec: 900 }), ...bank('down') })
  await screen.findByText('ระบบธนาคารขัดข้องชั่วคราว')
  changeMockApi({ [call.verify]: slip, ...bank('running') })
  await turn(30_000)
  expect(await screen.findByText('สลิปถูกต้อง')).toBeTruthy()
})

const foreign = refusal(422207, { uuid: slip.uuid, slip })

test('a slip that waits at the back office already is offered to nobody again', async () => {
  const request = aSlipRequest({ transRef: slip.transRef })
  await verify({ [call.verify]: foreign, [call.requests]: [request] })
  expect(await screen.findByText('สลิปนี้รอเจ้าหน้าที่ตรวจสอบอยู่แล้ว')).toBe(document.activeElement)
  expect(screen.queryByRole('button', { name: 'ส่งให้เจ้าหน้าที่ตรวจสอบ' })).toBeNull()
})

test('another is sent to staff only after it', async () => {
  await verify({ [call.verify]: foreign, [call.requests]: [aSlipRequest({ transRef: 'another' })] })
  expect(await screen.findByText(/มีคำขอที่รอเจ้าหน้าที่ตรวจสอบอยู่แล้ว/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'ส่งให้เจ้าหน้าที่ตรวจสอบ' })).toBeNull()
})

test('a request that was decided blocks nobody', async () => {
  const request = aSlipRequest({ transRef: slip.transRef, status: 'REJECTED' })
  await verify({ [call.verify]: foreign, [call.requests]: [request] })
  expect(await press('ส่งให้เจ้าหน้าที่ตรวจสอบ')).toBeTruthy()
})

test('the countdown and the picture survive a reload', async () => {
  const turn = turnClock()
  const user = await verify({ [call.verify]: wait })
  await screen.findByRole('timer')
  await waitFor(() => expect(JSON.stringify(sessionStorage)).toContain('data:image'))
  user.leave()
  changeMockApi({ [call.verify]: slip })
  open()
  expect(await screen.findByText('ธนาคารยังไม่ส่งข้อมูลรายการนี้')).toBeTruthy()
  await turn(60_000)
  expect(await screen.findByText('สลิปถูกต้อง')).toBeTruthy()
  expect(sent(calls(call.verify)[1]?.body)['file']).toBeInstanceOf(File)
})

test('a look of the app’s own that finds no network stays a countdown', async () => {
  const turn = turnClock()
  await verify({ [call.verify]: wait })
  await screen.findByRole('timer')
  changeMockApi({ [call.verify]: unavailable() })
  await turn(60_000)
  await waitFor(() => expect(calls(call.verify)).toHaveLength(2))
  await waitFor(() => expect(screen.getByRole('timer').textContent).toMatch(/^00:(30|2\d)$/))
})

test('the verified slip survives a reload and is credited from there', async () => {
  const first = await verify()
  await screen.findByText('สลิปถูกต้อง')
  first.leave()
  const user = open()
  await user.click(await press('ยืนยันฝาก 500.00 บาท'))
  expect(await screen.findByText('เครดิตเข้าแล้ว 500.00 บาท')).toBeTruthy()
})

test('a slip that the bank fully identified is handed over by one press, once, and listed', async () => {
  const old = aVerifiedSlip({ next: 'MANUAL' })
  const request = aSlipRequest()
  const user = await verify({ [call.verify]: old, [call.request]: request })
  changeMockApi({ [call.requests]: [request] })
  await user.dblClick(await press('ส่งให้เจ้าหน้าที่ตรวจสอบ'))
  expect(await screen.findByText('ส่งคำขอแล้ว')).toBe(document.activeElement)
  const requests = calls(call.request)
  expect(requests).toHaveLength(1)
  expect(sent(requests[0]?.body)).toEqual({
    file: expect.any(File),
    uuid: old.uuid,
    amount: '500',
    transAt: '2026-11-20T12:00:00+07:00',
    bankName: 'KBANK',
  })
  expect(await screen.findByText('รอดำเนินการ')).toBeTruthy()
})

test('what the bank did not tell is asked for, with what it did tell filled in', async () => {
  const user = await verify({
    [call.verify]: aVerifiedSlip({ next: 'MANUAL', amount: null }),
    [call.request]: aSlipRequest(),
  })
  await user.click(await press('ส่งให้เจ้าหน้าที่ตรวจสอบ'))
  expect(screen.getByLabelText<HTMLInputElement>('ยอดที่โอน').value).toBe('')
  expect(screen.getByLabelText<HTMLInputElement>('วันที่โอน').value).toBe('2026-11-20')
  expect(screen.getByLabelText<HTMLInputElement>('เวลาที่โอน').value).toBe('12:00')
  const banks = within(screen.getByRole('radiogroup', { name: 'โอนจากธนาคาร' }))
  expect(banks.getByRole<HTMLInputElement>('radio', { name: 'ธนาคารกสิกรไทย' }).checked).toBe(true)
  expect(
    banks
      .getAllByRole<HTMLInputElement>('radio')
      .slice(0, 3)
      .map(({ value }) => value),
  ).toEqual(['KBANK', 'SCB', 'BBL'])
  await user.type(screen.getByLabelText('ยอดที่โอน'), '500')
  await user.dblClick(await press('ส่งคำขอ'))
  expect(await screen.findByText('ส่งคำขอแล้ว')).toBe(document.activeElement)
  expect(calls(call.request)).toHaveLength(1)
})

test('a slip whose handing over has no known outcome says so, and the next press asks first', async () => {
  const user = await verify({
    [call.verify]: aVerifiedSlip({ next: 'MANUAL' }),
    [call.request]: unavailable(),
    [call.requests]: unavailable(),
  })
  await user.click(await press('ส่งให้เจ้าหน้าที่ตรวจสอบ'))
  expect(await screen.findByText('ยังไม่ทราบผลของรายการ')).toBeTruthy()
  const [first] = calls(call.request)
  const request = aSlipRequest({ order: first?.headers['idempotency-key'] ?? '' })
  changeMockApi({ [call.requests]: [request] })
  await user.click(await press('ส่งคำขอ'))
  expect(await screen.findByText('ส่งคำขอแล้ว')).toBeTruthy()
  expect(calls(call.request)).toHaveLength(1)
})

test('a request that was sent is in the list at once, and one next step with it', async () => {
  const user = await verify({
    [call.verify]: aVerifiedSlip({ next: 'MANUAL' }),
    [call.request]: aSlipRequest(),
  })
  changeMockApi({ [call.requests]: never() })
  await user.click(await press('ส่งให้เจ้าหน้าที่ตรวจสอบ'))
  await screen.findByText('ส่งคำขอแล้ว')
  expect(screen.getByText('รอดำเนินการ')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'กลับไปหน้าฝากเงิน' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /สลิป/ })).toBeNull()
  expect(screen.queryByText('สลิปต้องโอนจากบัญชีนี้')).toBeNull()
})

test('a request with gaps in it is not sent, and says what is missing', async () => {
  const user = await verify({ [call.verify]: refusal(422204, { uuid: slip.uuid }) })
  await user.click(await press('ส่งให้เจ้าหน้าที่ตรวจสอบ'))
  await user.click(await press('ส่งคำขอ'))
  expect(await screen.findByText('เลือกธนาคารที่โอน')).toBeTruthy()
  expect(calls(call.request)).toHaveLength(0)
})

test('nothing of a slip outlives the session', async () => {
  await verify({ [call.verify]: wait })
  await screen.findByRole('timer')
  signOut()
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('slip:'))).toEqual([])
})

describe('a request that was sent before', () => {
  const send = 'POST /api/auth/slip/request-deposit'
  const { uuid } = aMember()
  const refused = { why: 'notFound', message: 'ไม่พบรายการ', uuid: 'a-check', slip }

  beforeEach(() => {
    sessionStorage.clear()
    sessionStorage.setItem(`slip:${uuid}:state`, JSON.stringify({ step: 'manual', refusal: refused }))
    sessionStorage.setItem(`order:${uuid}:request-deposit`, JSON.stringify({ key: 'a-key', body: 'x' }))
  })

  test('a manual request whose answer was lost before a reload is found, and shown as sent', async () => {
    mockApi({ ...verified, [call.requests]: [aSlipRequest({ order: 'a-key', transRef: slip.transRef })] })
    open()
    expect(await screen.findByRole('heading', { name: 'ส่งคำขอแล้ว' })).toBeTruthy()
    expect(lostCommands(uuid)).toEqual([])
  })

  test('one of another slip leaves the form as it is', async () => {
    mockApi({ ...verified, [call.requests]: [aSlipRequest({ order: 'a-key', transRef: 'another' })] })
    open()
    await waitFor(() => expect(lostCommands(uuid)).toEqual([]))
    expect(screen.getByRole('heading', { name: 'ส่งคำขอให้เจ้าหน้าที่' })).toBeTruthy()
    expect(calls(send)).toEqual([])
  })

  test('a request that is answered after the member chose another picture does not take the picture away', async () => {
    sessionStorage.clear()
    sessionStorage.setItem(`slip:${uuid}:state`, JSON.stringify({ step: 'refused', refusal: refused }))
    const { come, answer } = later()
    mockApi({ ...verified, [send]: answer })
    const user = open()
    await user.click(await press('ส่งให้เจ้าหน้าที่ตรวจสอบ'))
    await waitFor(() => expect(calls(send)).toHaveLength(1))
    await user.upload(screen.getByLabelText('เลือกรูปใหม่', { selector: 'input' }), aPicture())
    await press('ตรวจสอบสลิป')
    come(aSlipRequest())
    expect(await screen.findByText('ส่งคำขอแล้ว')).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'ส่งคำขอแล้ว' })).toBeNull()
    expect(await press('ตรวจสอบสลิป')).toBeTruthy()
  })
})
