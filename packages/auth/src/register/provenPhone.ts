import {
  type Actor,
  actorAtom,
  deviceId,
  fieldMessages,
  provePhone,
  ProvePhoneRequest,
  requestPhoneProof,
} from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import { storedRecord } from '@member/api-client/stored'
import { atom } from 'jotai'
import * as v from 'valibot'
import { type Refusal, refusalOf } from '../form/refusal.ts'
import { draftAtom } from './draft.ts'

const Proof = v.object({
  phone: v.string(),
  proof: v.string(),
  /** In ms, by this device's clock: of the code, and once it was given of the proof. */
  validUntil: v.number(),
  resendAt: v.number(),
  isProven: v.boolean(),
})
type Proof = v.InferOutput<typeof Proof>

const kept = storedRecord('sessionStorage', 'phone-proof', v.parser(Proof))
const proofNowAtom = atom<Proof | null | undefined>(undefined)

/** The proof of the phone in the form: reading an SMS may cost a small phone the page. */
export const phoneProofAtom = atom(
  (get) => {
    const now = get(proofNowAtom)
    const proof = now === undefined ? kept.read() : now
    return proof && proof.phone === get(draftAtom).phone && proof.validUntil > Date.now() ? proof : null
  },
  (_get, set, proof: Proof | null) => {
    set(proofNowAtom, proof)
    kept.write(proof)
  },
)

/** What a look-up of the account's name brings, once the phone is proven. */
export const accountProofAtom = atom((get) => {
  const proof = get(phoneProofAtom)
  return proof?.isProven ? { phoneProof: proof.proof } : {}
})

/** True while the server asks for a proof of the phone and there is none yet. */
export const proofAskedAtom = atom(
  (get) => get(featureAtom('phoneProof')) === true && get(phoneProofAtom)?.isProven !== true,
)

/** Has a code sent to the phone in the form; why not, where it was not. */
export const sendProofCodeAtom = atom(null, async (get, set): Promise<Refusal | null> => {
  const { phone } = get(draftAtom)
  const by: Actor = get(actorAtom)
  try {
    const { proof, validSec, resendSec } = await requestPhoneProof({ phone, device: deviceId() }, by)
    const now = Date.now()
    const until = { validUntil: now + validSec * 1_000, resendAt: now + resendSec * 1_000 }
    set(phoneProofAtom, { phone, proof, ...until, isProven: false })
    return null
  } catch (error) {
    return refusalOf(error)
  }
})

/** For how long a proof is good, within what the server gives. */
const provenMs = 55 * 60_000

/** Gives the code; why it was refused, where it was. */
export const giveProofCodeAtom = atom(null, async (get, set, code: string): Promise<Refusal | null> => {
  const proof = get(phoneProofAtom)
  const asked = v.safeParse(ProvePhoneRequest, { proof: proof?.proof ?? '', code })
  if (!proof || !asked.success) return { fields: fieldMessages(asked.issues ?? []) }
  try {
    await provePhone(asked.output, get(actorAtom))
    set(phoneProofAtom, { ...proof, isProven: true, validUntil: Date.now() + provenMs })
    return null
  } catch (error) {
    return refusalOf(error)
  }
})
