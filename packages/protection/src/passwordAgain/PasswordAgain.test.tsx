import { calls, mockApi, refusal, signOut, unavailable } from '@member/api-client/testing'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { show } from '../show.testing.tsx'
import { PasswordAgain } from './PasswordAgain.tsx'

const confirm = 'POST /api/auth/session/confirm'
const answer = vi.fn<(given: boolean) => void>()
const open = () => show(<PasswordAgain onAnswer={answer} />)
const type = async (hands: ReturnType<typeof open>, password: string) => {
  await hands.type(screen.getByLabelText('รหัสผ่าน'), password)
  await hands.click(screen.getByRole('button', { name: 'ยืนยันและทำรายการต่อ' }))
}

beforeEach(() => {
  answer.mockReset()
  mockApi({ [confirm]: null })
})
afterEach(signOut)

test('a member who gives the password goes on', async () => {
  await type(open(), 'a-good-password')
  await vi.waitFor(() => expect(answer.mock.calls).toEqual([[true]]))
  expect(calls(confirm).map(({ body }) => body)).toEqual([{ password: 'a-good-password' }])
})

test('a wrong password is said beside its field, and may be mended', async () => {
  mockApi({ [confirm]: refusal(422003, { fields: { password: 'รหัสผ่านไม่ถูกต้อง' } }) })
  const hands = open()
  await type(hands, 'not-mine')
  expect(await screen.findByText('รหัสผ่านไม่ถูกต้อง')).toBeTruthy()
  mockApi({ [confirm]: null })
  await type(hands, '2')
  await vi.waitFor(() => expect(answer.mock.calls).toEqual([[true]]))
})

test('an empty field is not sent', async () => {
  const hands = open()
  await hands.click(screen.getByRole('button', { name: 'ยืนยันและทำรายการต่อ' }))
  expect(await screen.findByText('กรุณาใส่รหัสผ่าน')).toBeTruthy()
  expect(calls(confirm)).toEqual([])
})

test('a member may leave it, by the button or by Esc', async () => {
  const hands = open()
  await hands.click(screen.getByRole('button', { name: 'ไว้ภายหลัง' }))
  await hands.keyboard('{Escape}')
  expect(answer.mock.calls).toEqual([[false], [false]])
  expect(calls(confirm)).toEqual([])
})

test('too many tries, and a line that fails, are said, and nothing is given', async () => {
  mockApi({ [confirm]: refusal(429001, { retryAfterSec: 60 }, { message: 'ทำรายการถี่เกินไป' }) })
  const first = open()
  await type(first, 'not-mine')
  expect(await screen.findByText('ทำรายการถี่เกินไป')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'ยืนยันและทำรายการต่อ' }).disabled).toBe(true)
  first.leave()
  mockApi({ [confirm]: unavailable() })
  await type(open(), 'a-good-password')
  expect(await screen.findByRole('alert')).toHaveProperty('textContent', expect.stringMatching(/ลองใหม่/))
  expect(answer).not.toHaveBeenCalled()
})
