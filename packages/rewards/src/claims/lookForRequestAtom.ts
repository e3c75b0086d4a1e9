import { RESET, RESUME } from '@member/api-client'
import { toast } from '@member/ui'
import { atom } from 'jotai'
import { requestRewardAtom } from './claims.ts'
import { t } from './words.ts'

/** Asks what became of a request; says so where it is found, and puts it away: the next one is another. */
export const lookForRequestAtom = atom(null, async (_get, set) => {
  const { status } = await set(requestRewardAtom, RESUME)
  if (status !== 'done') return
  void toast(t.found)
  await set(requestRewardAtom, RESET)
})
