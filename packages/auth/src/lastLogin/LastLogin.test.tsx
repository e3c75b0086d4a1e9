import { aSetting, calls, changeMockApi, mockApi, signOut } from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, describe } from 'vitest'
import { LastLogin } from './LastLogin.tsx'
import { deviceName } from './deviceName.ts'

describe('Last login', () => {
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
})

test.each([
  [
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
    ' Android · Chrome',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile Safari/604.1',
    ' iPhone/iPad · Safari',
  ],
  ['Mozilla/5.0 (Linux; Android 13) Chrome/126.0 Mobile Safari/537.36 Line/14.9.0', ' Android · LINE'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/126.0 Safari/537.36 Edg/126.0', ' Windows · Edge'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14.5; rv:127.0) Gecko Firefox/127.0', ' Mac · Firefox'],
  ['SomethingNew/1.0 (Linux)', ' Linux'],
  ['curl/8.0', 'อุปกรณ์ที่ไม่ทราบชื่อ'],
  ['', 'อุปกรณ์ที่ไม่ทราบชื่อ'],
])('%s is called %s', (agent, name) => expect(deviceName(agent)).toBe(name))
