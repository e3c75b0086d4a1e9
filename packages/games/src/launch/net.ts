import { queryAtom, realityCheckQuery } from '@member/api-client'
import { atom } from 'jotai'
import { featuresAtom, whilePlaying } from '../credit.ts'

const sessionAtom = queryAtom((get) => ({
  ...realityCheckQuery(),
  enabled: get(featuresAtom).realityCheck,
  refetchInterval: whilePlaying,
}))

/** Won less staked since the log-in, as the server counts it; undefined where it does not. */
export const netAtom = atom((get) => get(sessionAtom).data?.net)
