import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { feedLines } from '../../database/schema.ts'
import { creditDeposit } from '../../deposits/creditDeposit.ts'
import { lockMember } from '../../members/lockMember.ts'
import type { Services } from '../../request/services.ts'
import { creditedByHand } from '../../slips/creditedByHand.ts'
import type { BankTransfer, FeedLine } from '../bank.ts'
import { ownerByLikeness, ownerByReference } from './ownerOf.ts'
import type { Found, Owner } from './ownerOf.ts'

type Feeding = Pick<Services, 'database' | 'bank' | 'clock'>

/** Reads what the bank's feed has to tell and credits it; lines nobody can be sure of wait at the desk. */
export async function takeFeed({ database, bank, clock }: Feeding): Promise<void> {
  const answer = await bank.feed()
  if (answer.kind === 'down') return
  const taken: string[] = []
  for (const line of answer.lines) {
    const told = line.reference && (await bank.transfer(line.reference))
    // The bank will vouch for it later; the line is told again until it is taken.
    if (told && told.kind !== 'found' && told.kind !== 'not-found') continue
    await database.transaction((tx) =>
      bookLine(tx, line, told?.kind === 'found' ? told.transfer : undefined, clock()),
    )
    taken.push(line.id)
  }
  await bank.taken(taken)
}

async function bookLine(tx: Database, line: FeedLine, transfer: BankTransfer | undefined, now: Date) {
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
    })
    .onConflictDoNothing({ target: feedLines.lineId })
    .returning()
  if (!row) return
  const owner = await ownerOf(tx, line, transfer)
  const set = 'doubt' in owner ? { reason: owner.doubt } : await creditOwner(tx, line, owner, now)
  await tx.update(feedLines).set(set).where(eq(feedLines.uuid, row.uuid))
}

/** Credits a line's owner, and answers what is written of the line. */
async function creditOwner(tx: Database, line: FeedLine, { member, reference }: Found, now: Date) {
  await lockMember(tx, member.uuid)
  const likeness = { memberUuid: member.uuid, amount: line.amount, at: line.at }
  if (await creditedByHand(tx, { ...likeness, reference })) {
    return {
      reason: `The desk credited ${member.username} for this amount and time: is it the same transfer?`,
    }
  }
  const { sendingBank, transRef } = reference
  const { kind, deposit } = await creditDeposit(
    tx,
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
  const reason = kind === 'duplicate' ? 'A slip had brought it already' : null
  return { status: 'CREDITED' as const, depositUuid: deposit.uuid, reason, sendingBank, transRef }
}

function ownerOf(tx: Database, line: FeedLine, transfer: BankTransfer | undefined): Owner | Promise<Owner> {
  if (!line.reference) return ownerByLikeness(tx, line)
  return transfer ? ownerByReference(tx, line, transfer) : { doubt: 'The bank does not know its reference' }
}
