import { cashOut, creditKey, levelKey, commandAtom, RESET } from '@member/api-client'
import { toast } from '@member/ui'
import { atom } from 'jotai'
import { t } from './words.ts'
import { launchAtom } from './launchState.ts'

/** Brings home what is out in games. Safe to repeat: the same key gives the same answer, a new one finds nothing left. */
export const cashOutCommandAtom = commandAtom('cash-out', cashOut, {
  refresh: [creditKey, levelKey],
  about: ({ launchUuid }) => launchUuid ?? 'all',
})

/** The member is back: what is out is asked home, and what came is told. */
export const cashOutAtom = atom(null, async (get, set, input: { launchUuid?: string } = {}) => {
  const before = get(cashOutCommandAtom)
  // More may have gone out since.
  if (before.status === 'done') void set(cashOutCommandAtom, RESET)
  const state = await set(cashOutCommandAtom, input)
  if (state.status !== 'done') return state
  const { amount, status } = state.answer
  const launch = get(launchAtom)
  const ended =
    input.launchUuid === undefined ||
    (launch && 'opened' in launch && launch.opened.launchUuid === input.launchUuid)
  if (ended && launch?.phase !== 'opening') set(launchAtom, null)
  if (status === 'PENDING') return state
  const waited = before.status === 'done' && before.answer.status === 'PENDING'
  if (amount > 0) void toast(t.money.back({ baht: amount }))
  else if (waited) void toast(t.money.allBack)
  return state
})
