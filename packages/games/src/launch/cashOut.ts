import {
  cashOut,
  type CashOutAnswer,
  creditKey,
  getCredit,
  levelKey,
  limitsKey,
  type Credit,
} from '@member/api-client'
import { commandAtom, RESET, RESUME } from '@member/commands'
import { areAmountsHidden, formatBaht, toast } from '@member/ui'
import { atom } from 'jotai'
import { t } from './words.ts'
import { creditAtom } from './credit.ts'
import { launchAtom } from './launchState.ts'

/** Value of `about` for a command that transfers money out of all games. */
const all = 'all'

export const cashOutCommandAtom = commandAtom('cash-out', cashOut, {
  refresh: [creditKey, levelKey, limitsKey],
  about: ({ launchUuid }) => launchUuid ?? all,
  // A press repeats the same key; after a reload the credit shows if the money is still in the game.
  find: async (_command, input, about): Promise<CashOutAnswer | null> => {
    if (input) return null
    const credit = await getCredit()
    const isOut = credit.inGames.some(({ launchUuid }) => about === all || about === launchUuid)
    return isOut ? null : { amount: 0, status: 'DONE', credit }
  },
})

/** Looks up the unknown outcome of a transfer out of games. */
export const lookUpCashOutAtom = atom(null, async (_get, set) => {
  const { status } = await set(cashOutCommandAtom, RESUME)
  if (status !== 'done') return
  void toast(t.money.allBack)
  await set(cashOutCommandAtom, RESET)
})

/** Transfers money out of one launch of a game, or of all, closes the frame and announces the amount. */
export const cashOutAtom = atom(null, async (get, set, input: { launchUuid?: string } = {}) => {
  const before = get(cashOutCommandAtom)
  const { inGames = [] } = get(creditAtom).data ?? {}
  // More money may be in games by now.
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
  announce(amount, result, waited)
  return state
})

/** Announces the returned amount together with the game's result, if known. */
function announce(
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
