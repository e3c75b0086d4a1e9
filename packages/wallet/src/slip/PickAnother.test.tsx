import { mockApi, signOut } from '@member/api-client/testing'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aPicture } from './aPicture.testing.ts'
import { open, press, verified, verify } from './slipUser.testing.tsx'

beforeEach(() => {
  sessionStorage.clear()
  mockApi(verified)
})
afterEach(signOut)

test('another picture takes one press, also of a slip that was checked', async () => {
  const user = await verify()
  await press('ยืนยันฝาก 500.00 บาท')
  await user.upload(screen.getByLabelText('เปลี่ยนรูป', { selector: 'input' }), aPicture())
  expect(await press('ตรวจสอบสลิป')).toBeTruthy()
})

test('a press anywhere in the drop area opens the gallery', () => {
  open()
  const gallery = screen.getByLabelText('เลือกรูปสลิป', { selector: 'input' })
  expect(screen.getByText(/^ใช้รูปที่เห็น QR/).closest('label')?.control).toBe(gallery)
})
