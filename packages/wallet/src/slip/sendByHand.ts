import { queryClientAtom, type SlipRequest, slipRequestsKey } from '@member/api-client'
import { RESET } from '@member/commands'
import { parseBaht } from '@member/ui'
import { atom } from 'jotai'
import { endPaymentAtom } from '../deposit/payment.ts'
import { askByHand, noteFaults, transAt, type Note } from './manualNote.ts'
import { requestDepositAtom } from './requestDeposit.ts'
import { slipAtom, slipPictureAtom } from './slip.ts'
import type { SlipRefusal } from './slipState.ts'

export const sendByHandAtom = atom(null, async (get, set, note: Note, { uuid }: SlipRefusal) => {
  const amount = parseBaht(note.amount)
  if (amount === undefined) return
  const { file } = get(slipPictureAtom)
  const text = note.note.trim()
  const outcome = await set(requestDepositAtom, {
    ...(uuid ? { uuid } : {}),
    ...(file ? { file } : {}),
    amount,
    transAt: transAt(note),
    bankName: note.bankName,
    ...(text ? { note: text } : {}),
  })
  if (outcome.status !== 'done') return
  const { answer } = outcome
  // Shown at once, before the list is refetched.
  get(queryClientAtom).setQueryData<SlipRequest[]>(
    slipRequestsKey,
    (before) => before && [answer, ...before.filter(({ uuid: one }) => one !== answer.uuid)],
  )
  set(endPaymentAtom)
  set(slipAtom, { step: 'requested', request: answer })
  await set(requestDepositAtom, RESET)
})

/** Sends the slip for manual review; shows the form instead if data is missing or sending fails. */
export const handOverSlipAtom = atom(null, async (get, set, refusal: SlipRefusal) => {
  const refused = get(slipAtom)
  const note = askByHand(refusal.slip, '')
  const isComplete = refusal.uuid !== undefined && Object.keys(noteFaults(note)).length === 0
  if (isComplete) await set(sendByHandAtom, note, refusal)
  // The request was sent, or the member has moved on.
  if (get(slipAtom) !== refused) return
  set(slipAtom, { step: 'manual', refusal })
})
