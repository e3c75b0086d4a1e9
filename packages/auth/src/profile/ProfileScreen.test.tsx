import {
  aMember,
  aSetting,
  calls,
  changeMockApi,
  mockApi,
  signOut,
  unavailable,
} from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { screen, waitFor } from '@testing-library/react'
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
  expect(document.body.textContent).toContain(`ลงท้าย ${user_bank.bankId.slice(-4)}`)
  expect(document.body.textContent).not.toContain(user_bank.bankId)
  expect(document.body.textContent).not.toContain(phone)
})

test('every part of the account is one tap away', async () => {
  open()
  await screen.findByText('อุปกรณ์ของฉัน')
  for (const link of Object.values(links)) expect(linksTo()).toContain(link)
})

test('what the server does not have is not there', async () => {
  changeMockApi({ 'GET /api/setting': aSetting() })
  open()
  await screen.findByText('เปลี่ยนรหัสผ่าน')
  for (const link of [links.devices, links.identity, links.inbox]) expect(linksTo()).not.toContain(link)
  expect(screen.queryByText(/ดาวน์โหลดข้อมูล/)).toBeNull()
})

test('a member downloads what is stored about them, or reads that it failed', async () => {
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
  const user = open()
  await user.click(await screen.findByRole('button', { name: /ดาวน์โหลดข้อมูล/ }))
  await waitFor(() => expect(made).toHaveBeenCalledTimes(1))
  changeMockApi({ [file]: unavailable() })
  await user.click(screen.getByRole('button', { name: /ดาวน์โหลดข้อมูล/ }))
  expect(await screen.findByText('ดาวน์โหลดไม่สำเร็จ กรุณาลองใหม่')).toBeTruthy()
  expect(calls(file).length).toBeGreaterThan(1)
  made.mockRestore()
})
