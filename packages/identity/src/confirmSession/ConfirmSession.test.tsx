import { disownSessionCall, withdrawCall } from '@member/api-client'
import {
  aMember,
  browserPasskeys,
  calls,
  mockApi,
  refusal,
  signOut,
  unavailable,
} from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { challenge, challengeOfPasskey } from '../answers.testing.ts'
import { ConfirmSession } from './ConfirmSession.tsx'

const confirm = 'POST /api/auth/session/confirm'
const answer = vi.fn<(given: boolean) => void>()
const open = (error = challenge('password')) => show(<ConfirmSession error={error} onAnswer={answer} />)
const type = async (user: ReturnType<typeof open>, password: string) => {
  await user.type(screen.getByLabelText('รหัสผ่าน'), password)
  await user.click(screen.getByRole('button', { name: 'ยืนยันและทำรายการต่อ' }))
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

test('a member who gives a code for a withdrawal reads how much it is and where it goes', async () => {
  mockApi({ 'GET /api/auth/user/detail/:uuid': aMember() })
  const challenged = { path: withdrawCall.path, body: { amount: 1_500.5 } }
  show(<ConfirmSession error={challenge('factor')} challenged={challenged} onAnswer={answer} />)
  expect((await screen.findByText(/^เข้าบัญชี/)).textContent).toBe('เข้าบัญชี ธนาคารกสิกรไทย ••••\u00a07890')
  expect(screen.getByText('1,500.50 บาท')).toBeTruthy()
  expect(screen.getByText(/รายการเดิมจะทำต่อทันที/)).toBeTruthy()
})

test('a member who disowns a log-in reads what the password is for', async () => {
  const challenged = { path: disownSessionCall.path, body: { uuid: 'a-session' } }
  show(<ConfirmSession error={challenge('password')} challenged={challenged} onAnswer={answer} />)
  expect(screen.getByText(/ให้ออกจากระบบ และล็อกการถอนเงิน/)).toBeTruthy()
  expect(screen.getByText(/รายการเดิมจะทำต่อทันที/)).toBeTruthy()
})

test('after a first step the second says so, and a code says how long it lasts', () => {
  show(<ConfirmSession error={challenge('password')} isSecond onAnswer={answer} />)
  expect(screen.getByText(/ขั้นที่ 2 จาก 2/)).toBeTruthy()
  expect(screen.queryByText(/5 นาที/)).toBeNull()
  show(<ConfirmSession error={challenge('factor')} onAnswer={answer} />)
  expect(screen.getByText(/5 นาที/)).toBeTruthy()
})

test('where a press alone began something, nothing is said to go on', () => {
  const challenged = { path: '/api/auth/factor/start', body: {} }
  show(<ConfirmSession error={challenge('password')} challenged={challenged} onAnswer={answer} />)
  expect(screen.getByText('กรอกรหัสผ่านเพื่อยืนยันว่าเป็นคุณ')).toBeTruthy()
})

test('of another call it names no amount', () => {
  const challenged = { path: '/api/auth/data/export', body: { amount: 300 } }
  show(<ConfirmSession error={challenge('password')} challenged={challenged} onAnswer={answer} />)
  expect(screen.queryByText(/300/)).toBeNull()
})

test('a wrong password is said beside its field, and may be mended', async () => {
  mockApi({ [confirm]: refusal(422003, { fields: { password: 'รหัสผ่านไม่ถูกต้อง' } }) })
  const user = open()
  await type(user, 'not-mine')
  expect(await screen.findByText('รหัสผ่านไม่ถูกต้อง')).toBeTruthy()
  mockApi({ [confirm]: null })
  await type(user, '2')
  await vi.waitFor(() => expect(answer.mock.calls).toEqual([[true]]))
})

test('an empty field is not sent', async () => {
  const user = open()
  await user.click(screen.getByRole('button', { name: 'ยืนยันและทำรายการต่อ' }))
  expect(await screen.findByText('กรุณากรอกรหัสผ่าน')).toBeTruthy()
  expect(calls(confirm)).toEqual([])
})

test('a member may leave it, by the button or by Esc', async () => {
  const user = open()
  await user.click(screen.getByRole('button', { name: 'ยกเลิก' }))
  await user.keyboard('{Escape}')
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

test('a member with a second factor gives a code alone, with the space that their app shows', async () => {
  const user = open(challenge('factor'))
  expect(screen.queryByLabelText('รหัสผ่าน')).toBeNull()
  await user.type(screen.getByLabelText('รหัส 6 หลักจากแอป'), '042 195')
  await user.click(screen.getByRole('button', { name: 'ยืนยันและทำรายการต่อ' }))
  await vi.waitFor(() => expect(answer.mock.calls).toEqual([[true]]))
  expect(calls(confirm).map(({ body }) => body)).toEqual([{ code: '042195' }])
})

test('a member gives password and code at once where both are asked for; a wrong code is said beside it', async () => {
  mockApi({ [confirm]: refusal(422004, { fields: { code: 'รหัสไม่ถูกต้อง หรือใช้ไปแล้ว' } }) })
  const user = open(challenge('password', 'factor'))
  await user.type(screen.getByLabelText('รหัส 6 หลักจากแอป'), '042195')
  await type(user, 'a-good-password')
  expect(await screen.findByText('รหัสไม่ถูกต้อง หรือใช้ไปแล้ว')).toBeTruthy()
  expect(calls(confirm).map(({ body }) => body)).toEqual([{ password: 'a-good-password', code: '042195' }])
})

test('a member without the app gives a recovery code', async () => {
  const user = open(challenge('factor'))
  await user.click(screen.getByRole('button', { name: 'ไม่มีแอปในมือ ใช้รหัสสำรอง' }))
  await user.click(screen.getByRole('button', { name: 'ยืนยันและทำรายการต่อ' }))
  expect(await screen.findByText('กรอกรหัสสำรอง 10 ตัว')).toBeTruthy()
  await user.type(screen.getByLabelText('รหัสสำรอง'), 'k7m2p-x9r4t')
  await user.click(screen.getByRole('button', { name: 'ยืนยันและทำรายการต่อ' }))
  await vi.waitFor(() => expect(answer.mock.calls).toEqual([[true]]))
  expect(calls(confirm).map(({ body }) => body)).toEqual([{ code: 'k7m2p-x9r4t' }])
})

test('at a log-in the code goes with it, and the session is not confirmed', async () => {
  const give = vi.fn<(given: { code?: string | undefined }) => Promise<void>>().mockResolvedValue()
  const user = show(<ConfirmSession error={challenge('factor')} give={give} onAnswer={answer} />)
  expect(screen.getByRole('button', { name: 'ยกเลิก' })).toBeTruthy()
  await user.type(screen.getByLabelText('รหัส 6 หลักจากแอป'), '042195')
  await user.click(screen.getByRole('button', { name: 'เข้าสู่ระบบ' }))
  await vi.waitFor(() => expect(answer.mock.calls).toEqual([[true]]))
  expect(give.mock.calls).toEqual([[{ code: '042195' }]])
  expect(calls(confirm)).toEqual([])
})

const passkeyRequest = {
  challenge: 'AAAA',
  rpId: 'localhost',
  timeout: 300_000,
  allowCredentials: [],
  userVerification: 'required',
}

test('a member who has a passkey answers with it, whatever is asked for; who closes the browser’s question stays', async () => {
  mockApi({
    'POST /api/auth/passkey/challenge': passkeyRequest,
    'POST /api/auth/passkey/confirm': null,
  })
  const closed = browserPasskeys('NotAllowedError')
  const user = open(challengeOfPasskey('password', 'factor'))
  await user.click(screen.getByRole('button', { name: 'ใช้พาสคีย์' }))
  await vi.waitFor(() => expect(calls('POST /api/auth/passkey/challenge')).toHaveLength(1))
  expect(answer).not.toHaveBeenCalled()
  closed.leave()
  const browser = browserPasskeys()
  await user.click(await screen.findByRole('button', { name: 'ใช้พาสคีย์' }))
  await vi.waitFor(() => expect(answer.mock.calls).toEqual([[true]]))
  expect(calls('POST /api/auth/passkey/confirm')).toHaveLength(1)
  browser.leave()
})

test('at a log-in the passkey’s answer goes with it', async () => {
  mockApi({ 'POST /api/passkey/challenge': passkeyRequest })
  const browser = browserPasskeys()
  const give = vi.fn<(given: object) => Promise<void>>().mockResolvedValue()
  const user = show(<ConfirmSession error={challengeOfPasskey('factor')} give={give} onAnswer={answer} />)
  await user.click(screen.getByRole('button', { name: 'ใช้พาสคีย์' }))
  await vi.waitFor(() => expect(answer.mock.calls).toEqual([[true]]))
  expect(give.mock.calls).toEqual([[{ proof: expect.objectContaining({ type: 'public-key' }) }]])
  browser.leave()
})

test('where the server knows of no passkey, none is asked for', () => {
  const browser = browserPasskeys()
  open(challenge('password', 'factor'))
  expect(screen.queryByRole('button', { name: 'ใช้พาสคีย์' })).toBeNull()
  browser.leave()
})
