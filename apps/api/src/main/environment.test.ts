import { describe, expect, test } from 'vitest'
import { pushKeys } from '../testing/pushService.ts'
import { readEnvironment } from './environment.ts'
import { identityKeyOf } from './identityKey.ts'
import { CannotStart } from '../values/cannotStart.ts'
import { subjectOf } from './serve.ts'

test('the earlier name of the back office’s variable is read, with a warning', () => {
  const { adapters, warnings } = readEnvironment({ DESK_ADAPTER: './own.js' })
  expect(adapters.BACK_OFFICE_ADAPTER).toBe('./own.js')
  expect(warnings).toEqual([
    'DESK_ADAPTER is now BACK_OFFICE_ADAPTER: rename it. The earlier name is read until the next release.',
  ])
  expect(readEnvironment({ BACK_OFFICE_ADAPTER: './own.js' }).warnings).toEqual([])
})

describe('a wrong environment is reported in one sentence', () => {
  test.each([
    [{ PORT: 'eighty' }, 'PORT must be a port number, such as 8787; it is "eighty".'],
    [{ PORT: '70000' }, 'PORT must be a port number up to 65535; it is "70000".'],
    [
      { DATABASE_URL: 'mysql://member:secret@db/x' },
      'DATABASE_URL must start with postgres:// or postgresql://.',
    ],
    [{ BRAND: '../x' }, 'BRAND must be the name of a file in brands/; it is "../x".'],
    [
      { TRUSTED_PROXIES: 'nginx' },
      'TRUSTED_PROXIES must be addresses and networks, such as 127.0.0.1, 10.0.0.0/8; it is "nginx".',
    ],
    [{ BEHIND_PROXY: '1' }, 'BEHIND_PROXY is no more: name the proxies in TRUSTED_PROXIES; it is "1".'],
    [{ SIMULATE: 'yes' }, 'SIMULATE must be 1 or nothing; it is "yes".'],
    [{ DATABASE_CONNECTIONS: '0' }, 'DATABASE_CONNECTIONS must be a whole number from 1; it is "0".'],
    [{ DRAIN_SECONDS: 'long' }, 'DRAIN_SECONDS must be a whole number; it is "long".'],
    [
      { IDENTITY_KEY: 'short' },
      'IDENTITY_KEY must be 32 bytes in base64, such as `openssl rand -base64 32` prints.',
    ],
    [{ PASSWORD_COST: '14' }, 'PASSWORD_COST must be at least 15 without SIMULATE=1; it is "14".'],
    [
      { PUSH_PUBLIC_KEY: 'short' },
      'PUSH_PUBLIC_KEY must be a public key as `npx web-push generate-vapid-keys` prints it.',
    ],
    [
      { PUSH_PUBLIC_KEY: pushKeys.publicKey },
      'PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY must both be set, to a pair as `npx web-push generate-vapid-keys` prints it, or neither.',
    ],
    [
      { PUSH_PUBLIC_KEY: pushKeys.publicKey, PUSH_PRIVATE_KEY: 'A'.repeat(42) + 'E' },
      'PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY must both be set, to a pair as `npx web-push generate-vapid-keys` prints it, or neither.',
    ],
    [{ OPERATOR_PASSWORD: 'short' }, 'OPERATOR_PASSWORD must have at least 12 characters.'],
  ])('%o', (env, sentence) => expect(() => readEnvironment(env)).toThrow(new CannotStart(sentence)))
})

test('each brand has a folder of its own, and an empty variable is one that is not set', () => {
  const { database, port, simulate, clientId } = readEnvironment({
    BRAND: 'talayfah',
    PORT: '',
    SIMULATE: '',
  })
  expect([port, simulate, clientId]).toEqual([8787, false, 'talayfah'])
  expect(database).toEqual({ folder: expect.stringMatching(/\/\.data\/talayfah$/) })
})

describe('pages that ask nobody who they are', () => {
  test('answer this machine alone', () => {
    expect(readEnvironment({ SIMULATE: '1' }).host).toBe('127.0.0.1')
    expect(readEnvironment({}).host).toBe('0.0.0.0')
  })

  test.each(['0.0.0.0', '::', '192.168.1.20', 'server.example', '127.0.0.1.evil.example'])(
    'do not answer on %s without a password',
    (HOST) => {
      expect(() => readEnvironment({ SIMULATE: '1', HOST })).toThrow(/Set OPERATOR_PASSWORD/)
      expect(readEnvironment({ SIMULATE: '1', HOST, OPERATOR_PASSWORD: 'twelve letters' }).host).toBe(HOST)
    },
  )

  test.each(['localhost', '127.0.0.1', '127.8.9.10', '::1'])('may answer on %s', (HOST) => {
    expect(readEnvironment({ SIMULATE: '1', HOST }).host).toBe(HOST)
  })
})

test('the database is waited for as long as is said, and no time-out is missing', () => {
  const { database, databaseWaitMs, unreadyMs, drainMs } = readEnvironment({
    DATABASE_URL: 'postgres://db/x',
    DATABASE_STATEMENT_MS: '2500',
    DATABASE_WAIT_SECONDS: '5',
    DATABASE_DIRECT_URL: 'postgres://direct/x',
    UNREADY_SECONDS: '3',
    DRAIN_SECONDS: '7',
  })
  expect(database).toEqual({
    url: 'postgres://db/x',
    directUrl: 'postgres://direct/x',
    limits: { connections: 10, connectMs: 5_000, statementMs: 2_500, lockMs: 5_000, idleMs: 10_000 },
  })
  expect([databaseWaitMs, unreadyMs, drainMs]).toEqual([5_000, 3_000, 7_000])
})

test('a push service gets the brand’s site, and a valid address where it has none', () => {
  expect(subjectOf({ domains: ['www.a.example', 'a.example'], clientId: 'a' })).toBe('https://www.a.example')
  expect(subjectOf({ domains: [], clientId: 'Saengthong' })).toBe('https://saengthong.example')
})

test('without a key that encrypts documents nothing starts but a simulation', () => {
  expect(identityKeyOf(readEnvironment({ SIMULATE: '1' }))).toHaveLength(32)
  expect(() => identityKeyOf(readEnvironment({}))).toThrow(CannotStart)
  expect(() => identityKeyOf(readEnvironment({}))).toThrow(/^IDENTITY_KEY is not set: [^\n]+$/)
})
