import { cashOut, creditKey, levelKey, orderAtom } from '@member/api-client'
import { formatBaht, toast } from '@member/ui'
import { atom } from 'jotai'
import { th } from './th.ts'
import { launchAtom } from './launchState.ts'

/** Brings home what is out in games. Safe to repeat: the same key gives the same answer, a new one finds nothing left. */
export const cashOutAtom = orderAtom('cash-out', cashOut, {
  refresh: [creditKey, levelKey],
  about: ({ launchUuid }) => launchUuid ?? 'all',
})

/** The member is back: what is out is asked home, and what came is told. */
export const bringHomeAtom = atom(null, async (get, set, input: { launchUuid?: string } = {}) => {
  const before = get(cashOutAtom)
  const state = await set(cashOutAtom, input)
  if (state.status !== 'done') return state
  const { amount, status } = state.answer
  const launch = get(launchAtom)
  const ended =
    input.launchUuid === undefined ||
    (launch && 'opened' in launch && launch.opened.launchUuid === input.launchUuid)
  if (ended && launch?.phase !== 'opening') set(launchAtom, null)
  if (status === 'PENDING') return state
  const waited = before.status === 'done' && before.answer.status === 'PENDING'
  if (amount > 0) void toast(th.money.back(formatBaht(amount, { unit: true })))
  else if (waited) void toast(th.money.allBack)
  return state
})
