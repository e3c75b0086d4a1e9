import type { Database } from '../../database/database.ts'
import { toBaht } from '../../values/satang.ts'
import { Refusal } from '../../http/refusals.ts'
import { apiTime } from '../../values/bangkok.ts'
import { allowanceIn, type Allowance, type Kind } from './limits.ts'
import { refuseOnBreak } from './breaks.ts'
import { t } from './words.ts'

const codes = {
  DEPOSIT: 422_601,
  LOSS: 422_602,
  STAKE: 422_603,
} as const satisfies Record<Kind, number>

function limitRefusal(room: Allowance): Refusal {
  const { kind, period, end } = room
  const [limit, left] = [toBaht(room.amount), toBaht(room.left)]
  const values = { kind: t.kind[kind], period: t.period[period], amount: limit, left, end }
  const message = left === 0 ? t.reached(values) : t.tooMuch(values)
  const data = { period, limit, left, endsAt: apiTime(end) }
  return new Refusal(codes[kind], { message, data })
}

/**
 * Returns the deposit limit that leaves the least; undefined without limits. Throws a refusal if the member is
 * on a break, or if the limit leaves less than `amount` (satang).
 */
export async function depositAllowance(
  tx: Database,
  memberUuid: string,
  amount: bigint,
  now: Date,
): Promise<Allowance | undefined> {
  await refuseOnBreak(tx, memberUuid, now)
  const [least] = await allowanceIn(tx, memberUuid, ['DEPOSIT'], now)
  if (least && least.left < amount) throw limitRefusal(least)
  return least
}

/**
 * Returns the amount (satang) that may still be lost or staked, whichever is less. Undefined without limits.
 * Throws a refusal if that is zero or the member is on a break.
 */
export async function playAllowance(
  tx: Database,
  memberUuid: string,
  now: Date,
): Promise<bigint | undefined> {
  await refuseOnBreak(tx, memberUuid, now)
  const [least] = await allowanceIn(tx, memberUuid, ['LOSS', 'STAKE'], now)
  if (least?.left === 0n) throw limitRefusal(least)
  return least?.left
}
