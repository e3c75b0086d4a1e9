import { and, eq, gte, sql } from 'drizzle-orm'
import { creditAdjustments, staffRaises, staff } from '../database/schema.ts'
import { toBaht, toSatang } from '../values/satang.ts'
import { readSite } from '../domain/settings/settings.ts'
import { dateOf, startOfDay } from '../values/bangkok.ts'
import { record, type OperationContext } from '../domain/audit/operation.ts'
import { OperationRefused } from '../domain/audit/refused.ts'
import { th } from '../domain/audit/th.ts'

/** Result of an operation that now waits for a second person's approval. */
export type PendingApproval = { waiting: true }
export const pendingApproval: PendingApproval = { waiting: true }

type Row = typeof staffRaises.$inferSelect
export type ValueDecision = Pick<Row, 'operation' | 'subject' | 'memberUuid'> & {
  /** Value for the member, in satang. */
  amount: bigint
  input: object
}

/** Makes one person's decisions run one after another, so that two do not read the same sum. */
export const lockApprovals = async ({ tx, by, askedBy }: OperationContext) =>
  askedBy === undefined &&
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`adjust:${by.name}`}, 0))`)

/**
 * Returns true if the person may still give this amount (satang) today without a second person. Gifts, slips,
 * rewards and corrections count together.
 */
export async function isWithinDailyLimit(doing: OperationContext, amount: bigint): Promise<boolean> {
  const { adjustAlone, adjustAloneHeld } = await readSite(doing.tx)
  const isHeld = adjustAloneHeld?.day === dateOf(doing.now)
  const limit = isHeld ? Math.min(adjustAlone, adjustAloneHeld.amount) : adjustAlone
  return (await decidedAlone(doing)) + amount <= toSatang(limit)
}

async function decidedAlone({ tx, by, now }: OperationContext) {
  const sumOf = async (table: typeof creditAdjustments | typeof staffRaises) => {
    const [found] = await tx
      .select({ sum: sql`coalesce(sum(abs(${table.amount})), 0)`.mapWith(BigInt) })
      .from(table)
      .where(
        and(
          eq(table.askedBy, by.name),
          eq(table.decidedBy, by.name),
          eq(table.status, 'DONE'),
          gte(table.askedAt, startOfDay(now)),
        ),
      )
    return found?.sum ?? 0n
  }
  return (await sumOf(creditAdjustments)) + (await sumOf(staffRaises))
}

/**
 * Counts the value of a decision; call this before the first change. Returns `waiting` above the staff member's
 * daily limit: the caller must then change nothing.
 */
export async function requireApproval(
  doing: OperationContext,
  { operation, subject, memberUuid, amount, input }: ValueDecision,
) {
  const { tx, by, now } = doing
  // A second person's decision is not counted again.
  if (doing.askedBy !== undefined || amount <= 0n) return undefined
  const isAlone = await isWithinDailyLimit(doing, amount)
  const decided = { decidedBy: by.name, decidedAt: now }
  if (isAlone) {
    const isSame = and(eq(staffRaises.operation, operation), eq(staffRaises.subject, subject))
    await tx
      .update(staffRaises)
      .set({ status: 'REFUSED', ...decided })
      .where(and(isSame, eq(staffRaises.status, 'WAITING')))
  }
  const [row] = await tx
    .insert(staffRaises)
    .values({
      operation,
      subject,
      memberUuid,
      amount,
      input,
      status: isAlone ? 'DONE' : 'WAITING',
      askedBy: by.name,
      askedAt: now,
      ...(isAlone && decided),
    })
    .onConflictDoNothing()
    .returning({ uuid: staffRaises.uuid })
  if (!row) throw new OperationRefused(th.waitsAlready)
  if (isAlone) return undefined
  const detail = { operation, amount: toBaht(amount) }
  await record(doing, { act: 'RAISE_ASKED', member: memberUuid, subject, detail })
  return pendingApproval
}

const newForMs = 2 * 86_400_000

/**
 * Throws an OperationRefused if the approving person is, or may be, the one who made the request. This is the
 * case for the same name, an account younger than two days, and an unconfirmed account that either created for
 * the other.
 */
export async function refuseSamePerson({ tx, by, now }: OperationContext, askedBy: string) {
  if (by.kind !== 'STAFF') return
  if (by.name === askedBy) throw new OperationRefused(th.secondPerson)
  const accounts = new Map((await tx.select().from(staff)).map((one) => [one.username, one]))
  /** Returns an account, its creator and so on, up to the first confirmed account; may be circular. */
  const answersFor = (name: string, known = new Set<string>()): Set<string> => {
    if (known.has(name)) return known
    known.add(name)
    const account = accounts.get(name)
    return account?.createdBy && !account.confirmedBy ? answersFor(account.createdBy, known) : known
  }
  const own = accounts.get(by.name)
  if (own && !own.confirmedBy && now.getTime() - own.createdAt.getTime() < newForMs)
    throw new OperationRefused(th.newApprover)
  const askers = answersFor(askedBy)
  if ([...answersFor(by.name)].some((name) => askers.has(name))) throw new OperationRefused(th.sameMaker)
}
