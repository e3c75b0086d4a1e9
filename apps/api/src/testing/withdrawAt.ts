import type { Member, Services } from '../services/services.ts'
import { readSite } from '../domain/settings/settings.ts'
import { requestWithdrawal } from '../domain/withdrawals/service.ts'

export const withdrawAt = ({ database, clock }: Services, member: Member, baht: number) =>
  database.transaction(async (tx) =>
    requestWithdrawal(tx, member, { baht, order: crypto.randomUUID(), site: await readSite(tx) }, clock()),
  )
