import { aBrand } from '@member/brand/testing'
import { expect, test, vi } from 'vitest'
import { startReports } from './startReports.ts'

const visited = { version: '1', build: 'a.js', pageAt: (pathname: string) => pathname }
const endpoint = 'https://reports.example/in'

test('where the brand wants reports, whatever went wrong before the code came is sent', async () => {
  const posted = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  const before: Event[] = []
  window.faults = before
  startReports(aBrand(), visited)
  startReports(aBrand({ reports: { endpoint, share: 100 } }), visited)
  before.push(new ErrorEvent('error', { error: new TypeError('too early') }))
  await vi.waitFor(() => expect(window.faults).not.toBe(before))
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  const [address, { body } = {}] = posted.mock.calls[0] ?? []
  expect([address, body]).toEqual([endpoint, expect.stringContaining('TypeError: too early')])
})
