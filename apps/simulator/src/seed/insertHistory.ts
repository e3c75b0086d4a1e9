import type { History } from './past.ts'
import {
  accounts,
  type Database,
  deposits,
  launches,
  ledger,
  refundClaims,
  rounds,
  slipRequests,
  withdrawals,
} from '@member/api/importing'

export async function insertHistory(tx: Database, memberUuid: string, history: History) {
  for (const rows of parts(history.deposits)) await tx.insert(deposits).values(rows)
  for (const rows of parts(history.withdrawals)) await tx.insert(withdrawals).values(rows)
  for (const rows of parts(history.slipRequests)) await tx.insert(slipRequests).values(rows)
  for (const rows of parts(history.launches)) {
    await tx.insert(launches).values(rows)
    await tx.insert(accounts).values(
      rows.map(({ uuid }) => ({
        id: ledger.gameOf(memberUuid, uuid!),
        memberUuid,
        kind: 'game' as const,
        unit: 'THB' as const,
      })),
    )
  }
  for (const rows of parts(history.rounds)) await tx.insert(rounds).values(rows)
  for (const rows of parts(history.refunds)) await tx.insert(refundClaims).values(rows)
  await ledger.post(tx, ...history.postings)
}

function* parts<Row>(rows: Row[]) {
  for (let start = 0; start < rows.length; start += 2_000) yield rows.slice(start, start + 2_000)
}
