import { useAtomValue } from 'jotai'
import { identityAtom } from './identity.ts'

/** True if the operator waits for the member's papers: asked for, or sent and refused. */
export const useArePapersAsked = (): boolean => {
  const status = useAtomValue(identityAtom).data?.status
  return status === 'ASKED' || status === 'REFUSED'
}
