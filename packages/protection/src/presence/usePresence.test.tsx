import { aSetting, calls } from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mocked } from '../answers.testing.ts'
import { usePresence } from './usePresence.ts'

const touch = 'POST /api/auth/session/touch'

const Screen = () => {
  usePresence()
  return <button type="button">ปุ่ม</button>
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

const open = async (features: Record<string, boolean>) => {
  mocked({ 'GET /api/setting': aSetting({ features, idleMinutes: 1 }), [touch]: null })()
  const { click } = show(<Screen />)
  await waitFor(() => expect(calls('GET /api/setting')).toHaveLength(1))
  await vi.advanceTimersByTimeAsync(100)
  await click(screen.getByRole('button'))
  await click(screen.getByRole('button'))
  await vi.advanceTimersByTimeAsync(10_000)
}

test('the server is notified once, some time after a touch, that the member is there', async () => {
  await open({ unattended: true })
  await waitFor(() => expect(calls(touch)).toHaveLength(1))
})

test('a server that ends no unattended session is notified of nothing', async () => {
  await open({})
  expect(calls(touch)).toHaveLength(0)
})
