import { signIn } from '@member/api-client/testing'
import { expect, test, vi } from 'vitest'
import { framesOf, scrub } from './scrub.ts'
import { aBrand } from '@member/brand/testing'
import { startReports } from './startReports.ts'

test.each([
  ['Failed to open https://site.example/auth/x?token=abc#top now', 'Failed to open https://site.example now'],
  ['GET /api/auth/user/9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d failed', 'GET /api/… failed'],
  ['no /login?returnTo=%2Fauth here', 'no /login/… here'],
  ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln is over', '… is over'],
  ['id 9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d', 'id …'],
  ['call 081-234-5678 or 0812345678', 'call # or #'],
  ['account 123-4-56789-0 has 12,345.50', 'account # has #'],
  ['write to somchai@mail.example', 'write to …'],
  ['คุณสมชาย ใจดี is not iterable', '… … is not iterable'],
  [
    `Unexpected token 'x', "{"name":"Somchai"}" is not valid JSON`,
    `Unexpected token 'x', "…" is not valid JSON`,
  ],
  [
    "Cannot read properties of undefined (reading 'items')",
    "Cannot read properties of undefined (reading 'items')",
  ],
  ['Minified React error #418', 'Minified React error #418'],
  ['getBankAccountName is not a function', 'getBankAccountName is not a function'],
])('of “%s” is told “%s”', (said, sent) => expect(scrub(said)).toBe(sent))

test('whatever is known of the member is removed, wherever it is', () => {
  signIn({ name: 'Somchai Jaidee' })
  expect(scrub('no demo1234 in Somchai Jaidee')).toBe('no … in …')
})

test('of a stack the site’s own files are reported, by function, line and column, without addresses', () => {
  const chrome = [
    'TypeError: of Somchai',
    '    at open (https://site.example/assets/Deposit-a1_B.js:1:2345)',
    '    at async Object.ask (https://site.example/assets/index-c.js?x=1:2:3)',
    '    at https://site.example/assets/index-c.js:4:5',
    '    at chat (https://chat.example/widget.js:1:1)',
    '    at <anonymous>',
  ].join('\n')
  expect(framesOf(chrome)).toEqual(['open assets/Deposit-a1_B.js:1:2345', 'assets/index-c.js:4:5'])
  expect(
    framesOf('open@https://site.example/assets/a.js:1:2\nhttps://site.example/auth/0812345678:1:1'),
  ).toEqual(['open assets/a.js:1:2'])
})

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
