import { eq, sql } from 'drizzle-orm'
import { expect, test, vi, describe } from 'vitest'
import { withdrawals, members } from '../../database/schema.ts'
import type { Member } from '../../services/services.ts'
import { findViolations } from '../../database/invariants/invariants.ts'
import { newMember } from '../../testing/newMember.ts'
import { payIn } from '../../testing/payIn.ts'
import { signInAs } from '../../testing/signInAs.ts'
import { testServer } from '../../testing/testServer.ts'
import { Client } from 'pg'
import type { Database } from '../../database/database.ts'

/** Closes all connections to this database, like a restart of its server; no effect on PGlite. */
async function dropConnections(database: Database) {
  const server = process.env['DATABASE_URL']
  if (!server) return
  const client = new Client({ connectionString: server })
  await client.connect()
  const [row] = await database
    .select({ name: sql<string>`current_database()` })
    .from(members)
    .limit(1)
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [row?.name])
  await client.end()
}

describe('dropped.contract', () => {
  // With DATABASE_URL, connections are dropped in the middle; the embedded database answers everything.

  const server = testServer()

  type Asking = { member: Member; token: string }
  const ask = async ({ member, token }: Asking, key: string) => {
    const answer = await fetch(`${server.baseUrl}/api/auth/withdraw/${member.uuid}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${token}`,
        'Idempotency-Key': key,
      },
      body: JSON.stringify({ amount: 100 }),
    })
    return answer.status
  }

  test('a withdrawal that was acknowledged is there, whatever became of the connections; one that was not may be sent again', async () => {
    const { services } = server
    for (let round = 0; round < 5; round += 1) {
      const asking: (Asking & { key: string })[] = []
      for (let count = 0; count < 8; count += 1) {
        const member = await newMember(services)
        await payIn(services, member, 500)
        asking.push({ member, token: await signInAs(services, member), key: crypto.randomUUID() })
      }
      const first = asking.map((one) => ask(one, one.key))
      await Promise.race(first)
      await dropConnections(services.database)
      for (const status of await Promise.all(first)) expect([200, 503]).toContain(status)
      for (const one of asking) {
        await vi.waitFor(async () => expect(await ask(one, one.key)).toBe(200))
        const rows = await services.database
          .select()
          .from(withdrawals)
          .where(eq(withdrawals.memberUuid, one.member.uuid))
        expect(rows).toMatchObject([{ order: one.key }])
      }
    }
    expect(await findViolations(services.database)).toEqual([])
  })
})
