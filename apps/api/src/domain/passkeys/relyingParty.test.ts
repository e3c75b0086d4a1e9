import { expect, test } from 'vitest'
import { relyingPartyOf, signedOrigin } from './challenge.ts'

const hosts = {
  domains: ['www.saengthong.example', 'saengthong.example', 'saengthong-thai.example'],
  localOrigins: false,
}
const signedAt = (origin: unknown) => Buffer.from(JSON.stringify({ origin })).toString('base64url')

test('a passkey serves a domain and what is below it, of the brand’s domains alone', () => {
  expect(relyingPartyOf(hosts, 'www.saengthong.example')).toBe('saengthong.example')
  expect(relyingPartyOf(hosts, 'saengthong.example')).toBe('saengthong.example')
  expect(relyingPartyOf(hosts, 'saengthong-thai.example')).toBe('saengthong-thai.example')
  for (const host of ['shop.saengthong.example', 'example', 'localhost', 'evil.example', ''])
    expect(relyingPartyOf(hosts, host)).toBeUndefined()
})

test('this machine is a place of its own only where everything is simulated', () => {
  expect(relyingPartyOf({ ...hosts, localOrigins: true }, 'localhost')).toBe('localhost')
  expect(signedOrigin({ ...hosts, localOrigins: true }, signedAt('http://localhost:5173'))).toEqual({
    origin: 'http://localhost:5173',
    rpId: 'localhost',
  })
  // An IP address cannot own passkeys.
  expect(signedOrigin({ ...hosts, localOrigins: true }, signedAt('http://127.0.0.1:5173'))).toBeUndefined()
  expect(signedOrigin(hosts, signedAt('http://localhost:5173'))).toBeUndefined()
})

test('what was signed elsewhere, or is no client data at all, is of no place', () => {
  expect(signedOrigin(hosts, signedAt('https://www.saengthong.example'))).toEqual({
    origin: 'https://www.saengthong.example',
    rpId: 'saengthong.example',
  })
  for (const text of [
    signedAt('https://saengthong.example.evil'),
    signedAt(7),
    signedAt(undefined),
    'bnVsbA',
    'x',
  ])
    expect(signedOrigin(hosts, text)).toBeUndefined()
})
