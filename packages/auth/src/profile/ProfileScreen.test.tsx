import {
  aCredit,
  aMember,
  aSetting,
  aWithdrawal,
  calls,
  changeMockApi,
  mockApi,
  signOut,
  unavailable,
} from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { hideAmounts } from '@member/ui'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { links, profileAnswers } from './profile.testing.ts'
import { ProfileScreen } from './ProfileScreen.tsx'

const file = 'GET /api/auth/data'

beforeEach(() => mockApi(profileAnswers))
afterEach(signOut)

const open = () => show(<ProfileScreen back="/home" links={links} level="ทอง" />)
const linksTo = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

test('a member reads who they are, with phone and bank account masked', async () => {
  open()
  const { name, user_pass, user_bank, phone } = aMember()
  expect(await screen.findByText(name)).toBeTruthy()
  expect(document.body.textContent).toContain(user_pass.username)
  expect(document.body.textContent).toContain(`••••\u00a0${user_bank.bankId.slice(-4)}`)
  expect(document.body.textContent).not.toContain(user_bank.bankId)
  expect(document.body.textContent).not.toContain(phone)
})

test.each([
  ['สมชาย ใจดี', 'ส'],
  ['เฉลิมพล ใจดี', 'ฉ'],
  ['anna Smith', 'A'],
])('the link to the levels has the name, the level and, for %s, the letter %s', async (name, letter) => {
  changeMockApi({ 'GET /api/auth/user/detail/:uuid': aMember({ name }) })
  open()
  const link = await screen.findByRole('link', { name: new RegExp(`^${name}\\s*ระดับสมาชิก\\s*ทอง`) })
  expect(link.getAttribute('href')).toBe(links.ranking)
  expect(within(link).getByText(letter)).toBeTruthy()
})

test('a browser that translates the page leaves names, the user name and the phone as they are', async () => {
  open()
  const { name, user_pass, user_bank } = aMember()
  for (const text of [name, user_pass.username, user_bank.accountName])
    for (const found of await screen.findAllByText(text)) expect(found.closest('[translate=no]')).toBeTruthy()
})

test('every part of the account is one tap from it', async () => {
  open()
  await screen.findByText('อุปกรณ์ของฉัน')
  // Links of the closing page are one tap further.
  const { withdraw: _, break: __, ...direct } = links
  for (const link of Object.values(direct)) expect(linksTo()).toContain(link)
})

test('what the server does not have is not there', async () => {
  changeMockApi({ 'GET /api/setting': aSetting() })
  open()
  await screen.findByText('เปลี่ยนรหัสผ่าน')
  for (const link of [links.devices, links.identity, links.inbox]) expect(linksTo()).not.toContain(link)
  expect(screen.queryByText(/ดาวน์โหลดข้อมูล/)).toBeNull()
})

test('a member downloads what is stored about them and reads where it is, or that it failed', async () => {
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
  const user = open()
  const row = await screen.findByRole('button', { name: /ดาวน์โหลดข้อมูล.*รายการเงิน/ })
  await user.click(row)
  expect(await screen.findByText(/^ไฟล์ พร้อมแล้ว/)).toBeTruthy()
  expect(screen.getByText('demo1234.json').getAttribute('translate')).toBe('no')
  expect(made).toHaveBeenCalledTimes(1)
  changeMockApi({ [file]: unavailable() })
  await user.click(row)
  expect(await screen.findByText('ดาวน์โหลดไม่สำเร็จ กดอีกครั้งเพื่อลองใหม่')).toBeTruthy()
  expect(calls(file).length).toBeGreaterThan(1)
  made.mockRestore()
})

const credit = 'POST /api/auth/user/getCredit/:username'
const pending = 'GET /api/auth/withdraw/withdraw-request/:uuid'

test('before closing a member sees the money that is still here, and is led to withdraw it first', async () => {
  changeMockApi({
    [credit]: aCredit({ balance: 250 }),
    [pending]: [aWithdrawal({ status: 'PENDING', amount: 700 })],
  })
  const user = open()
  await user.click(await screen.findByRole('link', { name: /^ปิดบัญชี/ }))
  expect(await screen.findByText('คำขอถอนที่กำลังดำเนินการ')).toBeTruthy()
  expect(document.body.textContent.replace(/\u00a0/g, ' ')).toMatch(/250.00 บาท.*700.00 บาท/)
  expect(screen.getByRole('link', { name: 'ไปถอนเงินก่อน' }).getAttribute('href')).toBe(links.withdraw)
  expect(screen.queryByText(/ไม่มีเงินค้างแล้ว/)).toBeNull()
})

