import type { Random } from '../../catalogue/names.ts'
import { type Database, ledger } from '@member/api/importing'

type Unit = 'credit' | 'points'
type Noted = { kind: ledger.Posting['kind']; member: string; at: Date; reference: string; order?: string }

export function openBook(random: Random) {
  const postings: ledger.Posting[] = []
  return {
    /** Adds a posting of `amount` (satang or points) for the member; a negative amount is debited. */
    note: (noted: Noted, unit: Unit, amount: bigint) => {
      const isCredit = unit === 'credit'
      const own = isCredit ? ledger.creditOf(noted.member) : ledger.pointsOf(noted.member)
      const house = isCredit ? ledger.bonus : ledger.loyalty
      postings.push({
        uuid: random.uuid(),
        ...noted,
        entries: [
          { account: own, amount },
          { account: house, amount: -amount },
        ],
      })
    },
    write: (tx: Database) => ledger.post(tx, ...postings),
  }
}

export type Book = ReturnType<typeof openBook>
