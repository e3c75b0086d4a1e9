import { RESET, RESUME } from '@member/commands'
import { toast } from '@member/ui'
import { atom } from 'jotai'
import { requestRewardAtom } from './claims.ts'
import { t } from './words.ts'

/** Looks up the unknown outcome of a reward request. */
export const lookUpRequestAtom = atom(null, async (_get, set) => {
  const { status } = await set(requestRewardAtom, RESUME)
  if (status !== 'done') return
  void toast(t.found)
  await set(requestRewardAtom, RESET)
})
