import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  anyone,
  connect,
  listDeposits,
  listWithdrawals,
  login,
  newCommand,
  withdraw,
} from '@member/api-client'
import { endSession, startSession } from '@member/api-client/session'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newDataFolder } from '@member/api/testing/newDataFolder'
import { spawnServer } from '@member/api/testing/spawnServer'
import { findViolations, openDatabase } from '@member/api/testing/internals'

const main = fileURLToPath(new URL('main.ts', import.meta.url))
let folder: string
let server: ReturnType<typeof spawnServer>
let address: string

const start = async () => {
  server = spawnServer({ DATA_DIR: folder }, main)
  address = await server.started
  connect({ baseUrl: address, version: 'test', hostname: 'localhost' })
}
beforeAll(async () => {
  folder = await newDataFolder()
  await start()
})
afterAll(async () => {
  endSession('logout')
  await server.end('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const post = async (path: string, body: unknown): Promise<unknown> => {
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json' }
  const response = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) }).catch(
    () => null,
  )
  return response?.ok ? response.json().catch(() => undefined) : undefined
}
const textIn = (answer: unknown, name: string) =>
  new RegExp(`"${name}":"([^"]+)"`).exec(JSON.stringify(answer ?? ''))?.[1]

test('a server killed in the middle of transfers has every one that it acknowledged, and nothing half', async () => {
  startSession(await login({ username: 'demo1234', password: 'demo-pass-1234' }, anyone))
  await post('/bank/switches', { feed: 'reference' })
  const sent: string[] = []
  const ordered: string[] = []
  const paid: string[] = []

  for (const more of [6, 3]) {
    const before = sent.length
    const life = { isUp: true }
    const sending = async () => {
      for (let count = 0; life.isUp; count += 1) {
        const transfer = await post('/bank/transfers', {
          from: { username: 'demo1234' },
          amount: 300 + count,
        })
        const transRef = textIn(transfer, 'transRef')
        if (transRef) sent.push(transRef)
      }
    }
    const withdrawing = async () => {
      while (life.isUp) {
        const order = newCommand()
        const made = await withdraw(100, order).catch(() => undefined)
        if (!made) continue
        ordered.push(order.key)
        if (await post(`/desk/withdrawals/${made.withdraw.uuid}/pay`, {})) paid.push(made.withdraw.uuid)
      }
    }
    const busy = [sending(), sending(), sending(), withdrawing()]
    await vi.waitFor(
      () => {
        expect(sent.length).toBeGreaterThanOrEqual(before + more)
        expect(ordered.length).toBeGreaterThan(0)
      },
      { interval: 5 },
    )
    await server.end('SIGKILL')
    life.isUp = false
    await Promise.all(busy)
    await start()
  }

  const withdrawals = (await listWithdrawals({ limit: 100 })).items
  expect(withdrawals.map(({ order }) => order)).toEqual(expect.arrayContaining(ordered))
  expect(withdrawals.filter(({ status }) => status === 'SUCCESS').map(({ uuid }) => uuid)).toEqual(
    expect.arrayContaining(paid),
  )
  // A transfer acknowledged by the bank is credited now or at the next reading of its feed.
  await vi.waitFor(
    async () => {
      const pages = await Promise.all(
        [1, 2, 3].map((page) => listDeposits({ limit: 100, page, status: 'SUCCESS' })),
      )
      const credited = new Set(pages.flatMap(({ items }) => items.map(({ transRef }) => transRef)))
      expect(sent.filter((transRef) => !credited.has(transRef))).toEqual([])
    },
    { interval: 300 },
  )
  expect((await server.end('SIGTERM')).code).toBe(0)
  const { database, close } = await openDatabase({ folder })
  expect(await findViolations(database)).toEqual([])
  await close()
})
