import type { User } from '@member/api-client'
import { balancesOf } from '../credit/creditOf.ts'
import { addressOf } from '../address/addressOf.ts'
import type { Database } from '../../database/database.ts'
import { refreshLevel } from '../levels/levels.ts'
import { breakOf } from '../protection/breaks.ts'
import type { Member } from '../../services/services.ts'
import { readSite } from '../settings/settings.ts'
import { apiTime } from '../../values/bangkok.ts'

export async function summaryOf(tx: Database, member: Member, now: Date) {
  const level = await refreshLevel(tx, member, now)
  const { points } = await balancesOf(tx, member)
  const { uuid, name, status } = member
  return { uuid, name, level, status, user_credit: { point: Number(points), level } }
}

export async function userOf(tx: Database, member: Member, now: Date): Promise<User> {
  const { promotion } = await readSite(tx)
  return {
    ...(await summaryOf(tx, member, now)),
    phone: member.phone,
    user_pass: { username: member.username },
    user_bank: {
      uuid: member.bankUuid,
      bankId: member.bankId,
      bankName: member.bankName,
      accountName: member.accountName,
    },
    user_address: await addressOf(tx, member.uuid),
    setting: (await breakOf(tx, member.uuid, now)) ? null : promotion,
    lastLoginAt: member.lastLoginAt && apiTime(member.lastLoginAt),
    createdAt: apiTime(member.createdAt),
  }
}
