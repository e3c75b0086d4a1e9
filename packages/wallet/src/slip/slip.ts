import {
  actorAtom,
  depositsQuery,
  isOwnSession,
  queryClientAtom,
  verifySlip,
  type VerifySlipAnswer,
} from '@member/api-client'
import { findBank } from '@member/banks'
import { readSlipQr, writeSlipQr } from '@member/banks/thai-qr'
import { atom, type Getter } from 'jotai'
import { t } from './words.ts'
import { storePicture, storeState, readStored, type SlipPicture } from './storedSlip.ts'
import { prepareSlip } from './reading/prepareSlip.ts'
import { slipFailure, slipVerdict } from './slipOutcome.ts'
import type { SlipState } from './slipState.ts'

/** Time (seconds) until the next check after a failed one, unless the server sets a time. */
const lookAgain = 30

const storedAtom = atom(() => readStored())
const stateAtom = atom<SlipState | null>(null)
const chosenAtom = atom<SlipPicture | null>(null)

export const slipAtom = atom(
  (get) => get(stateAtom) ?? get(storedAtom).state,
  (get, set, state: SlipState) => {
    // A late answer is not stored for the next member.
    if (isOwnSession(get)) storeState(state)
    set(stateAtom, state)
  },
)

/** True once the slip has changed its step during this visit, so that the focus must move. */
export const slipMovedAtom = atom((get) => get(stateAtom) !== null)

export const slipPictureAtom = atom(
  (get) => get(chosenAtom) ?? get(storedAtom).picture,
  (get, set, picture: SlipPicture) => {
    if (isOwnSession(get)) storePicture(picture)
    set(chosenAtom, picture)
  },
)

/** Prepares the chosen picture for sending; if its mini-QR was read, also checks the slip at once. */
export const chooseSlipAtom = atom(null, async (get, set, file: File) => {
  const preparing: SlipState = { step: 'preparing' }
  set(slipAtom, preparing)
  // A file deleted after being chosen counts as unreadable.
  const prepared = await prepareSlip(file).catch(() => ({ fault: 'fileType' as const }))
  // A newer picture has been chosen.
  if (get(slipAtom) !== preparing) return
  if ('fault' in prepared) return set(slipAtom, { step: 'choose', fault: prepared.fault })
  set(slipAtom, { step: 'ready' })
  set(slipPictureAtom, prepared)
  if (prepared.qrcode && isOwnSession(get)) await set(verifySlipAtom)
})

/** Checks the slip at the server: by the QR code's text if known, otherwise by the picture. */
export const verifySlipAtom = atom(null, async (get, set) => {
  const before = get(slipAtom)
  if (before.step === 'verifying') return
  const input = whatToAsk(get(slipPictureAtom), slipOf(before))
  if (!input) return set(slipAtom, { step: 'choose' })
  const asking: SlipState = { step: 'verifying', waiting: before.step === 'waiting' ? before : null }
  set(slipAtom, asking)
  const after = await verifySlip(input, get(actorAtom)).then(
    (slip) => slipVerdict(slip, t.needsManual),
    (error: unknown) => slipFailure(error, slipOf(before)),
  )
  const settled = await withDeposit(get, patient(before, after))
  if (get(slipAtom) === asking) set(slipAtom, settled)
})

const slipOf = (state: SlipState): VerifySlipAnswer | undefined =>
  'slip' in state
    ? state.slip
    : 'refusal' in state
      ? state.refusal.slip
      : 'waiting' in state
        ? state.waiting?.slip
        : undefined

function whatToAsk({ file, qrcode }: SlipPicture, slip: VerifySlipAnswer | undefined) {
  if (qrcode) return { qrcode }
  if (file) return { file }
  const text = slip && writeSlipQr({ ...slip, sendingBank: findBank(slip.sendingBank)?.code ?? '' })
  return text ? { qrcode: text } : null
}

/** Returns `after`, except that a waiting slip stays waiting if its check failed only temporarily. */
function patient(before: SlipState, after: SlipState): SlipState {
  if (before.step !== 'waiting' || after.step !== 'refused') return after
  const { why, until } = after.refusal
  if (why !== 'unavailable' && why !== 'throttled' && why !== 'bankDown') return after
  return { ...before, until: until ?? Date.now() + lookAgain * 1000 }
}

/** Turns `creditedBefore` into `credited` if the deposit is found; returns other states unchanged. */
export async function withDeposit(get: Getter, state: SlipState): Promise<SlipState> {
  if (state.step !== 'creditedBefore') return state
  const { qrcode } = get(slipPictureAtom)
  const transRef = slipOf(get(slipAtom))?.transRef ?? (qrcode ? readSlipQr(qrcode)?.transRef : undefined)
  try {
    const { items } = await get(queryClientAtom).fetchQuery(depositsQuery({ page: 1, limit: 100 }))
    const deposit = items.find(
      ({ uuid, transRef: ref }) => uuid === state.depositUuid || (ref && ref === transRef),
    )
    return deposit ? { step: 'credited', deposit, before: true } : state
  } catch {
    // The status is valid without its details.
    return state
  }
}
