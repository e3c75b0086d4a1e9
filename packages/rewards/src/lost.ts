import { RESET, RESUME } from '@member/commands'
import { toast } from '@member/ui'
import { atom } from 'jotai'
import { requestRewardAtom } from './claims/claims.ts'
import { t } from './claims/words.ts'

/** Looks up the unknown outcome of a reward request. */
const lookUpRequestAtom = atom(null, async (_get, set) => {
  const { status } = await set(requestRewardAtom, RESUME)
  if (status !== 'done') return
  void toast(t.found)
  await set(requestRewardAtom, RESET)
})

/** Commands whose outcome may be unknown, each with the atom that looks the outcome up. */
export const lost = { 'request-reward': lookUpRequestAtom }
