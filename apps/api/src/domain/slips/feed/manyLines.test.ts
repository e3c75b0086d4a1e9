import { getCredit } from '@member/api-client'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from '../../../database/database.ts'
import type { Member } from '../../../services/services.ts'
import { findViolations } from '../../../database/invariants/invariants.ts'
import { newMember } from '../../../testing/newMember.ts'
import { openTestDatabase } from '../../../testing/openTestDatabase.ts'
import { signInAs } from '../../../testing/signInAs.ts'
import { slipBench } from '../../../testing/slipBench.ts'
import type { Bank } from '../../../services/bank.ts'
import { takeFeed } from './takeFeed.ts'
import { repeatLine, setSwitches } from '../../../testing/partners/bank.ts'

let open: OpenDatabase
let bench: Awaited<ReturnType<typeof slipBench>>
let member: Member

beforeAll(async () => {
  open = await openTestDatabase()
  bench = await slipBench(open.database)
  setSwitches(open.database, { down: false, slowMinutes: 0, feed: 'reference' })
})
afterAll(async () => {
  expect(await findViolations(open.database)).toEqual([])
  await bench.stop()
  await open.close()
})
beforeEach(async () => {
  member = await newMember(bench.services)
  await signInAs(bench.services, member)
})

const balance = async () => (await getCredit()).balance
const stranger = { bankName: 'KBANK', bankId: '0481907725' }

test('a page of lines that cannot be taken holds back none behind it', async () => {
  const stuck = new Set(Array.from({ length: 150 }, (_, place) => `stuck-${place}`))
  repeatLine(open.database, await bench.transfer(stranger, 1), [...stuck])
  bench.pass(1_000)
  await bench.transfer(member, 316)
  const { bank } = bench.services
  const breaking: Bank = {
    ...bank,
    transfer: async (reference) => {
      if (stuck.has(reference.transRef)) throw new Error('the bank broke down')
      return bank.transfer(reference)
    },
  }
  const log: Record<string, unknown>[] = []
  const feeding = {
    ...bench.services,
    bank: breaking,
    log: (line: Record<string, unknown>) => log.push(line),
  }
  for (let time = 0; time < 3; time += 1) await takeFeed(feeding)
  expect(await balance()).toBe(316)
  // Each line's error is logged once, however often the bank sends it.
  expect(log).toHaveLength(stuck.size)
  await takeFeed(bench.services)
  expect(await bank.feed()).toMatchObject({ kind: 'lines', lines: [] })
})

test('a line whose booking a deadlock with an update undoes is read again, and credited', async () => {
  const { database, bank } = bench.services
  await bench.transfer(member, 317)
  let isVictim = true
  const victim = new Proxy(database, {
    get: (target, key) => {
      if (key !== 'transaction' || !isVictim) return Reflect.get(target, key)
      return async () => {
        isVictim = false
        throw Object.assign(new Error('deadlock detected'), { code: '40P01' })
      }
    },
  })
  const taken: string[] = []
  const counting: Bank = {
    ...bank,
    taken: (ids) => {
      taken.push(...ids)
      return bank.taken(ids)
    },
  }
  await takeFeed({ ...bench.services, database: victim, bank: counting })
  expect([await balance(), taken]).toEqual([0, []])
  await takeFeed({ ...bench.services, bank: counting })
  expect([await balance(), taken.length]).toEqual([317, 1])
})

test.each([
  ['the same page', ['a', 'a']],
  ['two pages in turn', ['a', 'b']],
])('a bank that sends %s again and again is read to the first repetition', async (_, ids) => {
  const { bank, clock } = bench.services
  const account = { bankName: 'KBANK', bankId: '0000000001' }
  const pages = ids.map((id) => [{ id, account, amount: 100n, at: clock(), senderDigits: '1234' }])
  let asked = 0
  const repeating: Bank = {
    ...bank,
    feed: async () => {
      asked += 1
      return { kind: 'lines', lines: pages[asked % 2]! }
    },
    taken: async () => {},
  }
  await takeFeed({ ...bench.services, bank: repeating })
  expect(asked).toBe(new Set(ids).size + 1)
})
