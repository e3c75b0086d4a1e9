import { identityQuery } from './endpoints/identity.ts'
import { queryAtom } from './queryAtom.ts'
import { featureAtom } from './setting.ts'

/** The verification of the member's identity, from servers that have it. */
export const identityAtom = queryAtom((get) => ({
  ...identityQuery(),
  enabled: get(featureAtom('identity')) === true,
  refetchOnWindowFocus: 'always' as const,
}))
