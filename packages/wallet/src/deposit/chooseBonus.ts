import {
  actorAtom,
  ApiError,
  bonusQuery,
  type BonusState,
  familyOf,
  getBonus,
  leaveBonus,
  queryClientAtom,
  takeBonus,
} from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import { atom } from 'jotai'

interface Choice {
  /** Undefined for no bonus. */
  offer: string | undefined
  /** Deposit (baht) that the choice is for. */
  amount: number
}

/** Longest wait for an answer about the choice. */
const maxWaitMs = 10_000

interface SentChoice {
  /** Resolves to whether the outcome is known. */
  isKnown: Promise<boolean>
  isPending: boolean
}

const sentChoiceAtom = atom<SentChoice>({ isKnown: Promise.resolve(true), isPending: false })

/** True if the server may have got a choice whose outcome is unknown. */
export const isChoiceUnknownAtom = atom(false)

/** What a choice waits for: an earlier choice's answer, or the look-up of its unknown outcome. */
export const choiceWaitAtom = atom<'earlier' | 'checking'>()

/** Runs a call, which is aborted after ten seconds. */
async function withTimeout<Answer>(call: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), maxWaitMs)
  try {
    return await call(abort.signal)
  } finally {
    clearTimeout(timer)
  }
}

/** True if the server has answered, so that the choice is made or refused. */
export const isAnswer = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  (error.kind === 'refused' || error.kind === 'signed-out') &&
  familyOf(error.status) < 500

const isChosen = ({ taken }: BonusState, { offer, amount }: Choice) =>
  offer === undefined ? taken === null : taken?.offer === offer && taken.amount === amount

/**
 * Chooses a bonus offer, or none, for one deposit. Does nothing if the server has no bonus choice. Choices are
 * sent one after another: the last one must also be the last that the server gets. After one of unknown outcome
 * the server's state is looked up, and an offer sent only if it differs. No bonus is always sent: the unknown
 * choice may still arrive.
 */
export const chooseBonusAtom = atom(null, async (get, set, choice: Choice) => {
  if (get(featureAtom('bonusChoice')) !== true) return
  const by = get(actorAtom)
  const earlier = get(sentChoiceAtom)
  const client = get(queryClientAtom)
  const { offer, amount } = choice
  let isSent = false
  const choose = async (): Promise<BonusState> => {
    if (earlier.isPending) set(choiceWaitAtom, 'earlier')
    if (!(await earlier.isKnown)) {
      set(choiceWaitAtom, 'checking')
      const state = await withTimeout((signal) => getBonus(amount, signal))
      if (offer !== undefined && isChosen(state, choice)) return state
    }
    set(choiceWaitAtom, undefined)
    isSent = true
    return withTimeout((signal) =>
      offer === undefined ? leaveBonus(by, signal) : takeBonus({ offer, amount }, by, signal),
    )
  }
  const choosing = choose().finally(() => {
    sent.isPending = false
    set(choiceWaitAtom, undefined)
  })
  const isKnown = choosing.then(
    () => true,
    (error) => isSent && isAnswer(error),
  )
  void isKnown.then((known) => set(isChoiceUnknownAtom, !known))
  const sent = { isKnown, isPending: true }
  set(sentChoiceAtom, sent)
  const chosen = await choosing
  const { queryKey } = bonusQuery(amount)
  // What is stored for other amounts knows nothing of this choice.
  client.removeQueries({ queryKey: queryKey.slice(0, -1), type: 'inactive' })
  client.setQueryData<BonusState>(queryKey, (known) => ({
    ...chosen,
    offers: known?.offers ?? chosen.offers,
  }))
})
