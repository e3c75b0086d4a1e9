import { queryAtom, settingQuery } from '@member/api-client'
import { atom } from 'jotai'

export const settingAtom = queryAtom(settingQuery)

/** Which parts of player protection this server has; undefined until it has said. */
export const featuresAtom = atom((get) => {
  const features = get(settingAtom).data?.features
  if (!features) return undefined
  const { limits = false, breaks = false, identity = false, consent = false } = features
  const { realityCheck = false, spending = false } = features
  return { limits, breaks, identity, consent, realityCheck, spending }
})
