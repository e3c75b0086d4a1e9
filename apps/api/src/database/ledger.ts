import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { preparedSql } from './prepared.ts'
import { accounts, entries, transactions } from './schema.ts'

/** A change of one account: satang, or points for a points account. A zero amount is skipped. */
export type Entry = { account: AccountId; amount: bigint }

export type AccountId =
  | `member:${string}:${'credit' | 'kept' | 'reserved' | 'points' | 'affiliate'}`
  | `member:${string}:game:${string}`
  | `house:${HouseAccount}`
type HouseAccount = 'bank' | 'bonus' | 'games' | 'loyalty' | 'affiliate' | 'refund' | 'adjustment'

export type Posting = {
  /** Id of the posting; generated if omitted. */
  uuid?: string
  kind:
    | 'deposit'
    /** Money unlocked for play. */
    | 'deposit-released'
    | 'bonus'
    /** A bonus with its winnings, forfeited (`bonus-given-up`) or restored (`bonus-given-back`). */
    | 'bonus-given-up'
    | 'bonus-given-back'
    | 'withdraw'
    | 'withdraw-paid'
    | 'withdraw-rejected'
    | 'points'
    | 'game-open'
    | 'game-return'
    /** Difference between the provider's payout and the sum of the rounds. */
    | 'game-difference'
    | 'stake'
    | 'stake-home'
    | 'bet'
    | 'win'
    | 'commission'
    | 'commission-paid'
    | 'loss-refund'
    /** `prize`: the prize of a draw. `play`: points paid for a turn. */
    | 'prize'
    | 'play'
    | 'check-in'
    /**
     * `reward`: points paid for a reward. `reward-credit`: credit that is the reward. `reward-returned`:
     * refunded points.
     */
    | 'reward'
    | 'reward-credit'
    | 'reward-returned'
    | 'gift'
    | 'adjustment'
    | 'closing'
  entries: Entry[]
  member?: string
  /** Idempotency key of the member's command, if one caused the posting. */
  order?: string
  /** Id of what the posting belongs to, such as a deposit, withdrawal, launch or round. */
  reference?: string
  at?: Date
}

export const creditOf = (member: string): AccountId => `member:${member}:credit`
/** Account of locked money, which can be withdrawn but not moved into a game. */
export const lockedOf = (member: string): AccountId => `member:${member}:kept`
export const reservedOf = (member: string): AccountId => `member:${member}:reserved`
export const pointsOf = (member: string): AccountId => `member:${member}:points`
/** Account of commissions on the stakes of invited members, until the commissions are paid out. */
export const affiliateOf = (member: string): AccountId => `member:${member}:affiliate`
export const gameOf = (member: string, launch: string): AccountId => `member:${member}:game:${launch}`
/** Account of the operator's money at its bank; negative by the amount that the bank should hold. */
export const bank: AccountId = 'house:bank'
export const bonus: AccountId = 'house:bonus'
/** Account of all members' losses at play, minus their winnings. */
export const games: AccountId = 'house:games'
export const loyalty: AccountId = 'house:loyalty'
export const affiliate: AccountId = 'house:affiliate'
export const refund: AccountId = 'house:refund'
export const adjustment: AccountId = 'house:adjustment'

const unitOf = (account: AccountId) =>
  account.endsWith(':points') || account === loyalty ? ('PNT' as const) : ('THB' as const)

/** Creates the accounts of new members, except that of locked money. */
export async function openAccounts(tx: Database, members: string[]) {
  await tx.insert(accounts).values(
    members.flatMap((memberUuid) => [
      { id: creditOf(memberUuid), memberUuid, kind: 'credit' as const, unit: 'THB' as const },
      { id: reservedOf(memberUuid), memberUuid, kind: 'reserved' as const, unit: 'THB' as const },
      { id: pointsOf(memberUuid), memberUuid, kind: 'points' as const, unit: 'PNT' as const },
      { id: affiliateOf(memberUuid), memberUuid, kind: 'affiliate' as const, unit: 'THB' as const },
    ]),
  )
}

export const openGameAccount = (tx: Database, memberUuid: string, launch: string) =>
  openOnce(tx, { id: gameOf(memberUuid, launch), memberUuid, kind: 'game' })

export const openLockedAccount = (tx: Database, memberUuid: string) =>
  openOnce(tx, { id: lockedOf(memberUuid), memberUuid, kind: 'kept' })

async function openOnce(
  tx: Database,
  account: Pick<typeof accounts.$inferInsert, 'id' | 'memberUuid' | 'kind'>,
) {
  await tx
    .insert(accounts)
    .values({ ...account, unit: 'THB' })
    .onConflictDoNothing()
}

/** Statement that writes any number of postings at once. */
const written = preparedSql(
  'ledger_post',
  ['moved', 'sides'],
  ({ moved, sides }) => sql`
    with made as (
      insert into ${transactions} (uuid, kind, member_uuid, order_key, reference, created_at)
      select uuid, kind, member_uuid, order_key, reference, coalesce(created_at, now())
      from jsonb_to_recordset(${moved}::jsonb) as moved
        (uuid uuid, kind text, member_uuid uuid, order_key uuid, reference uuid, created_at timestamptz)
    )
    insert into ${entries} (transaction_uuid, account_id, unit, amount)
    select transaction_uuid, account_id, unit, amount
    from jsonb_to_recordset(${sides}::jsonb) as side
      (transaction_uuid uuid, account_id text, unit text, amount bigint)
    order by account_id collate "C" desc`,
)

/**
 * Writes postings. The database refuses sums other than zero, and negative balances of members. Call this once
 * per transaction, with all postings, after all other locks (see `lockMember`).
 */
export async function post(tx: Database, ...postings: Posting[]) {
  if (postings.length === 0) return
  const made = postings.map((posting) => ({ uuid: posting.uuid ?? crypto.randomUUID(), posting }))
  const moved = made.map(({ uuid, posting: { kind, member, order, reference, at } }) => ({
    uuid,
    kind,
    member_uuid: member,
    order_key: order,
    reference,
    created_at: at,
  }))
  const sides = made.flatMap(({ uuid, posting }) =>
    posting.entries
      .filter(({ amount }) => amount !== 0n)
      .map(({ account, amount }) => ({
        transaction_uuid: uuid,
        account_id: account,
        unit: unitOf(account),
        amount: String(amount),
      })),
  )
  await written(tx, { moved: JSON.stringify(moved), sides: JSON.stringify(sides) })
}
