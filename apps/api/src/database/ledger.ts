import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { preparedSql } from './prepared.ts'
import { accounts, entries, transactions } from './schema.ts'

/** One side of a movement, omitted if zero: satang, or points for a points account. */
export type Entry = { account: AccountId; amount: bigint }

export type AccountId =
  | `member:${string}:${'credit' | 'kept' | 'reserved' | 'points' | 'affiliate'}`
  | `member:${string}:game:${string}`
  | `house:${HouseAccount}`
type HouseAccount = 'bank' | 'bonus' | 'games' | 'loyalty' | 'affiliate' | 'refund' | 'adjustment'

export type Posting = {
  /** Its id, where it was made before. */
  uuid?: string
  kind:
    | 'deposit'
    /** Money that was kept from play may be played with. */
    | 'deposit-released'
    | 'bonus'
    /** The member or a withdrawal gave it up, with its winnings; a withdrawal that was rejected gave it back. */
    | 'bonus-given-up'
    | 'bonus-given-back'
    | 'withdraw'
    | 'withdraw-paid'
    | 'withdraw-rejected'
    | 'points'
    /** The credit goes into a launch of a game, and home again. */
    | 'game-open'
    | 'game-return'
    /** Difference between what the provider returned and what the rounds add up to. */
    | 'game-difference'
    /** A bet of a seamless wallet moves its stake out of the credit, and what it brings back. */
    | 'stake'
    | 'stake-home'
    | 'bet'
    | 'win'
    | 'commission'
    | 'commission-paid'
    | 'loss-refund'
    /** Prize of a draw, and the points that a bought turn cost. */
    | 'prize'
    | 'play'
    | 'check-in'
    /** Points for a reward, the credit it may be, and the points given back. */
    | 'reward'
    | 'reward-credit'
    | 'reward-returned'
    /** Points from the operator's desk. */
    | 'gift'
    /** A correction of the credit by staff. */
    | 'adjustment'
    /** What was left in an account that an owner closed. */
    | 'closing'
  entries: Entry[]
  member?: string
  /** The key of the member's order, where one made it. */
  order?: string
  /** The deposit, withdrawal, launch or round it belongs to. */
  reference?: string
  at?: Date
}

export const creditOf = (member: string): AccountId => `member:${member}:credit`
/** The member's own, paid in beyond what they may play with now: it can be withdrawn, and goes into no game. */
export const keptOf = (member: string): AccountId => `member:${member}:kept`
/** Held for an open withdrawal. */
export const reservedOf = (member: string): AccountId => `member:${member}:reserved`
export const pointsOf = (member: string): AccountId => `member:${member}:points`
/** Affiliate earnings not paid out yet. */
export const affiliateOf = (member: string): AccountId => `member:${member}:affiliate`
/** Money in one launch of a game. */
export const gameOf = (member: string, launch: string): AccountId => `member:${member}:game:${launch}`
/** The operator's money at its bank; negative by what it owes. */
export const bank: AccountId = 'house:bank'
export const bonus: AccountId = 'house:bonus'
/** Members' losses at play, less their winnings. */
export const games: AccountId = 'house:games'
export const loyalty: AccountId = 'house:loyalty'
/** Cost of affiliate commissions. */
export const affiliate: AccountId = 'house:affiliate'
/** Loss refunds paid. */
export const refund: AccountId = 'house:refund'
/** Corrections of members' credit. */
export const adjustment: AccountId = 'house:adjustment'

/** Unit of an account. */
const unitOf = (account: AccountId) =>
  account.endsWith(':points') || account === loyalty ? ('PNT' as const) : ('THB' as const)

/** Opens a new member's four accounts; the one of kept money is opened when there is some. */
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

/** Opens the account of one launch. */
export const openGameAccount = (tx: Database, memberUuid: string, launch: string) =>
  openOnce(tx, { id: gameOf(memberUuid, launch), memberUuid, kind: 'game' })

export const openKeptAccount = (tx: Database, memberUuid: string) =>
  openOnce(tx, { id: keptOf(memberUuid), memberUuid, kind: 'kept' })

async function openOnce(
  tx: Database,
  account: Pick<typeof accounts.$inferInsert, 'id' | 'memberUuid' | 'kind'>,
) {
  await tx
    .insert(accounts)
    .values({ ...account, unit: 'THB' })
    .onConflictDoNothing()
}

/** One statement, the same for any number of movements: a round trip less while the rows are held. */
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
 * Writes movements; the database refuses what does not sum to zero and what takes a member below zero, and takes the
 * accounts in one order. A database transaction calls this once, with all it moves, and after its other locks: see
 * `lockMember` for their order.
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
