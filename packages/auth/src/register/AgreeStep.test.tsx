import {
  calls,
  changeMockApi,
  mockApi,
  refusal,
  signOut,
  unavailable,
  aSetting,
} from '@member/api-client/testing'
import { showVisitor } from '@member/screen-testing'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, describe } from 'vitest'
import {
  bornAsked,
  register,
  registering,
  setting,
  willing,
  bankName,
  prove,
  proofAsked,
  sendProof,
} from './registering.testing.ts'
import { RegisterScreen } from './RegisterScreen.tsx'

const open = () => showVisitor(<RegisterScreen loginTo="/login" />)

describe('Agree step', () => {
  const { agree, field, fillAccount, fillBank, fillBirth, finish, toConsents } = registering(screen)

  // A server that requires the date of birth.
  beforeEach(() => mockApi({ ...willing, ...bornAsked }))
  afterEach(() => {
    signOut()
    sessionStorage.clear()
  })

  const fillAll = async (birth = {}) => {
    const user = open()
    await fillAccount(user)
    await fillBank(user)
    await toConsents(user)
    await fillBirth(user, birth)
    await agree(user)
    await user.click(await finish())
    return user
  }

  test('a date that is none stays here, and the visitor is led to it', async () => {
    const words = 'ไม่มีวันที่นี้ในปฏิทิน กรุณาตรวจวันและเดือนเกิด'
    const user = await fillAll({ day: '29', year: '2530' })
    expect(await screen.findByText(words)).toBeTruthy()
    const day = await field('วันที่')
    await waitFor(() => expect(document.activeElement).toBe(day))
    expect(document.getElementById(day.getAttribute('aria-describedby')!)?.textContent).toBe(words)
    expect(calls(register)).toHaveLength(0)
    await user.clear(day)
    expect(screen.queryByText(words)).toBeNull()
    await user.type(day, '28')
    await user.click(await finish())
    await waitFor(() => expect(calls(register)[0]?.body).toMatchObject({ birthDate: '1987-02-28' }))
  })

  test('a visitor below the age reads so kindly, with the help line, and what they typed stays', async () => {
    changeMockApi({ [register]: refusal(422608) })
    await fillAll({ year: '2555' })
    expect(await screen.findByText(/อายุยังไม่ถึงเกณฑ์/)).toBeTruthy()
    expect(screen.getByRole('link', { name: /1323/ })).toBeTruthy()
    expect((await field('ปี')).value).toBe('2555')
    expect((await field('เดือน')).value).toBe('2')
  })

  test('the words to a visitor below the age are gone once they have changed the date', async () => {
    changeMockApi({ [register]: refusal(422608) })
    const user = await fillAll({ year: '2555' })
    await screen.findByText(/อายุยังไม่ถึงเกณฑ์/)
    await user.clear(await field('ปี'))
    expect(screen.queryByText(/อายุยังไม่ถึงเกณฑ์/)).toBeNull()
    expect(screen.queryByRole('link', { name: /1323/ })).toBeNull()
  })

  test('a visitor who was not warned beforehand is asked when the server refuses', async () => {
    const missing = refusal(400001, { fields: { birthDate: 'กรุณากรอกวันเกิด' } })
    changeMockApi({ [setting]: unavailable(), [register]: missing })
    const user = open()
    await fillAccount(user)
    await fillBank(user)
    expect(screen.queryByLabelText('ปี')).toBeNull()
    await toConsents(user)
    await agree(user)
    await user.click(await finish())
    expect(await screen.findByText('กรุณากรอกวันเกิด')).toBeTruthy()
    expect(await field('ปี')).toBeTruthy()
  })
})

const button = (name: string) => screen.findByRole('button', { name })

describe('Prove phone', () => {
  beforeEach(() => {
    sessionStorage.clear()
    mockApi({ ...willing, ...proofAsked })
  })
  afterEach(signOut)

  const page = registering(screen)
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
})
