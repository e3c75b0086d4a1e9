import { aSetting, calls, changeMockApi, mockApi, refusal, signOut } from '@member/api-client/testing'
import { showVisitor } from '@member/screen-testing'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  bankName,
  prove,
  proofAsked,
  register,
  registering,
  sendProof,
  willing,
} from './registering.testing.ts'
import { RegisterScreen } from './RegisterScreen.tsx'

beforeEach(() => {
  sessionStorage.clear()
  mockApi({ ...willing, ...proofAsked })
})
afterEach(signOut)

const open = () => showVisitor(<RegisterScreen loginTo="/login" />)
const page = registering(screen)
const button = (name: string) => screen.findByRole('button', { name })
const code = () => page.field('รหัส 6 หลักจาก SMS')

async function withCode() {
  const user = open()
  await page.fillPhone(user)
  await user.click(await button('ส่งรหัสทาง SMS'))
  await code()
  return user
}

test('a visitor proves the phone with the code from it, and registers with that', async () => {
  const user = await withCode()
  await user.type(await code(), '042195')
  await user.click(await button('ยืนยันเบอร์'))
  await page.choosePassword(user)
  await page.fillBank(user)
  await page.toConsents(user)
  await page.agree(user)
  await user.click(await page.finish())
  await waitFor(() => expect(calls(register)).toHaveLength(1))
  expect(calls(sendProof)[0]?.body).toMatchObject({ phone: '0812345678' })
  expect(calls(prove)[0]?.body).toEqual({ proof: 'a-proof', code: '042195' })
  expect(calls(bankName)).not.toHaveLength(0)
  for (const { body } of calls(bankName)) expect(body).toMatchObject({ phoneProof: 'a-proof' })
  expect(calls(register)[0]?.body).toMatchObject({ phoneProof: 'a-proof' })
})

test('a code that is wrong is said below it, and one that is not whole is not sent', async () => {
  changeMockApi({ [prove]: refusal(422004, { fields: { code: 'รหัสไม่ถูกต้อง' } }) })
  const user = await withCode()
  await user.type(await code(), '12')
  await user.click(await button('ยืนยันเบอร์'))
  expect(calls(prove)).toHaveLength(0)
  await user.type(await code(), '3456')
  await user.click(await button('ยืนยันเบอร์'))
  expect(await screen.findByText('รหัสไม่ถูกต้อง')).toBeTruthy()
})

test('a visitor who mistyped the phone goes back and has a code sent to the right one', async () => {
  const user = await withCode()
  await user.click(await button('เปลี่ยนเบอร์'))
  const phone = await page.field('เบอร์มือถือ')
  await user.clear(phone)
  await user.type(phone, '0898765432')
  await user.click(await page.next())
  await user.click(await button('ส่งรหัสทาง SMS'))
  await waitFor(() => expect(calls(sendProof)).toHaveLength(2))
  expect(calls(sendProof)[1]?.body).toMatchObject({ phone: '0898765432' })
})

test('a server that does not ask for it goes on to the password', async () => {
  changeMockApi({ 'GET /api/setting': aSetting() })
  const user = open()
  await page.fillPhone(user)
  expect(await page.field('รหัสผ่าน')).toBeTruthy()
  expect(screen.queryByText('ส่งรหัสทาง SMS')).toBeNull()
})
