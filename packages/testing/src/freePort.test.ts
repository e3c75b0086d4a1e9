import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePort } from './freePort.ts'

test('a server listens on each of many ports, none of which the systems give to outgoing connections', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, freePort))
  expect(Math.max(...ports)).toBeLessThan(32_768)
  const servers = [...new Set(ports)].map((port) => createServer().listen(port, '127.0.0.1'))
  await Promise.all(servers.map((server) => once(server, 'listening')))
  for (const server of servers) server.close()
})
