import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { FeedWatch, BankTransfer, FeedLine } from '../../../services/bank.ts'
import type { Database } from '../../../database/database.ts'
import { feedLines, operatorAccounts } from '../../../database/schema.ts'
import { isUnavailable } from '../../../database/failures.ts'
import { lockMember } from '../../../http/lockMember.ts'
import { describeFault } from '../../../values/describeFault.ts'
import { logOnce } from '../../../http/logOnce.ts'
import type { Services } from '../../../services/services.ts'
import { baht } from '../../../values/figures.ts'
import { creditDeposit } from '../../deposits/creditDeposit.ts'
import { th } from '../../deposits/feed/th.ts'
import {
  creditedByHand,
  ownerByLikeness,
  ownerByReference,
  type LineOwner,
  type OwnerOrDoubt,
} from './lineOwner.ts'

type Feeding = Pick<Services, 'database' | 'bank' | 'feed' | 'clock' | 'log'>

/**
 * Reads the bank's feed to its end and books its lines. Lines that are doubtful or cannot be booked wait for
 * staff; a failing line does not block the others.
 */
export async function takeFeed(feeding: Feeding): Promise<void> {
  const seen = new Set<string>()
  let after: string | undefined
  for (;;) {
    const answer = await feeding.bank.feed(after)
    feeding.feed.answered(answer, feeding.clock())
    if (answer.kind !== 'lines') return
    await takeLines(feeding, answer.lines)
    const last = answer.lines.at(-1)?.id
    // The end, or a bank that sends everything at once or again.
    if (last === undefined || seen.has(last)) return
    seen.add(last)
    after = last
  }
}

export async function takeLines(feeding: Feeding, lines: FeedLine[]): Promise<void> {
  const taken: string[] = []
  for (const line of lines) {
    try {
      if (await takeLine(feeding, line)) taken.push(line.id)
    } catch (fault) {
      logOnce(feeding.log, `take line ${line.id}`, {
        level: 'error',
        what: 'a bank line could not be received',
        line: line.id,
        fault: describeFault(fault),
      })
    }
  }
  await feeding.bank.taken(taken)
}

/**
 * Looks up a feed line's reference at the bank and books the line. Returns false if the line must be read again,
 * because the bank cannot confirm the reference yet. A line that cannot be booked is stored for staff.
 */
async function takeLine({ database, bank, feed, clock, log }: Feeding, line: FeedLine): Promise<boolean> {
  const answer = line.reference && (await bank.transfer(line.reference))
  if (answer && answer.kind !== 'found' && answer.kind !== 'not-found') return false
  const transfer = answer?.kind === 'found' ? answer.transfer : undefined
  const now = clock()
  try {
    const isNew = await database.transaction((tx) => bookLine(tx, line, transfer, now))
    if (isNew) feed.took(line, now)
  } catch (fault) {
    // A transient database error may be gone at the next reading; any other would recur.
    if (isUnavailable(fault)) throw fault
    logOnce(log, `book line ${line.id}`, {
      level: 'error',
      what: 'a bank line could not be booked',
      line: line.id,
      fault: describeFault(fault),
    })
    await database.transaction(async (tx) => {
      const row = await writeLine(tx, line, now)
      const reason = th.notBooked
      if (row) await tx.update(feedLines).set({ reason }).where(eq(feedLines.uuid, row.uuid))
    })
  }
  return true
}

/** Stores a feed line as doubtful; returns undefined if the line is already stored. */
async function writeLine(tx: Database, line: FeedLine, now: Date) {
  const [row] = await tx
    .insert(feedLines)
    .values({
      lineId: line.id,
      toBankName: line.account.bankName,
      toBankId: line.account.bankId,
      amount: line.amount,
      at: line.at,
      sendingBank: line.reference?.sendingBank ?? null,
      transRef: line.reference?.transRef ?? null,
      senderDigits: line.senderDigits,
      status: 'DOUBTFUL',
      createdAt: now,
    })
    .onConflictDoNothing({ target: feedLines.lineId })
    .returning()
  return row
}

/** Stores a feed line, and credits its owner if there is no doubt. Returns false if the line is already stored. */
async function bookLine(tx: Database, line: FeedLine, transfer: BankTransfer | undefined, now: Date) {
  const row = await writeLine(tx, line, now)
  if (!row) return false
  const owner = (await isOurs(tx, line)) ? await ownerOf(tx, line, transfer) : { doubt: th.notOurs }
  const set = 'doubt' in owner ? { reason: owner.doubt } : await creditOwner(tx, line, owner, now)
  await tx.update(feedLines).set(set).where(eq(feedLines.uuid, row.uuid))
  return true
}

