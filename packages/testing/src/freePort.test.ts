import { expect, test } from 'vitest'
import { freePort } from './freePort.ts'

test('no outgoing connection is given the port: the systems begin theirs at 32,768', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, freePort))
  expect(Math.max(...ports)).toBeLessThan(32_768)
})
