import { openAccounts } from '../database/ledger.ts'
import { members } from '../database/schema.ts'
import type { Member, Services } from '../services/services.ts'
import { hashPassword } from '../secrets/password.ts'

export const password = 'a-good-password'
let count = 0

export async function newMember(
  { database, clock, passwordCost }: Services,
  change: Partial<typeof members.$inferInsert> = {},
): Promise<Member> {
  count += 1
  const number = String(count).padStart(6, '0')
  const now = clock()
  return database.transaction(async (tx) => {
    const [member] = await tx
      .insert(members)
      .values({
        username: `member${number}`,
        phone: `0812${number}`,
        name: 'สมหญิง รักเรียน',
        passwordHash: await hashPassword(password, passwordCost),
        bankName: 'SCB',
        // Unique in the digits that slips and feeds show.
        bankId: `40${number.slice(-4).repeat(2)}`,
        // Unique names, so that excluded members match no other.
        accountName: `สมหญิง รักเรียน${number}`,
        afCode: `code${number}`,
        consentVersion: '1',
        consentTerms: true,
        consentPrivacy: true,
        consentMarketing: false,
        consentAt: now,
        ageConfirmedAt: now,
        createdAt: now,
        ...change,
      })
      .returning()
    await openAccounts(tx, [member!.uuid])
    return member!
  })
}
