import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { accounts, entries, transactions } from './schema.ts'

/** One side of a movement: satang, or points where the account is one of points. */
export type Entry = { account: AccountId; amount: bigint }

export type AccountId =
  | `member:${string}:${'credit' | 'reserved' | 'points' | 'affiliate'}`
  | `member:${string}:game:${string}`
  | `house:${HouseAccount}`
type HouseAccount = 'bank' | 'bonus' | 'games' | 'loyalty' | 'affiliate' | 'refund'

export type Posting = {
  /** Its id, where it was made before. */
  uuid?: string
  kind:
    | 'deposit'
    | 'bonus'
    | 'withdraw'
    | 'withdraw-paid'
    | 'withdraw-rejected'
    | 'points'
    /** The credit goes into a launch of a game, and home again. */
    | 'game-open'
    | 'game-return'
    /** What the provider gave back beyond, or short of, what the rounds say. */
    | 'game-difference'
    | 'bet'
    | 'win'
    | 'commission'
    | 'commission-paid'
    | 'loss-refund'
    /** What a draw gave, and the points a bought turn cost. */
    | 'prize'
    | 'play'
    | 'check-in'
    /** Points for a reward, the credit it may be, and the points given back. */
    | 'reward'
    | 'reward-credit'
    | 'reward-returned'
    /** Points from the operator's desk. */
    | 'gift'
  entries: Entry[]
  member?: string
  /** The key of the member's order, where one made it. */
  order?: string
  /** The deposit, withdrawal, launch or round it belongs to. */
  reference?: string
  at?: Date
}

export const creditOf = (member: string): AccountId => `member:${member}:credit`
/** Held for an open withdrawal. */
export const reservedOf = (member: string): AccountId => `member:${member}:reserved`
export const pointsOf = (member: string): AccountId => `member:${member}:points`
/** What was earned by inviting and is not paid out yet. */
export const affiliateOf = (member: string): AccountId => `member:${member}:affiliate`
/** What is out in one launch of a game. */
export const gameOf = (member: string, launch: string): AccountId => `member:${member}:game:${launch}`
/** What the house holds at its bank; below zero by what it owes. */
export const bank: AccountId = 'house:bank'
export const bonus: AccountId = 'house:bonus'
/** What members lost at play, less what they won. */
export const games: AccountId = 'house:games'
export const loyalty: AccountId = 'house:loyalty'
/** What invitations have cost. */
export const affiliate: AccountId = 'house:affiliate'
/** What was given back of losses. */
export const refund: AccountId = 'house:refund'

/** What an account is counted in. */
const unitOf = (account: AccountId) =>
  account.endsWith(':points') || account === loyalty ? ('PNT' as const) : ('THB' as const)

/** Opens a new member's four accounts. */
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
export async function openGameAccount(tx: Database, memberUuid: string, launch: string) {
  await tx
    .insert(accounts)
    .values({ id: gameOf(memberUuid, launch), memberUuid, kind: 'game', unit: 'THB' })
    .onConflictDoNothing()
}

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
    posting.entries.map(({ account, amount }) => ({
      transaction_uuid: uuid,
      account_id: account,
      unit: unitOf(account),
      amount: String(amount),
    })),
  )
  // One statement, the same for any number of movements: a round trip less while the rows are held.
  await tx.execute(sql`
    with made as (
      insert into ${transactions} (uuid, kind, member_uuid, order_key, reference, created_at)
      select uuid, kind, member_uuid, order_key, reference, coalesce(created_at, now())
      from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as moved
        (uuid uuid, kind text, member_uuid uuid, order_key uuid, reference uuid, created_at timestamptz)
    )
    insert into ${entries} (transaction_uuid, account_id, unit, amount)
    select transaction_uuid, account_id, unit, amount
    from jsonb_to_recordset(${JSON.stringify(sides)}::jsonb) as side
      (transaction_uuid uuid, account_id text, unit text, amount bigint)
    order by account_id collate "C" desc`)
}
