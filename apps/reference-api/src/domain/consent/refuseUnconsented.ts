import type { Context } from 'hono'
import { consentNeeded } from '../../http/refusals.ts'
import type { AppEnv } from '../../services/services.ts'

/** Refuses to move money until the member has answered the current terms and privacy policy. */
export function refuseUnconsented(context: Context<AppEnv>) {
  const { consentVersion } = context.get('site')
  if (consentVersion !== null && context.get('member').consentVersion !== consentVersion)
    throw consentNeeded(consentVersion)
}
