import { calls, refusal, signIn, signOut, unavailable, wire } from '@member/api-client/testing'
import { getSession } from '@member/api-client/session'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { show } from '../show.testing.tsx'
import { ChangePasswordScreen } from './ChangePasswordScreen.tsx'

const call = 'POST /api/auth/user/change-password/:uuid'
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

beforeEach(() => {
  signIn()
  wire({ [call]: { token: 'new-token' } })
})
afterEach(signOut)

async function change(old: string, next: string, again = next) {
  const hands = show(<ChangePasswordScreen back="/auth/dashboard" />)
  if (old) await hands.type(field('รหัสผ่านปัจจุบัน'), old)
  if (next) await hands.type(field('รหัสผ่านใหม่'), next)
  if (again) await hands.type(field('ยืนยันรหัสผ่านใหม่'), again)
  await hands.click(screen.getByRole('button', { name: /เปลี่ยนรหัสผ่าน/ }))
}

test('a member changes their password, stays logged in, and no password stays on the screen', async () => {
  await change('old-pass-1234', 'new-pass-1234')
  expect(await screen.findByText('เปลี่ยนรหัสผ่านแล้ว')).toBeTruthy()
  expect(calls(call)[0]?.body).toEqual({
    oldPassword: 'old-pass-1234',
    newPassword: 'new-pass-1234',
    confirmPassword: 'new-pass-1234',
  })
  expect(getSession()?.token).toBe('new-token')
  expect(field('รหัสผ่านใหม่').value).toBe('')
})

test('a member whose old password is wrong is led to it', async () => {
  wire({ [call]: refusal(422002) })
  await change('wrong-pass', 'new-pass-1234')
  expect(await screen.findByText('รหัสผ่านเดิมไม่ถูกต้อง')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(field('รหัสผ่านปัจจุบัน')))
  expect(field('รหัสผ่านใหม่').value).toBe('new-pass-1234')
})

test.each([
  ['', '', '', 'กรุณากรอกข้อมูลช่องนี้'],
  ['old-pass-1234', 'short', 'short', 'รหัสผ่านอย่างน้อย 8 ตัวอักษร'],
  ['old-pass-1234', 'new-pass-1234', 'new-pass-123', 'รหัสผ่านทั้งสองช่องไม่ตรงกัน'],
  ['old-pass-1234', 'old-pass-1234', 'old-pass-1234', 'รหัสผ่านใหม่ต้องต่างจากรหัสเดิม'],
])('a member is told what is wrong before anything is sent: %s %s %s', async (old, next, again, message) => {
  await change(old, next, again)
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0)
  expect(calls(call)).toHaveLength(0)
})

test('a member whose answer was lost is told how to find out', async () => {
  wire({ [call]: unavailable() })
  await change('old-pass-1234', 'new-pass-1234')
  expect(await screen.findByText(/แสดงว่าเปลี่ยนสำเร็จแล้ว/)).toBeTruthy()
})
