import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import * as ledger from '../ledger.ts'
import { members, playLimits, rounds } from '../schema.ts'
import { toSatang } from '../../values/satang.ts'
import { readSite, writeSite } from '../../domain/settings/settings.ts'
import { type HealthyHistory, limitDeposits, playRound, rules, transRef } from './healthyHistory.testing.ts'
import { payIn } from '../../testing/payIn.ts'

/** A fault for `healthyHistory`, and the violation that must be reported. */
type Planted = { finds: string; plant: (tx: Database, history: HealthyHistory) => Promise<unknown> }

const withoutTriggers = async (tx: Database, ...statements: ReturnType<typeof sql>[]) => {
  await tx.execute(sql`set local session_replication_role = replica`)
  for (const statement of statements) await tx.execute(statement)
  await tx.execute(sql`update ledger_accounts a
    set balance = coalesce((select sum(e.amount) from ledger_entries e where e.account_id = a.id), 0)`)
  await tx.execute(sql`set local session_replication_role = origin`)
}

type Again = { kind: ledger.Posting['kind']; of: string; reference?: string; from: ledger.AccountId }

/** Posts 50 baht from `from` to `to` with the kind and reference of an earlier posting. */
async function again(tx: Database, to: ledger.AccountId, { kind, of, reference, from }: Again) {
  await tx.execute(sql`drop index ledger_transactions_once, ledger_transactions_paid_once`)
  const amount = toSatang(50)
  const entries = [
    { account: to, amount },
    { account: from, amount: -amount },
  ]
  await ledger.post(tx, { kind, member: of, ...(reference && { reference }), entries })
}

export const plantedFaults: Record<string, Planted> = {
  'a commission is paid double': {
    finds: 'a commission is not its share of the stake',
    plant: async (tx, { player, open }) => {
      await writeSite(tx, { ...(await readSite(tx)), commissionRate: rules.commissionRate * 2 })
      await playRound(tx, player, open, 100, 0)
    },
  },
  'locked money may be played with after a rejection': {
    finds: 'a rejected withdrawal was not refunded to its accounts',
    plant: (tx, { saver, withdrawal }) =>
      withoutTriggers(
        tx,
        sql`update ledger_entries set account_id = ${ledger.creditOf(saver.uuid)}
          where account_id = ${ledger.lockedOf(saver.uuid)} and transaction_uuid in (
            select uuid from ledger_transactions
            where reference = ${withdrawal.uuid} and kind = 'withdraw-rejected')`,
      ),
  },
  'locked money is moved into the credit by itself': {
    finds: 'locked money was moved by something else',
    plant: (tx, { saver: { uuid } }) =>
      ledger.post(tx, {
        kind: 'adjustment',
        member: uuid,
        entries: [
          { account: ledger.lockedOf(uuid), amount: -toSatang(100) },
          { account: ledger.creditOf(uuid), amount: toSatang(100) },
        ],
      }),
  },
  'a deposit is credited without a look at the limit': {
    finds: 'more money is available for play than the deposit limit allows',
    plant: async (tx, { services, saver }) => {
      await tx.delete(playLimits)
      await payIn({ ...services, database: tx }, saver, 100)
      await limitDeposits(tx, saver.uuid)
    },
  },
  'a withdrawal is refunded twice': {
    finds: 'a withdrawal was settled differently from its status',
    plant: (tx, { saver: { uuid }, withdrawal }) =>
      again(tx, ledger.creditOf(uuid), {
        kind: 'withdraw-rejected',
        of: uuid,
        reference: withdrawal.uuid,
        from: ledger.bank,
      }),
  },
  'a slip is credited twice': {
    finds: 'a transfer was credited twice',
    plant: async (tx, { services, saver }) => {
      await tx.execute(sql`drop index deposits_transfer, deposits_transfer_once`)
      await payIn({ ...services, database: tx }, saver, 100, transRef)
    },
  },
  'a bet is settled twice': {
    finds: 'a round is not in the ledger once',
    plant: async (tx, { player, open }) => {
      await playRound(tx, player, open, 100, 50)
      const [round] = await tx.select().from(rounds).where(eq(rounds.launchUuid, open))
      const to = ledger.gameOf(player.uuid, open)
      await again(tx, to, { kind: 'win', of: player.uuid, reference: round!.uuid, from: ledger.games })
    },
  },
  'a bonus is given twice': {
    finds: 'a bonus is not in the ledger once',
    plant: (tx, { bonused: { uuid }, withBonus }) =>
      again(tx, ledger.creditOf(uuid), {
        kind: 'bonus',
        of: uuid,
        reference: withBonus.uuid,
        from: ledger.bonus,
      }),
  },
  'a bonus is given for no deposit': {
    finds: 'a bonus has no deposit',
    plant: (tx, { player: { uuid } }) =>
      again(tx, ledger.creditOf(uuid), { kind: 'bonus', of: uuid, from: ledger.bonus }),
  },
  'a bonus forgets its turnover': {
    finds: 'a bonus lost its turnover without play',
    plant: (tx, { bonused: { uuid } }) =>
      tx
        .update(members)
        .set({ turnoverLeft: 0n, bonusHeld: 0n, bonusBasis: 0n })
        .where(eq(members.uuid, uuid)),
  },
  'a refund is of a wrong day': {
    finds: 'a refund is not of the day before',
    plant: (tx) => tx.execute(sql`update refund_claims set day = day - 1`),
  },
  'a movement has one side only': {
    finds: 'a transaction does not sum to zero',
    plant: (tx, { player: { uuid } }) =>
      withoutTriggers(
        tx,
        sql`with made as (
            insert into ledger_transactions (kind, member_uuid) values ('gift', ${uuid}) returning uuid)
          insert into ledger_entries (transaction_uuid, account_id, unit, amount)
          select uuid, ${ledger.creditOf(uuid)}, 'THB', 5000 from made`,
      ),
  },
  'a cash-out is credited twice': {
    finds: 'a cash-out is not in the ledger once',
    plant: (tx, { player: { uuid }, home }) =>
      again(tx, ledger.creditOf(uuid), {
        kind: 'game-return',
        of: uuid,
        reference: home,
        from: ledger.games,
      }),
  },
}
