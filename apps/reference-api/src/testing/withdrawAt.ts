import type { Member, Services } from '../request/services.ts'
import { readSite } from '../site/settings.ts'
import { requestWithdrawal } from '../withdrawals/requestWithdrawal.ts'

/** The member asks for baht to be withdrawn. */
export const withdrawAt = ({ database, clock }: Services, member: Member, baht: number) =>
  database.transaction(async (tx) =>
    requestWithdrawal(tx, member, { baht, order: crypto.randomUUID(), site: await readSite(tx) }, clock()),
  )
