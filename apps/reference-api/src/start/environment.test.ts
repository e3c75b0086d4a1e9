import { describe, expect, test } from 'vitest'
import { CannotStart, readEnvironment } from './environment.ts'

describe('a wrong environment is told in one sentence', () => {
  test.each([
    [{ PORT: 'eighty' }, 'PORT must be a port number, such as 8787; it is "eighty".'],
    [{ PORT: '70000' }, 'PORT must be a port number up to 65535; it is "70000".'],
    [
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL must start with postgres:// or postgresql://; it is "mysql://x".',
    ],
    [{ BRAND: '../x' }, 'BRAND must be the name of a file in brands/; it is "../x".'],
    [
      { TRUSTED_PROXIES: 'nginx' },
      'TRUSTED_PROXIES must be addresses and networks, such as 127.0.0.1, 10.0.0.0/8; it is "nginx".',
    ],
    [{ BEHIND_PROXY: '1' }, 'BEHIND_PROXY is no more: name the proxies in TRUSTED_PROXIES; it is "1".'],
    [{ SIMULATE: 'yes' }, 'SIMULATE must be 1 or nothing; it is "yes".'],
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

test('pages that ask nobody who they are answer this machine alone', () => {
  expect(readEnvironment({ SIMULATE: '1' }).host).toBe('127.0.0.1')
  expect(readEnvironment({}).host).toBe('0.0.0.0')
  expect(readEnvironment({ SIMULATE: '1', HOST: '0.0.0.0' }).host).toBe('0.0.0.0')
})
