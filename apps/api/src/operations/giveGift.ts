import { eq } from 'drizzle-orm'
import * as ledger from '../database/ledger.ts'
import { members } from '../database/schema.ts'
import { violates } from '../database/failures.ts'
import { addPlays } from '../domain/gameEvents/plays.ts'
import { lockMember } from '../http/lockMember.ts'
import { breakOf } from '../domain/protection/breaks.ts'
import { uuidOf } from '../http/uuidOf.ts'
import { readSite } from '../domain/settings/settings.ts'
import { record, type OperationContext } from '../domain/audit/operation.ts'
import { lockApprovals, requireApproval, type PendingApproval } from './secondApproval.ts'
import { OperationRefused, settledAlready } from '../domain/audit/refused.ts'
import { th } from '../domain/audit/th.ts'
import { valueOfPlays, valueOfPoints } from './monetaryValue.ts'

export type Gift = {
  username: string
  /** `POINTS`, or the id of the event whose plays are given. */
  what: string
  count: number
  key: string
}

export async function giveGift(
  doing: OperationContext,
  { username, what, count, key }: Gift,
): Promise<PendingApproval | undefined> {
  const { tx, now } = doing
  await lockApprovals(doing)
  const [found] = await tx.select({ uuid: members.uuid }).from(members).where(eq(members.username, username))
  if (!found) throw new OperationRefused(th.noMember(username))
  const { uuid } = await lockMember(tx, found.uuid)
  if (await breakOf(tx, uuid, now)) throw new OperationRefused(th.away)
  const most = what === 'POINTS' ? 1_000_000 : 100
  if (!Number.isInteger(count) || count < 1 || count > most) throw new OperationRefused(th.count(1, most))
  const reference = uuidOf(key)
  const site = await readSite(tx)
  const amount =
    what === 'POINTS' ? valueOfPoints(count, site) : await valueOfPlays(tx, uuidOf(what), count, site)
  const input = { username, what, count, key: reference }
  const raised = { operation: 'giveGift' as const, subject: reference, memberUuid: uuid }
  const waits = await requireApproval(doing, { ...raised, amount, input })
  if (waits) return waits
  if (what === 'POINTS') await givePoints(doing, uuid, reference, count)
  else await givePlays(doing, { member: uuid, event: uuidOf(what), key: reference, count })
  await record(doing, { act: 'GIFT_GIVEN', member: uuid, subject: reference, detail: { what, count } })
  return undefined
}

async function givePoints({ tx, now }: OperationContext, member: string, key: string, points: number) {
  const entries = [
    { account: ledger.pointsOf(member), amount: BigInt(points) },
    { account: ledger.loyalty, amount: -BigInt(points) },
  ]
  try {
    await tx.transaction((savepoint) =>
      ledger.post(savepoint, { kind: 'gift', member, reference: key, at: now, entries }),
    )
  } catch (fault) {
    throw violates(fault, 'ledger_transactions_given_once') ? settledAlready() : fault
  }
}

type Plays = { member: string; event: string; key: string; count: number }

async function givePlays({ tx, now }: OperationContext, { member, event, key, count }: Plays) {
  const added = await addPlays(tx, member, event, { source: 'DESK', reference: key }, count, now)
  if (added < count) throw new OperationRefused(th.tooManyPlays)
}
