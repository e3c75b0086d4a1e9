import { identityQuery, queryAtom } from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import { atom } from 'jotai'

const identityAtom = queryAtom((get) => ({
  ...identityQuery(),
  enabled: get(featureAtom('identity')) === true,
  refetchOnWindowFocus: 'always' as const,
}))

/** How the papers stand that the desk waits for or looks at: until it has accepted them no time holds. */
export const awaitedPapersAtom = atom((get) => {
  const status = get(identityAtom).data?.status
  return status === 'ASKED' || status === 'PENDING' || status === 'REFUSED' ? status : undefined
})

/** True if nothing can be withdrawn until the papers are accepted. */
export const needsPapersAtom = atom((get) => {
  const awaited = get(awaitedPapersAtom)
  return awaited === 'ASKED' || (awaited !== undefined && get(identityAtom).data?.neededFor.firstWithdrawal)
})