async function isOurs(tx: Database, { account: { bankName, bankId } }: FeedLine): Promise<boolean> {
  const isIt = and(eq(operatorAccounts.bankName, bankName), eq(operatorAccounts.bankId, bankId))
  const [found] = await tx.select({ uuid: operatorAccounts.uuid }).from(operatorAccounts).where(isIt)
  return found !== undefined
}

/** Credits the owner of a feed line, unless staff have done so; returns the line's columns to store. */
async function creditOwner(tx: Database, line: FeedLine, { member: owner, reference }: LineOwner, now: Date) {
  const member = await lockMember(tx, owner.uuid)
  const likeness = { memberUuid: member.uuid, amount: line.amount, at: line.at }
  if (await creditedByHand(tx, { ...likeness, reference })) {
    return {
      reason: th.creditedByHand(member.username),
    }
  }
  const { sendingBank, transRef } = reference
  const { kind, deposit } = await creditDeposit(
    tx,
    member,
    {
      memberUuid: member.uuid,
      amount: line.amount,
      channel: 'AUTO',
      bankName: member.bankName,
      bankId: member.bankId,
      transfer: { sendingBank, transRef },
    },
    now,
  )
  // The slip is that of another line, so this one may be a second transfer in the same minute.
  if (kind === 'duplicate' && !line.reference && (await hasLine(tx, deposit.uuid)))
    return { reason: th.slipOfAnother }
  // Credited and received amounts differ: staff must correct the credit.
  if (kind === 'duplicate' && deposit.amount !== line.amount)
    return { depositUuid: deposit.uuid, reason: th.amountsDiffer(baht(line.amount), baht(deposit.amount)) }
  const reason = kind === 'duplicate' ? th.slipFirst : null
  return { status: 'CREDITED' as const, depositUuid: deposit.uuid, reason, sendingBank, transRef }
}

async function hasLine(tx: Database, depositUuid: string): Promise<boolean> {
  const isOfDeposit = and(eq(feedLines.depositUuid, depositUuid), eq(feedLines.status, 'CREDITED'))
  const [found] = await tx.select({ uuid: feedLines.uuid }).from(feedLines).where(isOfDeposit).limit(1)
  return found !== undefined
}

function ownerOf(
  tx: Database,
  line: FeedLine,
  transfer: BankTransfer | undefined,
): OwnerOrDoubt | Promise<OwnerOrDoubt> {
  if (!line.reference) return ownerByLikeness(tx, line)
  return transfer ? ownerByReference(tx, line, transfer) : { doubt: th.unknownReference }
}

/** Time (ms) without an answer of the feed. After this time, members are shown no arrival time. */
const silentMs = 60_000
/** Time (ms) after a late line during which the feed counts as late. */
const lateMs = 30 * 60_000
const minute = 60_000

const moment = v.pipe(
  v.union([v.string(), v.date()]),
  v.transform((at) => new Date(at)),
)
const Snapshot = v.object({
  heard: v.nullable(v.object({ at: moment, minutes: v.optional(v.number()) })),
  lateAt: v.nullable(moment),
  isDown: v.optional(v.boolean(), false),
})

/** Creates the measure of the feed's delay, from which members are shown an arrival time. */
export function feedWatch(): FeedWatch {
  let heard: { at: Date; minutes: number | undefined } | undefined
  let lateAt: Date | undefined
  let isDown = false
  return {
    answered(answer, now) {
      isDown = answer.kind === 'down'
      if (answer.kind === 'none') heard = undefined
      if (answer.kind === 'lines') heard = { at: now, minutes: answer.minutes }
    },
    took({ at }, now) {
      const limit = heard?.minutes
      const isLate = limit !== undefined && now.getTime() - at.getTime() > limit * minute
      lateAt = isLate ? now : undefined
    },
    snapshot: () => ({ heard: heard ?? null, lateAt: lateAt ?? null, isDown }),
    restore(answer) {
      const read = v.safeParse(Snapshot, answer)
      if (!read.success) return
      const { heard: at, lateAt: late } = read.output
      heard = at ? { at: at.at, minutes: at.minutes } : undefined
      lateAt = late ?? undefined
      isDown = read.output.isDown
    },
    state(now) {
      const since = (at: Date) => now.getTime() - at.getTime()
      const isSilent = !heard || since(heard.at) > silentMs
      if (isDown && isSilent) return { state: 'down' }
      if (!heard) return { state: 'off' }
      if (isSilent || (lateAt && since(lateAt) < lateMs)) return { state: 'late' }
      return { state: 'running', ...(heard.minutes !== undefined && { minutes: heard.minutes }) }
    },
  }
}
