import { sql } from 'drizzle-orm'
import { Pool } from 'pg'
import type { Database } from '@member/api/adapter'
import { uuidOf } from './load.ts'

/** Statements of a withdrawal, without HTTP and triggers, prepared once per connection. */
const statements = {
  lock: 'select uuid from members where uuid = $1 for no key update',
  withdrawal: `insert into withdrawals (uuid, member_uuid, order_key, amount, status, bank_name, bank_id)
    values ($1, $2, $3, 10000, 'PENDING', 'SCB', '1')`,
  transaction: `insert into ledger_transactions (uuid, kind, member_uuid, order_key, reference)
    values ($1, 'withdraw', $2, $3, $4)`,
  entries: `insert into ledger_entries (transaction_uuid, account_id, unit, amount)
    values ($1, $2, 'THB', 10000), ($1, $3, 'THB', -10000)`,
  reserved: 'update ledger_accounts set balance = balance + 10000 where id = $1',
  credit: 'update ledger_accounts set balance = balance - 10000 where id = $1',
}

type Run = (name: keyof typeof statements, values: string[]) => Promise<unknown>

async function withdraw(run: Run, number: number) {
  const [member, key, withdrawal, transaction] = [
    uuidOf(number),
    crypto.randomUUID(),
    crypto.randomUUID(),
    crypto.randomUUID(),
  ]
  const [reserved, credit] = [`member:${member}:reserved`, `member:${member}:credit`]
  await run('lock', [member])
  await run('withdrawal', [withdrawal, member, key])
  await run('transaction', [transaction, member, key, withdrawal])
  await run('entries', [transaction, reserved, credit])
  await run('reserved', [reserved])
  await run('credit', [credit])
}

export function statementsOnServer(connectionString: string) {
  const pool = new Pool({ connectionString, max: 10, options: '-c session_replication_role=replica' })
  const once = async (number: number) => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      await withdraw((name, values) => client.query({ name, text: statements[name], values }), number)
      await client.query('commit')
    } finally {
      client.release()
    }
  }
  return { once, end: () => pool.end() }
}

/** Withdrawals without HTTP and triggers on PGlite, which drops prepared statements early. */
export const statementsEmbedded = (database: Database) => ({
  once: (number: number) =>
    database.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`)
      await withdraw((name, values) => {
        const [first = '', ...rest] = statements[name].split(/(?=\$\d)/)
        const parts = rest.map((part) => {
          const [place = '', ...words] = part.split(/(?<=^\$\d)/)
          return sql`${values[Number(place.slice(1)) - 1]}${sql.raw(words.join(''))}`
        })
        return tx.execute(sql.join([sql.raw(first), ...parts]))
      }, number)
    }),
  end: async () => {},
})
