import type { Context } from 'hono'
import { consentNeeded } from '../request/refusals.ts'
import type { AppEnv } from '../request/services.ts'

/** Who has not answered to the terms and the privacy policy as they are now does so before money moves. */
export function refuseUnconsented(context: Context<AppEnv>) {
  const { consentVersion } = context.get('site')
  if (consentVersion !== null && context.get('member').consentVersion !== consentVersion)
    throw consentNeeded(consentVersion)
}
