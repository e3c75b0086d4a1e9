import { actorAtom } from '@member/api-client/session-scope'
import {
  queryClientAtom,
  type SlipRequest,
  slipRequestsKey,
  listSlipRequests,
  ledgerKey,
  queryAtom,
  requestDeposit,
  slipRequestsQuery,
  type VerifySlipAnswer,
} from '@member/api-client'
import { lostCommands, RESET, RESUME, commandAtom } from '@member/commands'
import { parseBaht, bahtFault, bangkokDay, bangkokMoment, formatBaht, bangkokClock, toast } from '@member/ui'
import { atom, type Getter, type Setter } from 'jotai'
import { endPaymentAtom } from '../deposit/payment.ts'
import { slipAtom, slipPictureAtom } from './slip.ts'
import type { SlipRefusal } from './slipState.ts'
import { findBank } from '@member/banks'
import { serverNow } from '@member/api-client/server-clock'
import { t } from './words.ts'

export interface Note {
  amount: string
  /** Day of the transfer, `YYYY-MM-DD` in Asia/Bangkok. */
  date: string
  /** Time of the transfer, `HH:mm` in Asia/Bangkok. */
  time: string
  bankName: string
  note: string
}

/** Time (ms) by which a phone's clock may be ahead of ours. */
const clockSlack = 5 * 60 * 1000

/** Returns the manual form's values: from the bank's answer, otherwise the expected amount and today. */
export function askByHand(slip: VerifySlipAnswer | undefined, awaited: string): Note {
  const paidAt = slip?.transAt ? Date.parse(slip.transAt) : undefined
  return {
    amount: typeof slip?.amount === 'number' ? formatBaht(slip.amount) : awaited,
    date: bangkokDay(paidAt ?? serverNow()),
    time: paidAt === undefined ? '' : bangkokClock(paidAt),
    bankName: findBank(slip?.sendingBank ?? '')?.short ?? '',
    note: '',
  }
}

const transAt = ({ date, time }: Note): string => bangkokMoment(date, time)

/** Returns the error of each invalid field; empty if the form is valid. */
export function noteFaults(note: Note): Partial<Record<keyof Note, string>> {
  const faults: Partial<Record<keyof Note, string>> = {}
  const amount = bahtFault(note.amount)
  if (amount) faults.amount = amount
  if (!/^\d{4}-\d{2}-\d{2}$/.test(note.date)) faults.date = t.manualFault.date
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(note.time)) faults.time = t.manualFault.time
  else if (Date.parse(transAt(note)) > serverNow() + clockSlack) faults.date = t.manualFault.future
  if (!note.bankName) faults.bankName = t.manualFault.bank
  return faults
}

export const slipRequestsAtom = queryAtom(slipRequestsQuery)

/** The pending manual request. */
export const openRequestAtom = atom((get) =>
  get(slipRequestsAtom).data?.find(({ status }) => status === 'PENDING'),
)

/** Sends a slip for manual review; after a lost answer, looks for the request in the server's list. */
export const requestDepositAtom = commandAtom('request-deposit', requestDeposit, {
  refresh: [slipRequestsKey, ledgerKey],
  find: async ({ key }) => (await listSlipRequests()).find(({ order }) => order === key) ?? null,
})

/** Slip for which a request was sent last, on this page. */
const sentAtom = atom<SlipRefusal | null>(null)

const isLost = (get: Getter) => lostCommands(get(actorAtom).member).includes('request-deposit')

/** True if a request is known to be for the slip: a picture that cannot be read has no reference. */
const isOf = ({ slip }: SlipRefusal, { transRef }: SlipRequest) => !!transRef && transRef === slip?.transRef

export const sendByHandAtom = atom(null, async (get, set, note: Note, refusal: SlipRefusal) => {
  const { uuid } = refusal
  const amount = parseBaht(note.amount)
  if (amount === undefined) return
  const sending = get(slipAtom)
  // A request lost before this press may be for the picture before.
  const isOther = isLost(get) && get(sentAtom) !== refusal
  set(sentAtom, refusal)
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
  // The member may have chosen another picture meanwhile.
  const isThis = !isOther || isOf(refusal, outcome.answer)
  if (get(slipAtom) === sending && isThis) showRequested(get, set, outcome.answer)
  else void toast(t.requested)
  await set(requestDepositAtom, RESET)
})

function showRequested(get: Getter, set: Setter, request: SlipRequest) {
  // Shown at once, before the list is refetched.
  get(queryClientAtom).setQueryData<SlipRequest[]>(
    slipRequestsKey,
    (before) => before && [request, ...before.filter(({ uuid }) => uuid !== request.uuid)],
  )
  set(endPaymentAtom)
  set(slipAtom, { step: 'requested', request })
}

/** Looks up an unknown outcome of a manual request and, if it was sent, says so. */
export const lookUpManualAtom = atom(null, async (get, set) => {
  // Without one, the answer to the last press stays in view.
  if (!isLost(get)) return
  const outcome = await set(requestDepositAtom, RESUME)
  if (outcome.status !== 'done') return
  const { answer } = outcome
  const at = get(slipAtom)
  if (at.step === 'manual' && (at.refusal === get(sentAtom) || isOf(at.refusal, answer)))
    showRequested(get, set, answer)
  else if (at.step !== 'requested') void toast(t.requested)
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
