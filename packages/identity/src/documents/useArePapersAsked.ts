import { identityQuery, queryAtom } from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import { useAtomValue } from 'jotai'

// Its own, so that a home does not carry what sends the papers.
const identityAtom = queryAtom((get) => ({
  ...identityQuery(),
  enabled: get(featureAtom('identity')) === true,
}))

/** True if documents are required: requested, or sent and rejected. */
export const useArePapersAsked = (): boolean => {
  const status = useAtomValue(identityAtom).data?.status
  return status === 'ASKED' || status === 'REFUSED'
}