test('a member whose money is all in a withdrawal in progress is led to it, not to another one', async () => {
  changeMockApi({
    [credit]: aCredit({ balance: 0, inGames: [] }),
    [pending]: [aWithdrawal({ status: 'PENDING', amount: 700 })],
  })
  show(<ProfileScreen back="/home" links={links} level="ทอง" />, { path: '/?part=closing' })
  const link = await screen.findByRole('link', { name: 'ดูคำขอถอน' })
  expect(link.getAttribute('href')).toBe(links.withdraw)
})

test('once no money is left, only the request remains', async () => {
  changeMockApi({ [credit]: aCredit({ balance: 0, inGames: [] }) })
  show(<ProfileScreen back="/home" links={links} level="ทอง" />, { path: '/?part=closing' })
  expect(await screen.findByText(/ไม่มีเงินค้างแล้ว/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'ไปถอนเงินก่อน' })).toBeNull()
  expect(await screen.findByRole('button', { name: 'ขอปิดบัญชี' })).toBeTruthy()
})

test('the closed eye hides what is left before closing', async () => {
  hideAmounts(true)
  changeMockApi({ [credit]: aCredit({ balance: 250 }) })
  show(<ProfileScreen back="/home" links={links} level="ทอง" />, { path: '/?part=closing' })
  expect(await screen.findByText('เครดิต')).toBeTruthy()
  expect(document.body.textContent).not.toContain('250')
  hideAmounts(false)
})

test('each row of the safety shows its status', async () => {
  show(<ProfileScreen back="/home" links={links} level="ทอง" identity="รอตรวจสอบ" />)
  expect(await screen.findByRole('link', { name: /การยืนยันสองขั้นตอน.*เปิดอยู่/ })).toBeTruthy()
  expect(await screen.findByRole('link', { name: /พาสคีย์.*1 รายการ/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: /ยืนยันตัวตน.*รอตรวจสอบ/ })).toBeTruthy()
})

test('that there is no passkey yet is a status too', async () => {
  changeMockApi({ 'GET /api/auth/passkey': [] })
  show(<ProfileScreen back="/home" links={links} level="ทอง" />)
  expect(await screen.findByRole('link', { name: /พาสคีย์.*ยังไม่มี/ })).toBeTruthy()
})

test('a member asks for the account to be closed, reads that it was asked, and takes it back', async () => {
  const user = show(<ProfileScreen back="/home" links={links} level="ทอง" />, { path: '/?part=closing' })
  await user.click(await screen.findByRole('button', { name: 'ขอปิดบัญชี' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('button', { name: 'ขอปิดบัญชี' }))
  expect(await screen.findByText(/^ส่งคำขอแล้วเมื่อ 20\/11\/2569 14:05/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'ยกเลิกคำขอ' }))
  const asked = within(await screen.findByRole('dialog', { name: 'ยกเลิกคำขอปิดบัญชี' }))
  expect(calls('DELETE /api/auth/closing')).toEqual([])
  await user.click(asked.getByRole('button', { name: 'ยกเลิกคำขอ' }))
  expect(await screen.findByText('ยกเลิกคำขอแล้ว บัญชีใช้งานได้ตามปกติ')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'ขอปิดบัญชี' })).toBeTruthy()
  expect(calls('POST /api/auth/closing')).toHaveLength(1)
  expect(calls('DELETE /api/auth/closing')).toHaveLength(1)
})

test('where the server takes no such request, the member contacts staff', async () => {
  changeMockApi({ 'GET /api/setting': aSetting() })
  show(<ProfileScreen back="/home" links={links} level="ทอง" />, { path: '/?part=closing' })
  const link = await screen.findByRole('link', { name: 'แจ้งเจ้าหน้าที่ให้ปิดบัญชี' })
  expect(link.getAttribute('href')).toBe(links.contact)
})
