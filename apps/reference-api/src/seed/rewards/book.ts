import type { InferInsertModel } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import * as ledger from '../../database/ledger.ts'
import { entries, transactions } from '../../database/schema.ts'
import type { Random } from '../random.ts'

type Unit = 'credit' | 'points'
type Noted = { kind: ledger.Posting['kind']; member: string; at: Date; reference: string; order?: string }

/** Movements of the past between a member and the house, written all at once. */
export function openBook(random: Random) {
  const rows: InferInsertModel<typeof transactions>[] = []
  const sides: InferInsertModel<typeof entries>[] = []
  return {
    /** Notes `amount` (satang or points) for the member; below zero where it is taken. */
    note: ({ kind, member, at, reference, order }: Noted, unit: Unit, amount: bigint) => {
      const uuid = random.uuid()
      const isCredit = unit === 'credit'
      const own = isCredit ? ledger.creditOf(member) : ledger.pointsOf(member)
      const house = isCredit ? ledger.bonus : ledger.loyalty
      rows.push({ uuid, kind, memberUuid: member, reference, order: order ?? null, createdAt: at })
      for (const [accountId, share] of [
        [own, amount],
        [house, -amount],
      ] as const) {
        sides.push({ transactionUuid: uuid, accountId, unit: ledger.unitOf(accountId), amount: share })
      }
    },
    write: async (tx: Database) => {
      if (rows.length === 0) return
      await tx.insert(transactions).values(rows)
      await tx.insert(entries).values(sides)
    },
  }
}

export type Book = ReturnType<typeof openBook>
