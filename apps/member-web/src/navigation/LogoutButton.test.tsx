import { aSetting, calls, never, signIn } from '@member/api-client/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { address, openSite } from '../testing/openSite.tsx'

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

const askToLogOut = async () => press('ออกจากระบบ')

test('a member logs out after they were asked', async () => {
  signIn()
  openSite('/auth/contact')
  await askToLogOut()
  const question = within(await screen.findByRole('dialog', { name: 'ยืนยันการออกจากระบบ' }))
  expect(question.getByText('คุณต้องการออกจากระบบใช่หรือไม่')).toBeTruthy()
  expect(question.getByText('ปิดเองใน 5 วินาที')).toBeTruthy()
  await press('ตกลง')
  await waitFor(() => expect(address()).toBe('/login'))
  expect(await screen.findByText('ออกจากระบบเรียบร้อยแล้ว')).toBeTruthy()
  expect(calls('POST /api/auth/logout')).toHaveLength(0)
})

test('a server that can is asked to forget the session, and not waited for', async () => {
  signIn()
  openSite('/auth/contact', {
    'GET /api/setting': aSetting({ features: { logout: true } }),
    'POST /api/auth/logout': never(),
  })
  await waitFor(() => expect(calls('GET /api/setting')).toHaveLength(1))
  await askToLogOut()
  await press('ตกลง')
  await waitFor(() => expect(address()).toBe('/login'))
  expect(calls('POST /api/auth/logout')).toHaveLength(1)
})

test('a member who says no in the menu stays', async () => {
  signIn()
  openSite('/auth/contact')
  await press('เมนู')
  const menu = within(await screen.findByRole('dialog'))
  await userEvent.click(menu.getByRole('button', { name: 'ออกจากระบบ' }))
  await press('ยกเลิก')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'ยกเลิก' })).toBeNull())
  expect(address()).toBe('/auth/contact')
})
