import { identityQuery, queryAtom } from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import { useAtomValue } from 'jotai'

// A separate atom, so that the home does not load the code that sends documents.
const identityAtom = queryAtom((get) => ({
  ...identityQuery(),
  enabled: get(featureAtom('identity')) === true,
}))

/** Returns true if the member must send documents: requested, or sent and rejected. */
export const useAreDocumentsAsked = (): boolean => {
  const status = useAtomValue(identityAtom).data?.status
  return status === 'ASKED' || status === 'REFUSED'
}
