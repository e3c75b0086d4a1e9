import {
  aMember,
  anAddress,
  calls,
  never,
  refusal,
  changeMockApi,
  signIn,
  signOut,
  unavailable,
  mockApi,
} from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ManageAddressScreen } from './ManageAddressScreen.tsx'

const read = 'GET /api/auth/address/mine'
const save = 'PATCH /api/auth/address'
const detail = 'GET /api/auth/user/detail/:uuid'
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
const warning = () => screen.queryByText(/อาจไม่ตรงกับจังหวัด/)
const storedText = () => Object.values<string>(sessionStorage).join()
const button = () => screen.getByRole('button', { name: /บันทึกที่อยู่/ })

beforeEach(() => {
  mockApi({ [read]: anAddress(), [save]: anAddress({ district: 'สาทร' }) })
})
afterEach(signOut)

test('a member sees their address, mends a part and keeps it', async () => {
  const user = show(<ManageAddressScreen />)
  const district = await field('อำเภอ/เขต')
  await user.clear(district)
  await user.type(district, 'สาทร')
  await user.click(button())
  expect(await screen.findByText('บันทึกที่อยู่แล้ว')).toBeTruthy()
  expect(calls(save)[0]?.body).toMatchObject({ district: 'สาทร', province: 'กรุงเทพมหานคร', zipcode: '10500' })
  expect((await field('อำเภอ/เขต')).value).toBe('สาทร')
  expect((await field('จังหวัด')).value).toBe('กรุงเทพมหานคร')
})

test('a member without an address reads what it is for, and writes Thai figures as they like', async () => {
  mockApi({ [read]: null, [save]: anAddress(), [detail]: unavailable() })
  const user = show(<ManageAddressScreen />)
  expect(await screen.findByText('ยังไม่มีที่อยู่')).toBeTruthy()
  const parts = { ชื่อผู้รับ: 'สมหญิง', เบอร์มือถือผู้รับ: '๐๘๑-๒๓๔-๕๖๗๘', 'บ้านเลขที่ หมู่ ซอย ถนน': '๑ หมู่ ๒' }
  for (const [label, text] of Object.entries(parts)) await user.type(await field(label), text)
  await user.type(await field('ตำบล/แขวง'), 'ช้างเผือก')
  await user.type(await field('อำเภอ/เขต'), 'เมือง')
  await user.selectOptions(await field('จังหวัด'), 'เชียงใหม่')
  await user.type(await field('รหัสไปรษณีย์'), '๕๐๓๐๐')
  await user.click(button())
  expect(await screen.findByText('บันทึกที่อยู่แล้ว')).toBeTruthy()
  expect(calls(save)[0]?.body).toMatchObject({ phone: '0812345678', address: '๑ หมู่ ๒', zipcode: '50300' })
})

test('a reload in the midst of an address loses nothing that was typed, until it is saved or the member goes', async () => {
  mockApi({ [read]: null, [save]: anAddress(), [detail]: aMember() })
  signIn()
  const before = show(<ManageAddressScreen />)
  const name = await field('ชื่อผู้รับ')
  await before.clear(name)
  await before.type(name, 'สมหญิง')
  await before.type(await field('อำเภอ/เขต'), 'เมือง')
  await before.selectOptions(await field('จังหวัด'), 'น่าน')
  before.leave()
  const user = show(<ManageAddressScreen />)
  expect((await field('ชื่อผู้รับ')).value).toBe('สมหญิง')
  expect((await field('เบอร์มือถือผู้รับ')).value).toBe('0812345678')
  expect((await field('อำเภอ/เขต')).value).toBe('เมือง')
  expect((await field('จังหวัด')).value).toBe('น่าน')
  await user.type(await field('บ้านเลขที่ หมู่ ซอย ถนน'), '1 หมู่ 2')
  await user.type(await field('ตำบล/แขวง'), 'ในเวียง')
  await user.type(await field('รหัสไปรษณีย์'), '55000')
  await user.click(button())
  expect(await screen.findByText('บันทึกที่อยู่แล้ว')).toBeTruthy()
  expect(storedText()).not.toContain('สมหญิง')
  await user.type(await field('อำเภอ/เขต'), 'ใหม่')
  expect(storedText()).toContain('ใหม่')
  signOut()
  expect(storedText()).not.toContain('ใหม่')
})

