import { identityQuery, queryAtom } from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import { atom } from 'jotai'

const identityAtom = queryAtom((get) => ({
  ...identityQuery(),
  enabled: get(featureAtom('identity')) === true,
  refetchOnWindowFocus: 'always' as const,
}))

/**
 * Status of documents that are requested, in review or refused, otherwise undefined.
 * Until the documents are accepted, no expected time of payment is shown.
 */
export const awaitedDocumentsAtom = atom((get) => {
  const status = get(identityAtom).data?.status
  return status === 'ASKED' || status === 'PENDING' || status === 'REFUSED' ? status : undefined
})

/** True if no withdrawal is possible until the documents are accepted. */
export const needsDocumentsAtom = atom((get) => {
  const awaited = get(awaitedDocumentsAtom)
  return awaited === 'ASKED' || (awaited !== undefined && get(identityAtom).data?.neededFor.firstWithdrawal)
})
