import { and, asc, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { operatorAccounts, simTransfers } from '../../database/schema.ts'
import type { Bank, Down, FeedLine } from '../../services/bank.ts'
import { holderOf } from './accounts.ts'
import { readSwitches } from './switches.ts'
import { asTold, findTransfer } from './transfers.ts'
import type { SimTransfer } from './transfers.ts'

const down: Down = { kind: 'down', retryAfterSec: 900 }

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

/** A bank on our own tables, with the transfers sent on its page. */
export const simulatedBank = (database: Database, clock: () => Date): Bank => ({
  async accountName(account) {
    if ((await readSwitches(database)).down) return down
    const name = await holderOf(database, account)
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
    return { kind: 'found', transfer: asTold(found) }
  },

  async feed(after) {
    const switches = await readSwitches(database)
    if (switches.down) return down
    if (switches.feed === 'off') return { kind: 'none' }
    const minutes = Math.ceil(switches.slowMinutes) + 1
    if (switches.feed === 'held') return { kind: 'lines', lines: [], minutes }
    const [last] = after ? await database.select().from(simTransfers).where(eq(simTransfers.uuid, after)) : []
    const rows = await database
      .select({ transfer: simTransfers })
      .from(simTransfers)
      .innerJoin(
        operatorAccounts,
        and(
          eq(operatorAccounts.bankName, simTransfers.toBankName),
          eq(operatorAccounts.bankId, simTransfers.toBankId),
        ),
      )
      .where(and(eq(simTransfers.inFeed, true), isNull(simTransfers.fedAt), last && isBehind(last)))
      .orderBy(asc(simTransfers.at), asc(simTransfers.uuid))
      .limit(100)
    return { kind: 'lines', lines: rows.map(({ transfer }) => asLine(transfer)), minutes }
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
})

const isBehind = ({ at, uuid }: SimTransfer) =>
  or(gt(simTransfers.at, at), and(eq(simTransfers.at, at), gt(simTransfers.uuid, uuid)))
