import { getSetting, settingKey } from '@member/api-client'
import { atomWithQuery } from 'jotai-tanstack-query'

/** The operator's settings. */
export const settingAtom = atomWithQuery(() => ({
  queryKey: settingKey,
  queryFn: () => getSetting(),
  staleTime: 5 * 60_000,
}))
