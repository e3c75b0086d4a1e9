import type { Database } from '../database/database.ts'
import { toBaht } from '../money/satang.ts'
import { Refusal } from '../request/refusal.ts'
import { apiTime } from '../time/bangkok.ts'
import { roomIn, type Room } from './limits.ts'
import { paidWhileAway, refuseAway } from './refuseAway.ts'
import { th } from './th.ts'
import type { Kind } from './used.ts'

const codes = {
  DEPOSIT: [422_601, 'DEPOSIT_LIMIT'],
  LOSS: [422_602, 'LOSS_LIMIT'],
  STAKE: [422_603, 'STAKE_LIMIT'],
} as const satisfies Record<Kind, [number, string]>

function beyond(room: Room, more = ''): Refusal {
  const [status, code] = codes[room.kind]
  const says = room.left === 0n ? th.reached(room) : th.tooMuch(room)
  const { period, amount, left, end } = room
  const data = { period, limit: toBaht(amount), left: toBaht(left), endsAt: apiTime(end) }
  return new Refusal(status, code, more ? `${says} ${more}` : says, { data })
}

/** Who is away from play, or whose deposit limit leaves less than `amount`, is told nowhere to pay to. */
export async function refuseBeyondDeposits(tx: Database, memberUuid: string, amount: bigint, now: Date) {
  await refuseAway(tx, memberUuid, now)
  const [least] = await roomIn(tx, memberUuid, ['DEPOSIT'], now)
  if (least && least.left < amount) throw beyond(least)
}

/** The refusal of money that has left the member's bank already; undefined where they may pay in as much. */
export async function beyondDeposits(tx: Database, memberUuid: string, amount: bigint, now: Date) {
  const away = await paidWhileAway(tx, memberUuid, now)
  if (away) return away
  const [least] = await roomIn(tx, memberUuid, ['DEPOSIT'], now)
  return least && least.left < amount ? beyond(least, th.paidAlready) : undefined
}

/** What may still be lost or staked, whichever is less; undefined where neither is limited. Who may nothing, or is away, is refused. */
export async function roomToPlay(tx: Database, memberUuid: string, now: Date): Promise<bigint | undefined> {
  await refuseAway(tx, memberUuid, now)
  const [least] = await roomIn(tx, memberUuid, ['LOSS', 'STAKE'], now)
  if (least?.left === 0n) throw beyond(least)
  return least?.left
}
