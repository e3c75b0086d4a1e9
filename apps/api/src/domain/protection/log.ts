import type { Database } from '../../database/database.ts'
import { protectionLog } from '../../database/schema.ts'

type Act =
  | 'LIMIT_SET'
  | 'LIMIT_RAISE_ASKED'
  | 'LIMIT_RAISED'
  | 'LIMIT_RAISE_TAKEN_BACK'
  | 'LIMITS_DECLINED'
  | 'BREAK_TAKEN'
  | 'SELF_EXCLUDED'
  | 'RETURN_ASKED'
  /** Somebody with their phone, account or name tried to register anew. */
  | 'REGISTRATION_REFUSED'
  /** They bear the name of somebody who is excluded. */
  | 'NAMESAKE_REGISTERED'
  /** The desk took them for another person, or for the same. */
  | 'NAMESAKE_CLEARED'
  | 'NAMESAKE_EXCLUDED'
  /** Money came by the bank beyond the limit, during a break or a review, and is kept from play. */
  | 'DEPOSIT_BEYOND_LIMIT'
  | 'REALITY_CHECK_SET'
  | 'REALITY_CHECK_ANSWERED'
  | 'CONSENT_GIVEN'
  | 'MARKETING_CONSENT'
  | 'IDENTITY_ASKED'
  | 'IDENTITY_SENT'
  | 'IDENTITY_SEEN'
  | 'IDENTITY_ACCEPTED'
  | 'IDENTITY_REFUSED'
  | 'IDENTITY_SWEPT'

type Line = { memberUuid: string; act: Act; by: 'MEMBER' | 'DESK' | 'SERVER'; detail?: object; at: Date }

/** Writes down who did what to protect a member; nothing in it is ever changed. */
export async function writeLog(tx: Database, { detail = {}, ...line }: Line) {
  await tx.insert(protectionLog).values({ ...line, detail })
}
