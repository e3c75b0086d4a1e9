import { aSetting, calls, changeMockApi, mockApi, signOut } from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LastLogin } from './LastLogin.tsx'

const last = 'GET /api/auth/session/last'
const setting = 'GET /api/setting'

beforeEach(() => {
  mockApi({
    [setting]: aSetting({ features: { lastLogin: true } }),
    [last]: { at: '2026-11-20T14:05:00.000+07:00', platform: 'AND', userAgent: 'Android Chrome/126' },
  })
})
afterEach(signOut)

test('a member reads when and on what they logged in before, and where to go if it was not them', async () => {
  show(<LastLogin passwordLink="/password" />)
  await screen.findByText(/^เข้าสู่ระบบครั้งก่อน 20\/11\/2569 14:05.น\. จาก Android · Chrome/)
  expect(screen.getByRole('link', { name: 'ไม่ใช่คุณ? เปลี่ยนรหัสผ่าน' }).getAttribute('href')).toBe('/password')
})

test('at the first log-in there is nothing to read', async () => {
  changeMockApi({ [last]: null })
  show(<LastLogin passwordLink="/password" />)
  await waitFor(() => expect(calls(last)).toHaveLength(1))
  expect(screen.queryByText(/เข้าสู่ระบบครั้งก่อน/)).toBeNull()
})

test('a server that does not know is not asked', async () => {
  changeMockApi({ [setting]: aSetting({ features: {} }) })
  show(<LastLogin passwordLink="/password" />)
  await waitFor(() => expect(calls(setting)).toHaveLength(1))
  expect(calls(last)).toHaveLength(0)
})
