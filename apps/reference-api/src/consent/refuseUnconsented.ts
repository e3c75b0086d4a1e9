import type { Database } from '../database/database.ts'
import { consentNeeded } from '../request/refusals.ts'
import type { Member } from '../request/services.ts'
import { readSite } from '../site/settings.ts'

/** Who has not answered to the terms and the privacy policy as they are now does so before money moves. */
export async function refuseUnconsented(database: Database, member: Member | undefined) {
  if (!member) return
  const { consentVersion } = await readSite(database)
  if (consentVersion !== null && member.consentVersion !== consentVersion) throw consentNeeded(consentVersion)
}
