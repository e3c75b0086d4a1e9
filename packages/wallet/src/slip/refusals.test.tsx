import { aVerifiedSlip, refusal, signOut } from '@member/api-client/testing'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { call } from '../answers.testing.ts'
import { verify } from './slipUser.testing.tsx'

const slip = aVerifiedSlip()

beforeEach(() => sessionStorage.clear())
afterEach(signOut)

test.each([
  [422208, { hours: 24 }, 'โอนเกิน 24 ชั่วโมงแล้ว', 'ไม่ผ่าน: เวลาที่โอน'],
  [422207, {}, 'บัญชีผู้โอนไม่ตรงกับบัญชีที่ลงทะเบียนไว้', 'ไม่ผ่าน: บัญชีผู้โอน'],
  [422206, {}, 'เงินนี้ไม่ได้โอนเข้าบัญชีของเรา', 'ไม่ผ่าน: บัญชีผู้รับ'],
  [422204, {}, 'ไม่พบรายการโอนนี้ในระบบธนาคาร', 'ไม่ผ่าน: รายการในระบบธนาคาร'],
  [422205, { expected: 500, actual: 450 }, /ยอดในสลิป 450\.00.บาท ไม่ตรงกับยอดที่แจ้ง 500\.00/, 'ไม่ผ่าน: ยอดเงิน'],
  [409201, { mine: false }, 'สลิปนี้ถูกใช้ไปแล้ว', 'ไม่ผ่าน: ใช้ได้ครั้งเดียว'],
] as const)('a refusal %i names the rule that failed', async (status, data, title, rule) => {
  await verify({ [call.verify]: refusal(status, { uuid: slip.uuid, ...data }) })
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  expect(screen.getByText(rule)).toBeTruthy()
})

test('a slip for staff names what could not be confirmed', async () => {
  const checks = { ...slip.checks, sender: 'UNKNOWN', amount: 'UNKNOWN' }
  await verify({ [call.verify]: { ...slip, next: 'MANUAL', checks } })
  expect(await screen.findByText('ยังยืนยันไม่ได้: บัญชีผู้โอน')).toBeTruthy()
  expect(screen.queryByText(/ยอดเงิน$/)).toBeNull()
})
