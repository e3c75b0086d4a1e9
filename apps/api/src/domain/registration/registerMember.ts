import { randomInt } from 'node:crypto'
import type { RegisterRequest } from '@member/api-client'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { openAccounts } from '../../database/ledger.ts'
import { members } from '../../database/schema.ts'
import { violates } from '../../database/failures.ts'
import { Refusal } from '../../http/refusals.ts'
import type { Member } from '../../services/services.ts'

export type Known = {
  name: string
  passwordHash: string
  birthDate: string | null
  phoneProvenAt: Date | null
}

export async function registerMember(
  tx: Database,
  input: RegisterRequest,
  { name, passwordHash, birthDate, phoneProvenAt }: Known,
  now: Date,
): Promise<Member> {
  const inviter = input.afCode && (await findInviter(tx, input.afCode))
  try {
    const [member] = await tx
      .insert(members)
      .values({
        username: input.username?.toLowerCase() ?? `m${digits(9)}`,
        phone: input.phone,
        name,
        passwordHash,
        bankName: input.bankName,
        bankId: input.bankId,
        accountName: name,
        afCode: code(8),
        invitedBy: inviter ? inviter.uuid : null,
        team: input.team ?? null,
        marketing: input.marketing ?? null,
        consentVersion: input.consent.version,
        consentTerms: input.consent.terms,
        consentPrivacy: input.consent.privacy,
        consentMarketing: input.consent.marketing,
        consentAt: now,
        ageConfirmedAt: now,
        birthDate,
        phoneProvenAt,
        createdAt: now,
      })
      .returning()
    await openAccounts(tx, [member!.uuid])
    return member!
  } catch (fault) {
    throw asRefusal(fault)
  }
}

export async function findInviter(tx: Database, afCode: string) {
  const [inviter] = await tx
    .select({ uuid: members.uuid, afCode: members.afCode, name: members.name })
    .from(members)
    .where(eq(members.afCode, afCode.toLowerCase()))
  return inviter
}

/** Converts a violated unique index to a refusal; returns any other error unchanged. */
function asRefusal(fault: unknown): unknown {
  if (violates(fault, 'members_phone')) return new Refusal(409_301, { field: 'phone' })
  if (violates(fault, 'members_bank')) return new Refusal(409_302, { field: 'bankId' })
  if (violates(fault, 'members_username')) return new Refusal(409_303, { field: 'username' })
  return fault
}

const digits = (length: number) => Array.from({ length }, () => randomInt(10)).join('')

/** Letters and digits of a code, without those that are easily confused. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const code = (length: number) => Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
