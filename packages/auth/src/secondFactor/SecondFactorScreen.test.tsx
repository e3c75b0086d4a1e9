import { aSetting, calls, changeMockApi, mockApi, refusal, signOut } from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { codes, factorAnswers, on } from './secondFactor.testing.ts'
import { SecondFactorScreen } from './SecondFactorScreen.tsx'

const factor = 'GET /api/auth/factor'
const prove = 'POST /api/auth/factor/prove'
const set = 'PATCH /api/auth/factor'
const remove = 'DELETE /api/auth/factor'

beforeEach(() => mockApi(factorAnswers))
afterEach(() => {
  signOut()
  vi.restoreAllMocks()
})

const open = () => show(<SecondFactorScreen back="/profile" contactLink="/contact" />)
type User = ReturnType<typeof open>
const press = async (user: User, name: string) => user.click(await screen.findByRole('button', { name }))
const confirmed = async (user: User, name: string) =>
  user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name }))
const type = async (user: User, code: string) =>
  user.type(await screen.findByLabelText('รหัส 6 หลักจากแอป'), code)

test('a member sets their app up, gives its first code, and keeps the recovery codes', async () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue()
  const user = open()
  await press(user, 'เริ่มตั้งค่า')
  expect(await screen.findByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('1. สแกนด้วยแอปยืนยันตัวตน')
  expect(screen.getByRole('link', { name: 'เปิดในแอปบนเครื่องนี้' }).getAttribute('href')).toMatch(/^otpauth:/)
  await type(user, '๐๔๒ ๑๙๕')
  changeMockApi({ [factor]: on })
  await press(user, 'เปิดการยืนยันสองขั้นตอน')
  for (const code of codes) expect(await screen.findByText(code)).toBeTruthy()
  expect(screen.getByText('เปิดการยืนยันสองขั้นตอนแล้ว')).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('เก็บรหัสสำรองของคุณ')
  expect(calls(prove).map(({ body }) => body)).toEqual([{ code: '042195' }])
  await press(user, 'เก็บไว้แล้ว')
  expect(await screen.findByText('รหัสสำรองที่ยังใช้ได้ 10 รหัส')).toBeTruthy()
  expect(document.activeElement?.textContent).toContain('การยืนยันสองขั้นตอน')
  expect(scroll.mock.calls).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
  ])
  expect(screen.queryByText(codes[0]!)).toBeNull()
})

test('a code that is missing or wrong is said beside it', async () => {
  changeMockApi({ [prove]: refusal(422004, { fields: { code: 'รหัสไม่ถูกต้อง หรือใช้ไปแล้ว' } }) })
  const user = open()
  await press(user, 'เริ่มตั้งค่า')
  await press(user, 'เปิดการยืนยันสองขั้นตอน')
  expect(await screen.findByText('กรอกรหัส 6 หลัก')).toBeTruthy()
  await type(user, '000000')
  await press(user, 'เปิดการยืนยันสองขั้นตอน')
  expect(await screen.findByText('รหัสไม่ถูกต้อง หรือใช้ไปแล้ว')).toBeTruthy()
})

test('a member sets the amount above which they are asked', async () => {
  changeMockApi({ [factor]: on })
  const user = open()
  expect(await screen.findByText('ยืนยันแล้วไม่ถามซ้ำ 5 นาที')).toBeTruthy()
  await user.click(await screen.findByRole('checkbox', { name: 'ทุกครั้งที่ถอน' }))
  await press(user, 'บันทึก')
  expect(await screen.findByText('กรอกจำนวนเงินมากกว่า 0')).toBeTruthy()
  await user.type(screen.getByLabelText('เมื่อถอนเกิน'), '5,000')
  await press(user, 'บันทึก')
  expect(await screen.findByText('บันทึกแล้ว')).toBeTruthy()
  expect(calls(set).map(({ body }) => body)).toEqual([{ askedAbove: 5_000 }])
  expect(screen.getByLabelText<HTMLInputElement>('เมื่อถอนเกิน').value).toBe('5,000')
})

test('a member draws new recovery codes', async () => {
  changeMockApi({ [factor]: { ...on, recoveryLeft: 1 } })
  const user = open()
  await press(user, 'สร้างรหัสสำรองชุดใหม่')
  await confirmed(user, 'สร้างรหัสสำรองชุดใหม่')
  expect(await screen.findByText(codes[9]!)).toBeTruthy()
})

test('a member turns it off; what the server refuses is said', async () => {
  changeMockApi({
    [factor]: on,
    [remove]: refusal(409801, null, { message: 'ยังไม่ได้เปิดการยืนยันสองขั้นตอน' }),
  })
  const user = open()
  await press(user, 'ปิดการยืนยันสองขั้นตอน')
  expect(await screen.findByText(/ผู้ที่รู้แค่รหัสผ่านจะถอนเงินได้ และรหัสสำรองทั้งหมดจะใช้ไม่ได้อีก/)).toBeTruthy()
  await confirmed(user, 'ปิดการยืนยันสองขั้นตอน')
  expect(await screen.findByText('ยังไม่ได้เปิดการยืนยันสองขั้นตอน')).toBeTruthy()
  changeMockApi({
    [remove]: () => {
      changeMockApi({ [factor]: factorAnswers[factor] })
      return null
    },
  })
  await press(user, 'ปิดการยืนยันสองขั้นตอน')
  await confirmed(user, 'ปิดการยืนยันสองขั้นตอน')
  expect(await screen.findByRole('button', { name: 'เริ่มตั้งค่า' })).toBeTruthy()
})

test('a server without it says so', async () => {
  changeMockApi({ 'GET /api/setting': aSetting() })
  open()
  expect(await screen.findByText('เว็บไซต์นี้ยังไม่มีการยืนยันสองขั้นตอน')).toBeTruthy()
  expect(calls(factor)).toEqual([])
})
