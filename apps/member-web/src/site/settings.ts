import { getSetting, settingKey } from '@member/api-client'
import { brandAtom } from '@member/brand'
import { atom } from 'jotai'
import { atomWithQuery } from 'jotai-tanstack-query'

/** The operator's settings. */
export const settingAtom = atomWithQuery(() => ({
  queryKey: settingKey,
  queryFn: () => getSetting(),
  staleTime: 5 * 60_000,
}))

/** The two support accounts: the server's, the brand's own until it answers. */
export const lineIdsAtom = atom((get) => {
  const { line } = get(brandAtom)
  const said = get(settingAtom).data?.setting.line
  return { main: said?.line1.id || line.line1, backup: said?.line2.id || line.line2 }
})
