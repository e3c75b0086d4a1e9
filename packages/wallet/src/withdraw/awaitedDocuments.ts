import { identityQuery, queryAtom } from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import { atom } from 'jotai'

const identityAtom = queryAtom((get) => ({
  ...identityQuery(),
  enabled: get(featureAtom('identity')) === true,
  refetchOnWindowFocus: 'always' as const,
}))

/** Status of documents that are requested, in review or refused; undefined in any other status. */
export const awaitedDocumentsAtom = atom((get) => {
  const status = get(identityAtom).data?.status
  return status === 'ASKED' || status === 'PENDING' || status === 'REFUSED' ? status : undefined
})

/** True if documents must be accepted before the member can withdraw. */
export const needsDocumentsAtom = atom((get) => {
  const awaited = get(awaitedDocumentsAtom)
  return awaited === 'ASKED' || (awaited !== undefined && get(identityAtom).data?.neededFor.firstWithdrawal)
})
