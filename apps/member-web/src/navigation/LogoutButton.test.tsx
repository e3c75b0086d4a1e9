import { aSetting, calls, never, signIn } from '@member/api-client/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { address, openSite } from '../testing/openSite.tsx'

const press = async (name: string | RegExp) => {
  const [button] = await screen.findAllByRole('button', { name })
  if (button) await userEvent.click(button)
}

test('a member logs out after they were asked', async () => {
  signIn()
  openSite('/auth/contact')
  await press('ออกจากระบบ')
  expect(await screen.findByRole('dialog')).toBeTruthy()
  await press('ตกลง')
  await waitFor(() => expect(address()).toBe('/login'))
  expect(await screen.findByText('ออกจากระบบเรียบร้อยแล้ว')).toBeTruthy()
  expect(calls('POST /api/auth/logout')).toHaveLength(0)
})

test('a server that can is told to forget the session, and not waited for', async () => {
  signIn()
  openSite('/auth/contact', {
    'GET /api/setting': aSetting({ features: { logout: true } }),
    'POST /api/auth/logout': never(),
  })
  await waitFor(() => expect(calls('GET /api/setting')).toHaveLength(1))
  await press('ออกจากระบบ')
  await press('ตกลง')
  await waitFor(() => expect(address()).toBe('/login'), { timeout: 4_000 })
  expect(calls('POST /api/auth/logout')).toHaveLength(1)
})

test('a member who says no stays', async () => {
  signIn()
  openSite('/auth/contact')
  await press('ออกจากระบบ')
  await press('ยกเลิก')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/auth/contact')
})
