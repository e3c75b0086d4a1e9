import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Bank, BankAccount, FeedLine } from '@member/api/adapter'
import { simTransfers } from '../partnerTables.ts'
import { holderOf, type AccountDetails } from './accounts.ts'
import { readSwitches } from './switches.ts'
import { asReported, findTransfer, type SimTransfer } from './transfers.ts'

const down = { kind: 'down', retryAfterSec: 900 } as const

const asLine = (transfer: SimTransfer): FeedLine => ({
  id: transfer.uuid,
  account: { bankName: transfer.toBankName, bankId: transfer.toBankId },
  amount: transfer.amount,
  at: transfer.at,
  senderDigits: transfer.fromBankId.slice(-4),
  ...(transfer.feedHasReference && {
    reference: { sendingBank: transfer.sendingBank, transRef: transfer.transRef },
  }),
})

export const simulatedBank = (given: AccountDetails): Bank => {
  const { database, clock, payInAccounts } = given
  return {
    async accountName(account) {
      if ((await readSwitches(database)).down) return down
      const name = await holderOf(given, account)
      return name ? { kind: 'found', name } : { kind: 'not-found' }
    },

    async transfer(reference) {
      const switches = await readSwitches(database)
      if (switches.down) return down
      const found = await findTransfer(database, reference)
      if (!found) return { kind: 'not-found' }
      const waitMs = found.knownAt.getTime() - clock().getTime()
      if (switches.slowMinutes > 0 && waitMs > 0) {
        return { kind: 'not-yet', bankName: found.fromBankName, retryAfterSec: Math.ceil(waitMs / 1000) }
      }
      return { kind: 'found', transfer: asReported(found) }
    },

    async feed(after) {
      const switches = await readSwitches(database)
      if (switches.down) return down
      if (switches.feed === 'off') return { kind: 'none' }
      const minutes = Math.ceil(switches.slowMinutes) + 1
      if (switches.feed === 'held') return { kind: 'lines', lines: [], minutes }
      const [last] = after
        ? await database.select().from(simTransfers).where(eq(simTransfers.uuid, after))
        : []
      const ours = await payInAccounts()
      const rows = await database
        .select()
        .from(simTransfers)
        .where(
          and(
            or(sql`false`, ...ours.map(isTo)),
            eq(simTransfers.inFeed, true),
            isNull(simTransfers.fedAt),
            last && isBehind(last),
          ),
        )
        .orderBy(asc(simTransfers.at), asc(simTransfers.uuid))
        .limit(100)
      return { kind: 'lines', lines: rows.map(asLine), minutes }
    },

    async taken(ids) {
      if (ids.length === 0) return
      const isOne = inArray(simTransfers.uuid, ids)
      await database.transaction(async (tx) => {
        // Ordered, so that two servers cannot deadlock on the same lines.
        await tx
          .select({ uuid: simTransfers.uuid })
          .from(simTransfers)
          .where(isOne)
          .orderBy(asc(simTransfers.uuid))
          .for('update')
        await tx.update(simTransfers).set({ fedAt: clock() }).where(isOne)
      })
    },
  }
}

const isTo = ({ bankName, bankId }: BankAccount) =>
  and(eq(simTransfers.toBankName, bankName), eq(simTransfers.toBankId, bankId))

const isBehind = ({ at, uuid }: SimTransfer) =>
  or(gt(simTransfers.at, at), and(eq(simTransfers.at, at), gt(simTransfers.uuid, uuid)))
