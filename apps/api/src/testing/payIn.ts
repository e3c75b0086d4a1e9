import { creditDeposit } from '../domain/deposits/creditDeposit.ts'
import { lockMember } from '../http/lockMember.ts'
import { toSatang } from '../values/satang.ts'
import type { Member, Services } from '../services/services.ts'

/** Credits a deposit in baht as from the bank's feed; a repeated `transRef` is the same transfer. */
export function payIn(
  { database, clock }: Services,
  { uuid, bankName, bankId }: Member,
  baht: number,
  transRef: string = crypto.randomUUID(),
) {
  const deposit = {
    memberUuid: uuid,
    amount: toSatang(baht),
    channel: 'AUTO' as const,
    bankName,
    bankId,
    transfer: { sendingBank: '014', transRef },
  }
  return database.transaction(async (tx) => creditDeposit(tx, await lockMember(tx, uuid), deposit, clock()))
}
