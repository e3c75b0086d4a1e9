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
  /** A registration with the member's phone or account was attempted during an exclusion, and refused. */
  | 'REGISTRATION_REFUSED'
  | 'NAMESAKE_REGISTERED'
  /** Staff decided that the new member is another person. `NAMESAKE_EXCLUDED`: the same person. */
  | 'NAMESAKE_CLEARED'
  | 'NAMESAKE_EXCLUDED'
  /** A bank transfer above the limit, or during a break or review, was credited as locked money. */
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

export async function writeLog(tx: Database, { detail = {}, ...line }: Line) {
  await tx.insert(protectionLog).values({ ...line, detail })
}