test('a member is led to the first field that is wrong, and loses nothing', async () => {
  mockApi({ [read]: null, [detail]: unavailable() })
  const user = show(<ManageAddressScreen />)
  await user.type(await field('ชื่อผู้รับ'), 'สมหญิง')
  await user.selectOptions(await field('จังหวัด'), 'น่าน')
  await user.click(button())
  expect(await screen.findByText('กรอกรหัสไปรษณีย์ 5 หลัก')).toBeTruthy()
  await waitFor(async () => expect(document.activeElement).toBe(await field('เบอร์มือถือผู้รับ')))
  expect((await field('จังหวัด')).value).toBe('น่าน')
  expect((await field('ชื่อผู้รับ')).value).toBe('สมหญิง')
  expect(calls(save)).toHaveLength(0)
})

test('a member whose postcode begins as in another province is warned, and may save it', async () => {
  const user = show(<ManageAddressScreen />)
  const zipcode = await field('รหัสไปรษณีย์')
  expect(warning()).toBeNull()
  await user.clear(zipcode)
  await user.type(zipcode, '50200')
  expect(warning()).toBeTruthy()
  await user.selectOptions(await field('จังหวัด'), 'เชียงใหม่')
  expect(warning()).toBeNull()
  await user.selectOptions(await field('จังหวัด'), 'ลำพูน')
  await user.click(button())
  await waitFor(() => expect(calls(save)).toHaveLength(1))
})

test('a first parcel goes to the member, unless they write somebody else', async () => {
  mockApi({ [read]: null, [detail]: aMember() })
  show(<ManageAddressScreen />)
  expect((await field('ชื่อผู้รับ')).value).toBe('สมชาย ใจดี')
  expect((await field('เบอร์มือถือผู้รับ')).value).toBe('0812345678')
})

test('who came for the address of a parcel is led back once it is saved', async () => {
  const onSaved = vi.fn<() => void>()
  const user = show(<ManageAddressScreen onSaved={onSaved} />)
  await field('จังหวัด')
  await user.click(button())
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
})

test('a member reads the server’s words at their field', async () => {
  changeMockApi({ [save]: refusal(400001, { fields: { zipcode: 'ไม่พบรหัสไปรษณีย์นี้' } }) })
  const user = show(<ManageAddressScreen />)
  await field('จังหวัด')
  await user.click(button())
  expect(await screen.findByText('ไม่พบรหัสไปรษณีย์นี้')).toBeTruthy()
  await waitFor(async () => expect(document.activeElement).toBe(await field('รหัสไปรษณีย์')))
})

test('a member waits for their address, or is offered another try', async () => {
  mockApi({ [read]: never() })
  const { leave } = show(<ManageAddressScreen />)
  expect(screen.getByText('กำลังโหลด…')).toBeTruthy()
  leave()
  mockApi({ [read]: refusal(500256) })
  const user = show(<ManageAddressScreen />)
  const again = await screen.findByRole('button', { name: /ลองอีกครั้ง/ })
  changeMockApi({ [read]: anAddress() })
  await user.click(again)
  expect((await field('ชื่อผู้รับ')).value).toBe('สมชาย ใจดี')
})

test('a member may leave while their address is being saved', async () => {
  changeMockApi({ [save]: never() })
  const user = show(
    <Routes>
      <Route path="/" element={<ManageAddressScreen back="/auth/dashboard" />} />
      <Route path="/auth/dashboard" element="แดชบอร์ด" />
    </Routes>,
  )
  await field('จังหวัด')
  await user.click(button())
  await user.click(screen.getByRole('link', { name: 'ย้อนกลับ' }))
  expect(await screen.findByText('แดชบอร์ด')).toBeTruthy()
})
