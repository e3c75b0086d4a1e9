import {
  cashOut,
  type CashOutAnswer,
  creditKey,
  getCredit,
  levelKey,
  limitsKey,
  commandAtom,
  type Credit,
  RESET,
  RESUME,
} from '@member/api-client'
import { areAmountsHidden, formatBaht, toast } from '@member/ui'
import { atom } from 'jotai'
import { t } from './words.ts'
import { creditAtom } from './credit.ts'
import { launchAtom } from './launchState.ts'

/** What a command is about that brings home all there is. */
const all = 'all'

/** Brings home what is out in games. Safe to repeat: the same key gives the same answer, a new one finds nothing left. */
export const cashOutCommandAtom = commandAtom('cash-out', cashOut, {
  refresh: [creditKey, levelKey, limitsKey],
  about: ({ launchUuid }) => launchUuid ?? all,
  // A press asks again with the same key; after a reload the credit tells whether the money is still out.
  find: async (_command, input, about): Promise<CashOutAnswer | null> => {
    if (input) return null
    const credit = await getCredit()
    const isOut = credit.inGames.some(({ launchUuid }) => about === all || about === launchUuid)
    return isOut ? null : { amount: 0, status: 'DONE', credit }
  },
})

/** Asks whether the money came home; says so where it did. */
export const lookForCashOutAtom = atom(null, async (_get, set) => {
  const { status } = await set(cashOutCommandAtom, RESUME)
  if (status !== 'done') return
  void toast(t.money.allBack)
  await set(cashOutCommandAtom, RESET)
})

/** The member is back: what is out is asked home, and what came is told. */
export const cashOutAtom = atom(null, async (get, set, input: { launchUuid?: string } = {}) => {
  const before = get(cashOutCommandAtom)
  const { inGames = [] } = get(creditAtom).data ?? {}
  // More may have gone out since.
  if (before.status === 'done') void set(cashOutCommandAtom, RESET)
  const state = await set(cashOutCommandAtom, input)
  if (state.status !== 'done') return state
  const { amount, status, credit } = state.answer
  const launch = get(launchAtom)
  const ended =
    input.launchUuid === undefined ||
    (launch && 'opened' in launch && launch.opened.launchUuid === input.launchUuid)
  if (ended && launch?.phase !== 'opening') set(launchAtom, null)
  if (status === 'PENDING') return state
  const waited = before.status === 'done' && before.answer.status === 'PENDING'
  const asked = input.launchUuid ?? (inGames.length === 1 ? inGames[0]?.launchUuid : undefined)
  const result = credit.lastGame?.launchUuid === asked ? credit.lastGame?.result : undefined
  tell(amount, result, waited)
  return state
})

/** What came home, and what the game brought or cost, so that money of the member's own is never read as won. */
function tell(
  amount: number,
  result: NonNullable<Credit['lastGame']>['result'] | undefined,
  waited: boolean,
) {
  if (areAmountsHidden()) {
    if (amount > 0 || waited) void toast(t.money.allBack)
  } else if (result) {
    const words = { baht: amount, result: formatBaht(result, { sign: true, unit: true }) }
    void toast(amount > 0 ? t.money.result(words) : t.money.nothingLeft(words), result > 0 ? 'ok' : 'info')
  } else if (amount > 0) void toast(t.money.back({ baht: amount }))
  else if (waited) void toast(t.money.allBack)
}
